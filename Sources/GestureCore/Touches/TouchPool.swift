// SPDX-License-Identifier: MIT

/// All touches of an application: those that are down and those that lifted but are still withheld from a view
/// or held by an attempt. Touches are made when fingers first need them, and kept for the next ones.
final class TouchPool {
    /// Rule 1.15.
    static let maximumLiveTouches = 64

    private var touches: UnsafeMutablePointer<Borrowed<Touch>>
    /// Beside the touches: the mean of fingers is asked for by every recognizer and event.
    private var locations: UnsafeMutablePointer<Point>
    /// Used places in the order of the downs.
    private var order: UnsafeMutablePointer<UInt8>
    /// Places that there is room for; it doubles up to the capacity. The lowest are taken first, so that those with a
    /// touch come first.
    private var room = 8
    private var madeCount = 0
    private(set) var usedCount = 0
    private var nextSerial: UInt64 = 1
    private(set) var used = TouchMask.none
    /// Fingers that have not lifted, as far as delivered.
    var down = TouchMask.none
    /// Touches whose down has been delivered.
    var landed = TouchMask.none

    /// Some finger has lifted whose place is not free yet.
    @inline(__always)
    var hasLifted: Bool { !landed.subtracting(down).isEmpty }

    /// Views that some touch does not need any more, and that may be in the middle of a call.
    private var leaving = GrowingList<Borrowed<View>>()

    init() {
        touches = .allocate(capacity: room)
        locations = .allocate(capacity: room)
        order = .allocate(capacity: room)
    }

    deinit {
        releaseLeaving()
        forEachMade { touches[$0].release() }
        touches.deallocate()
        locations.deallocate()
        order.deallocate()
    }

    private func forEachMade(_ body: (Int) -> Void) {
        var slot = 0
        while slot < madeCount {
            body(slot)
            slot &+= 1
        }
    }

    var isFull: Bool { usedCount >= TouchMask.capacity }

    /// The place of the n-th touch in the order of the downs; `position` is below `usedCount`.
    @inline(__always)
    func slot(at position: Int) -> Int { Int(order[position]) }

    @inline(__always)
    func reference(_ slot: Int) -> Borrowed<Touch> { touches[slot] }

    @inline(__always)
    func touch(_ slot: Int) -> Touch { touches[slot].object }

    /// The mean of places, added up in the order of the downs so that it is the same in every run.
    @inline(__always)
    func centroid(of mask: TouchMask) -> Point {
        if let only = mask.only { return locations[only] }
        return mean(of: mask)
    }

    private func mean(of mask: TouchMask) -> Point {
        var sum = Point.zero
        var count = 0.0
        var position = 0
        while position < usedCount {
            let slot = slot(at: position)
            position &+= 1
            guard mask.contains(slot) else { continue }
            sum = sum + locations[slot]
            count += 1
        }
        return sum * (1 / count)
    }

    /// Lends touches in the order of the downs, without counting references.
    @inline(__always)
    func lendEach(_ mask: TouchMask, _ body: (Touch) -> Void) {
        guard !mask.isEmpty else { return }
        var position = 0
        while position < usedCount {
            let slot = slot(at: position)
            position &+= 1
            if mask.contains(slot) { touches[slot].use(body) }
        }
    }

    /// The place of the finger that a source speaks of.
    @inline(__always)
    func slot(ofFinger id: Int32, of source: ObjectIdentifier) -> Int? {
        var position = 0
        while position < usedCount {
            let slot = slot(at: position)
            if touches[slot].use({ $0.isFed(id, by: source) }) { return slot }
            position &+= 1
        }
        return nil
    }

    /// Lends one touch.
    @inline(__always)
    func lend<Value>(_ slot: Int, _ body: (Touch) -> Value) -> Value {
        touches[slot].use(body)
    }

    func first(of mask: TouchMask) -> Touch? {
        var touches = set(mask).makeIterator()
        return touches.next()
    }

    func set(_ mask: TouchMask) -> TouchSet { TouchSet(mask, in: self) }

    /// A fresh touch, the last in the order; nil if all places are taken.
    func take() -> Touch? {
        guard !isFull else { return nil }
        for slot in 0..<TouchMask.capacity where !used.contains(slot) {
            if slot >= madeCount { makeTouches() }
            used.insert(slot)
            order[usedCount] = UInt8(truncatingIfNeeded: slot)
            usedCount &+= 1
            let touch = touch(slot)
            touch.serial = nextSerial
            nextSerial &+= 1
            return touch
        }
        return nil
    }

    /// All places have a touch: makes the first ones, or as many as there are.
    @inline(never)
    private func makeTouches() {
        if madeCount > 0 { grow() }
        while madeCount < room {
            locations[madeCount] = .zero
            let touch = Touch(slot: madeCount, location: locations + madeCount, pool: self)
            touches[madeCount] = Borrowed(keeping: touch)
            madeCount &+= 1
        }
    }

    private func grow() {
        touches.grow(moving: room, to: room &* 2)
        locations.grow(moving: room, to: room &* 2)
        order.grow(moving: room, to: room &* 2)
        room &*= 2
        forEachMade { touch($0).placeMoved(to: locations + $0) }
    }

    // MARK: Views that touches keep

    /// At most a few for each touch.
    func releaseLater(_ view: Borrowed<View>) { _ = leaving.appendDrawing(view) }

    /// No call is under way.
    @inline(__always)
    func releaseLeaving() {
        if !leaving.isEmpty { releaseAll() }
    }

    @inline(never)
    private func releaseAll() {
        // The last reference may be the host's to take others away.
        while let view = leaving.popLast() { view.release() }
    }

    /// Gives touches' places back. What a stale reference still reads is harmless.
    func giveBack(_ mask: TouchMask) {
        var kept = 0
        var position = 0
        while position < usedCount {
            let slot = slot(at: position)
            if mask.contains(slot) {
                touch(slot).forget()
            } else {
                order[kept] = order[position]
                kept &+= 1
            }
            position &+= 1
        }
        usedCount = kept
        used.subtract(mask)
        down.subtract(mask)
        landed.subtract(mask)
    }
}
