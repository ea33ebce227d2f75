// SPDX-License-Identifier: MIT

/// Steps of a delivery before recognizers and after views get its touches.
extension Dispatch {
    /// Returns the multi-touch sequence of a finger that goes down now: the running one of its seat, or a new one if no
    /// finger of the seat is down.
    func sequence(of seat: UInt32, isDelayed: Bool) -> UInt64 {
        var isContinued = false
        for touch in pool.set(pool.used) where touch.seat == seat {
            if touch.isFedDown || isDelayed && touch.isDown { isContinued = true }
        }
        return sequences.sequence(of: seat, isContinued: isContinued)
    }

    /// Records lifts for later taps, in the order in which the device reported them.
    @_optimize(speed)
    func noteLifts(of mask: TouchMask, before input: UInt64) {
        var remaining = mask
        while !remaining.isEmpty {
            var next: (input: UInt64, slot: Int)?
            pool.lendEach(remaining) { touch in
                if let next, next.input <= touch.liftInput { return }
                next = (touch.liftInput, touch.slot)
            }
            guard let next else { return }
            remaining.remove(next.slot)
            if next.input < input { noteLift(of: pool.touch(next.slot)) }
        }
    }

    private func noteLift(of touch: Touch) {
        guard !touch.isLiftNoted, let view = touch.view else { return }
        touch.isLiftNoted = true
        if touch.hasStrayed { touch.tapCount = 0 }
        tapHistory.noteLift(of: touch, from: view, at: touch.fed.time)
    }

    /// Lands new touches: sequence, hit test, tap count (§1, rule 2.7).
    func landTouches() {
        if !frame.began.isEmpty {
            landNewTouches()
            // A new touch may reuse the slot of a touch that the event still shows.
            shownPresent = .none
        }
        prepareEvent()
        showInEvent(frame.all)
        pool.lendEach(frame.moved) { if !$0.hasMoved() { frame.moved.remove($0.slot) } }
    }

    /// Sets up the event for recognizers, delegates and filters.
    @inline(__always)
    func prepareEvent() {
        views.present = pool.down
        event.type = .touches
        event.seat = frame.seat
        event.timestamp = frame.time
        event.sampleTime = frame.time &- event.sampleAge
    }

    @_optimize(speed)
    private func landNewTouches() {
        pool.lifting = frame.ended.union(frame.cancelled)
        for touch in pool.set(frame.began) {
            touch.isDown = true
            touch.landing = deliveryNumber
            pool.down.insert(touch.slot)
            pool.landed.insert(touch.slot)
            touch.phase = .began
            touch.noteDelivered()
            application?.land(touch)
            // The host's hit test may have shut the application down.
            guard pool.used.contains(touch.slot) else { return }
            // Within one frame a finger may lift before another lands.
            noteLifts(of: frame.ended, before: touch.downInput)
            touch.tapCount = touch.view.map { tapHistory.tapCount(of: touch, on: $0) } ?? 1
            if touch.view != nil, touch.grab == nil { ledger.fresh.insert(touch.slot) }
        }
    }

    /// Makes the event describe the sequence of these touches (rule 1.8); both of them if one finger lifts and the next
    /// one lands between two output frames, so that the event has all touches that a callback is handed (rule 1.10).
    @inline(__always)
    func showInEvent(_ touches: TouchMask) {
        // Moves within a sequence: the event already describes it.
        if views.present == shownPresent, !touches.isEmpty, touches.subtracting(event.all).isEmpty { return }
        describeSequence(of: touches)
    }

    @_optimize(speed)
    @inline(never)
    private func describeSequence(of touches: TouchMask) {
        let present = views.present
        var oldest = UInt64.max
        var newest: UInt64 = 0
        pool.lendEach(touches) { touch in
            guard touch.seat == frame.seat else { return }
            oldest = min(oldest, touch.sequence)
            newest = max(newest, touch.sequence)
        }
        if newest > 0 { event.sequence = newest } else { oldest = event.sequence }
        var all = TouchMask.none
        pool.lendEach(present) { touch in
            let isOlder = touch.sequence >= oldest && touch.sequence < newest && touch.seat == frame.seat
            if isOlder || touch.sequence == event.sequence { all.insert(touch.slot) }
        }
        event.all = all
        // What shows two sequences is not what the next recognizer with touches of one of them may see.
        shownPresent = oldest == event.sequence ? present : .none
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
}
