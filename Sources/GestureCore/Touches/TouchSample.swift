// SPDX-License-Identifier: MIT

/// One event of a touch device.
public struct TouchSample {
    /// Kinds of samples.
    public enum Kind: UInt8, Sendable {
        /// A contact went down, moved, lifted or was cancelled; the device ended a frame; the system cancelled all contacts
        /// of the source; a pointer or stylus hovers, or hovers no more.
        case down, motion, up, cancel, frame, cancelAll, hover, hoverLeave
        /// The pointer is at the location, with these buttons down (rule 14.1).
        case pointer
    }

    /// Time, location and further values of the contact.
    public var reading: TouchReading
    /// Id of the contact, as the device names it.
    public var id: Int32 = 0
    /// Type of the touch; only read at the down.
    public var type: Touch.Kind = .direct
    /// Kind of the sample.
    public var kind: Kind
    /// Whether the time is on the application's clock, whichever clock the source has.
    var isHostTime = false

    /// Creates a sample. Time is in µs; the location is in the source's coordinates.
    public init(_ kind: Kind, time: Microseconds, id: Int32 = 0, location: Point = .zero) {
        self.kind = kind
        self.id = id
        reading = TouchReading(time: time, location: location)
    }

    /// Time of the device, in µs.
    public var time: Microseconds {
        get { reading.time }
        set { reading.time = newValue }
    }
    /// Location of the contact.
    public var location: Point {
        get { reading.location }
        set { reading.location = newValue }
    }

    /// Whether the time is from 0 to 2^62 µs (rule 11.2).
    var isTimely: Bool { time >= 0 && time <= Time.latest }

    /// Returns the reading in application coordinates, at a time.
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
    /// The sample was accepted.
    case accepted
    /// Refused: a number is not finite or beyond ±2^32.
    case notFinite
    /// Refused: the time is negative or above 2^62 µs.
    case timeTooLarge
    /// Refused: no touch with this id is down.
    case unknownTouch
    /// Refused: a touch with this id is already down.
    case duplicateTouch
    /// Refused: too many touches are down, or too much input waits (rules 1.15, 12.4).
    case limit
    /// No recognizer took part: the event belongs to the host (rule 14.4).
    case notTaken
    /// Refused: the source was removed, perhaps by a callback that this sample's time made due (rule 12.1).
    case sourceRemoved
}
