// SPDX-License-Identifier: MIT

/// Touches of a device that the engine has accepted. Others are not fed: those that were down before the device was
/// seen, and those that the engine refused.
struct LiveTouches {
    /// Limit of the engine.
    private static let capacity = 64
    private var ids = InlineArray<64, Int32>(repeating: 0)
    private var count = 0

    private func index(of id: Int32) -> Int? {
        var index = 0
        while index < count {
            if ids[index] == id { return index }
            index += 1
        }
        return nil
    }

    func contains(_ id: Int32) -> Bool { index(of: id) != nil }

    /// Returns false if there is no room.
    mutating func insert(_ id: Int32) -> Bool {
        guard !contains(id) else { return true }
        guard count < Self.capacity else { return false }
        ids[count] = id
        count += 1
        return true
    }

    /// Returns false if the touch is missing.
    mutating func remove(_ id: Int32) -> Bool {
        guard let index = index(of: id) else { return false }
        count -= 1
        ids[index] = ids[count]
        return true
    }

    mutating func removeAll() { count = 0 }
}
