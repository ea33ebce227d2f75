// SPDX-License-Identifier: MIT

/// Lists that are walked on the way of every event lie in memory of their own, which grows when it has to and stays.
extension UnsafeMutablePointer {
    /// Moves the first elements to a place with room for more. The rest of it is not initialized.
    @inline(__always)
    mutating func grow(moving count: Int, to capacity: Int) {
        let larger = Self.allocate(capacity: capacity)
        larger.moveInitialize(from: self, count: count)
        deallocate()
        self = larger
    }
}
