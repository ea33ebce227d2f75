// SPDX-License-Identifier: MIT

/// A touchpad's gesture or a scroll under way: what the recognizers share that take part in it (rules 14.2, 14.3).
final class IndirectGesture {
    enum Phase {
        case began, changed, ended, cancelled
    }

    private(set) var kind = IndirectGestureKind.swipe
    private(set) var scrollType = ScrollTypes.wheel
    private(set) var seat: UInt32 = 0
    /// The pointer, where it was hit-tested; in the application's space.
    private(set) var location = Point.zero
    /// 0: unknown, of a scroll.
    private(set) var fingers = 0
    /// View that was hit at the beginning; nil once it has left its window.
    unowned(unsafe) var view: View?
    unowned(unsafe) var window: Window?

    /// The fingers have not lifted.
    var isDown = false
    /// Somebody has recognized it.
    var isRecognized = false
    /// Somebody took part when it began: it is not the client's (rule 14.4).
    var isTaken = false

    // MARK: What the running step says

    /// px since the last step.
    private(set) var step = Point.zero
    /// Of a pinch: the distance of the fingers by what it was at the beginning.
    private(set) var scale = 1.0
    /// Radians since the last step, clockwise positive.
    private(set) var turn = 0.0
    private(set) var time: Microseconds = 0

    /// A scroll that nobody ends is over after this long without an event.
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

    /// Number of fingers that are down, as recognizers report it.
    var touchCount: Int { isDown ? fingers : 0 }
}

/// Indirect gestures: of fingers on a touchpad, or of a device that scrolls.
public enum IndirectGestureKind: UInt32, Sendable {
    /// Drives pan and swipe.
    case swipe = 1
    /// Drives pinch, rotation and, by its middle, pan.
    case pinch = 2
    /// Drives long press.
    case hold = 3
    /// Drives pans that allow it.
    case scroll = 4
}

/// Kinds of scrolling, a mask: what a pan follows beside touches (rule 14.3).
public struct ScrollTypes: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Clicks, each a gesture of its own.
    public static let wheel = ScrollTypes(rawValue: 1)
    /// Fingers on a touchpad, which end it by lifting.
    public static let finger = ScrollTypes(rawValue: 2)
    /// A device that moves without clicks and need not say when it stops.
    public static let continuous = ScrollTypes(rawValue: 4)
    public static let all: ScrollTypes = [.wheel, .finger, .continuous]
}
