// SPDX-License-Identifier: MIT

/// Sends the actions that recognizers have to send, in the order of rule 4.4.
struct Actions {
    let bound: BoundRecognizers
    let diagnostics: Diagnostics
    let transitions: StateTransitions

    /// Sends the actions of all recognizers that transitioned or changed. Actions that these cause follow in another
    /// round.
    @_optimize(speed)
    @inline(never)
    func send(delivery: UInt64) {
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
            bound.callEach { recognizer in
                if !recognizer.sendingActions.isEmpty { sendAll(of: recognizer, delivery: delivery) }
            }
        }
    }

    /// Sends the actions of recognizers on or below a view that leaves its window. They cannot wait for the running
    /// callback to return (rule 2.10), unless that is an action of the same recognizer: no handler is called again inside
    /// itself. Searches again after each action, since an action may change anything; every action is sent once, so the
    /// search ends.
    func send(below view: View, delivery: UInt64) {
        while let recognizer = bound.first(where: { isWaiting($0, below: view) }) {
            sendPending(of: recognizer, delivery: delivery)
        }
    }

    private func isWaiting(_ recognizer: GestureRecognizer, below view: View) -> Bool {
        guard !recognizer.sendingActions.union(recognizer.attempt.pendingActions).isEmpty else { return false }
        guard recognizer.currentState.isFinished, recognizer.view?.isDescendant(of: view) ?? false else { return false }
        recognizer.attempt.sendsWhenActionReturns = recognizer.reportedState != nil
        return recognizer.reportedState == nil
    }

    private func sendPending(of recognizer: GestureRecognizer, delivery: UInt64) {
        recognizer.attempt.sendsWhenActionReturns = false
        recognizer.sendingActions.formUnion(recognizer.attempt.pendingActions)
        recognizer.attempt.pendingActions = []
        sendAll(of: recognizer, delivery: delivery)
    }

    private func sendAll(of recognizer: GestureRecognizer, delivery: UInt64) {
        send(.began, as: .began, of: recognizer, delivery: delivery)
        send(.changed, as: .changed, of: recognizer, delivery: delivery)
        send(.ended, as: .ended, of: recognizer, delivery: delivery)
        send(.cancelled, as: .cancelled, of: recognizer, delivery: delivery)
        if recognizer.attempt.sendsWhenActionReturns { sendPending(of: recognizer, delivery: delivery) }
    }

    @inline(__always)
    private func send(
        _ action: PendingActions, as state: GestureRecognizer.State, of recognizer: GestureRecognizer, delivery: UInt64
    ) {
        guard recognizer.sendingActions.contains(action) else { return }
        recognizer.sendingActions.remove(action)
        recognizer.sendAction(state, delivery: delivery)
    }
}
