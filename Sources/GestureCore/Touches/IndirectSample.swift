// SPDX-License-Identifier: MIT

/// One thing that a touchpad says of a gesture, or a device of a scroll.
public struct IndirectSample {
    enum Event {
        case began, changed, ended, cancelled, scrolled
    }

    let event: Event
    public var time: Microseconds
    private(set) var kind = IndirectGestureKind.swipe
    private(set) var scrollType = ScrollTypes.wheel
    private(set) var fingers = 0
    /// The pointer's place.
    public internal(set) var location = Point.zero
    /// Displacement.
    public private(set) var step = Point.zero
    /// Of a pinch, since its beginning.
    public private(set) var scale = 1.0
    /// Of a pinch, radians since the last step.
    public private(set) var turn = 0.0

    private init(_ event: Event, _ time: Microseconds) {
        self.event = event
        self.time = time
    }

    /// A touchpad's gesture begins, with the pointer at a place.
    public static func began(
        _ kind: IndirectGestureKind, fingers: Int, at location: Point, time: Microseconds = 0
    ) -> IndirectSample {
        var sample = IndirectSample(.began, time)
        sample.kind = kind
        sample.fingers = fingers
        sample.location = location
        return sample
    }

    /// The middle of the fingers has moved; of a pinch also the scale since the beginning and the angle since the
    /// last update, in radians, clockwise.
    public static func updated(
        by step: Point, scale: Double = 1, turn: Double = 0, time: Microseconds = 0
    ) -> IndirectSample {
        var sample = IndirectSample(.changed, time)
        sample.step = step
        sample.scale = scale
        sample.turn = turn
        return sample
    }

    /// The fingers have lifted.
    public static func ended(time: Microseconds = 0) -> IndirectSample { IndirectSample(.ended, time) }

    /// The gesture was none after all, or the system took it.
    public static func cancelled(time: Microseconds = 0) -> IndirectSample { IndirectSample(.cancelled, time) }

    /// A scroll at the pointer; `step` is positive where the content shall go right and down. Without a step it ends
    /// what is not of a wheel.
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

    /// The kind of gesture with its fingers, or the type of scroll, or whether it is cancelled.
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
