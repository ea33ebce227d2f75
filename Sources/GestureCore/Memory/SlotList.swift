// SPDX-License-Identifier: MIT

/// An object that knows its slot in a `SlotList`.
protocol Slotted: AnyObject {
    /// Index of the object's slot. Only the list changes it.
    var slot: Int32 { get set }
}

extension Slotted {
    @inline(__always)
    var place: Int { Int(truncatingIfNeeded: slot) }
}

/// An ordered list of objects. Any object can leave or move to either end without moving the others.
///
/// An object that leaves makes a hole. Holes are closed when there are as many as objects, so n changes cost O(n) in
/// any order. Only an insertion between two objects moves others. Allocation may fail without a trap, and removal needs
/// no memory. A note stands beside each object, so that a walk reads memory in a row.
///
/// The constraint on `Element` stands at the extension: otherwise a dynamic library of normal Swift would look up the
/// conformance at run time.
struct SlotList<Element, Note>: ~Copyable {
    fileprivate struct Slot {
        /// The object; nil is a hole.
        var element: Element?
        var note: Note
    }

    /// Memory of the slots; nil before the first allocation. Slots up to `end` are initialized.
    fileprivate var slots: UnsafeMutablePointer<Slot>?
    fileprivate var room: Int32 = 0
    fileprivate var used: Int32 = 0
    fileprivate var live: Int32 = 0
    /// A lower bound for the first slot that is not a hole.
    fileprivate var front: Int32 = 0

    init() {}

    deinit {
        guard let slots else { return }
        slots.deinitialize(count: end)
        slots.giveBack()
    }

    /// Number of slots in use, including holes. The last one is never a hole.
    var end: Int { Int(truncatingIfNeeded: used) }
    var count: Int { Int(truncatingIfNeeded: live) }
    var isEmpty: Bool { live == 0 }
}

extension SlotList where Element: Slotted {
    var last: Element? { self[slot: end &- 1] }
    private var first: Int { Int(truncatingIfNeeded: front) }
    private var capacity: Int { Int(truncatingIfNeeded: room) }

    /// Returns the address of a slot below `capacity`, for which memory exists.
    @inline(__always)
    private func at(_ slot: Int) -> UnsafeMutablePointer<Slot> { slots.unsafelyUnwrapped + slot }

    /// Compares once for both ends: as an unsigned number, a negative slot is a large one.
    @inline(__always)
    private func isUsed(_ slot: Int) -> Bool { UInt(bitPattern: slot) < UInt(bitPattern: end) }

    // MARK: Lookup

    /// The object in a slot, or nil for a hole or a slot outside of the list.
    subscript(slot slot: Int) -> Element? { isUsed(slot) ? at(slot).pointee.element : nil }

    /// Returns the object at an index, or nil. Closes the holes between objects, if there are any.
    mutating func element(at index: Int) -> Element? {
        guard index >= 0, index < count else { return nil }
        if end &- first > count { closeHoles() }
        return self[slot: first &+ index]
    }

    /// Returns the next object before a slot, or nil.
    func element(before slot: Int) -> Element? {
        var slot = min(slot, end) &- 1
        while slot >= first {
            if let element = at(slot).pointee.element { return element }
            slot &-= 1
        }
        return nil
    }

    /// Returns the object after another one, or the first object if the other is nil or has left.
    func element(after element: Element?) -> Element? {
        var slot = first
        if let element, contains(element) { slot = element.place &+ 1 }
        while slot < end {
            if let next = at(slot).pointee.element { return next }
            slot &+= 1
        }
        return nil
    }

    /// Returns the last object at or before a slot whose note matches, or nil. The closure must not change the list.
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

    /// Adds an object at an index. Returns false if out of memory.
    @discardableResult
    mutating func insert(_ element: Element, _ note: Note, at index: Int) -> Bool {
        guard reserveOneMore() else { return false }
        put(Slot(element: element, note: note), at: index)
        return true
    }

    /// Removes an object and keeps the room. Returns false if the object is not in the list.
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

    /// Moves an object of the list to an index. Needs no memory.
    mutating func move(_ element: Element, to index: Int) {
        if let slot = take(element) { put(slot, at: index) }
    }

    /// Number of bytes that the next insertion allocates.
    var growth: Int {
        capacity < neededCapacity ? largerCapacity &* MemoryLayout<Slot>.stride : 0
    }

    // MARK: Room

    private static var slack: Int { 8 }
    /// Largest number of slots, since slots are Int32.
    private static var most: Int { 1 << 30 }

    /// Capacity for one more object, plus an eighth of the objects as holes, which moves can use before they close
    /// holes.
    private var neededCapacity: Int { count &+ count / 8 &+ 2 }
    private var largerCapacity: Int { neededCapacity &+ neededCapacity / 8 }

    /// Reserves room for one more object. Returns false if out of memory.
    mutating func reserveOneMore() -> Bool {
        guard capacity < neededCapacity else { return true }
        let larger = largerCapacity
        guard larger < SlotList.most, slots.grow(moving: end, to: larger, drawing: true) else { return false }
        room = Int32(truncatingIfNeeded: larger)
        return true
    }

    /// Puts an object at an index. There is room for it.
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

    /// Moves the objects before or after the index, whichever are fewer.
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

    /// Exchanges an object with the next one, and returns its new slot.
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

    /// Moves all objects to the end of the room, which must have space for one more.
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
