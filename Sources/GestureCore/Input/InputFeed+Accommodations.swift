// SPDX-License-Identifier: MIT

/// Touch accommodations of all sources (rule 1.18).
extension InputFeed {
    /// Brings down the fingers of all sources whose hold duration has passed, in one frame per source.
    @inline(never)
    func bringFingersDown(at deadline: Microseconds) {
        var previous: TouchSource?
        while let source = sourceList.element(after: previous) {
            previous = source
            guard let accommodator = source.accommodator, accommodator.deadline <= deadline else { continue }
            AccommodatedInput(feed: self, source: source, accommodator: accommodator).bringFingersDown(at: deadline)
        }
        noteFingerDeadlines()
    }

    /// Recomputes the earliest deadline of the waiting fingers.
    func noteFingerDeadlines() {
        var earliest = Time.never
        var previous: TouchSource?
        while let source = sourceList.element(after: previous) {
            previous = source
            if let accommodator = source.accommodator { earliest = min(earliest, accommodator.deadline) }
        }
        deadlines.noteFingers(earliest)
    }

    /// Forgets all lifts, since they belong to an earlier origin of time.
    @inline(never)
    func forgetLifts() {
        cycle.landing.forgetLifts()
        var previous: TouchSource?
        while let source = sourceList.element(after: previous) {
            previous = source
            source.accommodator?.forgetLifts()
        }
    }
}
