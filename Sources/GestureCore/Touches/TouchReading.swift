// SPDX-License-Identifier: MIT

/// State of a touch as its device reports it.
public struct TouchReading {
    /// The device's time.
    public var time: Microseconds = 0
    /// In a sample as its source counts: px, or parts of its rectangle. Later in the application's space.
    public var location = Point.zero
    /// px; 0: unknown.
    public var majorRadius = 0.0
    /// 0: unknown.
    public var force = 0.0
    /// 0: unknown.
    public var maximumPossibleForce = 0.0
    /// Of a stylus, radians from upright.
    public var tilt = 0.0
    /// Of a stylus: where its upper end points, radians clockwise from the direction of x.
    public var azimuth = 0.0
    /// Buttons of a pointer; 0 for fingers.
    public var buttonMask: UInt32 = 0

    /// A reading of which no more is known.
    public init(time: Microseconds = 0, location: Point = .zero) {
        self.time = time
        self.location = location
    }

    var isWithinLimit: Bool {
        location.isWithinLimit && majorRadius.isWithinLimit && force.isWithinLimit
            && maximumPossibleForce.isWithinLimit && tilt.isWithinLimit && azimuth.isWithinLimit
    }

    /// Nothing but the time is another: the touch is stationary (rule 1.2).
    func isSamePlace(as other: TouchReading) -> Bool {
        location == other.location && force == other.force && majorRadius == other.majorRadius
            && buttonMask == other.buttonMask && tilt == other.tilt && azimuth == other.azimuth
    }
}
