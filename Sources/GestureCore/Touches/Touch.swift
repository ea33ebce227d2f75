// SPDX-License-Identifier: MIT

/// One contact, the same object from its down to its up (rule 1.1). Touches come from a pool: nobody may keep
/// one beyond the callback in which it ends.
public final class Touch {
    /// Phase of a touch (rule 1.2).
    public enum Phase: Int32, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// Type of a touch (rule 1.7).
    public enum Kind: Int32, Sendable {
        case direct = 0
        case indirect = 1
        case stylus = 2
        case indirectPointer = 3

        /// Its bit in `allowedTouchTypes`.
        public var bit: UInt32 { 1 << UInt32(truncatingIfNeeded: rawValue) }
    }

    /// Index of the touch in the pool; its bit in every mask.
    let slot: Int

    /// The id that its source gave it.
    public internal(set) var id: Int32 = 0
    /// The seat of its source (rule 1.13).
    public internal(set) var seat: UInt32 = 0
    /// Type of the touch.
    public internal(set) var type: Kind = .direct
    /// The phase that is being reported.
    public internal(set) var phase: Phase = .stationary
    /// Device time of the last change (rule 1.5).
    public internal(set) var timestamp: Microseconds = 0
    /// In the application's space.
    public internal(set) var location: Point {
        get { pool.location(slot) }
        set { pool.setLocation(slot, newValue) }
    }
    /// Place in the delivery before; at a down the location.
    public internal(set) var previousLocation = Point.zero
    var previousTimestamp: Microseconds = 0
    /// Rule 1.6.
    public internal(set) var tapCount = 1
    /// px; 0: unknown.
    public var majorRadius: Double { reading.majorRadius }
    /// 0 without a sensor.
    public var force: Double { reading.force }
    /// The largest force that the device can report; 0: unknown.
    public var maximumPossibleForce: Double { reading.maximumPossibleForce }
    /// Which buttons of a pointer are down.
    public var buttonMask: UInt32 { reading.buttonMask }
    /// Of a stylus, radians from upright.
    package var tilt: Double { reading.tilt }
    /// Direction of a stylus' upper end, radians clockwise from +x of the application's space.
    package var azimuth: Double { reading.azimuth }

    /// The hit-test view of the down (rule 1.3); nil once it has left its window (rule 2.10).
    public internal(set) unowned(unsafe) var view: View? {
        didSet { receiver = view }
    }
    /// View that gets its callbacks, or a scroll view that took the touch from it (rule 13.8). The touch keeps it
    /// alive, to the end of the delivery in which it is another: calls need not count references.
    var receiver: View? {
        get { receiverReference?.object }
        set {
            if let receiverReference { pool.releaseLater(receiverReference) }
            receiverReference = newValue.map { Borrowed(keeping: $0) }
        }
    }
    private(set) var receiverReference: Borrowed<View>?
    /// The window of its view.
    public internal(set) unowned(unsafe) var window: Window?
    /// The device that feeds it.
    public internal(set) unowned(unsafe) var source: TouchSource? {
        didSet { sourceIdentity = source.map { ObjectIdentifier($0) } }
    }
    /// To tell sources apart without counting references.
    private var sourceIdentity: ObjectIdentifier?

    /// Place and time of the down.
    public internal(set) var startLocation = Point.zero
    var startTime: Microseconds = 0
    /// Rises with every down of the application: the order in which touches are listed.
    var serial: UInt64 = 0
    /// The multi-touch sequence it belongs to (rule 1.8).
    var sequence: UInt64 = 0
    /// The finger has not lifted, as far as delivered.
    var isDown = false
    /// The finger has not lifted, as far as fed.
    var isFedDown = false

    /// Values that the touch reads while no call shows it otherwise (rule 7.6).
    private var delivered = TouchReport()

    /// Last reading that was fed; the touch takes it over when the move is delivered.
    var fed = TouchReading()
    private(set) var reading = TouchReading()
    /// Which input of the application its down and its lift were: lifts count for the taps of later downs.
    var downInput: UInt64 = 0
    var liftInput: UInt64 = 0
    var isLiftNoted = false
    /// Has been farther from its start than a tap may go, also between two deliveries (rule 1.6).
    var hasStrayed = false

    /// The latest samples; nil: nobody has asked for them, or there is no memory.
    var history: UnsafeMutablePointer<TouchHistory>?

    /// On a surface: the id for the wire and the surface-local place that was sent last.
    var wireID: Int32 = 0
    var sentLocation = Point.zero
    /// Holder of the rest of a touch that was taken from its view (rule 10.6).
    var grab: (any TouchGrab)?
    /// The control that tracks it (rule 9.1), which takes itself away when it stops.
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

    /// The place in a view's space as the view is now (rule 1.4); nil: the application's space. O(depth).
    public func location(in view: View?) -> Point {
        view?.convertFromApplication(location) ?? location
    }

    /// Returns the place in the delivery before, in a view's space; nil: the application's.
    public func previousLocation(in view: View?) -> Point {
        view?.convertFromApplication(previousLocation) ?? previousLocation
    }

    /// Returns the place of the down, in a view's space as the view is now; nil: the application's. O(depth).
    public func startLocation(in view: View?) -> Point {
        view?.convertFromApplication(startLocation) ?? startLocation
    }

    var mask: TouchMask { TouchMask(slot) }

    /// The finger that its source speaks of.
    @inline(__always)
    func isFed(_ id: Int32, by source: ObjectIdentifier) -> Bool {
        self.id == id && isFedDown && sourceIdentity == source
    }

    /// Called when no control tracks the touch any more: it is over (rule 9.3).
    @inline(__always)
    func endTracking() {
        if let tracker { tracker.touchIsOver(self) }
    }

    /// Its place is free.
    func forget() {
        view = nil
        window = nil
        source = nil
        grab = nil
        endTracking()
        isDown = false
        isFedDown = false
    }

    /// Takes a reading over; the tap count drops with the first move beyond the limit (rule 1.6).
    @inline(__always)
    func take(_ reading: TouchReading) {
        previousLocation = location
        previousTimestamp = timestamp
        location = reading.location
        timestamp = reading.time
        self.reading = reading
        if hasStrayed { tapCount = 0 }
    }

    /// Returns whether a move leads elsewhere: a finger that moved there and back has not moved (rule 1.2).
    func hasMoved() -> Bool {
        if !fed.isSamePlace(as: reading) { return true }
        if hasStrayed { tapCount = 0 }
        return false
    }

    /// The present reading is the delivered one from here on.
    func noteDelivered() {
        delivered = TouchReport(
            phase: phase, location: location, previousLocation: previousLocation, timestamp: timestamp)
    }

    /// Undoes what a call showed.
    func showDelivered() {
        phase = delivered.phase
        location = delivered.location
        previousLocation = delivered.previousLocation
        timestamp = delivered.timestamp
    }
}

/// Values of a touch at a moment.
private struct TouchReport {
    var phase = Touch.Phase.stationary
    var location = Point.zero
    var previousLocation = Point.zero
    var timestamp: Microseconds = 0
}

/// Gets the rest of a touch that the host took (rule 10.6).
public protocol TouchGrab: AnyObject {
    /// The finger moved.
    func touchMoved(_ touch: Touch, time: Microseconds, location: Point)
    /// The finger lifted, or the system took it; nothing follows.
    func touchEnded(_ touch: Touch, time: Microseconds, cancelled: Bool)
}
