// SPDX-License-Identifier: MIT

/// A system cancel (rule 1.12): the host takes over, or a device is removed.
struct SystemCancel {
    private let feed: InputFeed
    /// Number of this cancel: sources and touches that it has reached bear it.
    private let round: UInt64

    init(_ feed: InputFeed) {
        self.feed = feed
        feed.cancelRound &+= 1
        round = feed.cancelRound
    }

    /// Cancels every live touch of every source, in one delivery for each seat.
    func cancelEverySource() {
        while let source = touchedSource { prepare(source) }
        var previous: TouchSource?
        // Callbacks may remove sources; the walk may then visit earlier sources again, and skips those already prepared.
        while let source = feed.sourceList.element(after: previous) {
            previous = source
            if source.lastCancelRound < round { prepare(source) }
        }
        while let seat = seatOfTouches {
            feed.cycle.deliver(frame(of: seat) { $0.seat == seat })
        }
        var rounds = 0
        while let seat = seatOfAttemptWithoutTouches, rounds < DeliveryLimits.rounds {
            rounds += 1
            feed.cycle.deliver(frame(of: seat) { _ in false })
        }
    }

    /// Cancels the touches of one source alone.
    func cancel(_ source: TouchSource) {
        prepare(source)
        var frame = frame(of: source.configuration.seat) { $0.source === source }
        frame.isOfOneSource = true
        feed.cycle.deliver(frame)
    }

    /// Ends what stands before a source's cancel: its touchpad gestures, fingers that accommodations hold back, and
    /// samples that wait for their frame or the output frame.
    private func prepare(_ source: TouchSource) {
        source.lastCancelRound = round
        feed.indirect.cancelGestures(of: source)
        if let accommodator = source.accommodator {
            AccommodatedInput(feed: feed, source: source, accommodator: accommodator).cancelWaiting()
        }
        feed.deliverEarly(of: source)
    }

    /// Returns the source of the first down whose source is not prepared yet, or nil. Sources with touches come first: a
    /// recording does not know in which order the host created its sources (rule 17.1).
    private var touchedSource: TouchSource? {
        for touch in feed.cycle.pool.set(feed.cycle.pool.used) {
            if let source = touch.source, source.lastCancelRound < round { return source }
        }
        return nil
    }

    /// Returns the seat of the first down that is not cancelled yet, or nil.
    private var seatOfTouches: UInt32? {
        for touch in feed.cycle.pool.set(feed.cycle.pool.used) where touch.numbers.cancelRound < round {
            return touch.seat
        }
        return nil
    }

    /// Returns the seat of a recognizer that waits without ever having had a touch, or nil.
    private var seatOfAttemptWithoutTouches: UInt32? {
        for recognizer in feed.cycle.bound where recognizer.attempt.bound.isEmpty && recognizer.waitsForTouches {
            return recognizer.seat
        }
        return nil
    }

    /// Makes a frame that cancels the touches which match, withheld ends included.
    @inline(never)
    private func frame(of seat: UInt32, where matches: (Touch) -> Bool) -> TouchFrame {
        var frame = TouchFrame()
        frame.seat = seat
        frame.time = feed.cycle.time
        frame.isSystemCancel = true
        for touch in feed.cycle.pool.set(feed.cycle.pool.used) where matches(touch) {
            touch.numbers.cancelRound = round
            if touch.isFedDown {
                touch.source?.cancelledIDs.insert(touch.id)
                // A resampled touch ends where its finger is; any other touch has no pending move.
                if touch.hasMoved() {
                    touch.noteStraying(at: touch.fed)
                    frame.moved.insert(touch.slot)
                }
            }
            touch.isFedDown = false
            touch.fed.time = feed.cycle.time
            frame.cancelled.insert(touch.slot)
        }
        return frame
    }
}
