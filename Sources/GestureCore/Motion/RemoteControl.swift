// SPDX-License-Identifier: MIT

/// Commands of media keys, with the numbers of UIKit (rule 3.5).
public enum RemoteControl: UInt32, Sendable {
    /// Play.
    case play = 100
    /// Pause.
    case pause = 101
    /// Stop.
    case stop = 102
    /// Pause if something plays, else play.
    case togglePlayPause = 103
    /// Go to the next track.
    case nextTrack = 104
    /// Go to the previous track.
    case previousTrack = 105
    /// The key that rewinds was pressed.
    case beginSeekingBackward = 106
    /// The key that rewinds was released.
    case endSeekingBackward = 107
    /// The key that winds forward was pressed.
    case beginSeekingForward = 108
    /// The key that winds forward was released.
    case endSeekingForward = 109
}
