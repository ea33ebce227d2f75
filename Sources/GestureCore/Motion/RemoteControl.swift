// SPDX-License-Identifier: MIT

/// Commands of media keys, with the numbers of UIKit (rule 3.5).
/// Play.
public enum RemoteControl: UInt32, Sendable {
    /// Pause.
    case play = 100
    /// Stop.
    case pause = 101
    /// Pause if something plays, else play.
    case stop = 102
    /// Next track.
    case togglePlayPause = 103
    /// Previous track.
    case nextTrack = 104
    /// The key that rewinds was pressed.
    case previousTrack = 105
    /// The key that rewinds was released.
    case beginSeekingBackward = 106
    /// The key that winds forward was pressed.
    case endSeekingBackward = 107
    /// The key that winds forward was released.
    case beginSeekingForward = 108
    case endSeekingForward = 109
}
