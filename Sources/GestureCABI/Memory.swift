// SPDX-License-Identifier: MIT
internal import CMemory
internal import CTactus
internal import GestureCore

/// Refuses new objects while memory is short (NO_MEMORY), so that existing ones can go on. CMemory describes where the
/// memory of a delivery comes from then.
extension ApplicationHandle {
    /// Whether an object that takes memory may be created. Logs if not.
    var hasMemory: Bool {
        if tactus_reserve_is_whole() { return true }
        reportNoMemory()
        return false
    }

    /// Returns whether a list of the host's may grow by one entry. Growth doubles a list; for a large one the reserve
    /// would not suffice.
    func hasMemory(toGrow list: some Collection, capacity: Int, bytesPerElement: Int) -> Bool {
        guard hasMemory else { return false }
        guard list.count == capacity, list.count >= 1024 else { return true }
        return hasMemory(forBytes: list.count &* 2 &* bytesPerElement)
    }

    /// Returns whether a list may grow by a number of bytes. The reserve always has a few.
    func hasMemory(toGrowBy bytes: Int) -> Bool { bytes < 1 << 14 ? hasMemory : hasMemory(forBytes: bytes) }

    /// Returns whether a block of a size chosen by the caller is available.
    func hasMemory(forBytes size: Int) -> Bool {
        guard hasMemory else { return false }
        if tactus_reserve_can_allocate(size) { return true }
        reportNoMemory()
        return false
    }

    @inline(never)
    func reportNoMemory() {
        logHandler.log(.error, ProcessLog.outOfMemory)
    }
}

extension Handle {
    /// Runs a call that stores something for the host, unless memory is short. A call that only removes something is
    /// never refused.
    func keeping(_ keeps: Bool = true, _ body: () -> Void) -> tactus_status {
        guard !keeps || canKeep() else { return TACTUS_STATUS_NO_MEMORY }
        body()
        return TACTUS_STATUS_OK
    }
}

extension Handle {
    /// Runs a call that adds to a list of the host's. The closure returns false if out of memory.
    func adding(_ body: () -> Bool) -> tactus_status {
        guard canKeep() else { return TACTUS_STATUS_NO_MEMORY }
        return body() ? TACTUS_STATUS_OK : refuseMemory()
    }

    @inline(never)
    private func canKeep() -> Bool { owner?.hasMemory ?? false }
}

extension Handle {
    @inline(never)
    func refuseMemory() -> tactus_status {
        owner?.reportNoMemory()
        return TACTUS_STATUS_NO_MEMORY
    }
}

extension ProcessLog {
    static var outOfMemory: LogMessage { LogMessage("out of memory; nothing was changed") }

    static func hasMemory() -> Bool {
        if tactus_reserve_is_whole() { return true }
        write(.error, outOfMemory)
        return false
    }
}

/// A moment, with the question whether the system has granted every allocation since.
struct MemoryCheck {
    private let refusals = tactus_reserve_refusals()

    var wasGranted: Bool { tactus_reserve_refusals() == refusals }
}
