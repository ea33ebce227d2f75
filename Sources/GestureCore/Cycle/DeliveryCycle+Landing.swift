// SPDX-License-Identifier: MIT

/// New touches land, and the event shows what recognizers and filters are told of.
extension DeliveryCycle {
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
            touch.numbers.landing = deliveryNumber
            pool.down.insert(touch.slot)
            pool.landed.insert(touch.slot)
            touch.phase = .began
            landing.land(touch)
            // The host's hit test may have shut the application down.
            guard pool.used.contains(touch.slot) else { return }
            // Within one frame a finger may lift before another lands.
            landing.noteLifts(of: frame.ended, before: touch.numbers.downInput)
            landing.countTaps(of: touch)
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
        // An event that shows two sequences is described anew for a recognizer with touches of one of them.
        shownPresent = oldest == event.sequence ? present : .none
    }
}
