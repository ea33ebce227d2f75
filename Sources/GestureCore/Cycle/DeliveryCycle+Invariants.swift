// SPDX-License-Identifier: MIT

/// Invariants that hold between deliveries. Tests check them after every step; release builds never do.
extension DeliveryCycle {
    /// The first invariant that does not hold, or nil. Call only while no delivery runs.
    var violatedInvariant: StaticString? {
        deliveryInvariant ?? poolInvariant ?? ledgerInvariant ?? orderInvariant ?? recognizersInvariant
            ?? deadlineInvariant
    }

    private var deliveryInvariant: StaticString? {
        if stage != .idle { return "a delivery is still open" }
        if transitions.isPassDue || transitions.hasPendingActions || transitions.isReleaseDue
            || !transitions.touchesToCancel.isEmpty
        {
            return "something was left to do"
        }
        if !missed.late.isEmpty || !missed.lateNow.isEmpty {
            return "recognizers still wait for a touch that they were not offered"
        }
        if !views.streams.isEmpty { return "a client waits for its frame" }
        return nil
    }

    private var poolInvariant: StaticString? {
        var seen = TouchMask.none
        var serial: UInt64 = 0
        var fed = 0
        for touch in pool.set(pool.used) {
            if seen.contains(touch.slot) { return "a touch stands twice in the order" }
            seen.insert(touch.slot)
            if touch.numbers.serial <= serial { return "touches are not in the order of their downs" }
            serial = touch.numbers.serial
            if touch.isFedDown { fed += 1 }
            if pool.landed.contains(touch.slot), !touch.isDown, !kept.contains(touch.slot) {
                return "a lifted touch is never freed"
            }
            if pool.landed.contains(touch.slot), touch.isDown, touch.phase != .stationary {
                return "a touch at rest is not stationary"
            }
        }
        if seen != pool.used { return "the pool's order and its used places differ" }
        if fed > TouchLimits.live { return "too many touches are down" }
        return nil
    }

    /// Lifted touches that a view or an attempt still needs.
    private var kept: TouchMask {
        var kept = ledger.open
        for recognizer in bound { kept.formUnion(recognizer.attempt.bound) }
        return kept
    }

    private var ledgerInvariant: StaticString? {
        if !ledger.fresh.isEmpty { return "a touch that landed is undecided" }
        if !ledger.cancelling.union(ledger.releasingBegan).union(ledger.releasingMoved)
            .union(ledger.releasingEnded).isEmpty
        {
            return "a cancel or a release was fixed but not delivered"
        }
        if ledger.queuedBegan.intersects(ledger.delivered) { return "a began is both withheld and delivered" }
        if !ledger.queuedEnded.subtracting(ledger.open).isEmpty {
            return "an ended of a closed touch is withheld"
        }
        if !ledger.open.subtracting(pool.used).isEmpty { return "a view waits for a touch that is gone" }
        let blocks = ledger.blocks
        if !ledger.queuedBegan.subtracting(blocks.began).isEmpty { return "nobody withholds a queued began" }
        if !ledger.queuedEnded.subtracting(blocks.ended).isEmpty { return "nobody withholds a queued ended" }
        for touch in pool.set(ledger.open) {
            if touch.view == nil { return "an open touch has no view" }
            if touch.grab != nil { return "a view waits for a touch that the host took" }
            if ledger.queuedEnded.contains(touch.slot) == touch.isDown {
                return "lifts and withheld ends differ"
            }
        }
        return nil
    }

    private var orderInvariant: StaticString? {
        // Views that have moved in the tree are accounted for in the next delivery.
        bound.sortIfNeeded()
        var index = 0
        while let recognizer = bound[index] {
            if let next = bound[index + 1], RecognizerOrder.precedes(next, recognizer) {
                return "recognizers are out of order"
            }
            var other = index + 1
            while let later = bound[other] {
                if later === recognizer { return "a recognizer stands twice in the order" }
                if later.attempt.number == recognizer.attempt.number { return "two attempts have one number" }
                other += 1
            }
            index += 1
        }
        return nil
    }

    private var recognizersInvariant: StaticString? {
        var winners = 0
        for recognizer in bound where recognizer.keepsOthersOut { winners += 1 }
        if winners != transitions.winners { return "winners are miscounted" }
        let invariants = AttemptInvariants(bound: bound, pool: pool)
        for recognizer in bound {
            if let violation = invariants.violated(by: recognizer) { return violation }
        }
        return nil
    }

    private var deadlineInvariant: StaticString? {
        var earliest = deadlines.fingers
        for recognizer in bound {
            earliest = min(earliest, min(recognizer.attempt.deadline, recognizer.attempt.abandonDeadline))
            earliest = min(earliest, recognizer.attempt.delayDeadline)
        }
        earliest = min(earliest, deadlines.fingers)
        return deadlines.next == earliest ? nil : "the next deadline is not the earliest one"
    }
}
