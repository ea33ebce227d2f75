// SPDX-License-Identifier: MIT

/// A list whose memory may be refused. An array ends the process when it cannot grow, and asks at every access whether
/// the index is in it; this one says no, and nothing that it does traps. It keeps its room.
///
/// Usable from inline: Embedded Swift makes the `deinit` anew in the C library, which must see it.
@usableFromInline
package struct GrowingList<Element>: ~Copyable {
    /// nil: no room yet.
    private var elements: UnsafeMutablePointer<Element>?
    private var room = 0
    /// The number of elements.
    package private(set) var count = 0

    /// Without elements and without memory.
    package init() {}

    deinit {
        guard let elements else { return }
        elements.deinitialize(count: count)
        elements.giveBack()
    }

    /// No element is in it.
    @inline(__always)
    package var isEmpty: Bool { count == 0 }

    /// One comparison for both ends: a negative index is a large one.
    @inline(__always)
    private func contains(_ index: Int) -> Bool { UInt(bitPattern: index) < UInt(bitPattern: count) }

    /// Below the room, hence there is memory.
    @inline(__always)
    private func place(_ index: Int) -> UnsafeMutablePointer<Element> { elements.unsafelyUnwrapped + index }

    /// Makes room for so many elements altogether. False: there is no memory for them, and nothing has changed.
    /// `drawing`: the memory may come out of the reserve.
    @inline(__always)
    package mutating func reserve(_ wanted: Int, drawing: Bool = false) -> Bool {
        wanted <= room || grow(to: wanted, drawing: drawing)
    }

    @inline(never)
    private mutating func grow(to wanted: Int, drawing: Bool) -> Bool {
        guard wanted < 1 << 40 else { return false }
        var larger = max(8, room)
        while larger < wanted { larger &*= 2 }
        guard elements.grow(moving: count, to: larger, drawing: drawing) else { return false }
        room = larger
        return true
    }

    /// Adds an element at the end. False: there is no memory for it.
    @inline(__always)
    package mutating func append(_ element: consuming Element) -> Bool {
        guard reserve(count &+ 1) else { return false }
        place(count).initialize(to: element)
        count &+= 1
        return true
    }

    /// Adds an element that must not be lost to a list that stays short: its memory may come out of the reserve.
    package mutating func appendDrawing(_ element: consuming Element) -> Bool {
        guard reserve(count &+ 1, drawing: true) else { return false }
        return append(element)
    }

    /// The element at an index; nil outside of the list.
    @inline(__always)
    package subscript(index: Int) -> Element? {
        contains(index) ? place(index).pointee : nil
    }

    /// The element at an index that was taken from the list itself: nothing checks it.
    @inline(__always)
    subscript(known index: Int) -> Element {
        get { place(index).pointee }
        _modify { yield &place(index).pointee }
    }

    /// Changes the element at an index; nothing happens outside of the list.
    @inline(__always)
    package mutating func replace(_ index: Int, with element: consuming Element) {
        if contains(index) { place(index).pointee = element }
    }

    /// The last one.
    @inline(__always)
    package var last: Element? { self[count &- 1] }

    /// Takes the last one out; nil: the list is empty.
    @inline(__always)
    package mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count &-= 1
        return place(count).move()
    }

    /// Adds an element before the one at an index, or at the end. False: there is no memory for it.
    @_optimize(speed)
    @inline(never)
    package mutating func insert(_ element: consuming Element, at index: Int) -> Bool {
        guard index >= 0, index <= count, reserve(count &+ 1) else { return false }
        let place = place(index)
        (place + 1).moveInitialize(from: place, count: count &- index)
        place.initialize(to: element)
        count &+= 1
        return true
    }

    /// Takes an element out, and moves those behind it up; nil: there is none. What goes with it goes at the caller's.
    @inline(never)
    @discardableResult
    package mutating func remove(at index: Int) -> Element? {
        guard contains(index) else { return nil }
        let place = place(index)
        let removed = place.move()
        count &-= 1
        place.moveInitialize(from: place + 1, count: count &- index)
        return removed
    }
}

extension GrowingList {
    /// Moves what is unwanted behind the rest, whose order stays, and returns how many are wanted: the caller takes the
    /// others out one by one, since what goes with them may call back.
    package mutating func moveBack(_ isUnwanted: (borrowing Element) -> Bool) -> Int {
        var wanted = 0
        var index = 0
        while index < count {
            if !isUnwanted(place(index).pointee) {
                if wanted != index {
                    let moved = place(index).move()
                    place(index).moveInitialize(from: place(wanted), count: 1)
                    place(wanted).initialize(to: moved)
                }
                wanted &+= 1
            }
            index &+= 1
        }
        return wanted
    }

    /// Takes out what is unwanted; the others keep their order. For elements that take nothing with them.
    @inline(__always)
    mutating func removeAll(where isUnwanted: (borrowing Element) -> Bool) {
        let wanted = moveBack(isUnwanted)
        guard wanted < count else { return }
        place(wanted).deinitialize(count: count &- wanted)
        count = wanted
    }
}

extension GrowingList where Element: BitwiseCopyable {
    /// Takes all out and keeps the room.
    @inline(__always)
    package mutating func removeAll() { count = 0 }

    /// So many times the same element, and nothing else. False: there is no memory for it, and nothing has changed.
    mutating func fill(with element: Element, count: Int) -> Bool {
        guard count >= 0, reserve(count) else { return false }
        self.count = count
        elements?.initialize(repeating: element, count: count)
        return true
    }
}
