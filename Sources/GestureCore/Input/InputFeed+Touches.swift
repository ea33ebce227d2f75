// SPDX-License-Identifier: MIT

/// Records what samples say about touches, for the frame that ends them.
extension InputFeed {
    /// Notes a down. `isDelayed` means that it landed before lifts that wait for their frame, so these do not end its
    /// sequence.
    @_optimize(speed)
    @inline(never)
    func noteDown(
        of id: Int32, _ type: Touch.Kind, at reading: TouchReading, from source: TouchSource, isDelayed: Bool = false
    ) -> FeedResult {
        guard cycle.pool.touch(ofFinger: id, of: source) == nil else {
            diagnostics.report(.duplicateTouch, id: id)
            return .duplicateTouch
        }
        deliverBeforeReuse(of: id, from: source)
        let hasRoom = liveCount < TouchLimits.live && makeRoom()
        // Both calls above may have called back.
        guard source.isAttached else { return .sourceRemoved }
        guard hasRoom, let touch = cycle.pool.take() else {
            diagnostics.report(.tooManyTouches)
            return .limit
        }
        ForgottenFrames(feed: self).report(source, at: reading.time)
        source.cancelledIDs.remove(id)
        touch.id = id
        touch.source = source
        touch.seat = source.configuration.seat
        touch.type = type
        touch.sequence = cycle.landing.sequence(of: touch.seat, isDelayed: isDelayed)
        touch.isFedDown = true
        touch.numbers.downInput = inputCount
        touch.begin(with: reading)
        if cycle.pool.keepsHistory { touch.keep(reading) }
        cycle.coalesced.append(reading, slot: touch.slot, phase: .began)
        source.pending.began.insert(touch.slot)
        source.pending.seat = touch.seat
        source.pending.time = reading.time
        return .accepted
    }

    /// Handles an up and a new down of one id in a frame: the earlier touch is delivered first (rule 1.9).
    func deliverBeforeReuse(of id: Int32, from source: TouchSource) {
        for touch in cycle.pool.set(source.pending.ended.union(source.pending.cancelled))
        where touch.id == id { deliverEarly(of: source) }
    }

    /// Notes a motion, also for the histories of resampling and prediction.
    @inline(never)
    func noteMotion(of id: Int32, to reading: TouchReading, from source: TouchSource) -> FeedResult {
        if cycle.pool.keepsHistory, let slot = cycle.pool.slot(ofFinger: id, of: ObjectIdentifier(source)) {
            cycle.keep(reading, of: slot, late: lateInput == inputCount ? lateness : 0)
        }
        return notePlainMotion(of: id, to: reading, from: source)
    }

    /// Notes a motion where no history is kept. Inlined: a call would cost 20 of 1250 instructions.
    @inline(__always)
    func notePlainMotion(of id: Int32, to reading: TouchReading, from source: TouchSource) -> FeedResult {
        guard let slot = cycle.pool.slot(ofFinger: id, of: ObjectIdentifier(source)) else {
            return refuse(id, isOver: false, of: source)
        }
        cycle.noteMotion(of: slot, to: reading, in: &source.pending)
        return .accepted
    }

    func noteLift(
        of id: Int32, isCancelled: Bool, at time: Microseconds, from source: TouchSource
    ) -> FeedResult {
        guard let touch = cycle.pool.touch(ofFinger: id, of: source) else {
            return refuse(id, isOver: true, of: source)
        }
        ForgottenFrames(feed: self).report(source, at: time)
        let rest = time &- touch.fed.time
        touch.fed.time = time
        touch.isFedDown = false
        touch.numbers.liftInput = inputCount
        if let words = source.suspicion.noteLift(after: time &- touch.start.time, sinceMotion: rest) {
            diagnostics.warn(source, words)
        }
        if isCancelled {
            source.pending.cancelled.insert(touch.slot)
        } else {
            cycle.coalesced.append(touch.fed, slot: touch.slot, phase: .ended)
            source.pending.ended.insert(touch.slot)
        }
        source.pending.seat = touch.seat
        source.pending.time = time
        return .accepted
    }

    /// Refuses a sample of an unknown id. A touch that the system cancelled stays known to the device until it lifts.
    @inline(never)
    private func refuse(_ id: Int32, isOver: Bool, of source: TouchSource) -> FeedResult {
        guard isOver ? source.cancelledIDs.remove(id) : source.cancelledIDs.contains(id) else {
            diagnostics.report(.unknownTouch, id: id)
            return .unknownTouch
        }
        return .accepted
    }

    var liveCount: Int {
        var count = 0
        for touch in cycle.pool.set(cycle.pool.used) where touch.isFedDown { count &+= 1 }
        return count
    }

    /// Frees a slot if all are in use: lifts that wait for their frame are delivered first, then lifted touches that
    /// recognizers hold are given up. Lifted touches that matter no more are forgotten before further ones are created.
    private func makeRoom() -> Bool {
        if !cycle.pool.hasUnused { cycle.forgetLiftedTouches() }
        while cycle.pool.isFull {
            if let source = sourceOfWaitingLift {
                deliverEarly(of: source)
            } else if !cycle.abandonOldestTouch() {
                return false
            }
        }
        return true
    }

    private var sourceOfWaitingLift: TouchSource? {
        for touch in cycle.pool.set(cycle.pool.used) where !touch.isFedDown {
            if let source = touch.source, source.pending.ended.union(source.pending.cancelled).contains(touch.slot) {
                return source
            }
        }
        return nil
    }
}

extension DeliveryCycle {
    fileprivate func keep(_ reading: TouchReading, of slot: Int, late: Microseconds) {
        // A sample often arrives after an output frame and is older: between samples its own time counts.
        var reading = reading
        reading.time = reading.time &- late
        pool.lend(slot) { $0.keep(reading) }
    }

    @inline(__always)
    fileprivate func noteMotion(of slot: Int, to reading: TouchReading, in pending: inout TouchFrame) {
        pool.lend(slot) { touch in
            // A finger that reports the same position again is stationary (rule 1.2).
            guard _fastPath(reading.location != touch.fed.location) || !reading.isSamePlace(as: touch.fed) else {
                return
            }
            touch.fed = reading
            touch.noteStraying()
            touch.noteRest(at: reading)
            coalesced.append(reading, slot: slot, phase: .moved)
            pending.moved.insert(slot)
            pending.seat = touch.seat
            pending.time = reading.time
        }
    }
}

extension Touch {
    fileprivate func begin(with reading: TouchReading) {
        fed = reading
        beginRest(at: reading)
        history?.pointee.restart()
        taps = TouchTaps()
        takeFed()
        phase = .began
        start = TouchMoment(location: reading.location, time: reading.time)
        previous = start
    }

    /// Records that the touch went farther from its start than a tap may (rule 1.6).
    fileprivate func noteStraying() {
        guard !taps.hasStrayed else { return }
        if (fed.location - startLocation).length.exceeds(TapLimits.distance) { taps.hasStrayed = true }
    }
}
