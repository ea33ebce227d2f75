// SPDX-License-Identifier: MIT

/// An object that knows its place in a `SlotList`.
protocol Slotted: AnyObject {
    /// What the list keeps beside each object, so that a walk reads memory in a row.
    associatedtype Note
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
struct SlotList<Element: Slotted> {
    struct Slot {
        /// nil: a hole.
        var element: Element?
        var note: Element.Note
    }

    /// The last one is never a hole.
    private(set) var slots: ContiguousArray<Slot> = []
    private(set) var count = 0
    /// The first one that is no hole.
    private var first = 0
    /// How often holes were closed.
    private var moves: UInt32 = 0

    var isEmpty: Bool { count == 0 }
    var last: Element? { slots.last?.element }

    /// The object in a slot; nil: a hole, or beyond the ends.
    subscript(slot slot: Int) -> Element? { slots.indices.contains(slot) ? slots[slot].element : nil }

    /// The object with an index. Closes the holes between objects, if there are any.
    mutating func element(at index: Int) -> Element? {
        guard index >= 0, index < count else { return nil }
        closeHolesBetween()
        return self[slot: first &+ index]
    }

    /// The next object that is before a slot; nil: none.
    func element(before slot: Int) -> Element? {
        var slot = min(slot, slots.count) &- 1
        while slot >= first {
            if let element = slots[slot].element { return element }
            slot &-= 1
        }
        return nil
    }

    /// In their order. O(n): a copy.
    var elements: ContiguousArray<Element> {
        var elements = ContiguousArray<Element>()
        elements.reserveCapacity(count)
        for slot in slots { if let element = slot.element { elements.append(element) } }
        return elements
    }

    /// Where a walk through a list stands that callbacks may change.
    struct Walk {
        fileprivate var slot = 0
        fileprivate var moves: UInt32?
    }

    /// The next object of a walk. After holes were closed the walk starts anew: what it does, it does not do twice.
    func next(_ walk: inout Walk) -> Element? {
        if walk.moves != moves { walk = Walk(slot: 0, moves: moves) }
        while walk.slot < slots.count {
            walk.slot &+= 1
            if let element = slots[walk.slot &- 1].element { return element }
        }
        return nil
    }

    func contains(_ element: Element) -> Bool { self[slot: element.place] === element }

    mutating func setNote(of element: Element, _ note: Element.Note) {
        if contains(element) { slots[element.place].note = note }
    }

    // MARK: Changes

    mutating func insert(_ element: Element, _ note: Element.Note, at index: Int) {
        reserveOneMore()
        put(Slot(element: element, note: note), at: index)
    }

    /// Keeps the room. False: the object is not here.
    @discardableResult
    mutating func remove(_ element: Element) -> Bool {
        guard take(element) != nil else { return false }
        if slots.count > 2 &* count &+ SlotList.slack { closeHoles() }
        return true
    }

    mutating func popLast() -> Element? { last.flatMap { take($0)?.element } }

    /// Needs no memory. The object is one of the list's.
    mutating func move(_ element: Element, to index: Int) {
        if let slot = take(element) { put(slot, at: index) }
    }

    /// How many bytes the next insertion allocates.
    var growth: Int {
        slots.capacity < neededCapacity ? neededCapacity &* MemoryLayout<Slot>.stride &* 4 / 3 : 0
    }

    // MARK: Room

    private static var slack: Int { 8 }

    /// With one more, moves find half as many holes as there are objects before they have to close them.
    private var neededCapacity: Int { count &+ count / 2 &+ 2 }

    private mutating func reserveOneMore() {
        if slots.capacity < neededCapacity { slots.reserveCapacity(neededCapacity &* 4 / 3) }
    }

    private mutating func put(_ slot: Slot, at index: Int) {
        if index >= count {
            append(slot)
        } else if index <= 0 {
            prepend(slot)
        } else {
            insert(slot, between: index)
        }
        count &+= 1
    }

    private mutating func append(_ slot: Slot) {
        if slots.count > count, slots.count == slots.capacity || slots.count > 2 &* count &+ SlotList.slack {
            closeHoles()
        }
        slot.element?.slot = Int32(truncatingIfNeeded: slots.count)
        slots.append(slot)
    }

    private mutating func prepend(_ slot: Slot) {
        if first == 0 { openFront(like: slot) }
        first &-= 1
        set(slot, at: first)
    }

    /// Moves those before the index or those behind it, whichever are fewer.
    private mutating func insert(_ slot: Slot, between index: Int) {
        if index < count / 2 {
            prepend(slot)
            var place = first
            for _ in 0..<index { place = exchange(place, step: 1) }
        } else {
            append(slot)
            var place = slots.count &- 1
            var left = count &- index
            while left > 0 {
                place = exchange(place, step: -1)
                left &-= 1
            }
        }
    }

    /// Moves an object past the next one; returns where it is then.
    private mutating func exchange(_ place: Int, step: Int) -> Int {
        var other = place &+ step
        while slots.indices.contains(other), slots[other].element == nil { other &+= step }
        guard slots.indices.contains(other) else { return place }
        let slot = slots[place]
        set(slots[other], at: place)
        set(slot, at: other)
        return other
    }

    private mutating func take(_ element: Element) -> Slot? {
        guard contains(element) else { return nil }
        let place = element.place
        let taken = slots[place]
        slots[place].element = nil
        count &-= 1
        while let last = slots.last, last.element == nil { slots.removeLast() }
        if count == 0 { first = 0 }
        while first < slots.count, slots[first].element == nil { first &+= 1 }
        return taken
    }

    private mutating func set(_ slot: Slot, at place: Int) {
        slots[place] = slot
        slot.element?.slot = Int32(truncatingIfNeeded: place)
    }

    private mutating func closeHolesBetween() {
        if slots.count &- first > count { closeHoles() }
    }

    private mutating func closeHoles() {
        moves &+= 1
        var place = 0
        for index in slots.indices where slots[index].element != nil {
            if index != place {
                set(slots[index], at: place)
                slots[index].element = nil
            }
            place &+= 1
        }
        while slots.count > place { slots.removeLast() }
        first = 0
    }

    /// Moves all objects to the end of the room that there is.
    private mutating func openFront(like slot: Slot) {
        closeHoles()
        let gap = max(1, min(slots.capacity &- count, count &+ SlotList.slack))
        for _ in 0..<gap { slots.append(Slot(element: nil, note: slot.note)) }
        var place = count
        while place > 0 {
            place &-= 1
            set(slots[place], at: place &+ gap)
            slots[place].element = nil
        }
        first = gap
        // An empty list has nothing but holes.
        if count == 0 { first = slots.count }
    }
}
