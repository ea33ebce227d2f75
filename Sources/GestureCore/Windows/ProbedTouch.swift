// SPDX-License-Identifier: MIT

/// A hypothetical touch, for asking where it would go.
struct ProbedTouch {
    var location: Point
    var type: Touch.Kind
    var seat: UInt32
    /// The real touch, if the question is about one.
    var touch: Touch?

    init(location: Point, type: Touch.Kind, seat: UInt32) {
        self.location = location
        self.type = type
        self.seat = seat
    }

    init(_ touch: Touch) {
        self.init(location: touch.startLocation, type: touch.type, seat: touch.seat)
        self.touch = touch
    }
}
