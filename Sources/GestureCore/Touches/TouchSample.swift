// SPDX-License-Identifier: MIT

/// One thing that a device says.
public struct TouchSample {
    /// Kinds of samples of a device.
    public enum Kind: UInt8, Sendable {
        case down, motion, up, cancel, frame, cancelAll, hover, hoverLeave
        /// The pointer is here, with these buttons down (rule 14.1).
        case pointer
    }

    /// When, where and how it touches.
    public var reading: TouchReading
    /// The finger, as the device names it.
    public var id: Int32 = 0
    /// Type of the touch; counts at the down.
    public var type: Touch.Kind = .direct
    /// Kind of the sample.
    public var kind: Kind
    /// The time is the application's, whatever clock the source has.
    var isHostTime = false

    /// Creates a sample.
    public init(_ kind: Kind, time: Microseconds, id: Int32 = 0, location: Point = .zero) {
        self.kind = kind
        self.id = id
        reading = TouchReading(time: time, location: location)
    }

    /// The device's time.
    public var time: Microseconds {
        get { reading.time }
        set { reading.time = newValue }
    }
    /// Place of the contact.
    public var location: Point {
        get { reading.location }
        set { reading.location = newValue }
    }

    /// Rule 11.2.
    var isTimely: Bool { time >= 0 && time <= Time.latest }

    /// As its source has it in the application.
    @inline(__always)
    func reading(at time: Microseconds, of source: TouchSource) -> TouchReading {
        var reading = reading
        reading.time = time
        reading.location = source.applicationPoint(reading.location)
        return reading
    }
}

/// Result of a call that feeds input.
public enum FeedResult: Sendable {
    case accepted
    case notFinite
    case timeTooLarge
    case unknownTouch
    case duplicateTouch
    case limit
    /// No recognizer took part: the event is the host's (rule 14.4).
    case notTaken
    /// The source was removed, perhaps by a callback that the time of this very sample made due (rule 12.1).
    case sourceRemoved
}
