// SPDX-License-Identifier: MIT

/// All touches of an application: those that are down and those that lifted but are still withheld from a view
/// or held by an attempt. Touches are made when fingers first need them, and kept for the next ones.
final class TouchPool {
    /// The places; a touch knows its own. The lowest are taken first.
    private var touches = GrowingList<Borrowed<Touch>>()
    /// Beside the touches: the mean of fingers is asked for by every recognizer and event.
    private var locations = GrowingList<Point>()
    /// Used places in the order of the downs.
    private var order = GrowingList<UInt8>()
    private var nextSerial: UInt64 = 1
    var usedCount: Int { order.count }
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
        _ = reserve(8)
    }

    deinit {
        releaseLeaving()
        while let touch = touches.popLast() { touch.release() }
    }

    private func reserve(_ places: Int) -> Bool {
        touches.reserve(places, drawing: true) && locations.reserve(places, drawing: true)
            && order.reserve(places, drawing: true)
    }

    var isFull: Bool { order.count >= TouchMask.capacity }

    /// The place of the n-th touch in the order of the downs; nil: there are fewer.
    @inline(__always)
    func slot(at position: Int) -> Int? { position < order.count ? knownSlot(at: position) : nil }

    /// Returns the slot at a position that is known to exist.
    @inline(__always)
    private func knownSlot(at position: Int) -> Int { Int(order[known: position]) }

    @inline(__always)
    func reference(_ slot: Int) -> Borrowed<Touch> { touches[known: slot] }

    @inline(__always)
    func touch(_ slot: Int) -> Touch { touches[known: slot].object }

    @inline(__always)
    func location(_ slot: Int) -> Point { locations[known: slot] }

    @inline(__always)
    func setLocation(_ slot: Int, _ location: Point) { locations[known: slot] = location }

    /// Returns the mean of places, added up in the order of the downs so that it is the same in every run; nil: they
    /// are fewer than asked for, or none.
    @inline(__always)
    func centroid(of mask: TouchMask, atLeast number: Int) -> Point? {
        if let only = mask.only { return number > 1 ? nil : location(only) }
        return mask.isEmpty || order.count < number ? nil : mean(of: mask, atLeast: number)
    }

    /// Counts on the way: counting the bits of a mask takes long where the processor is not asked to do it.
    @_optimize(speed)
    private func mean(of mask: TouchMask, atLeast number: Int) -> Point? {
        var sum = Point.zero
        var count = 0.0
        var position = 0
        while position < order.count {
            let slot = knownSlot(at: position)
            position &+= 1
            guard mask.contains(slot) else { continue }
            sum = sum + location(slot)
            count += 1
        }
        return count < Double(number) ? nil : sum / count
    }

    /// Lends touches in the order of the downs, without counting references.
    @inline(__always)
    func lendEach(_ mask: TouchMask, _ body: (Touch) -> Void) {
        guard !mask.isEmpty else { return }
        var position = 0
        while position < order.count {
            let slot = knownSlot(at: position)
            position &+= 1
            if mask.contains(slot) { touches[known: slot].use(body) }
        }
    }

    /// The place of the finger that a source speaks of.
    @inline(__always)
    func slot(ofFinger id: Int32, of source: ObjectIdentifier) -> Int? {
        var position = 0
        while position < order.count {
            let slot = knownSlot(at: position)
            if touches[known: slot].use({ $0.isFed(id, by: source) }) { return slot }
            position &+= 1
        }
        return nil
    }

    /// Lends one touch.
    @inline(__always)
    func lend<Value>(_ slot: Int, _ body: (Touch) -> Value) -> Value {
        touches[known: slot].use(body)
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
            guard slot < touches.count || makeTouches(), order.append(UInt8(truncatingIfNeeded: slot)) else {
                return nil
            }
            used.insert(slot)
            let touch = touch(slot)
            touch.serial = nextSerial
            nextSerial &+= 1
            return touch
        }
        return nil
    }

    /// All places have a touch: makes the first ones, or as many as there are. False: there is no memory for them.
    @inline(never)
    private func makeTouches() -> Bool {
        let wanted = max(8, touches.count &* 2)
        guard reserve(wanted) else { return false }
        while touches.count < wanted {
            _ = locations.append(.zero)
            _ = touches.append(Borrowed(keeping: Touch(slot: touches.count, pool: self)))
        }
        return true
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
    @_optimize(speed)
    func giveBack(_ mask: TouchMask) {
        lendEach(mask) { $0.forget() }
        order.removeAll { mask.contains(Int($0)) }
        used.subtract(mask)
        down.subtract(mask)
        landed.subtract(mask)
    }
}
