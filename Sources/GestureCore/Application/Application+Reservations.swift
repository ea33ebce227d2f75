// SPDX-License-Identifier: MIT

/// Numbers of the objects that deliveries and destruction keep lists of. A wrapper that can refuse to make more of
/// them asks for room before.
package struct ObjectCounts {
    /// Each may move by itself, and has hidden recognizers.
    package var scrollViews = 0
    /// Pans and pinches of scroll views included.
    package var recognizers = 0
    /// Devices, of which each has to be able to leave.
    package var sources = 0

    /// None at all.
    package init(scrollViews: Int = 0, recognizers: Int = 0, sources: Int = 0) {
        self.scrollViews = scrollViews
        self.recognizers = recognizers
        self.sources = sources
    }

    /// So many more.
    package mutating func add(_ other: ObjectCounts) {
        scrollViews &+= other.scrollViews
        recognizers &+= other.recognizers
        sources &+= other.sources
    }

    /// So many fewer.
    package mutating func subtract(_ other: ObjectCounts) {
        scrollViews &-= other.scrollViews
        recognizers &-= other.recognizers
        sources &-= other.sources
    }
}

extension Application {
    /// Makes room for what is noted of so many objects, so that no delivery and no destruction has to. False: there is
    /// no memory for it. Without it the lists grow when they have to.
    package final func reserve(for counts: ObjectCounts) -> Bool {
        dispatch.bound.reserve(counts.recognizers &+ counts.scrollViews &* ScrollView.hiddenRecognizerCount)
            && dispatch.moving.reserve(counts.scrollViews) && dispatch.movingNow.reserve(counts.scrollViews)
            && queue.reserve(leavesOf: counts.sources)
    }
}
