// SPDX-License-Identifier: MIT

/// A set of touches in the order in which they went down. Valid during the callback that passes it. Creating and
/// copying one allocates nothing.
public struct TouchSet: Sequence {
    /// Mask of the slots.
    private(set) var mask: TouchMask
    /// The pool, without reference counting.
    private let pool: Borrowed<TouchPool>?

    @inline(__always)
    init(_ mask: TouchMask, in pool: TouchPool?) {
        self.mask = mask
        self.pool = pool.map { Borrowed($0) }
    }

    /// Whether the set is empty. O(1).
    public var isEmpty: Bool { mask.isEmpty }
    /// Number of touches. O(1).
    public var count: Int { mask.count }
    /// The touch that went down first, or nil. O(touches of the application).
    public var first: Touch? { pool?.use { $0.first(of: mask) } }

    /// The only touch; nil if there are none or several.
    @inline(__always)
    package var only: Borrowed<Touch>? {
        guard let slot = mask.only else { return nil }
        return pool?.use { $0.reference(slot) }
    }

    /// Returns whether the set contains a touch. O(1).
    public func contains(_ touch: Touch) -> Bool { mask.contains(touch.slot) }

    /// Returns the touches for which `isIncluded` returns true. O(touches).
    public func subset(where isIncluded: (Touch) -> Bool) -> TouchSet {
        var included = self
        for touch in self where !isIncluded(touch) { included.mask.remove(touch.slot) }
        return included
    }

    /// Lends each touch in the order of the downs, without reference counting.
    @inline(__always)
    package func lendEach(_ body: (Touch) -> Void) { pool?.use { $0.lendEach(mask, body) } }

    /// Returns an iterator in the order of the downs.
    public func makeIterator() -> Iterator { Iterator(self) }

    /// Iterates over touches in the order of the downs.
    public struct Iterator: IteratorProtocol {
        private let set: TouchSet
        private var position = 0

        fileprivate init(_ set: TouchSet) { self.set = set }

        @_optimize(speed)
        @inline(never)
        /// Returns the next touch, or nil at the end.
        public mutating func next() -> Touch? {
            guard let pool = set.pool else { return nil }
            return pool.use { pool in
                while let slot = pool.slot(at: position) {
                    position &+= 1
                    if set.mask.contains(slot) { return pool.touch(slot) }
                }
                return nil
            }
        }
    }
}
