// SPDX-License-Identifier: MIT

/// Step 2: the update pass, and the actions of those that it decides.
extension DeliveryCycle {
    /// Step 2: the update pass, its effects on touches, then the actions.
    @inline(never)
    func settle() {
        var rounds = 0
        repeat {
            rounds += 1
            stage = .recognizing
            decide()
            sendActions()
            // If an action frees a held recognizer, decide that recognizer before any view is called.
        } while transitions.isPassDue && rounds < DeliveryLimits.rounds
        if transitions.isReleaseDue { fixReleases() }
    }

    private func decide() {
        bound.sortIfNeeded()
        var rounds = 0
        while transitions.isPassDue, rounds < DeliveryLimits.rounds {
            rounds += 1
            transitions.isPassDue = false
            arbiter.pass(delivery: deliveryNumber)
            transitions.isPassDue = false
            if transitions.mayAwait { followLeaders() }
        }
        // A withheld touch that the hardware cancelled is dropped, even if it would be released now.
        drop(frame.cancelled.intersection(ledger.queuedBegan))
        let taken = transitions.touchesToCancel
        if !taken.isEmpty { drop(taken.intersection(ledger.queuedBegan)) }
        ledger.fixCancellations(taken)
        transitions.touchesToCancel = .none
        fixReleases()
    }

    /// Drops touches whose began was withheld. Their views never hear of them; the trace does.
    private func drop(_ withheld: TouchMask) {
        pool.lendEach(withheld) { touch in trace.cancelled(touch, ledger.canceller(of: touch)) }
        ledger.close(withheld)
    }

    private func fixReleases() {
        transitions.isReleaseDue = false
        ledger.fixReleases()
        // A system cancel turns withheld ends into cancels (rule 1.12).
        ledger.releasingEnded.subtract(frame.cancelled)
    }

    /// Sends the actions of all recognizers that transitioned or changed.
    @inline(__always)
    func sendActions() {
        stage = .acting
        actions.send(delivery: deliveryNumber)
    }
}
