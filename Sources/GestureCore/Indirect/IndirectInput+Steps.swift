// SPDX-License-Identifier: MIT

/// Steps of touchpad gestures and scrolls, as devices report them.
extension IndirectInput {
    /// Takes a step whose time and location are the application's.
    func take(_ sample: IndirectSample, of source: TouchSource) -> FeedResult {
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
        begin(gesture)
        return gesture.isTaken
    }

    @inline(never)
    private func go(on gesture: IndirectGesture?, with sample: IndirectSample) -> Bool {
        guard let gesture else { return false }
        if gesture.isDown {
            gesture.take(sample)
            deliver(.changed, of: gesture)
        }
        return gesture.isTaken
    }

    /// Ends a gesture. An end without a running gesture is not a fault.
    @inline(never)
    private func end(_ gesture: IndirectGesture?, _ phase: IndirectGesture.Phase) -> Bool {
        guard let gesture else { return false }
        if gesture.isDown {
            gesture.rest(at: cycle.time)
            deliver(phase, of: gesture)
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
            scroll.rest(at: cycle.time)
            deliver(.changed, of: scroll)
            if source.isAttached { _ = end(scroll, .ended) }
        }
        return result(isTaken)
    }

    /// Cancels the gestures of a source, as part of a system cancel (rule 1.12).
    func cancelGestures(of source: TouchSource) {
        _ = end(source.gesture, .cancelled)
        _ = end(source.scroll, .cancelled)
    }
}
