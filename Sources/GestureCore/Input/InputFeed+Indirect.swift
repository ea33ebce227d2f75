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
        sample.time = dispatch.time
        sample.location = source.applicationPoint(sample.location)
        switch sample.event {
        case .began:
            // A device makes one gesture at a time.
            _ = end(source.gesture, .cancelled)
            guard source.isAttached else { return .sourceRemoved }
            return result(begin(source.freshGesture(), with: sample, of: source))
        case .changed: return result(go(on: source.gesture, with: sample))
        case .ended: return result(end(source.gesture, .ended))
        case .cancelled: return result(end(source.gesture, .cancelled))
        case .scrolled: return scroll(sample, from: source)
        }
    }

    private func result(_ isTaken: Bool) -> FeedResult { isTaken ? .accepted : .notTaken }

    @inline(never)
    private func begin(_ gesture: IndirectGesture, with sample: IndirectSample, of source: TouchSource) -> Bool {
        mayHaveGestures = true
        gesture.begin(with: sample, seat: source.configuration.seat)
        dispatch.begin(gesture)
        return gesture.isTaken
    }

    @inline(never)
    private func go(on gesture: IndirectGesture?, with sample: IndirectSample) -> Bool {
        guard let gesture else { return false }
        if gesture.isDown {
            gesture.take(sample)
            dispatch.deliver(.changed, of: gesture)
        }
        return gesture.isTaken
    }

    /// Ends a gesture. An end without a running gesture is not a fault.
    @inline(never)
    private func end(_ gesture: IndirectGesture?, _ phase: IndirectGesture.Phase) -> Bool {
        guard let gesture else { return false }
        if gesture.isDown {
            gesture.rest(at: dispatch.time)
            dispatch.deliver(phase, of: gesture)
        }
        return gesture.isTaken
    }

    /// Feeds a scroll (rule 14.3).
    private func scroll(_ sample: IndirectSample, from source: TouchSource) -> FeedResult {
        let isRunning =
            source.scroll.map { $0.isRunning(at: sample.time) && $0.scrollType == sample.scrollType } ?? false
        guard sample.step != .zero else {
            return result(isRunning && end(source.scroll, .ended))
        }
        if isRunning { return result(go(on: source.scroll, with: sample)) }
        _ = end(source.scroll, .ended)
        guard source.isAttached else { return .sourceRemoved }
        let scroll = source.freshScroll()
        let isTaken = begin(scroll, with: sample, of: source)
        // A click of the wheel is a whole gesture, unless a callback has removed its source.
        if sample.scrollType == .wheel, scroll.isDown, source.isAttached {
            scroll.rest(at: dispatch.time)
            dispatch.deliver(.changed, of: scroll)
            if source.isAttached { _ = end(scroll, .ended) }
        }
        return result(isTaken)
    }

    /// Cancels the gestures of a source, as part of a system cancel (rule 1.12).
    func cancelGestures(of source: TouchSource) {
        _ = end(source.gesture, .cancelled)
        _ = end(source.scroll, .cancelled)
    }

    /// Forgets the hit view of gestures whose view leaves its window (rule 2.10).
    func forgetGestures(below view: View) {
        guard mayHaveGestures else { return }
        var previous: TouchSource?
        var hasGestures = false
        while let source = sourceList.element(after: previous) {
            previous = source
            source.forgetGestures(below: view)
            if source.gesture?.view != nil || source.scroll?.view != nil { hasGestures = true }
        }
        mayHaveGestures = hasGestures
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
