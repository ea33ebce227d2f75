// SPDX-License-Identifier: MIT
internal import CMemory

/// Lists that are walked on the way of every event lie in memory of their own, which grows when it has to and stays. It
/// may be refused: where Swift's own allocation would end the process, these return nil or false.
extension UnsafeMutablePointer {
    /// Room for so many elements, to be given back with `giveBack`; nil: there is no memory for them.
    @inline(__always)
    static func take(_ capacity: Int) -> Self? {
        tactus_block_allocate(capacity, MemoryLayout<Pointee>.stride)?.bindMemory(to: Pointee.self, capacity: capacity)
    }

    /// Frees what `take` has returned; its elements are gone already.
    @inline(__always)
    func giveBack() { tactus_block_free(self) }
}

extension Optional {
    /// Moves the first elements to a place with room for more, whose rest is not initialized. False: there is no memory
    /// for it, and nothing has changed. `drawing`: it may come out of the reserve. Elements move as bytes do,
    /// as those of an array that grows.
    @inline(__always)
    mutating func grow<Element>(moving count: Int, to capacity: Int, drawing: Bool = false) -> Bool
    where Wrapped == UnsafeMutablePointer<Element> {
        let stride = MemoryLayout<Element>.stride
        guard let larger = tactus_block_grow(self, count, capacity, stride, drawing) else { return false }
        self = larger.assumingMemoryBound(to: Element.self)
        return true
    }
}
