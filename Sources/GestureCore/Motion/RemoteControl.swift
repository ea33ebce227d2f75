// SPDX-License-Identifier: MIT

/// Commands of media keys, numbered as UIKit has them (rule 3.5).
public enum RemoteControl: UInt32, Sendable {
    case play = 100
    case pause = 101
    case stop = 102
    case togglePlayPause = 103
    case nextTrack = 104
    case previousTrack = 105
    case beginSeekingBackward = 106
    case endSeekingBackward = 107
    case beginSeekingForward = 108
    case endSeekingForward = 109
}
