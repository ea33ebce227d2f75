// SPDX-License-Identifier: MIT

/// One thing that a device says.
public struct TouchSample {
    /// What a device can say.
    public enum Kind: UInt8, Sendable {
        case down, motion, up, cancel, frame, cancelAll, hover, hoverLeave
        /// The pointer is here, with these buttons down (rule 14.1).
        case pointer
    }

    /// The device's time.
    public var time: Microseconds
    /// As its source counts: px, or parts of its rectangle.
    public var location = Point.zero
    /// px; 0: unknown.
    public var majorRadius = 0.0
    /// 0: unknown.
    public var force = 0.0
    /// 0: unknown.
    public var maximumPossibleForce = 0.0
    /// Of a stylus, radians: from upright, and where its upper end points, clockwise from +x.
    public var tilt = 0.0
    /// Of a stylus: where its upper end points, radians clockwise from the direction of x.
    public var azimuth = 0.0
    /// Buttons of a pointer; 0 for fingers.
    public var buttonMask: UInt32 = 0
    /// The finger, as the device names it.
    public var id: Int32 = 0
    /// What touches; counts at the down.
    public var type: Touch.Kind = .direct
    /// What it says.
    public var kind: Kind
    /// The time is the application's, whatever clock the source has.
    var isHostTime = false

    /// What a device says at a time.
    public init(_ kind: Kind, time: Microseconds, id: Int32 = 0, location: Point = .zero) {
        self.kind = kind
        self.time = time
        self.id = id
        self.location = location
    }

    /// Rule 11.1.
    var isTimely: Bool { time >= 0 && time <= Time.latest }

    var isWithinLimit: Bool {
        location.isWithinLimit && majorRadius.isWithinLimit && force.isWithinLimit
            && maximumPossibleForce.isWithinLimit && tilt.isWithinLimit && azimuth.isWithinLimit
    }

    /// As its source has it in the application.
    @inline(__always)
    func reading(at time: Microseconds, of source: TouchSource) -> TouchReading {
        TouchReading(
            time: time, location: source.applicationPoint(location), majorRadius: majorRadius, force: force,
            maximumPossibleForce: maximumPossibleForce, tilt: tilt, azimuth: azimuth, buttonMask: buttonMask)
    }
}

/// What a call that feeds input came to.
public enum FeedResult: Sendable {
    case accepted
    case notFinite
    case timeTooLarge
    case unknownTouch
    case duplicateTouch
    case limit
    /// Nobody took part: it is the host's (rule 14.4).
    case notTaken
    /// The source was removed, perhaps by a callback that the time of this very sample made due (rule 12.1).
    case sourceRemoved
}
