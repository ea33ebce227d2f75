// SPDX-License-Identifier: MIT

/// All touches of an application: those that are down and those that lifted but are still withheld from a view
/// or held by an attempt. Their memory is made once.
final class TouchPool {
    /// Rule 1.15.
    static let maximumLiveTouches = 64

    private let touches: ContiguousArray<Touch>
    /// Used places in the order of the downs.
    private let order: UnsafeMutablePointer<UInt8>
    private(set) var usedCount = 0
    private var nextSerial: UInt64 = 1
    private(set) var used = TouchMask.none

    init() {
        var touches = ContiguousArray<Touch>()
        touches.reserveCapacity(TouchMask.capacity)
        for slot in 0..<TouchMask.capacity { touches.append(Touch(slot: slot)) }
        self.touches = touches
        order = .allocate(capacity: TouchMask.capacity)
        order.initialize(repeating: 0, count: TouchMask.capacity)
    }

    deinit {
        order.deallocate()
    }

    var isFull: Bool { usedCount >= TouchMask.capacity }

    /// The place of the n-th touch in the order of the downs; `position` is below `usedCount`.
    @inline(__always)
    func slot(at position: Int) -> Int { Int(order[position]) }

    @inline(__always)
    func touch(_ slot: Int) -> Touch { touches[slot] }

    func first(of mask: TouchMask) -> Touch? {
        guard mask.intersects(used) else { return nil }
        for position in 0..<usedCount where mask.contains(slot(at: position)) {
            return touch(slot(at: position))
        }
        return nil
    }

    func set(_ mask: TouchMask) -> TouchSet { TouchSet(mask, in: self) }

    /// A fresh touch, the last in the order; nil if all places are taken.
    func take() -> Touch? {
        guard !isFull else { return nil }
        for slot in 0..<TouchMask.capacity where !used.contains(slot) {
            used.insert(slot)
            order[usedCount] = UInt8(truncatingIfNeeded: slot)
            usedCount += 1
            let touch = touches[slot]
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
    }
}
