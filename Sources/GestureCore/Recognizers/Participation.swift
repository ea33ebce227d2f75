// SPDX-License-Identifier: MIT

/// Part of a recognizer in a gesture without touches (rules 14.2, 14.3).
enum Participation {
    /// Cannot follow such a gesture, or must not.
    case none
    case refused(Reason)
    case follows

    /// Of a recognizer that wants a number of fingers.
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
