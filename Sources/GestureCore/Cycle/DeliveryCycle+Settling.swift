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

    // MARK: Actions

    /// Sends the actions of all recognizers that transitioned or changed, in the order of rule 4.4. Actions that these
    /// cause follow in another round.
    @_optimize(speed)
    @inline(never)
    func sendActions() {
        stage = .acting
        var rounds = 0
        while transitions.hasPendingActions {
            transitions.hasPendingActions = false
            rounds += 1
            guard rounds <= DeliveryLimits.rounds else {
                bound.lendEach { $0.attempt.pendingActions = [] }
                return diagnostics.report(.endlessUpdates, DeliveryLimits.endlessUpdates)
            }
            bound.lendEach { recognizer in
                if recognizer.attempt.pendingActions.contains(.changed) { transitions.showChange(of: recognizer) }
                recognizer.sendingActions = recognizer.attempt.pendingActions
                recognizer.attempt.pendingActions = []
            }
            forEachRecognizer { recognizer in
                if !recognizer.sendingActions.isEmpty { sendAll(of: recognizer) }
            }
        }
    }

    /// Sends the actions of recognizers on or below a view that leaves its window. They cannot wait for the running
    /// callback to return (rule 2.10), unless that is an action of the same recognizer: no handler is called again inside
    /// itself. Searches again after each action, since an action may change anything; every action is sent once, so the
    /// search ends.
    func sendActions(below view: View) {
        while let recognizer = bound.first(where: { isWaiting($0, below: view) }) { sendPending(of: recognizer) }
    }

    private func isWaiting(_ recognizer: GestureRecognizer, below view: View) -> Bool {
        guard !recognizer.sendingActions.union(recognizer.attempt.pendingActions).isEmpty else { return false }
        guard recognizer.currentState.isFinished, recognizer.view?.isDescendant(of: view) ?? false else { return false }
        recognizer.attempt.sendsWhenActionReturns = recognizer.reportedState != nil
        return recognizer.reportedState == nil
    }

    private func sendPending(of recognizer: GestureRecognizer) {
        recognizer.attempt.sendsWhenActionReturns = false
        recognizer.sendingActions.formUnion(recognizer.attempt.pendingActions)
        recognizer.attempt.pendingActions = []
        sendAll(of: recognizer)
    }

    private func sendAll(of recognizer: GestureRecognizer) {
        send(.began, as: .began, of: recognizer)
        send(.changed, as: .changed, of: recognizer)
        send(.ended, as: .ended, of: recognizer)
        send(.cancelled, as: .cancelled, of: recognizer)
        if recognizer.attempt.sendsWhenActionReturns { sendPending(of: recognizer) }
    }

    @inline(__always)
    private func send(_ action: PendingActions, as state: GestureRecognizer.State, of recognizer: GestureRecognizer) {
        guard recognizer.sendingActions.contains(action) else { return }
        recognizer.sendingActions.remove(action)
        recognizer.sendAction(state, delivery: deliveryNumber)
    }
}
