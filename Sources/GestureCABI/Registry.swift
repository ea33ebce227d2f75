// SPDX-License-Identifier: MIT
internal import GestureCore

/// All handles of an application. Those that are destroyed stay where they are until they are released, and lead from
/// one to the next in the order of destruction: to destroy takes no memory.
final class Registry {
    private var slots = GrowingList<Slot>()
    private var firstFree = Registry.none
    private var firstDestroyed = Registry.none
    private var lastDestroyed = Registry.none
    /// Of all handles, also of the destroyed ones.
    private(set) var counts = ObjectCounts()

    /// The end of a row of slots.
    private static let none = UInt32.max
    /// A scroll view comes with two recognizers.
    private static let mostAtOnce = 3

    init() {}

    deinit {
        lendEach { Unmanaged.passUnretained($0).release() }
    }

    /// Makes room for what one constructor makes. False: there is no memory for it.
    func makeRoom() -> Bool {
        let wanted = slots.count &+ Registry.mostAtOnce
        return wanted < Int(truncatingIfNeeded: Registry.none) && slots.reserve(wanted)
    }

    /// Keeps a handle, for which room was made.
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

    /// Calls back for those that have not been released.
    func lendEach(_ body: (Handle) -> Void) {
        var index = 0
        while let slot = slots[index] {
            slot.handle?._withUnsafeGuaranteedRef(body)
            index &+= 1
        }
    }

    // MARK: The destroyed ones

    var hasDestroyed: Bool { firstDestroyed != Registry.none }

    /// Lets a handle wait behind those that were destroyed before.
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

    /// Calls back for each, in the order of destruction.
    func forEachDestroyed(_ body: (Handle) -> Void) {
        var index = firstDestroyed
        while let handle = slots[Int(truncatingIfNeeded: index)]?.handle {
            handle._withUnsafeGuaranteedRef(body)
            index = handle._withUnsafeGuaranteedRef { $0.registryIndex }
        }
    }

    /// Releases them all.
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

    /// A handle, or the next free slot in the bits above the lowest, which no address has.
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
