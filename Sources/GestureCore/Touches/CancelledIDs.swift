// SPDX-License-Identifier: MIT

/// Ids of touches that the system cancelled while their fingers were down. Only the newest are kept: a device that
/// never reports their lift, for example because it numbers touches consecutively, must not fill the memory.
struct CancelledIDs: ~Copyable {
    /// Largest number of ids: as many as fingers can be down at a time (rule 1.15).
    static let capacity = TouchLimits.live

    /// The ids, oldest first.
    private var ids = GrowingList<Int32>()

    init() {}

    func contains(_ id: Int32) -> Bool { index(of: id) != nil }

    mutating func insert(_ id: Int32) {
        remove(id)
        if ids.count >= CancelledIDs.capacity { ids.remove(at: 0) }
        _ = ids.appendDrawing(id)
    }

    /// Removes an id. Returns false if it is not in the set.
    @discardableResult
    mutating func remove(_ id: Int32) -> Bool {
        guard let index = index(of: id) else { return false }
        ids.remove(at: index)
        return true
    }

    private func index(of id: Int32) -> Int? {
        var index = 0
        while let known = ids[index] {
            if known == id { return index }
            index &+= 1
        }
        return nil
    }
}
