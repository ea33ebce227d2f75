// SPDX-License-Identifier: MIT

/// All touches of an application: those that are down and those that lifted but are still withheld from a view
/// or held by an attempt. Their memory is made once.
final class TouchPool {
    /// Rule 1.15.
    static let maximumLiveTouches = 64

    private let touches: UnsafeMutablePointer<Unmanaged<Touch>>
    /// Beside the touches: the mean of fingers is asked for by every recognizer and event.
    private let locations: UnsafeMutablePointer<Point>
    /// Used places in the order of the downs.
    private let order: UnsafeMutablePointer<UInt8>
    private(set) var usedCount = 0
    private var nextSerial: UInt64 = 1
    private(set) var used = TouchMask.none
    /// Fingers that have not lifted, as far as delivered.
    var down = TouchMask.none
    /// Touches whose down has been delivered.
    var landed = TouchMask.none

    init() {
        touches = .allocate(capacity: TouchMask.capacity)
        locations = .allocate(capacity: TouchMask.capacity)
        locations.initialize(repeating: .zero, count: TouchMask.capacity)
        for slot in 0..<TouchMask.capacity {
            let touch = Touch(slot: slot, location: locations + slot)
            (touches + slot).initialize(to: Unmanaged.passRetained(touch))
        }
        order = .allocate(capacity: TouchMask.capacity)
        order.initialize(repeating: 0, count: TouchMask.capacity)
    }

    deinit {
        for slot in 0..<TouchMask.capacity { touches[slot].release() }
        touches.deallocate()
        locations.deallocate()
        order.deallocate()
    }

    var isFull: Bool { usedCount >= TouchMask.capacity }

    /// The place of the n-th touch in the order of the downs; `position` is below `usedCount`.
    @inline(__always)
    func slot(at position: Int) -> Int { Int(order[position]) }

    @inline(__always)
    func touch(_ slot: Int) -> Touch { touches[slot].takeUnretainedValue() }

    /// The mean of places, added up in the order of the downs so that it is the same in every run.
    @inline(__always)
    func centroid(of mask: TouchMask) -> Point {
        if let only = mask.only { return locations[only] }
        return mean(of: mask)
    }

    private func mean(of mask: TouchMask) -> Point {
        var sum = Point.zero
        var count = 0.0
        for position in 0..<usedCount {
            let slot = slot(at: position)
            guard mask.contains(slot) else { continue }
            sum = sum + locations[slot]
            count += 1
        }
        return sum * (1 / count)
    }

    /// Lends touches in the order of the downs, without counting references.
    @inline(__always)
    func lendEach(_ mask: TouchMask, _ body: (Touch) -> Void) {
        var remaining = mask.intersection(used)
        var position = 0
        while !remaining.isEmpty {
            let slot = nextSlot(of: remaining, from: &position)
            remaining.remove(slot)
            touches[slot]._withUnsafeGuaranteedRef(body)
        }
    }

    /// Lends one touch.
    @inline(__always)
    func lend<Value>(_ slot: Int, _ body: (Touch) -> Value) -> Value {
        touches[slot]._withUnsafeGuaranteedRef(body)
    }

    /// The next in the order of the downs; some of them is used. The last one is known without a search.
    @inline(__always)
    private func nextSlot(of mask: TouchMask, from position: inout Int) -> Int {
        if let only = mask.only { return only }
        var slot = slot(at: position)
        while !mask.contains(slot) {
            position += 1
            slot = self.slot(at: position)
        }
        return slot
    }

    func first(of mask: TouchMask) -> Touch? {
        let present = mask.intersection(used)
        guard !present.isEmpty else { return nil }
        var position = 0
        return touch(nextSlot(of: present, from: &position))
    }

    func set(_ mask: TouchMask) -> TouchSet { TouchSet(mask, in: self) }

    /// A fresh touch, the last in the order; nil if all places are taken.
    func take() -> Touch? {
        guard !isFull else { return nil }
        for slot in 0..<TouchMask.capacity where !used.contains(slot) {
            used.insert(slot)
            order[usedCount] = UInt8(truncatingIfNeeded: slot)
            usedCount += 1
            let touch = touch(slot)
            touch.serial = nextSerial
            nextSerial &+= 1
            return touch
        }
        return nil
    }

    /// Gives touches' places back. What a stale reference still reads is harmless.
    func giveBack(_ mask: TouchMask) {
        var kept = 0
        for position in 0..<usedCount {
            let slot = slot(at: position)
            if mask.contains(slot) {
                touch(slot).forget()
            } else {
                order[kept] = order[position]
                kept += 1
            }
        }
        usedCount = kept
        used.subtract(mask)
        down.subtract(mask)
        landed.subtract(mask)
    }
}
