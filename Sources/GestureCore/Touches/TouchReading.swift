// SPDX-License-Identifier: MIT

/// State of a touch as reported by its device.
public struct TouchReading {
    /// Time of the device, in µs. Default: 0.
    public var time: Microseconds = 0
    /// Location. In a sample: in the source's coordinates, px or fractions of its rectangle. Later: in application
    /// coordinates, px.
    public var location = Point.zero
    /// Major radius of the contact in px; 0 if unknown.
    public var majorRadius = 0.0
    /// Force of the contact; 0 if unknown.
    public var force = 0.0
    /// Largest force that the device can report; 0 if unknown.
    public var maximumPossibleForce = 0.0
    /// Tilt of a stylus, in radians from upright.
    public var tilt = 0.0
    /// Direction of a stylus' upper end, in radians clockwise from the x axis.
    public var azimuth = 0.0
    /// Buttons of a pointer, as a mask; 0 for fingers.
    public var buttonMask: UInt32 = 0

    /// Creates a reading with only a time and a location.
    public init(time: Microseconds = 0, location: Point = .zero) {
        self.time = time
        self.location = location
    }

    var isWithinLimit: Bool {
        location.isWithinLimit && majorRadius.isWithinLimit && force.isWithinLimit
            && maximumPossibleForce.isWithinLimit && tilt.isWithinLimit && azimuth.isWithinLimit
    }

    /// Returns whether only the time differs: then the touch is stationary (rule 1.2).
    func isSamePlace(as other: TouchReading) -> Bool {
        location == other.location && force == other.force && majorRadius == other.majorRadius
            && buttonMask == other.buttonMask && tilt == other.tilt && azimuth == other.azimuth
    }
}
