// SPDX-License-Identifier: MIT

/// Resampling: at an output frame each touch is delivered where it was a moment earlier (rule 1.16).
extension InputFeed {
    func setResampling(_ isOn: Bool, latency: TimeSpan) -> Bool {
        guard latency >= .zero, latency <= ResamplingLatency.longest else { return false }
        isResampling = isOn
        resamplingLatency = latency
        if isOn { cycle.pool.keepsHistory = true }
        return true
    }

    /// Whether moves wait for the output frame and are resampled there.
    var resamples: Bool { isResampling && deliveryMode == .outputFrame }

    @inline(never)
    func deliverResampled(at time: Microseconds) {
        var previous: TouchSource?
        while let source = sourceList.element(after: previous) {
            previous = source
            deliverResampled(of: source, at: time)
        }
    }

    private func deliverResampled(of source: TouchSource, at time: Microseconds) {
        var frame = TouchFrame()
        if source.isFrameComplete {
            frame = source.pending
            source.pending = TouchFrame()
            source.isFrameComplete = false
        }
        frame.seat = source.configuration.seat
        frame.time = time
        frame.moved = .none
        let lifted = frame.ended.union(frame.cancelled)
        var resampled = TouchMask.none
        var latest: Microseconds = -1
        for touch in cycle.pool.set(cycle.pool.used) where touch.source === source {
            if frame.began.contains(touch.slot) { latest = max(latest, touch.start.time) }
            if lifted.contains(touch.slot) {
                // A touch that lifts is delivered where it lifted.
                latest = max(latest, touch.lastSampleTime)
                touch.noteStraying(at: touch.fed)
                if touch.hasMoved() { frame.moved.insert(touch.slot) }
                continue
            }
            // Skips a touch whose down is in an unfinished frame, and one that lifts in such a frame.
            guard touch.isFedDown, touch.isDown || frame.began.contains(touch.slot) else { continue }
            guard let reading = touch.resampled(at: time &- resamplingLatency.microseconds, now: time) else { continue }
            touch.noteStraying(at: reading)
            guard !reading.isSamePlace(as: touch.reading) else { continue }
            touch.feed(reading)
            latest = max(latest, reading.time)
            resampled.insert(touch.slot)
            frame.moved.insert(touch.slot)
        }
        cycle.event.sampleAge = latest < 0 ? 0 : time &- latest
        deliver(frame)
        cycle.event.sampleAge = 0
        cycle.pool.lendEach(resampled) { $0.feedAgain() }
    }

    private func deliver(_ frame: TouchFrame) {
        if frame.isOnlyMoved, cycle.isReadyForMoves {
            if !frame.moved.isEmpty { cycle.deliverMoves(of: frame.moved, seat: frame.seat, at: frame.time) }
        } else if !frame.isEmpty {
            cycle.deliver(frame)
        }
    }

    /// Delivers what cannot wait for the output frame. With resampling, moves of fingers that stay down still wait.
    @inline(never)
    func deliverEarly(of source: TouchSource) {
        if resamples {
            source.pending.moved = .none
            for touch in cycle.pool.set(source.pending.ended.union(source.pending.cancelled)) where touch.hasMoved() {
                touch.noteStraying(at: touch.fed)
                source.pending.moved.insert(touch.slot)
            }
        }
        flushPending(of: source)
    }
}

extension Touch {
    /// Updates whether the touch left the tap distance. Delivered positions count, not fed ones (rule 1.6).
    @inline(never)
    func noteStraying(at reading: TouchReading) {
        taps.hasStrayed = tapCount == 0 || (reading.location - startLocation).length.exceeds(TapLimits.distance)
    }

    /// Time of the last sample that moved the touch.
    fileprivate var lastSampleTime: Microseconds {
        // A touch that has never moved lifts where it landed.
        guard let history, history.pointee.count > 1 else { return timestamp }
        return max(history.pointee.stamp, timestamp)
    }
}
