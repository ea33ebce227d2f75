// SPDX-License-Identifier: MIT

/// What a recognizer has to do with a gesture without touches.
enum Participation {
    /// It cannot follow such a gesture, or must not.
    case none
    case refused(Reason)
    case follows
}

extension GestureRecognizer {
    /// Which kinds follow which gestures (rules 14.2, 14.3).
    final func participation(in gesture: IndirectGesture) -> Participation {
        if gesture.kind == .scroll {
            guard kind == .pan, let pan = self as? PanGestureRecognizer,
                pan.allowedScrollTypes.contains(gesture.scrollType)
            else { return .none }
            return .follows
        }
        guard allowedTouchTypes & Touch.Kind.indirect.bit != 0 else { return .none }
        switch (gesture.kind, kind) {
        case (.swipe, .pan), (.pinch, .pan):
            guard let pan = self as? PanGestureRecognizer, pan.followsTouchpad else { return .none }
            return fingers(gesture, from: pan.minimumNumberOfTouches, to: pan.maximumNumberOfTouches)
        case (.swipe, .swipe):
            guard let swipe = self as? SwipeGestureRecognizer else { return .none }
            return fingers(gesture, from: swipe.numberOfTouchesRequired, to: swipe.numberOfTouchesRequired)
        case (.pinch, .pinch), (.pinch, .rotation):
            return .follows
        case (.hold, .longPress):
            guard let press = self as? LongPressGestureRecognizer, press.numberOfTapsRequired == 0 else {
                return .none
            }
            return fingers(gesture, from: press.numberOfTouchesRequired, to: press.numberOfTouchesRequired)
        case (.hold, .custom):
            // Fingers that rest stop what moves under them (rule 13.6).
            return (self as? CatchRecognizer)?.hasMotion ?? false ? .follows : .none
        default:
            return .none
        }
    }

    @inline(never)
    private final func fingers(_ gesture: IndirectGesture, from least: Int, to most: Int) -> Participation {
        let fingers = gesture.fingers
        if fingers < least { return .refused(Reason(.tooFewTouches, Double(fingers), Double(least))) }
        if fingers > most { return .refused(Reason(.tooManyTouches, Double(fingers), Double(most))) }
        return .follows
    }

    /// Hears of a step of the gesture that it takes part in.
    @inline(never)
    final func follow(_ gesture: IndirectGesture, _ phase: IndirectGesture.Phase) {
        switch kind {
        case .pan: (self as? PanGestureRecognizer)?.followGesture(gesture, phase)
        case .swipe: (self as? SwipeGestureRecognizer)?.followGesture(gesture, phase)
        case .pinch: (self as? PinchGestureRecognizer)?.followGesture(gesture, phase)
        case .rotation: (self as? RotationGestureRecognizer)?.followGesture(gesture, phase)
        case .longPress: (self as? LongPressGestureRecognizer)?.followGesture(gesture, phase)
        case .custom: (self as? CatchRecognizer)?.followGesture(gesture, phase)
        case .tap, .screenEdgePan, .hover: break
        }
    }
}
