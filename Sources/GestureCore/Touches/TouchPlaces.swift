// SPDX-License-Identifier: MIT

/// Coalesced or predicted places of a touch. Valid during the call that its event belongs to.
public struct TouchPlaces: Sequence {
    fileprivate let event: TouchEvent
    fileprivate let touch: Touch
    fileprivate let areCoalesced: Bool

    init(event: TouchEvent, touch: Touch, areCoalesced: Bool) {
        self.event = event
        self.touch = touch
        self.areCoalesced = areCoalesced
    }

    /// Number of places. O(samples of the delivery).
    public var count: Int { areCoalesced ? event.coalescedCount(for: touch) : event.predictedCount(for: touch) }

    /// The place at an index in order of time, or nil if there is none. O(samples of the delivery).
    public subscript(index: Int) -> TouchPlace? {
        areCoalesced ? event.coalescedPlace(index, for: touch) : event.predictedPlace(index, for: touch)
    }

    /// Iterates over the places in order of time.
    public struct Iterator: IteratorProtocol {
        fileprivate let places: TouchPlaces
        fileprivate var index = 0

        /// Returns the next place, or nil at the end. O(samples of the delivery).
        public mutating func next() -> TouchPlace? {
            defer { index &+= 1 }
            return places[index]
        }
    }

    /// Returns an iterator over the places.
    public func makeIterator() -> Iterator { Iterator(places: self) }
}
