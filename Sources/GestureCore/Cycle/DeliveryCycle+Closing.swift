// SPDX-License-Identifier: MIT

/// Step 6: lifts, resets, and slots that are free again.
extension DeliveryCycle {
    /// Step 6, then bookkeeping outside of §7: lifts, and slots of touches that are over.
    @_optimize(speed)
    func close() {
        stage = .delivering
        if hasGrabs { tellGrabs() }
        let over = wholeFrame.ended.union(wholeFrame.cancelled)
        if !over.isEmpty {
            landing.noteLifts(of: wholeFrame.ended.subtracting(wholeFrame.cancelled), before: .max)
            pool.lendEach(over) { $0.isDown = false }
            pool.down.subtract(over)
        }
        if transitions.hasFinished {
            transitions.hasFinished = false
            resets.run()
            if hasFinishedRecognizers { transitions.hasFinished = true }
        }
        if !missed.isEmpty { missed.collectLate(landed: wholeFrame.began) }
        if transitions.isWatchDue { watchForAbandonment() }
        let changed = wholeFrame.all
        if !changed.isEmpty { rest(changed) }
        if pool.hasLifted { freeTouches() }
    }

    /// Makes touches stationary until the next sample about them.
    @inline(__always)
    func rest(_ changed: TouchMask) {
        pool.lendEach(changed) { touch in
            touch.phase = .stationary
            touch.previousLocation = touch.location
        }
        coalesced.removeAll(of: changed)
    }

    private var hasFinishedRecognizers: Bool {
        var hasFinished = false
        bound.lendEach { if $0.currentState.isFinished { hasFinished = true } }
        return hasFinished
    }

    func tellGrabs() {
        for touch in pool.set(wholeFrame.all) {
            guard let grab = touch.grab else { continue }
            if wholeFrame.moved.contains(touch.slot) {
                grab.touchMoved(touch, time: touch.timestamp, location: touch.location)
            }
            if wholeFrame.ended.contains(touch.slot) || wholeFrame.cancelled.contains(touch.slot) {
                grab.touchEnded(
                    touch, time: touch.timestamp, cancelled: wholeFrame.cancelled.contains(touch.slot))
            }
        }
    }

    /// Frees the slots of lifted touches that no view and no attempt needs any more.
    func freeTouches() {
        let lifted = pool.landed.subtracting(pool.down)
        var kept = ledger.open
        bound.lendEach { kept.formUnion($0.attempt.bound) }
        pool.giveBack(lifted.subtracting(kept))
    }

    /// Frees the slots of lifted touches that matter no more to their views, and whose attempts continue with other
    /// fingers: while one finger rests, others may tap any number of times.
    func forgetLiftedTouches() {
        guard !isDelivering else { return }
        var lifted = pool.landed.subtracting(pool.down).subtracting(ledger.open)
        bound.lendEach { if $0.attempt.listening.isEmpty { lifted.subtract($0.attempt.bound) } }
        bound.lendEach { $0.attempt.forget(lifted) }
        pool.giveBack(lifted)
    }

    // MARK: What is given up

    /// Ends abandoned attempts: recognizers that neither finish nor set a deadline, 5 s after the last touch. Built-in
    /// recognizers whose overrides withhold everything from them end at once (rule 5.12).
    func watchForAbandonment() {
        transitions.isWatchDue = false
        bound.lendEach { recognizer in
            guard recognizer.attempt.listening.isEmpty, recognizer.attempt.abandonDeadline == Time.never,
                !recognizer.currentState.isFinished, recognizer.attempt.deadline == Time.never,
                recognizer.attempt.wish == .none, recognizer.takesTouches,
                !(recognizer.attempt.indirect?.isDown ?? false)
            else { return }
            if recognizer.finishesByItself, recognizer.currentState == .possible {
                return transitions.fail(recognizer, Reason(.tooFewTouches, 0, 1))
            }
            recognizer.attempt.abandonDeadline = Time.after(time, by: DeliveryLimits.abandonment)
            deadlines.noteChange(of: recognizer)
        }
    }

    /// Ends the attempts that keep the oldest lifted touch. Returns false if that freed no slot.
    func abandonOldestTouch() -> Bool {
        var oldest: Touch?
        for touch in pool.set(pool.used) where !touch.isFedDown {
            oldest = touch
            break
        }
        guard let oldest, !isDelivering else { return false }
        let before = pool.usedCount
        reportRetained(oldest)
        openChange()
        bound.callEachRarely { recognizer in
            if recognizer.attempt.bound.contains(oldest.slot) {
                recognizer.attempt.isStopping = true
                transitions.fail(recognizer, Reason(.abandoned))
                transitions.hasFinished = true
            }
        }
        finish()
        return pool.usedCount < before
    }

    /// Drops all pending work: the application is shutting down.
    func forgetEverything() {
        bound.endAll { recognizer in
            recognizer.targets?.removeAll()
            recognizer.overrides = nil
            recognizer.delegate = nil
            recognizer.currentState = .possible
            recognizer.sendingActions = []
            bound.end(recognizer)
        }
        ledger.close(pool.used)
        movements.stopAll()
        frame = TouchFrame()
        frame.time = time
        missed.removeAll()
        transitions.forgetEverything()
        deadlines.forgetEverything()
        views.forgetEverything()
        pool.giveBack(pool.used)
        if !isDelivering { end() }
    }
}
