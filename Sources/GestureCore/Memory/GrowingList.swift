// SPDX-License-Identifier: MIT

/// A list that survives a failed allocation. An array ends the process when it cannot grow, and traps on a wrong index;
/// this list reports failure instead and never traps. It never shrinks its room.
///
/// Usable from inline, because Embedded Swift compiles the `deinit` again in the C library, which must see the type.
@usableFromInline
package struct GrowingList<Element>: ~Copyable {
    /// Memory of the elements; nil before the first allocation.
    private var elements: UnsafeMutablePointer<Element>?
    private var room = 0
    /// Number of elements.
    package private(set) var count = 0

    /// Creates an empty list without memory.
    package init() {}

    deinit {
        guard let elements else { return }
        elements.deinitialize(count: count)
        elements.giveBack()
    }

    /// Whether the list is empty.
    @inline(__always)
    package var isEmpty: Bool { count == 0 }

    /// Compares once for both ends: as an unsigned number, a negative index is a large one.
    @inline(__always)
    private func contains(_ index: Int) -> Bool { UInt(bitPattern: index) < UInt(bitPattern: count) }

    /// Returns the address of an index below the room, for which memory exists.
    @inline(__always)
    private func place(_ index: Int) -> UnsafeMutablePointer<Element> { elements.unsafelyUnwrapped + index }

    /// Reserves room for this many elements in all. Returns false and changes nothing if out of memory. With `drawing`
    /// the memory may come from the reserve.
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

    /// Appends an element. Returns false if out of memory.
    @inline(__always)
    package mutating func append(_ element: consuming Element) -> Bool {
        guard reserve(count &+ 1) else { return false }
        place(count).initialize(to: element)
        count &+= 1
        return true
    }

    /// Appends an element that must not be lost, to a list that stays short: its memory may come from the reserve.
    package mutating func appendDrawing(_ element: consuming Element) -> Bool {
        guard reserve(count &+ 1, drawing: true) else { return false }
        return append(element)
    }

    /// The element at an index, or nil outside of the list.
    @inline(__always)
    package subscript(index: Int) -> Element? {
        contains(index) ? place(index).pointee : nil
    }

    /// The element at an index that came from the list itself: unchecked.
    @inline(__always)
    subscript(known index: Int) -> Element {
        get { place(index).pointee }
        _modify { yield &place(index).pointee }
    }

    /// Replaces the element at an index. Does nothing outside of the list.
    @inline(__always)
    package mutating func replace(_ index: Int, with element: consuming Element) {
        if contains(index) { place(index).pointee = element }
    }

    /// The last element, or nil.
    @inline(__always)
    package var last: Element? { self[count &- 1] }

    /// Removes and returns the last element, or nil if the list is empty.
    @inline(__always)
    package mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count &-= 1
        return place(count).move()
    }

    /// Inserts an element before the one at an index, or at the end. Returns false if out of memory.
    @_optimize(speed)
    @inline(never)
    package mutating func insert(_ element: consuming Element, at index: Int) -> Bool {
        guard index >= 0, index <= count, reserve(count &+ 1) else { return false }
        let place = place(index)
        (place + 1).takeBytes(from: place, count: count &- index)
        place.initialize(to: element)
        count &+= 1
        return true
    }

    /// Removes and returns an element, or nil if there is none, and moves later ones up. The caller releases the
    /// element.
    @inline(never)
    @discardableResult
    package mutating func remove(at index: Int) -> Element? {
        guard contains(index) else { return nil }
        let place = place(index)
        let removed = place.move()
        count &-= 1
        place.takeBytes(from: place + 1, count: count &- index)
        return removed
    }
}

extension GrowingList {
    /// Moves unwanted elements behind the others, whose order stays, and returns the number of wanted ones. The caller
    /// removes the unwanted ones one by one, since releasing them may call back.
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

    /// Removes unwanted elements and keeps the order of the others. Only for elements whose release cannot call back.
    @inline(__always)
    mutating func removeAll(where isUnwanted: (borrowing Element) -> Bool) {
        let wanted = moveBack(isUnwanted)
        guard wanted < count else { return }
        place(wanted).deinitialize(count: count &- wanted)
        count = wanted
    }
}

extension GrowingList where Element: BitwiseCopyable {
    /// Removes all elements and keeps the room.
    @inline(__always)
    package mutating func removeAll() { count = 0 }

    /// Replaces the contents by `count` copies of an element. Returns false and changes nothing if out of memory.
    mutating func fill(with element: Element, count: Int) -> Bool {
        guard count >= 0, reserve(count) else { return false }
        self.count = count
        elements?.initialize(repeating: element, count: count)
        return true
    }
}
