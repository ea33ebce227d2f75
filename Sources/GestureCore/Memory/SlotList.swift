// SPDX-License-Identifier: MIT

/// An object that knows its place in a `SlotList`.
protocol Slotted: AnyObject {
    /// Only the list changes it.
    var slot: Int32 { get set }
}

extension Slotted {
    @inline(__always)
    var place: Int { Int(truncatingIfNeeded: slot) }
}

/// Objects in an order, of which any can leave or move to either end without the others being moved.
///
/// An object that leaves makes a hole. The holes are closed when there are as many as objects, hence n changes take a
/// time that is proportional to n, in whatever order they come. Only an insertion between two objects moves others.
/// Its memory may be refused, nothing that it does traps, and objects leave without memory. A note stands beside each
/// object, so that a walk reads memory in a row.
///
/// The constraint stands at the extension: a dynamic library of normal Swift looks for no conformance then.
struct SlotList<Element, Note>: ~Copyable {
    fileprivate struct Slot {
        /// nil: a hole.
        var element: Element?
        var note: Note
    }

    /// nil: no room yet. Slots up to `end` are initialized.
    fileprivate var slots: UnsafeMutablePointer<Slot>?
    fileprivate var room: Int32 = 0
    fileprivate var used: Int32 = 0
    fileprivate var live: Int32 = 0
    /// The first slot that is no hole, as far as it is known.
    fileprivate var front: Int32 = 0

    init() {}

    deinit {
        guard let slots else { return }
        slots.deinitialize(count: end)
        slots.giveBack()
    }

    /// Slots in use, holes included. The last one is never a hole.
    var end: Int { Int(truncatingIfNeeded: used) }
    var count: Int { Int(truncatingIfNeeded: live) }
    var isEmpty: Bool { live == 0 }
}

extension SlotList where Element: Slotted {
    var last: Element? { self[slot: end &- 1] }
    private var first: Int { Int(truncatingIfNeeded: front) }
    private var capacity: Int { Int(truncatingIfNeeded: room) }

    /// Below `capacity`, hence there is memory.
    @inline(__always)
    private func at(_ slot: Int) -> UnsafeMutablePointer<Slot> { slots.unsafelyUnwrapped + slot }

    /// One comparison for both ends: a negative slot is a large one.
    @inline(__always)
    private func isUsed(_ slot: Int) -> Bool { UInt(bitPattern: slot) < UInt(bitPattern: end) }

    // MARK: Looking

    /// The object in a slot; nil: a hole, or beyond the ends.
    subscript(slot slot: Int) -> Element? { isUsed(slot) ? at(slot).pointee.element : nil }

    /// The object with an index. Closes the holes between objects, if there are any.
    mutating func element(at index: Int) -> Element? {
        guard index >= 0, index < count else { return nil }
        if end &- first > count { closeHoles() }
        return self[slot: first &+ index]
    }

    /// The next object that is before a slot; nil: none.
    func element(before slot: Int) -> Element? {
        var slot = min(slot, end) &- 1
        while slot >= first {
            if let element = at(slot).pointee.element { return element }
            slot &-= 1
        }
        return nil
    }

    /// The object behind another one, or the first one if the other is nil or has left.
    func element(after element: Element?) -> Element? {
        var slot = first
        if let element, contains(element) { slot = element.place &+ 1 }
        while slot < end {
            if let next = at(slot).pointee.element { return next }
            slot &+= 1
        }
        return nil
    }

    /// The last object that is not behind a slot and whose note suits. The body changes nothing.
    @inline(__always)
    func element(upTo slot: Int, where isSuitable: (Note) -> Bool) -> Element? {
        var slot = min(slot, end &- 1)
        while slot >= first {
            if isSuitable(at(slot).pointee.note), let element = at(slot).pointee.element { return element }
            slot &-= 1
        }
        return nil
    }

    func contains(_ element: Element) -> Bool { self[slot: element.place] === element }

    @inline(never)
    func setNote(of element: Element, _ note: Note) {
        if contains(element) { at(element.place).pointee.note = note }
    }

    // MARK: Changes

    /// Adds an object. False: there is no memory for it.
    @discardableResult
    mutating func insert(_ element: Element, _ note: Note, at index: Int) -> Bool {
        guard reserveOneMore() else { return false }
        put(Slot(element: element, note: note), at: index)
        return true
    }

    /// Keeps the room. False: the object is not here.
    @inline(never)
    @discardableResult
    mutating func remove(_ element: Element) -> Bool {
        guard take(element) != nil else { return false }
        if end > 2 &* count &+ SlotList.slack { closeHoles() }
        return true
    }

    mutating func popLast() -> Element? {
        guard let last else { return nil }
        return take(last)?.element
    }

    /// Needs no memory. The object is one of the list's.
    mutating func move(_ element: Element, to index: Int) {
        if let slot = take(element) { put(slot, at: index) }
    }

    /// Bytes that the next insertion allocates.
    var growth: Int {
        capacity < neededCapacity ? largerCapacity &* MemoryLayout<Slot>.stride : 0
    }

    // MARK: Room

    private static var slack: Int { 8 }
    /// Places are Int32.
    private static var most: Int { 1 << 30 }

    /// With one more, moves find an eighth as many holes as there are objects before they have to close them.
    private var neededCapacity: Int { count &+ count / 8 &+ 2 }
    private var largerCapacity: Int { neededCapacity &+ neededCapacity / 8 }

    /// Makes room for another object. False: there is no memory for it.
    mutating func reserveOneMore() -> Bool {
        guard capacity < neededCapacity else { return true }
        let larger = largerCapacity
        guard larger < SlotList.most, slots.grow(moving: end, to: larger, drawing: true) else { return false }
        room = Int32(truncatingIfNeeded: larger)
        return true
    }

    /// There is room for one more than `count`.
    private mutating func put(_ slot: consuming Slot, at index: Int) {
        if index >= count {
            append(slot)
        } else if index <= 0 {
            prepend(slot)
        } else {
            insert(slot, between: index)
        }
        live &+= 1
    }

    private mutating func append(_ slot: consuming Slot) {
        if end > count, end == capacity || end > 2 &* count &+ SlotList.slack { closeHoles() }
        let place = end
        slot.element?.slot = Int32(truncatingIfNeeded: place)
        at(place).initialize(to: slot)
        used &+= 1
    }

    private mutating func prepend(_ slot: consuming Slot) {
        if front == 0 { openFront(like: slot.note) }
        front &-= 1
        set(slot, at: first)
    }

    /// Moves those before the index or those behind it, whichever are fewer.
    private mutating func insert(_ slot: consuming Slot, between index: Int) {
        let isNearFront = index < count / 2
        var place: Int
        var left: Int
        if isNearFront {
            prepend(slot)
            place = first
            left = index
        } else {
            append(slot)
            place = end &- 1
            left = count &- index
        }
        while left > 0 {
            place = exchange(place, step: isNearFront ? 1 : -1)
            left &-= 1
        }
    }

    /// Moves an object past the next one; returns where it is then.
    private func exchange(_ place: Int, step: Int) -> Int {
        var other = place &+ step
        while isUsed(other), at(other).pointee.element == nil { other &+= step }
        guard isUsed(other) else { return place }
        let slot = at(place).pointee
        set(at(other).pointee, at: place)
        set(slot, at: other)
        return other
    }

    @inline(never)
    private mutating func take(_ element: Element) -> Slot? {
        guard contains(element) else { return nil }
        let place = element.place
        let taken = at(place).pointee
        at(place).pointee.element = nil
        live &-= 1
        while used > 0, at(end &- 1).pointee.element == nil { removeLast() }
        if live == 0 { front = 0 }
        while front < used, at(first).pointee.element == nil { front &+= 1 }
        return taken
    }

    private mutating func removeLast() {
        used &-= 1
        at(end).deinitialize(count: 1)
    }

    private func set(_ slot: Slot, at place: Int) {
        at(place).pointee = slot
        slot.element?.slot = Int32(truncatingIfNeeded: place)
    }

    private mutating func closeHoles() {
        var place = 0
        var index = 0
        while index < end {
            if at(index).pointee.element != nil {
                if index != place {
                    set(at(index).pointee, at: place)
                    at(index).pointee.element = nil
                }
                place &+= 1
            }
            index &+= 1
        }
        while end > place { removeLast() }
        front = 0
    }

    /// Moves all objects to the end of the room that there is, which is for one more at least.
    private mutating func openFront(like note: Note) {
        closeHoles()
        let gap = max(1, min(capacity &- count, count &+ SlotList.slack))
        while end < count &+ gap {
            at(end).initialize(to: Slot(element: nil, note: note))
            used &+= 1
        }
        var place = count
        while place > 0 {
            place &-= 1
            set(at(place).pointee, at: place &+ gap)
            at(place).pointee.element = nil
        }
        front = Int32(truncatingIfNeeded: gap)
    }
}
