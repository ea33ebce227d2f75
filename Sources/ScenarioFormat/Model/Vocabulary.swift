// SPDX-License-Identifier: MIT

// Fixed words of the format. The raw value is the word in a file.

/// Phases of a touch, in the order of `handles=`.
public enum TouchPhase: String, Sendable, CaseIterable {
    case began, moved, ended, cancelled
}

public enum TouchType: String, Sendable, CaseIterable {
    case direct, stylus, indirect
    case indirectPointer = "indirect-pointer"
}

public enum PointerButton: String, Sendable, CaseIterable {
    case primary, secondary, middle
}

public enum TouchpadGesture: String, Sendable, CaseIterable {
    case swipe, pinch, hold
}

public enum ScrollType: String, Sendable, CaseIterable {
    case wheel, finger, continuous
}

public enum RecognizerState: String, Sendable, CaseIterable {
    case possible, began, changed, ended, cancelled, failed

    /// Possible and failed send no action.
    public var sendsAction: Bool {
        self != .possible && self != .failed
    }
}

/// Reference from which the values of a continuous recognizer count (8.12).
public enum ValueReference: String, Sendable, CaseIterable {
    case touchDown = "touch-down"
    case began
}

/// Parts of the fingers' movement that a transform follows (8.13).
public enum TransformPart: String, Sendable, CaseIterable {
    case translation, scale, rotation
}

public enum SwipeDirection: String, Sendable, CaseIterable {
    case right, left, up, down
}

public enum Edge: String, Sendable, CaseIterable {
    case top, left, bottom, right
}

/// Where a screen-edge pan leads as it begins (8.8).
public enum EdgeDirections: String, Sendable, CaseIterable {
    case inwards, along, either
}

/// Modifier keys.
public enum Modifier: String, Sendable, CaseIterable {
    case shift, ctrl, alt
    case `super`
}

/// Axes that a control tracks.
public enum TrackedAxes: String, Sendable, CaseIterable {
    case horizontal, vertical, both
}

/// The events of a control, UIKit's names in kebab case.
public enum ControlEvent: String, Sendable, CaseIterable {
    case touchDown = "touch-down"
    case touchDownRepeat = "touch-down-repeat"
    case touchDragInside = "touch-drag-inside"
    case touchDragOutside = "touch-drag-outside"
    case touchDragEnter = "touch-drag-enter"
    case touchDragExit = "touch-drag-exit"
    case touchUpInside = "touch-up-inside"
    case touchUpOutside = "touch-up-outside"
    case touchCancel = "touch-cancel"
}

/// Phases of a shake, the only motion.
public enum MotionPhase: String, Sendable, CaseIterable {
    case began, ended, cancelled
}

public enum RemoteCommand: String, Sendable, CaseIterable {
    case play, pause, stop
    case togglePlayPause = "toggle-play-pause"
    case nextTrack = "next-track"
    case previousTrack = "previous-track"
    case beginSeekingForward = "begin-seeking-forward"
    case endSeekingForward = "end-seeking-forward"
    case beginSeekingBackward = "begin-seeking-backward"
    case endSeekingBackward = "end-seeking-backward"
}

/// Questions to a recognizer's delegate.
public enum DelegateQuestion: String, Sendable, CaseIterable {
    case shouldBegin = "should-begin"
    case shouldReceiveEvent = "should-receive-event"
    case shouldReceiveTouch = "should-receive-touch"
    case simultaneous
    case requireFailureOf = "require-failure-of"
    case requiredToFailBy = "required-to-fail-by"

    /// Whether the question is about another recognizer, whose name the log then has.
    public var isAboutAnother: Bool {
        self == .simultaneous || self == .requireFailureOf || self == .requiredToFailBy
    }
}

/// Reason codes of the table in §15.
public enum FailureReason: String, Sendable, CaseIterable {
    case movedTooFar = "moved-too-far"
    case movedTooLittle = "moved-too-little"
    case tooSlow = "too-slow"
    case tooLong = "too-long"
    case tooLate = "too-late"
    case liftedEarly = "lifted-early"
    case tooManyTouches = "too-many-touches"
    case tooFewTouches = "too-few-touches"
    case wrongDirection = "wrong-direction"
    case outsideEdge = "outside-edge"
    case refusedByDelegate = "refused-by-delegate"
    case prevented
    case requirementRecognized = "requirement-recognized"
    case requirementPending = "requirement-pending"
    /// The recognizer that this one follows failed (6.14).
    case requirementFailed = "requirement-failed"
    case touchCancelled = "touch-cancelled"
    case systemCancel = "system-cancel"
    case viewRemoved = "view-removed"
    case disabled
    case abandoned
    case withheldBegan = "withheld-began"
    case withheldEnded = "withheld-ended"
    /// A custom recognizer failed or cancelled itself.
    case byItself = "by-itself"
    /// A pointer pressed other buttons than the tap wants.
    case wrongButtons = "wrong-buttons"
    /// The touch landed while others were down (4.9).
    case notFirstTouch = "not-first-touch"
    case edgeDeferred = "edge-deferred"
    case noEdges = "no-edges"
    case modifiers
    case refusedByControl = "refused-by-control"
}
