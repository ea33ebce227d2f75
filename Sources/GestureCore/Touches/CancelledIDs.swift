// SPDX-License-Identifier: MIT

/// Ids of touches that the system cancelled while their fingers were down. A device that never says that these lifted,
/// such as one that numbers its touches on and on, must not fill the memory: the newest are remembered.
struct CancelledIDs {
    /// As many as fingers can be down at a time (rule 1.15).
    static let capacity = TouchLimits.live

    /// Oldest first.
    private var ids = ContiguousArray<Int32>()

    func contains(_ id: Int32) -> Bool { ids.contains(id) }

    @inline(never)
    mutating func insert(_ id: Int32) {
        remove(id)
        if ids.count >= CancelledIDs.capacity { ids.removeFirst() }
        ids.append(id)
    }

    /// False: it was not here.
    @inline(never)
    @discardableResult
    mutating func remove(_ id: Int32) -> Bool {
        guard let index = ids.firstIndex(of: id) else { return false }
        ids.remove(at: index)
        return true
    }
}
