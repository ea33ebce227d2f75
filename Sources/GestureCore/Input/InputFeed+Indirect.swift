// SPDX-License-Identifier: MIT

/// Input of touchpad gestures and scrolls (§14), which become deliveries.
extension InputFeed {
    func feed(_ sample: IndirectSample, from source: TouchSource) -> FeedResult {
        guard sample.isWithinLimit else {
            diagnostics.report(.notFinite)
            return .notFinite
        }
        guard sample.time >= 0, sample.time <= Time.latest else {
            diagnostics.report(.timeTooLarge)
            return .timeTooLarge
        }
        guard !isDelivering else { return enqueue(.indirect(sample, source)) ? .accepted : .limit }
        if !queue.isEmpty { processQueue() }
        let result = process(sample, from: source)
        processQueue()
        return result
    }

    @inline(never)
    func process(_ sample: IndirectSample, from source: TouchSource) -> FeedResult {
        processTime(applicationTime(of: sample, from: source))
        guard source.isAttached else { return .sourceRemoved }
        var sample = sample
        sample.time = cycle.time
        sample.location = source.applicationPoint(sample.location)
        return indirect.take(sample, of: source)
    }

    /// Forgets the hit view of gestures whose view leaves its window (rule 2.10).
    func forgetGestures(below view: View) {
        guard indirect.mayHaveGestures else { return }
        var previous: TouchSource?
        var hasGestures = false
        while let source = sourceList.element(after: previous) {
            previous = source
            source.forgetGestures(below: view)
            if source.gesture?.view != nil || source.scroll?.view != nil { hasGestures = true }
        }
        indirect.mayHaveGestures = hasGestures
    }

    /// Whether a gesture is under way, during which time must not restart.
    var hasGestures: Bool {
        var previous: TouchSource?
        while let source = sourceList.element(after: previous) {
            previous = source
            if source.gesture?.isDown ?? false || source.scroll?.isDown ?? false { return true }
        }
        return false
    }
}

extension TouchSource {
    @inline(never)
    fileprivate func forgetGestures(below view: View) {
        gesture?.forget(below: view)
        scroll?.forget(below: view)
    }
}

extension IndirectGesture {
    @inline(never)
    fileprivate func forget(below leaving: View) {
        guard let view, view.isDescendant(of: leaving) else { return }
        self.view = nil
        window = nil
    }
}
