// SPDX-License-Identifier: MIT

/// Resampling: at an output frame each touch is delivered where it was a moment before (rule 1.16).
extension Application {
    /// Resampled touches lie so long before the output frame that a sample is mostly later, in µs.
    public static let defaultResamplingLatency: Microseconds = 5000
    /// Longest latency: the samples that are kept must reach back as far, in µs.
    public static let longestResamplingLatency: Microseconds = 50_000

    /// Switches resampling on or off, which counts in output-frame delivery. False: the latency is not in its range.
    public final func setResampling(_ isOn: Bool, latency: Microseconds = defaultResamplingLatency) -> Bool {
        guard latency >= 0, latency <= Application.longestResamplingLatency else { return false }
        isResampling = isOn
        resamplingLatency = latency
        if isOn { dispatch.coalesced.keepsHistory = true }
        return true
    }

    /// Moves wait for the output frame, and are not those that were fed.
    final var resamples: Bool { isResampling && deliveryMode == .outputFrame }

    @inline(never)
    final func deliverResampled(at time: Microseconds) {
        var previous: TouchSource?
        while let source = sourceList.element(after: previous) {
            previous = source
            deliverResampled(of: source, at: time)
        }
    }

    private final func deliverResampled(of source: TouchSource, at time: Microseconds) {
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
        for touch in dispatch.pool.set(dispatch.pool.used) where touch.source === source {
            if frame.began.contains(touch.slot) { latest = max(latest, touch.startTime) }
            if lifted.contains(touch.slot) {
                // One that lifts is delivered raw.
                latest = max(latest, touch.lastSampleTime)
                touch.noteStraying(at: touch.fed)
                if touch.hasMoved() { frame.moved.insert(touch.slot) }
                continue
            }
            // Neither one that lands with a frame that has not ended, nor one that lifts with it.
            guard touch.isFedDown, touch.isDown || frame.began.contains(touch.slot) else { continue }
            let reading = touch.resampled(at: time &- resamplingLatency)
            touch.noteStraying(at: reading)
            guard !reading.isSamePlace(as: touch.reading) else { continue }
            touch.feed(reading)
            latest = max(latest, reading.time)
            resampled.insert(touch.slot)
            frame.moved.insert(touch.slot)
        }
        dispatch.event.sampleAge = latest < 0 ? 0 : time &- latest
        deliver(frame)
        dispatch.event.sampleAge = 0
        dispatch.pool.lendEach(resampled) { $0.feedAgain() }
    }

    private final func deliver(_ frame: TouchFrame) {
        if frame.isOnlyMoved, dispatch.isReadyForMoves {
            if !frame.moved.isEmpty { dispatch.deliverMoves(of: frame.moved, seat: frame.seat, at: frame.time) }
        } else if !frame.isEmpty {
            dispatch.deliver(frame)
        }
    }

    /// Delivers what cannot wait for the output frame. With resampling the moves of fingers that stay down wait.
    @inline(never)
    final func deliverEarly(of source: TouchSource) {
        if resamples {
            source.pending.moved = .none
            for touch in dispatch.pool.set(source.pending.ended.union(source.pending.cancelled)) where touch.hasMoved()
            {
                source.pending.moved.insert(touch.slot)
            }
        }
        flushPending(of: source)
    }
}

extension Touch {
    /// How far it has moved is what is delivered, whatever the device says meanwhile (rule 1.6).
    fileprivate func noteStraying(at reading: TouchReading) {
        hasStrayed = tapCount == 0 || (reading.location - startLocation).length.exceeds(TapLimits.distance)
    }

    /// When it was where it is.
    fileprivate var lastSampleTime: Microseconds {
        // One that has never moved lifts where it landed.
        guard let history, history.pointee.count > 0 else { return timestamp }
        return max(history.pointee[history.pointee.count &- 1].time, timestamp)
    }
}
