// SPDX-License-Identifier: MIT
internal import GestureCore

/// All handles of an application. Destroyed handles keep their slots until they are released, and are linked in the
/// order of destruction, so that destruction allocates nothing.
final class Registry {
    private var slots = GrowingList<Slot>()
    private var firstFree = Registry.none
    private var firstDestroyed = Registry.none
    private var lastDestroyed = Registry.none
    /// The slots between which new recognizers stand; none if the first is above the last.
    private var firstNew = Registry.none
    private var lastNew: UInt32 = 0
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
        let slot = Slot(Unmanaged.passRetained(handle), isNew: handle.kind == .recognizer)
        counts.add(handle.counts)
        if let free = slots[Int(truncatingIfNeeded: firstFree)] {
            handle.registryIndex = firstFree
            slots.replace(Int(truncatingIfNeeded: firstFree), with: slot)
            firstFree = free.nextFree
        } else {
            handle.registryIndex = UInt32(truncatingIfNeeded: slots.count)
            _ = slots.append(slot)
        }
        if slot.isNew {
            firstNew = min(firstNew, handle.registryIndex)
            lastNew = max(lastNew, handle.registryIndex)
        }
    }

    @inline(__always)
    var hasNewRecognizers: Bool { firstNew <= lastNew }

    /// Calls back for each recognizer that was added since the last call and is not destroyed. O(slots between the first
    /// and the last of them).
    func lendNewRecognizers(_ body: (RecognizerHandle) -> Void) {
        var index = Int(truncatingIfNeeded: firstNew)
        let last = Int(truncatingIfNeeded: lastNew)
        firstNew = Registry.none
        lastNew = 0
        while index <= last, let slot = slots[index] {
            if slot.isNew, let handle = slot.handle {
                slots.replace(index, with: Slot(handle))
                handle._withUnsafeGuaranteedRef { handle in
                    if !handle.isDestroyed, let handle = handle as? RecognizerHandle { body(handle) }
                }
            }
            index &+= 1
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

    /// A handle, or the index of the next free slot. An index is marked by the lowest bit, and a new recognizer by the
    /// second one, which no address has set.
    private struct Slot {
        private let bits: UInt

        init(_ handle: Unmanaged<Handle>, isNew: Bool = false) {
            bits = UInt(bitPattern: handle.toOpaque()) | (isNew ? 2 : 0)
        }
        init(nextFree: UInt32) { bits = UInt(truncatingIfNeeded: nextFree) &<< 1 | 1 }

        var handle: Unmanaged<Handle>? {
            guard bits & 1 == 0, let pointer = UnsafeRawPointer(bitPattern: bits & ~2) else { return nil }
            return Unmanaged.fromOpaque(pointer)
        }

        var isNew: Bool { bits & 3 == 2 }

        var nextFree: UInt32 { UInt32(truncatingIfNeeded: bits &>> 1) }
    }
}
