// SPDX-License-Identifier: MIT

/// The coalesced or predicted places of a touch. Valid during the call whose event they are of.
public struct TouchPlaces: Sequence {
    fileprivate let event: TouchEvent
    fileprivate let touch: Touch
    fileprivate let areCoalesced: Bool

    init(event: TouchEvent, touch: Touch, areCoalesced: Bool) {
        self.event = event
        self.touch = touch
        self.areCoalesced = areCoalesced
    }

    /// The number of places.
    public var count: Int { areCoalesced ? event.coalescedCount(for: touch) : event.predictedCount(for: touch) }

    /// The place of an index in the order of time; nil: there is none. O(samples of the delivery).
    public subscript(index: Int) -> TouchPlace? {
        areCoalesced ? event.coalescedPlace(index, for: touch) : event.predictedPlace(index, for: touch)
    }

    /// Walks the places in the order of time.
    public struct Iterator: IteratorProtocol {
        fileprivate let places: TouchPlaces
        fileprivate var index = 0

        /// The next place; nil at the end.
        public mutating func next() -> TouchPlace? {
            defer { index &+= 1 }
            return places[index]
        }
    }

    public func makeIterator() -> Iterator { Iterator(places: self) }
}
