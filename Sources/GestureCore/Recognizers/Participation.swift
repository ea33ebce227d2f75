// SPDX-License-Identifier: MIT

/// Part that a recognizer takes in a touchpad gesture or scroll (rules 14.2, 14.3).
enum Participation {
    /// The recognizer cannot follow such a gesture, or must not.
    case none
    /// The recognizer refuses the gesture for a reason.
    case refused(Reason)
    /// The recognizer follows the gesture.
    case follows

    /// Decides for a recognizer that requires a number of fingers.
    init(of gesture: IndirectGesture, from least: Int, to most: Int) {
        let fingers = gesture.fingers
        if fingers < least {
            self = .refused(Reason(.tooFewTouches, Double(fingers), Double(least)))
        } else if fingers > most {
            self = .refused(Reason(.tooManyTouches, Double(fingers), Double(most)))
        } else {
            self = .follows
        }
    }
}

extension GestureRecognizer {
    /// Whether the recognizer is in an attempt that is about touches and has not finished.
    var waitsForTouches: Bool { !currentState.isFinished && takesTouches && attempt.indirect == nil }
}
