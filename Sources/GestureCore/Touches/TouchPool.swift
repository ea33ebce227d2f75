// SPDX-License-Identifier: MIT

/// All touches of an application: those that are down, and lifted ones that are still withheld from a view or needed by
/// an attempt. Touches are created on first need and reused.
final class TouchPool {
    /// Slots of touches; a touch knows its own. The lowest free slot is taken first.
    private var touches = GrowingList<Borrowed<Touch>>()
    /// Locations, apart from the touches: every recognizer and event computes centroids from them.
    private var locations = GrowingList<Point>()
    /// Used slots in the order of the downs.
    private var order = GrowingList<UInt8>()
    private var nextSerial: UInt64 = 1
    var usedCount: Int { order.count }
    private(set) var used = TouchMask.none
    /// Touches whose finger has not lifted, as of the last delivery.
    var down = TouchMask.none
    /// Touches whose down has been delivered.
    var landed = TouchMask.none
    /// Touches keep a history of their samples, for resampling or prediction.
    var keepsHistory = false

    /// Whether a finger has lifted whose slot is not free yet.
    @inline(__always)
    var hasLifted: Bool { !landed.subtracting(down).isEmpty }

    /// Views that touches no longer need, but that may be in the middle of a call.
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
    /// Touches that lift in the delivery in which touches have landed last.
    var lifting = TouchMask.none
    /// Whether the next touch needs no new memory.
    var hasUnused: Bool { order.count < touches.count }

    /// Returns the slot of the n-th touch in the order of the downs, or nil if there are fewer.
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

    /// Returns the mean location of touches, or nil if there are fewer than required or none. Adds in the order of the
    /// downs, so that the result is the same in every run.
    @inline(__always)
    func centroid(of mask: TouchMask, atLeast number: Int) -> Point? {
        if let only = mask.only { return number > 1 ? nil : location(only) }
        return mask.isEmpty || order.count < number ? nil : mean(of: mask, atLeast: number)
    }

    /// Returns the mean, counting touches on the way: counting the bits of a mask is slow without a processor
    /// instruction for it.
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

    /// Lends touches in the order of the downs, without reference counting.
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

    /// Returns the slot of the touch of a source's id, or nil.
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

    /// Returns the touch of a source's id, or nil.
    func touch(ofFinger id: Int32, of source: TouchSource) -> Touch? {
        slot(ofFinger: id, of: ObjectIdentifier(source)).map { touch($0) }
    }

    /// Returns whether a finger of a source is down, as of the last sample.
    func hasFinger(of source: TouchSource) -> Bool {
        for touch in set(used) where touch.source === source && touch.isFedDown { return true }
        return false
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

    /// Returns the touch of a set that went down last, or nil.
    func last(of mask: TouchMask) -> Touch? {
        var position = order.count &- 1
        while position >= 0 {
            let slot = knownSlot(at: position)
            if mask.contains(slot) { return touch(slot) }
            position &-= 1
        }
        return nil
    }

    func set(_ mask: TouchMask) -> TouchSet { TouchSet(mask, in: self) }

    /// Returns an unused touch, the last in the order, or nil if all slots are taken.
    func take() -> Touch? {
        guard !isFull else { return nil }
        for slot in 0..<TouchMask.capacity where !used.contains(slot) {
            guard slot < touches.count || makeTouches(), order.append(UInt8(truncatingIfNeeded: slot)) else {
                return nil
            }
            used.insert(slot)
            let touch = touch(slot)
            touch.numbers.serial = nextSerial
            nextSerial &+= 1
            return touch
        }
        return nil
    }

    /// Creates the first touches, or doubles their number, since all have slots in use. Returns false if out of memory.
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

    // MARK: Views kept alive by touches

    /// Releases a view when no call is running. At most a few per touch.
    func releaseLater(_ view: Borrowed<View>) { _ = leaving.appendDrawing(view) }

    /// Releases the views that have left: no call is running.
    @inline(__always)
    func releaseLeaving() {
        if !leaving.isEmpty { releaseAll() }
    }

    @inline(never)
    private func releaseAll() {
        // Releasing a view may run the host's code, which may release others.
        while let view = leaving.popLast() { view.release() }
    }

    /// Frees slots. A stale reference to a touch reads harmless values.
    @_optimize(speed)
    func giveBack(_ mask: TouchMask) {
        lendEach(mask) { $0.forget() }
        order.removeAll { mask.contains(Int($0)) }
        used.subtract(mask)
        down.subtract(mask)
        landed.subtract(mask)
    }
}
