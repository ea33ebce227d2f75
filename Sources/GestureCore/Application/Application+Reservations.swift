// SPDX-License-Identifier: MIT

/// Numbers of objects for which delivery and destruction keep lists. The C API, which can refuse to create an object,
/// reserves room in these lists first.
package struct ObjectCounts {
    /// Scroll views: each may move by itself, and each has hidden recognizers.
    package var scrollViews = 0
    /// Recognizers, including the pans and pinches of scroll views.
    package var recognizers = 0
    /// Touch sources: room is needed for the removal of each.
    package var sources = 0

    /// Creates the counts; all default to 0.
    package init(scrollViews: Int = 0, recognizers: Int = 0, sources: Int = 0) {
        self.scrollViews = scrollViews
        self.recognizers = recognizers
        self.sources = sources
    }

    /// Adds the counts of `other`.
    package mutating func add(_ other: ObjectCounts) {
        scrollViews &+= other.scrollViews
        recognizers &+= other.recognizers
        sources &+= other.sources
    }

    /// Subtracts the counts of `other`.
    package mutating func subtract(_ other: ObjectCounts) {
        scrollViews &-= other.scrollViews
        recognizers &-= other.recognizers
        sources &-= other.sources
    }
}

extension Application {
    /// Reserves list entries for this many objects, so that delivery and destruction allocate nothing. Returns false if
    /// out of memory. Without a reservation the lists grow on demand.
    package final func reserve(for counts: ObjectCounts) -> Bool {
        cycle.bound.reserve(counts.recognizers &+ counts.scrollViews &* ScrollView.hiddenRecognizerCount)
            && cycle.movements.reserve(counts.scrollViews)
            && input.queue.reserve(leavesOf: counts.sources)
    }
}
