// SPDX-License-Identifier: MIT
internal import CMemory

/// Memory of lists that are walked for every event. It grows on demand and is kept. If out of memory, these functions
/// return nil or false, where Swift's own allocation would end the process.
extension UnsafeMutablePointer {
    /// Returns memory for this many elements, or nil if out of memory. Free it with `giveBack`.
    @inline(__always)
    static func take(_ capacity: Int) -> Self? {
        tactus_block_allocate(capacity, MemoryLayout<Pointee>.stride)?.bindMemory(to: Pointee.self, capacity: capacity)
    }

    /// Frees memory from `take`, whose elements must be deinitialized.
    @inline(__always)
    func giveBack() { tactus_block_free(self) }

    /// Moves elements here as bytes, as `grow` does: Swift's own function moves them one by one. The places may
    /// overlap.
    func takeBytes(from source: UnsafeMutablePointer<Pointee>, count: Int) {
        if count > 0 { tactus_block_move(self, source, count &* MemoryLayout<Pointee>.stride) }
    }
}

extension Optional {
    /// Moves the first elements to larger memory, whose rest is uninitialized. Returns false and changes nothing if out
    /// of memory. With `drawing` the memory may come from the reserve. Elements are moved bytewise, like those of a
    /// growing array.
    @inline(__always)
    mutating func grow<Element>(moving count: Int, to capacity: Int, drawing: Bool = false) -> Bool
    where Wrapped == UnsafeMutablePointer<Element> {
        let stride = MemoryLayout<Element>.stride
        guard let larger = tactus_block_grow(self, count, capacity, stride, drawing) else { return false }
        self = larger.assumingMemoryBound(to: Element.self)
        return true
    }
}
