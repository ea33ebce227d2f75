// SPDX-License-Identifier: MIT

/// A running touchpad gesture or scroll, shared by the recognizers that take part in it (rules 14.2, 14.3).
final class IndirectGesture {
    enum Phase {
        case began, changed, ended, cancelled
    }

    private(set) var kind = IndirectGestureKind.swipe
    private(set) var scrollType = ScrollTypes.wheel
    private(set) var seat: UInt32 = 0
    /// Location of the pointer, at which the hit test was made, in application coordinates.
    private(set) var location = Point.zero
    /// Number of fingers; 0 if unknown, as in a scroll.
    private(set) var fingers = 0
    /// The view that was hit at the beginning; nil after it has left its window.
    unowned(unsafe) var view: View?
    unowned(unsafe) var window: Window?

    /// Whether the fingers have not lifted.
    var isDown = false
    /// Whether a recognizer has recognized the gesture.
    var isRecognized = false
    /// Whether a recognizer took part when it began, so that it is not sent to the client (rule 14.4).
    var isTaken = false

    // MARK: Values of the running step

    /// Displacement since the last step, in px.
    private(set) var step = Point.zero
    /// Scale of a pinch: ratio of the fingers' distance to that at the beginning.
    private(set) var scale = 1.0
    /// Angle since the last step, in radians, clockwise positive.
    private(set) var turn = 0.0
    private(set) var time: Microseconds = 0

    /// Time without an event after which a scroll without an end is over.
    static let silence = Time.milliseconds(300)

    func begin(with sample: IndirectSample, seat: UInt32) {
        kind = sample.kind
        scrollType = sample.scrollType
        self.seat = seat
        location = sample.location
        fingers = sample.fingers
        isDown = true
        isRecognized = false
        isTaken = false
        take(sample)
    }

    func take(_ sample: IndirectSample) {
        step = sample.step
        scale = sample.scale
        turn = sample.turn
        time = sample.time
    }

    func rest(at time: Microseconds) {
        step = .zero
        turn = 0
        self.time = time
    }

    /// Returns whether the gesture goes on. Continuous scrolling ends by silence, which only recognizers that take part
    /// have a timer for.
    func isRunning(at now: Microseconds) -> Bool {
        let isSilent =
            kind == .scroll && scrollType == .continuous && now >= Time.after(time, by: IndirectGesture.silence)
        return isDown && !isSilent
    }

    /// Number of fingers that are down, as recognizers report it.
    var touchCount: Int { isDown ? fingers : 0 }
}

/// Kinds of indirect gestures: fingers on a touchpad, or a scrolling device.
public enum IndirectGestureKind: UInt32, Sendable {
    /// Fingers move together; drives pan and swipe.
    case swipe = 1
    /// Fingers move relative to each other; drives pinch, rotation and, by their middle, pan.
    case pinch = 2
    /// Fingers rest; drives long press.
    case hold = 3
    /// A scroll; drives pans that allow it.
    case scroll = 4
}

/// A set of scroll types: what a pan follows in addition to touches (rule 14.3).
public struct ScrollTypes: OptionSet, Sendable {
    /// Bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Clicks of a wheel, each a gesture of its own.
    public static let wheel = ScrollTypes(rawValue: 1)
    /// Fingers on a touchpad; their lift ends the scroll.
    public static let finger = ScrollTypes(rawValue: 2)
    /// A device that scrolls without clicks and may not report when it stops.
    public static let continuous = ScrollTypes(rawValue: 4)
    /// All three types.
    public static let all: ScrollTypes = [.wheel, .finger, .continuous]
}
