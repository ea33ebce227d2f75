// SPDX-License-Identifier: MIT

/// One event of a touchpad gesture or a scroll.
public struct IndirectSample {
    enum Event {
        case began, changed, ended, cancelled, scrolled
    }

    let event: Event
    /// Time of the device, in µs.
    public var time: Microseconds
    private(set) var kind = IndirectGestureKind.swipe
    private(set) var scrollType = ScrollTypes.wheel
    private(set) var fingers = 0
    /// Location of the pointer, in the source's coordinates.
    public internal(set) var location = Point.zero
    /// Displacement since the last sample, in px.
    public private(set) var step = Point.zero
    /// Scale of a pinch since its beginning.
    public private(set) var scale = 1.0
    /// Angle of a pinch since the last sample, in radians, clockwise positive.
    public private(set) var turn = 0.0
    /// The time is on the application's clock already.
    var isHostTime = false

    private init(_ event: Event, _ time: Microseconds) {
        self.event = event
        self.time = time
    }

    /// Returns the beginning of a touchpad gesture, with the number of fingers and the location of the pointer.
    public static func began(
        _ kind: IndirectGestureKind, fingers: Int, at location: Point, time: Microseconds = 0
    ) -> IndirectSample {
        var sample = IndirectSample(.began, time)
        sample.kind = kind
        sample.fingers = fingers
        sample.location = location
        return sample
    }

    /// Returns a step: the displacement of the fingers' middle in px and, for a pinch, the scale since the beginning
    /// and the angle since the last step in radians, clockwise positive.
    public static func updated(
        by step: Point, scale: Double = 1, turn: Double = 0, time: Microseconds = 0
    ) -> IndirectSample {
        var sample = IndirectSample(.changed, time)
        sample.step = step
        sample.scale = scale
        sample.turn = turn
        return sample
    }

    /// Returns the end of a gesture: the fingers have lifted.
    public static func ended(time: Microseconds = 0) -> IndirectSample { IndirectSample(.ended, time) }

    /// Returns the cancel of a gesture: it turned out to be none, or the system took it.
    public static func cancelled(time: Microseconds = 0) -> IndirectSample { IndirectSample(.cancelled, time) }

    /// Returns a step of a scroll at the pointer, in px, positive if the content is to move right and down. A zero step
    /// ends the scroll, except for a wheel.
    public static func scrolled(
        _ type: ScrollTypes, by step: Point, at location: Point, time: Microseconds = 0
    ) -> IndirectSample {
        var sample = IndirectSample(.scrolled, time)
        sample.kind = .scroll
        sample.scrollType = type
        sample.location = location
        sample.step = step
        return sample
    }

    /// Summary for recordings: kind of gesture << 32 | number of fingers for a beginning, the type of a scroll, 1 for a
    /// cancel, else 0.
    public var summary: Int64 {
        switch event {
        case .began: Int64(truncatingIfNeeded: kind.rawValue) &<< 32 | Int64(truncatingIfNeeded: fingers)
        case .changed, .ended: 0
        case .cancelled: 1
        case .scrolled: Int64(truncatingIfNeeded: scrollType.rawValue)
        }
    }

    var isWithinLimit: Bool {
        location.isWithinLimit && step.isWithinLimit && turn.isWithinLimit && scale.isScale
    }
}
