// SPDX-License-Identifier: MIT

/// Turns samples into deliveries: at the end of an input frame, at the host's output frame, or at a system cancel.
extension Application {
    @inline(__always)
    final func completeFrame(of source: TouchSource) {
        if deliveryMode == .inputFrame {
            deliverPending(of: source)
        } else {
            source.isFrameComplete = true
        }
    }

    @inline(__always)
    final func deliverPending(of source: TouchSource) {
        source.isFrameComplete = false
        guard source.pending.isOnlyMoved, dispatch.isReadyForMoves else { return deliverFrame(of: source) }
        let moved = source.pending.moved
        if moved.isEmpty { return }
        source.pending.moved = .none
        dispatch.deliverMoves(of: moved, seat: source.pending.seat, at: source.pending.time)
    }

    /// Delivers pending samples. Out of line, for deliveries that no frame causes.
    @inline(never)
    final func flushPending(of source: TouchSource) { deliverPending(of: source) }

    @inline(never)
    private final func deliverFrame(of source: TouchSource) {
        guard !source.pending.isEmpty else { return }
        let frame = source.pending
        source.pending = TouchFrame()
        dispatch.deliver(frame)
    }

    /// Delivers the samples gathered until the host's output frame (rule 1.11), in µs. Returns false if the time is
    /// negative or above 2^62.
    public final func deliver(at time: Microseconds) -> Bool {
        guard !isDelivering else { return advance(to: time) }
        guard advance(to: time) else { return false }
        if resamples {
            deliverResampled(at: dispatch.time)
        } else {
            deliverGathered(before: Time.never)
        }
        processQueue()
        return true
    }

    @inline(never)
    final func deliverGathered(before time: Microseconds) {
        var previous: TouchSource?
        while let source = sourceList.element(after: previous) {
            previous = source
            if source.isFrameComplete, source.pending.time <= time { flushPending(of: source) }
        }
    }

    // MARK: System cancel (rule 1.12)

    /// Cancels every live touch of every source. Returns false if the time, in µs, is negative or above 2^62.
    public final func cancelTouches(at time: Microseconds) -> Bool {
        guard time >= 0, time <= Time.latest else {
            diagnostics.report(.timeTooLarge)
            return false
        }
        cancelRound &+= 1
        let round = cancelRound
        while let source = touchedSource(before: round) {
            cancelTouches(of: source, in: round, at: time)
        }
        var previous: TouchSource?
        // Callbacks may remove sources; the walk may then visit earlier sources again, and skips those already
        // cancelled.
        while let source = sourceList.element(after: previous) {
            previous = source
            if source.lastCancelRound < round { cancelTouches(of: source, in: round, at: time) }
        }
        return true
    }

    private final func cancelTouches(of source: TouchSource, in round: UInt64, at time: Microseconds) {
        source.lastCancelRound = round
        var sample = TouchSample(.cancelAll, time: time)
        sample.isHostTime = true
        _ = feedAny(sample, from: source)
    }

    /// Returns the source of the first down whose source has not been cancelled in this round, or nil. Sources with touches
    /// come first: a recording does not know in which order the host created its sources (rule 17.1).
    private final func touchedSource(before round: UInt64) -> TouchSource? {
        for touch in dispatch.pool.set(dispatch.pool.used) {
            if let source = touch.source, source.lastCancelRound < round { return source }
        }
        return nil
    }

    final func cancelTouches(of source: TouchSource) {
        cancelGestures(of: source)
        if let accommodator = source.accommodator { cancelWaiting(of: source, accommodator) }
        deliverEarly(of: source)
        var frame = TouchFrame()
        frame.seat = source.configuration.seat
        frame.time = dispatch.time
        frame.isSystemCancel = true
        for touch in dispatch.pool.set(dispatch.pool.used) where touch.source === source {
            if touch.isFedDown {
                source.cancelledIDs.insert(touch.id)
                // A resampled touch ends where its finger is; any other touch has no pending move.
                if touch.hasMoved() {
                    touch.noteStraying(at: touch.fed)
                    frame.moved.insert(touch.slot)
                }
            }
            touch.isFedDown = false
            touch.fed.time = dispatch.time
            frame.cancelled.insert(touch.slot)
        }
        dispatch.deliver(frame)
    }
}
