// SPDX-License-Identifier: MIT

/// Some touches of an application, in the order in which they went down. Valid during the callback that
/// hands it out; making and copying one allocates nothing.
public struct TouchSet: Sequence {
    /// The mask as bits.
    private(set) var mask: TouchMask
    /// Read without counting references.
    private let pool: Borrowed<TouchPool>?

    @inline(__always)
    init(_ mask: TouchMask, in pool: TouchPool?) {
        self.mask = mask
        self.pool = pool.map { Borrowed($0) }
    }

    public var isEmpty: Bool { mask.isEmpty }
    public var count: Int { mask.count }
    /// The one that went down first.
    public var first: Touch? { pool?.use { $0.first(of: mask) } }

    /// The only one; nil if there are none or several.
    @inline(__always)
    package var only: Borrowed<Touch>? {
        guard let slot = mask.only else { return nil }
        return pool?.use { $0.reference(slot) }
    }

    /// Returns whether the touch is one of them.
    public func contains(_ touch: Touch) -> Bool { mask.contains(touch.slot) }

    /// Returns the touches for which a question has a yes.
    public func subset(where isIncluded: (Touch) -> Bool) -> TouchSet {
        var included = self
        for touch in self where !isIncluded(touch) { included.mask.remove(touch.slot) }
        return included
    }

    /// Lends each one in the order of the downs, without counting references.
    @inline(__always)
    package func lendEach(_ body: (Touch) -> Void) { pool?.use { $0.lendEach(mask, body) } }

    public func makeIterator() -> Iterator { Iterator(self) }

    public struct Iterator: IteratorProtocol {
        private let set: TouchSet
        private var position = 0

        fileprivate init(_ set: TouchSet) { self.set = set }

        @_optimize(speed)
        @inline(never)
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
