// SPDX-License-Identifier: MIT
internal import GestureCore

/// All handles of an application. Destroyed handles keep their slots until they are released, and are linked in the
/// order of destruction, so that destruction allocates nothing.
final class Registry {
    private var slots = GrowingList<Slot>()
    private var firstFree = Registry.none
    private var firstDestroyed = Registry.none
    private var lastDestroyed = Registry.none
    /// Counts of all objects, including destroyed ones.
    private(set) var counts = ObjectCounts()

    /// Marks the end of a list of slots.
    private static let none = UInt32.max
    /// Largest number of handles that one constructor creates: a scroll view comes with two recognizers.
    private static let mostAtOnce = 3

    init() {}

    deinit {
        lendEach { Unmanaged.passUnretained($0).release() }
    }

    /// Makes room for the handles that one constructor creates. Returns false if out of memory.
    func makeRoom() -> Bool {
        let wanted = slots.count &+ Registry.mostAtOnce
        return wanted < Int(truncatingIfNeeded: Registry.none) && slots.reserve(wanted)
    }

    /// Adds a handle, for which room was made.
    func add(_ handle: Handle) {
        let slot = Slot(Unmanaged.passRetained(handle))
        counts.add(handle.counts)
        if let free = slots[Int(truncatingIfNeeded: firstFree)] {
            handle.registryIndex = firstFree
            slots.replace(Int(truncatingIfNeeded: firstFree), with: slot)
            firstFree = free.nextFree
        } else {
            handle.registryIndex = UInt32(truncatingIfNeeded: slots.count)
            _ = slots.append(slot)
        }
    }

    /// Calls back for each handle that is not yet released.
    func lendEach(_ body: (Handle) -> Void) {
        var index = 0
        while let slot = slots[index] {
            slot.handle?._withUnsafeGuaranteedRef(body)
            index &+= 1
        }
    }

    // MARK: Destroyed handles

    var hasDestroyed: Bool { firstDestroyed != Registry.none }

    /// Appends a handle to the destroyed ones.
    func noteDestroyed(_ handle: Handle) {
        let index = handle.registryIndex
        handle.registryIndex = Registry.none
        if let last = slots[Int(truncatingIfNeeded: lastDestroyed)]?.handle {
            last._withUnsafeGuaranteedRef { $0.registryIndex = index }
        } else {
            firstDestroyed = index
        }
        lastDestroyed = index
    }

    /// Calls back for each destroyed handle, in the order of destruction.
    func forEachDestroyed(_ body: (Handle) -> Void) {
        var index = firstDestroyed
        while let handle = slots[Int(truncatingIfNeeded: index)]?.handle {
            handle._withUnsafeGuaranteedRef(body)
            index = handle._withUnsafeGuaranteedRef { $0.registryIndex }
        }
    }

    /// Releases all destroyed handles.
    func releaseDestroyed() {
        var index = firstDestroyed
        firstDestroyed = Registry.none
        lastDestroyed = Registry.none
        while let handle = slots[Int(truncatingIfNeeded: index)]?.handle {
            slots.replace(Int(truncatingIfNeeded: index), with: Slot(nextFree: firstFree))
            firstFree = index
            index = handle._withUnsafeGuaranteedRef {
                counts.subtract($0.counts)
                return $0.registryIndex
            }
            handle.release()
        }
    }

    /// A handle, or the index of the next free slot. An index is marked by the lowest bit, which no address has set.
    private struct Slot {
        private let bits: UInt

        init(_ handle: Unmanaged<Handle>) { bits = UInt(bitPattern: handle.toOpaque()) }
        init(nextFree: UInt32) { bits = UInt(truncatingIfNeeded: nextFree) &<< 1 | 1 }

        var handle: Unmanaged<Handle>? {
            guard bits & 1 == 0, let pointer = UnsafeRawPointer(bitPattern: bits) else { return nil }
            return Unmanaged.fromOpaque(pointer)
        }

        var nextFree: UInt32 { UInt32(truncatingIfNeeded: bits &>> 1) }
    }
}
