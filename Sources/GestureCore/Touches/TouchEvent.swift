// SPDX-License-Identifier: MIT

/// One multi-touch sequence at the moment of a call (rule 1.8), or another event. Valid during the call.
public final class TouchEvent {
    /// Type of an event.
    public enum Kind: Int32, Sendable {
        /// Touches.
        case touches = 0
        /// A shake.
        case motion = 1
        /// A media key.
        case remoteControl = 2
        /// A pointer that hovers.
        case hover = 3
        /// A touchpad gesture. The subtype is its kind: swipe 1, pinch 2, hold 3.
        case gesture = 4
        /// A scroll. The subtype is one of `ScrollTypes`.
        case scroll = 5
    }

    /// Type of the event.
    public internal(set) var type = Kind.touches
    /// Subtype: the media key, the kind of gesture or scroll; 0 for touches.
    public internal(set) var subtype: UInt32 = 0
    /// Command of a remote-control event; nil for other events.
    public var remoteControl: RemoteControl? {
        type == .remoteControl ? RemoteControl(rawValue: subtype) : nil
    }
    /// Time of the delivery, in µs.
    public internal(set) var timestamp: Microseconds = 0
    /// Seat of the event (rule 1.13).
    public internal(set) var seat: UInt32 = 0
    /// Modifier keys that were held at the time of the event (rule 1.19).
    public internal(set) var modifierFlags: KeyModifierFlags = []
    /// Time at which the touches were at their locations, in µs: that of the delivery, or of resampled touches (rule
    /// 1.16).
    var sampleTime: Microseconds = 0
    /// Time from `sampleTime` to the delivery, in µs; 0 unless touches are resampled.
    var sampleAge: Microseconds = 0
    var sequence: UInt64 = 0
    var all = TouchMask.none
    /// Phase of the running call, whose coalesced and predicted places are available.
    var reportedPhase = Touch.Phase.stationary
    unowned(unsafe) let pool: TouchPool
    unowned(unsafe) let coalesced: CoalescedSamples
    /// The responder whose default implementation ran; the call continues at its next responder.
    var forwardingResponder: Responder? {
        get { forwarding?.object }
        set { forwarding = newValue.map { Borrowed($0) } }
    }
    /// The responder that passes the event on, without reference counting.
    private(set) var forwarding: Borrowed<Responder>?
    /// Touches with which the call continues.
    private var forwarded = TouchMask.none

    /// Adds touches with which the call continues at the responder's next one.
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

    /// All touches of the event, including stationary ones. O(1).
    public var allTouches: TouchSet { pool.set(all) }

    /// Returns the touches whose view is `view`. O(touches).
    public func touches(for view: View) -> TouchSet {
        filtered { $0.view === view }
    }

    /// Returns the touches in a window. O(touches).
    public func touches(for window: Window) -> TouchSet {
        filtered { $0.window === window }
    }

    /// Returns the number of samples that this call coalesces for a touch, including the delivered one (rule 1.11).
    package func coalescedCount(for touch: Touch) -> Int {
        coalesced.count(slot: touch.slot, phase: reportedPhase)
    }

    /// Returns a coalesced sample, or nil if there is none at the index. O(samples of the delivery).
    package func coalescedPlace(_ index: Int, for touch: Touch) -> TouchPlace? {
        coalesced.place(index, slot: touch.slot, phase: reportedPhase)
    }

    /// Returns the number of predicted places: 1 for a touch that is moving, else 0 (rule 1.11).
    package func predictedCount(for touch: Touch) -> Int {
        reportedPhase == .moved && touch.timestamp > touch.previous.time ? 1 : 0
    }

    /// Returns the predicted place, as far ahead as the last step took, or nil.
    package func predictedPlace(_ index: Int, for touch: Touch) -> TouchPlace? {
        guard index == 0, predictedCount(for: touch) == 1 else { return nil }
        return place(of: touch, at: Time.after(touch.timestamp, by: touch.timestamp &- touch.previous.time))
    }

    /// Returns the predicted place of a touch at a time in µs, at most 50 ms after its last sample (rule 1.17), or nil
    /// if it has lifted. O(1): at most 64 samples.
    ///
    /// The first call makes the application keep samples. Until then the prediction is a straight line.
    public func predictedPlace(at time: Microseconds, for touch: Touch) -> TouchPlace? {
        guard reportedPhase != .ended, reportedPhase != .cancelled, touch.isDown else { return nil }
        pool.keepsHistory = true
        return place(of: touch, at: time)
    }

    private func place(of touch: Touch, at time: Microseconds) -> TouchPlace {
        var place = TouchPlace(of: touch.reading)
        let sample = touch.prediction(at: time, now: timestamp, keepsHistory: pool.keepsHistory)
        place.time = sample.time
        place.location = sample.location
        return place
    }

    /// Returns the places of a touch that this call coalesces, the delivered one last (rule 1.11). O(1).
    public func coalescedTouches(for touch: Touch) -> TouchPlaces {
        TouchPlaces(event: self, touch: touch, areCoalesced: true)
    }

    /// Returns predicted places of a touch, the nearest in time first (rule 1.11). O(1).
    public func predictedTouches(for touch: Touch) -> TouchPlaces {
        TouchPlaces(event: self, touch: touch, areCoalesced: false)
    }

    private func filtered(_ isIncluded: (Touch) -> Bool) -> TouchSet {
        var mask = TouchMask.none
        for touch in allTouches where isIncluded(touch) { mask.insert(touch.slot) }
        return pool.set(mask)
    }
}

/// A recorded or predicted place of a touch.
public struct TouchPlace: Equatable, Sendable {
    /// Time of the place, in µs.
    public var time: Microseconds
    /// Location in application coordinates, in px.
    public var location: Point
    /// Force of the contact; 0 if unknown.
    public var force: Double
    /// Major radius of the contact in px; 0 if unknown.
    public var majorRadius: Double

    @inline(__always)
    init(of reading: TouchReading) {
        time = reading.time
        location = reading.location
        force = reading.force
        majorRadius = reading.majorRadius
    }
}
