// SPDX-License-Identifier: MIT

/// Turns samples into deliveries: at the end of an input frame, or at the host's output frame.
extension InputFeed {
    @inline(__always)
    func completeFrame(of source: TouchSource) {
        if deliveryMode == .inputFrame {
            deliverPending(of: source)
        } else {
            source.isFrameComplete = true
        }
    }

    @inline(__always)
    func deliverPending(of source: TouchSource) {
        source.isFrameComplete = false
        guard source.pending.isOnlyMoved, cycle.isReadyForMoves else { return deliverFrame(of: source) }
        let moved = source.pending.moved
        if moved.isEmpty { return }
        source.pending.moved = .none
        cycle.deliverMoves(of: moved, seat: source.pending.seat, at: source.pending.time)
    }

    /// Delivers pending samples. Out of line, for deliveries that no frame causes.
    @inline(never)
    func flushPending(of source: TouchSource) { deliverPending(of: source) }

    @inline(never)
    private func deliverFrame(of source: TouchSource) {
        guard !source.pending.isEmpty else { return }
        let frame = source.pending
        source.pending = TouchFrame()
        cycle.deliver(frame)
    }

    /// Delivers the samples gathered until the host's output frame.
    func deliver(at time: Microseconds) -> Bool {
        guard !isDelivering else { return advance(to: time) }
        guard advance(to: time) else { return false }
        if resamples {
            deliverResampled(at: cycle.time)
        } else {
            deliverGathered(before: Time.never)
        }
        processQueue()
        return true
    }

    @inline(never)
    func deliverGathered(before time: Microseconds) {
        var previous: TouchSource?
        while let source = sourceList.element(after: previous) {
            previous = source
            if source.isFrameComplete, source.pending.time <= time { flushPending(of: source) }
        }
    }
}
