// SPDX-License-Identifier: MIT

/// System cancels (rule 1.12): the host takes over, or a device is removed.
extension InputFeed {
    /// Cancels every live touch of every source, in one delivery for each seat.
    func cancelTouches(at time: Microseconds) -> FeedResult {
        guard time >= 0, time <= Time.latest else {
            diagnostics.report(.timeTooLarge)
            return .timeTooLarge
        }
        if isDelivering { return enqueue(.systemCancel(time)) ? .accepted : .limit }
        if !queue.isEmpty { processQueue() }
        processSystemCancel(at: time)
        processQueue()
        return .accepted
    }

    @inline(never)
    func processSystemCancel(at time: Microseconds) {
        _ = reach(time)
        cancelRound &+= 1
        let round = cancelRound
        while let source = touchedSource(before: round) { prepareCancel(of: source, in: round) }
        var previous: TouchSource?
        // Callbacks may remove sources; the walk may then visit earlier sources again, and skips those already prepared.
        while let source = sourceList.element(after: previous) {
            previous = source
            if source.lastCancelRound < round { prepareCancel(of: source, in: round) }
        }
        while let seat = seatOfTouches(before: round) {
            dispatch.deliver(systemCancel(of: seat, in: round) { $0.seat == seat })
        }
        var rounds = 0
        while let seat = seatOfAttemptWithoutTouches, rounds < DeliveryLimits.rounds {
            rounds += 1
            dispatch.deliver(systemCancel(of: seat, in: round) { _ in false })
        }
    }

    /// Cancels the touches of one source alone.
    func cancelTouches(of source: TouchSource) {
        cancelRound &+= 1
        prepareCancel(of: source, in: cancelRound)
        var frame = systemCancel(of: source.configuration.seat, in: cancelRound) { $0.source === source }
        frame.isOfOneSource = true
        dispatch.deliver(frame)
    }

    /// Ends what stands before a source's cancel: its touchpad gestures, fingers that accommodations hold back, and
    /// samples that wait for their frame or the output frame.
    private func prepareCancel(of source: TouchSource, in round: UInt64) {
        source.lastCancelRound = round
        cancelGestures(of: source)
        if let accommodator = source.accommodator { cancelWaiting(of: source, accommodator) }
        deliverEarly(of: source)
    }

    /// Returns the source of the first down whose source is not prepared yet, or nil. Sources with touches come first: a
    /// recording does not know in which order the host created its sources (rule 17.1).
    private func touchedSource(before round: UInt64) -> TouchSource? {
        for touch in dispatch.pool.set(dispatch.pool.used) {
            if let source = touch.source, source.lastCancelRound < round { return source }
        }
        return nil
    }

    /// Returns the seat of the first down that is not cancelled yet, or nil.
    private func seatOfTouches(before round: UInt64) -> UInt32? {
        for touch in dispatch.pool.set(dispatch.pool.used) where touch.cancelRound < round { return touch.seat }
        return nil
    }

    /// Returns the seat of a recognizer that waits without ever having had a touch, or nil.
    private var seatOfAttemptWithoutTouches: UInt32? {
        for recognizer in dispatch.bound where recognizer.attempt.bound.isEmpty && recognizer.waitsForTouches {
            return recognizer.seat
        }
        return nil
    }

    /// Makes a frame that cancels the touches which match, withheld ends included.
    @inline(never)
    private func systemCancel(
        of seat: UInt32, in round: UInt64, where matches: (Touch) -> Bool
    ) -> TouchFrame {
        var frame = TouchFrame()
        frame.seat = seat
        frame.time = dispatch.time
        frame.isSystemCancel = true
        for touch in dispatch.pool.set(dispatch.pool.used) where matches(touch) {
            touch.cancelRound = round
            if touch.isFedDown {
                touch.source?.cancelledIDs.insert(touch.id)
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
        return frame
    }
}

extension GestureRecognizer {
    /// Whether the recognizer is in an attempt that is about touches and has not finished.
    var waitsForTouches: Bool { !currentState.isFinished && takesTouches && attempt.indirect == nil }
}
