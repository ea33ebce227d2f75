// SPDX-License-Identifier: MIT

/// Describes one multi-touch sequence at the moment of a call (rule 1.8). Valid during the call.
public final class TouchEvent {
    /// Type of an event.
    public enum Kind: Int32, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case hover = 3
        /// A touchpad's; the subtype says which: swipe 1, pinch 2, hold 3.
        case gesture = 4
        /// The subtype is the one of `ScrollTypes`.
        case scroll = 5
    }

    /// Type of the event.
    public internal(set) var type = Kind.touches
    /// Which remote control, gesture or scroll it is; 0 of touches.
    public internal(set) var subtype: UInt32 = 0
    /// Returns the command of a remote-control event; nil for others.
    public var remoteControl: RemoteControl? {
        type == .remoteControl ? RemoteControl(rawValue: subtype) : nil
    }
    /// The time of the delivery.
    public internal(set) var timestamp: Microseconds = 0
    /// The seat that it is about (rule 1.13).
    public internal(set) var seat: UInt32 = 0
    /// The modifier keys that were held at its time (rule 1.19).
    public internal(set) var modifierFlags: KeyModifierFlags = []
    /// When its touches were where they are: the time of the delivery, or that of resampled ones (rule 1.16).
    var sampleTime: Microseconds = 0
    /// Time from the touch's place to the delivery; 0 unless touches are resampled.
    var sampleAge: Microseconds = 0
    var sequence: UInt64 = 0
    var all = TouchMask.none
    /// The touches and phase of the running call: what coalesced and predicted places are listed for.
    var reportedPhase = Touch.Phase.stationary
    unowned(unsafe) let pool: TouchPool
    unowned(unsafe) let coalesced: CoalescedSamples
    /// The responder whose default implementation ran: the call goes on at its next one.
    var forwardingResponder: Responder? {
        get { forwarding?.object }
        set { forwarding = newValue.map { Borrowed($0) } }
    }
    /// Responder that passes the event on, kept without counting references.
    private(set) var forwarding: Borrowed<Responder>?
    /// The touches with which the call goes on, if it does.
    private var forwarded = TouchMask.none

    /// The call goes on at the responder's next one with these touches, too.
    func forward(_ touches: TouchSet, from responder: Responder) {
        forwarded = forwarding == nil ? touches.mask : forwarded.union(touches.mask)
        forwarding = Borrowed(responder)
    }

    /// Returns the touches of a call that its responder has passed on.
    func forwarded(of touches: TouchSet) -> TouchSet { pool.set(touches.mask.intersection(forwarded)) }

    init(pool: TouchPool, coalesced: CoalescedSamples) {
        self.pool = pool
        self.coalesced = coalesced
    }

    /// Stationary ones included.
    public var allTouches: TouchSet { pool.set(all) }

    /// Returns the touches on a view.
    public func touches(for view: View) -> TouchSet {
        filtered { $0.view === view }
    }

    /// Returns the touches in a window.
    public func touches(for window: Window) -> TouchSet {
        filtered { $0.window === window }
    }

    /// Returns the number of samples that this call folds for a touch, the delivered one last (rule 1.11).
    package func coalescedCount(for touch: Touch) -> Int {
        coalesced.count(slot: touch.slot, phase: reportedPhase)
    }

    /// nil if there is no such sample. O(samples of the delivery).
    package func coalescedPlace(_ index: Int, for touch: Touch) -> TouchPlace? {
        coalesced.place(index, slot: touch.slot, phase: reportedPhase)
    }

    /// One place ahead for a touch that is moving (rule 1.11).
    package func predictedCount(for touch: Touch) -> Int {
        reportedPhase == .moved && touch.timestamp > touch.previousTimestamp ? 1 : 0
    }

    /// Returns the predicted place after as much time as passed since the last delivered place.
    package func predictedPlace(_ index: Int, for touch: Touch) -> TouchPlace? {
        guard index == 0, predictedCount(for: touch) == 1 else { return nil }
        return place(of: touch, at: Time.after(touch.timestamp, by: touch.timestamp &- touch.previousTimestamp))
    }

    /// Returns the predicted place at a time, at most 50 ms after the last sample (rule 1.17); nil: it has lifted.
    ///
    /// From the first call on the application keeps what its touches do. Before, a straight line is all there is.
    public func predictedPlace(at time: Microseconds, for touch: Touch) -> TouchPlace? {
        guard reportedPhase != .ended, reportedPhase != .cancelled, touch.isDown else { return nil }
        coalesced.keepsHistory = true
        return place(of: touch, at: time)
    }

    private func place(of touch: Touch, at time: Microseconds) -> TouchPlace {
        var place = TouchPlace(of: touch.reading)
        let sample = touch.prediction(at: time, now: timestamp, keepsHistory: coalesced.keepsHistory)
        place.time = sample.time
        place.location = sample.location
        return place
    }

    /// The places of a touch that this call folds, the delivered one last (rule 1.11).
    public func coalescedTouches(for touch: Touch) -> TouchPlaces {
        TouchPlaces(event: self, touch: touch, areCoalesced: true)
    }

    /// Places where a touch will be, the next one first (rule 1.11).
    public func predictedTouches(for touch: Touch) -> TouchPlaces {
        TouchPlaces(event: self, touch: touch, areCoalesced: false)
    }

    private func filtered(_ isIncluded: (Touch) -> Bool) -> TouchSet {
        var mask = TouchMask.none
        for touch in allTouches where isIncluded(touch) { mask.insert(touch.slot) }
        return pool.set(mask)
    }
}

/// A recorded or extrapolated place of a touch, in the application's space.
public struct TouchPlace: Equatable, Sendable {
    /// When it was there, or will be.
    public var time: Microseconds
    /// In the application's space.
    public var location: Point
    public var force: Double
    public var majorRadius: Double

    @inline(__always)
    init(of reading: TouchReading) {
        time = reading.time
        location = reading.location
        force = reading.force
        majorRadius = reading.majorRadius
    }
}
