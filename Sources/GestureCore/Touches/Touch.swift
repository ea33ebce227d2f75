// SPDX-License-Identifier: MIT

/// One contact; the same object from its down to its up (rule 1.1). Touches are pooled: do not keep one beyond the
/// callback in which it ends.
public final class Touch {
    /// Phase of a touch (rule 1.2).
    public enum Phase: Int32, Sendable {
        /// The contact went down.
        case began = 0
        /// The contact has moved.
        case moved = 1
        /// The contact is down and has not moved.
        case stationary = 2
        /// The contact has lifted.
        case ended = 3
        /// The system or the device has cancelled the contact.
        case cancelled = 4
    }

    /// Type of a touch (rule 1.7).
    public enum Kind: Int32, Sendable {
        /// A finger on a touchscreen.
        case direct = 0
        /// A touchpad, whose gestures move something elsewhere.
        case indirect = 1
        /// A stylus.
        case stylus = 2
        /// A pointer with a pressed button.
        case indirectPointer = 3

        /// Bits of all types.
        static let all: UInt32 = 15
        /// Bit of the type in `allowedTouchTypes`.
        public var bit: UInt32 { 1 << UInt32(truncatingIfNeeded: rawValue) }
    }

    /// Index of the touch in the pool, and of its bit in every mask.
    let slot: Int

    /// Id given by the source.
    public internal(set) var id: Int32 = 0
    /// Seat of the source (rule 1.13).
    public internal(set) var seat: UInt32 = 0
    /// Type of the touch.
    public internal(set) var type: Kind = .direct
    /// Phase that is being reported.
    public internal(set) var phase: Phase = .stationary
    /// Device time of the last change, in µs (rule 1.5).
    public internal(set) var timestamp: Microseconds = 0
    /// Location in application coordinates, in px.
    public internal(set) var location: Point {
        get { pool.location(slot) }
        set { pool.setLocation(slot, newValue) }
    }
    /// Location in the previous delivery, in application coordinates; at a down, the present location.
    public internal(set) var previousLocation: Point {
        get { previous.location }
        set { previous.location = newValue }
    }
    /// Location and time in the previous delivery.
    var previous = TouchMoment()
    /// Number of taps at about this place, including this one (rule 1.6).
    public var tapCount: Int { taps.count }
    var taps = TouchTaps()
    /// Major radius of the contact in px; 0 if unknown.
    public var majorRadius: Double { reading.majorRadius }
    /// Force of the contact; 0 without a sensor.
    public var force: Double { reading.force }
    /// Largest force that the device can report; 0 if unknown.
    public var maximumPossibleForce: Double { reading.maximumPossibleForce }
    /// Buttons of a pointer that are down, as a mask.
    public var buttonMask: UInt32 { reading.buttonMask }
    /// Tilt of a stylus, in radians from upright.
    package var tilt: Double { reading.tilt }
    /// Direction of a stylus' upper end, in radians clockwise from the application's x axis.
    package var azimuth: Double { reading.azimuth }

    /// The view that was hit by the down (rule 1.3); nil after it has left its window (rule 2.10).
    public internal(set) unowned(unsafe) var view: View? {
        didSet { receiver = view }
    }
    /// The view that gets the touch's callbacks, or a scroll view that took it from this view (rule 13.8). The touch
    /// retains the receiver; a former one is kept to the end of the delivery, so that calls need no reference counting.
    var receiver: View? {
        get { receiverReference?.object }
        set {
            if let receiverReference { pool.releaseLater(receiverReference) }
            receiverReference = newValue.map { Borrowed(keeping: $0) }
        }
    }
    private(set) var receiverReference: Borrowed<View>?
    /// Window of the view.
    public internal(set) unowned(unsafe) var window: Window?
    /// The source that feeds the touch.
    public internal(set) unowned(unsafe) var source: TouchSource? {
        didSet { sourceIdentity = source.map { ObjectIdentifier($0) } }
    }
    /// Identity of the source, compared without reference counting.
    private var sourceIdentity: ObjectIdentifier?

    /// Location of the down.
    public var startLocation: Point { start.location }
    /// Location and time of the down.
    var start = TouchMoment()
    /// Numbers that put the touch in order with others.
    var numbers = TouchNumbers()
    /// The multi-touch sequence of the touch (rule 1.8).
    var sequence: UInt64 = 0
    /// Whether the finger has not lifted, as of the last delivery.
    var isDown = false
    /// Whether the finger has not lifted, as of the last sample.
    var isFedDown = false

    /// Values that the touch reads again when the running call, which shows other ones, is over (rule 7.6).
    private var delivered: TouchReport?

    /// Last reading that was fed; it becomes `reading` when the move is delivered.
    var fed = TouchReading()
    private(set) var reading = TouchReading()
    /// Where and since when the touch rests: all later samples lie within the distance of `TouchRest` (rule 4.9).
    var rest = TouchMoment()

    /// Latest samples; nil if nothing needs them or memory is out.
    var history: UnsafeMutablePointer<TouchHistory>?

    /// What a surface's client knows of the touch.
    var wire = TouchOnWire()
    /// The host's object that gets the rest of a touch which was taken from its view (rule 10.6).
    var grab: (any TouchGrab)?
    /// The control that tracks the touch (rule 9.1). It removes itself when it stops.
    var tracker: (any TouchTracking)?

    private unowned(unsafe) let pool: TouchPool

    init(slot: Int, pool: TouchPool) {
        self.slot = slot
        self.pool = pool
    }

    deinit {
        endTracking()
        receiverReference?.release()
        history?.giveBack()
    }

    /// Returns the location in a view's coordinates, or the application's for nil, with the view as it is now (rule
    /// 1.4). O(depth).
    public func location(in view: View?) -> Point {
        view?.convertFromApplication(location) ?? location
    }

    /// Returns the location in the previous delivery, in a view's coordinates, or the application's for nil. O(depth).
    public func previousLocation(in view: View?) -> Point {
        view?.convertFromApplication(previousLocation) ?? previousLocation
    }

    /// Returns the location of the down in a view's coordinates, or the application's for nil, with the view as it is
    /// now. O(depth).
    public func startLocation(in view: View?) -> Point {
        view?.convertFromApplication(startLocation) ?? startLocation
    }

    var mask: TouchMask { TouchMask(slot) }

    /// Returns whether this is the touch of a source's id.
    @inline(__always)
    func isFed(_ id: Int32, by source: ObjectIdentifier) -> Bool {
        self.id == id && isFedDown && sourceIdentity == source
    }

    /// Called when the touch is over for the control that tracks it (rule 9.3).
    @inline(__always)
    func endTracking() {
        if let tracker { tracker.touchIsOver(self) }
    }

    /// Resets the touch: its slot is free.
    func forget() {
        view = nil
        window = nil
        source = nil
        grab = nil
        endTracking()
        isDown = false
        isFedDown = false
        numbers.cancelRound = 0
    }

    /// Applies the reading that was fed. The tap count drops with the first move beyond the limit (rule 1.6).
    @inline(__always)
    func takeFed() {
        reading = fed
        previous = TouchMoment(location: location, time: timestamp)
        location = fed.location
        timestamp = fed.time
        if taps.hasStrayed { taps.count = 0 }
    }

    /// Returns whether the fed location differs from the delivered one: a finger that moved there and back has not
    /// moved (rule 1.2).
    func hasMoved() -> Bool {
        // Nearly always it is the location that differs.
        if _fastPath(fed.location != reading.location) || !fed.isSamePlace(as: reading) { return true }
        if taps.hasStrayed { taps.count = 0 }
        return false
    }

    /// Keeps the present values for the time after a call that shows other ones. A call inside another one keeps none.
    func keepDelivered() {
        guard delivered == nil else { return }
        delivered = TouchReport(
            phase: phase, location: location, previousLocation: previousLocation, timestamp: timestamp)
    }

    /// Restores the delivered values after a call.
    func showDelivered() {
        guard let delivered else { return }
        self.delivered = nil
        phase = delivered.phase
        location = delivered.location
        previousLocation = delivered.previousLocation
        timestamp = delivered.timestamp
    }
}

/// A place of a touch, and when it was there.
struct TouchMoment {
    var location = Point.zero
    var time: Microseconds = 0
}

/// Numbers that put touches in order.
struct TouchNumbers {
    /// Serial number of the down in the application, which gives the order of touches.
    var serial: UInt64 = 0
    /// Input numbers of the down and the lift: only lifts before a down count for its taps.
    var downInput: UInt64 = 0
    var liftInput: UInt64 = 0
    /// Number of the delivery in which the touch landed.
    var landing: UInt64 = 0
    /// Number of the last system cancel that included the touch.
    var cancelRound: UInt64 = 0
}

/// Facts that count for the taps of a touch (rule 1.6).
struct TouchTaps {
    /// Number of taps at about the touch's place.
    var count = 1
    /// True if the touch has been farther from its start than a tap may, even between two deliveries.
    var hasStrayed = false
    /// True if the lift is noted for later taps.
    var isLiftNoted = false
}

/// What a surface's client knows of a touch.
struct TouchOnWire {
    var id: Int32 = 0
    /// Location on the surface that was sent last.
    var location = Point.zero
}

/// Values of a touch at a moment.
private struct TouchReport {
    let phase: Touch.Phase
    let location: Point
    let previousLocation: Point
    let timestamp: Microseconds
}

/// Receives the rest of a touch that the host took (rule 10.6).
public protocol TouchGrab: AnyObject {
    /// Called when the finger has moved. Time is in µs, the location in application coordinates.
    func touchMoved(_ touch: Touch, time: Microseconds, location: Point)
    /// Called when the finger has lifted, or the system cancelled it. No call follows.
    func touchEnded(_ touch: Touch, time: Microseconds, cancelled: Bool)
}
