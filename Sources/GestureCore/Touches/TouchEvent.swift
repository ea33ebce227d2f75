// SPDX-License-Identifier: MIT

/// Describes one multi-touch sequence at the moment of a call (rule 1.8). Valid during the call.
public final class TouchEvent {
    /// What an event is about.
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

    /// What it is about.
    public internal(set) var type = Kind.touches
    /// Which remote control, gesture or scroll it is; 0 of touches.
    public internal(set) var subtype: UInt32 = 0
    /// What a remote-control event asks for.
    public var remoteControl: RemoteControl? {
        type == .remoteControl ? RemoteControl(rawValue: subtype) : nil
    }
    /// The time of the delivery.
    public internal(set) var timestamp: Microseconds = 0
    /// The seat that it is about (rule 1.13).
    public internal(set) var seat: UInt32 = 0
    var sequence: UInt64 = 0
    var all = TouchMask.none
    /// The touches and phase of the running call: what coalesced and predicted places are listed for.
    var reportedPhase = Touch.Phase.stationary
    unowned(unsafe) let pool: TouchPool
    unowned(unsafe) let coalesced: CoalescedSamples
    /// The responder whose default implementation ran: the call goes on at its next one.
    unowned(unsafe) var forwardingResponder: Responder?

    init(pool: TouchPool, coalesced: CoalescedSamples) {
        self.pool = pool
        self.coalesced = coalesced
    }

    /// Stationary ones included.
    public var allTouches: TouchSet { pool.set(all) }

    /// Those that hit a view.
    public func touches(for view: View) -> TouchSet {
        filtered { $0.view === view }
    }

    /// Those in a window.
    public func touches(forWindow window: Window) -> TouchSet {
        filtered { $0.window === window }
    }

    /// Without those that the recognizer ignores.
    public func touches(for recognizer: GestureRecognizer) -> TouchSet {
        pool.set(all.intersection(recognizer.bound))
    }

    /// How many samples this call folds for a touch, the delivered one last (rule 1.11).
    public func coalescedCount(for touch: Touch) -> Int {
        coalesced.count(slot: touch.slot, phase: reportedPhase)
    }

    /// nil if there is no such sample. O(samples of the delivery).
    public func coalescedPlace(_ index: Int, for touch: Touch) -> TouchPlace? {
        coalesced.place(index, slot: touch.slot, phase: reportedPhase)
    }

    /// One place ahead for a touch that is moving (rule 1.11).
    public func predictedCount(for touch: Touch) -> Int {
        reportedPhase == .moved && touch.timestamp > touch.previousTimestamp ? 1 : 0
    }

    /// Where the touch will be after as much time as passed since its last delivered place, going straight on.
    public func predictedPlace(_ index: Int, for touch: Touch) -> TouchPlace? {
        guard index == 0, predictedCount(for: touch) == 1 else { return nil }
        return TouchPlace(
            time: Time.after(touch.timestamp, by: touch.timestamp &- touch.previousTimestamp),
            location: touch.location + (touch.location - touch.previousLocation),
            force: touch.force, majorRadius: touch.majorRadius)
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
}

/// The samples that one delivery folds (rule 1.11). Bounded: beyond the capacity a touch's last one is
/// overwritten, so that the delivered sample is always the last.
final class CoalescedSamples {
    private struct Entry {
        var slot: UInt8
        var phase: Touch.Phase
        var place: TouchPlace
    }

    static let capacity = 256
    private let entries: UnsafeMutablePointer<Entry>
    private var used = 0

    init() {
        entries = .allocate(capacity: CoalescedSamples.capacity)
    }

    deinit {
        entries.deallocate()
    }

    @inline(__always)
    func append(_ reading: TouchReading, slot: Int, phase: Touch.Phase) {
        let place = TouchPlace(
            time: reading.time, location: reading.location, force: reading.force,
            majorRadius: reading.majorRadius)
        let entry = Entry(slot: UInt8(truncatingIfNeeded: slot), phase: phase, place: place)
        if used < CoalescedSamples.capacity {
            entries[used] = entry
            used += 1
        } else {
            replaceLast(with: entry)
        }
    }

    private func replaceLast(with entry: Entry) {
        var index = used
        while index > 0 {
            index -= 1
            guard entries[index].slot == entry.slot, entries[index].phase == entry.phase else { continue }
            entries[index] = entry
            return
        }
    }

    func count(slot: Int, phase: Touch.Phase) -> Int {
        var count = 0
        for index in 0..<used where isOf(index, slot, phase) { count += 1 }
        return count
    }

    func place(_ number: Int, slot: Int, phase: Touch.Phase) -> TouchPlace? {
        var position = 0
        for index in 0..<used where isOf(index, slot, phase) {
            if position == number { return entries[index].place }
            position += 1
        }
        return nil
    }

    private func isOf(_ index: Int, _ slot: Int, _ phase: Touch.Phase) -> Bool {
        Int(entries[index].slot) == slot && entries[index].phase == phase
    }

    @inline(__always)
    func removeAll(of mask: TouchMask) {
        var kept = 0
        var index = 0
        while index < used {
            if !mask.contains(Int(entries[index].slot)) {
                if kept != index { entries[kept] = entries[index] }
                kept += 1
            }
            index += 1
        }
        used = kept
    }
}
