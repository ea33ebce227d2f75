// SPDX-License-Identifier: MIT

/// Invariants of an attempt between deliveries.
struct AttemptInvariants {
    let bound: BoundRecognizers
    let pool: TouchPool

    /// Returns the first invariant of the recognizer's attempt that does not hold, or nil.
    func violated(by recognizer: GestureRecognizer) -> StaticString? {
        attemptInvariant(of: recognizer) ?? touchesInvariant(of: recognizer) ?? stateInvariant(of: recognizer)
    }

    private func attemptInvariant(of recognizer: GestureRecognizer) -> StaticString? {
        if recognizer.isIdle || !recognizer.isBound { return "an idle recognizer is in the order" }
        if recognizer.view == nil { return "a recognizer in an attempt has no view" }
        if recognizer.attempt.indirect != nil, !recognizer.attempt.bound.isEmpty {
            return "an attempt is both direct and indirect"
        }
        if recognizer.pool !== pool || recognizer.dispatcher !== bound.dispatcher {
            return "a recognizer in an attempt does not know its engine"
        }
        if recognizer.attempt.isStarting { return "an offer was not finished" }
        if !recognizer.attempt.pendingActions.isEmpty || !recognizer.sendingActions.isEmpty {
            return "an action was not sent"
        }
        return recognizer.reportedState == nil ? nil : "a recognizer still reads as in its action"
    }

    private func touchesInvariant(of recognizer: GestureRecognizer) -> StaticString? {
        if !recognizer.attempt.bound.subtracting(pool.used).isEmpty {
            return "a recognizer is bound to a touch that is gone"
        }
        if !recognizer.attempt.listening.subtracting(recognizer.attempt.bound).isEmpty {
            return "a recognizer hears a touch that it is not bound to"
        }
        let flags = recognizer.attempt.flags.cancels.union(recognizer.attempt.flags.delaysBegan).union(
            recognizer.attempt.flags.delaysEnded)
        if !flags.subtracting(recognizer.attempt.bound).isEmpty {
            return "a recognizer acts on a touch that it is not bound to"
        }
        for touch in pool.set(recognizer.attempt.bound) {
            if touch.seat != recognizer.seat { return "a recognizer has touches of two seats" }
            if recognizer.attempt.listening.contains(touch.slot), !touch.isDown {
                return "a recognizer listens to a finger that is up"
            }
        }
        return nil
    }

    private func stateInvariant(of recognizer: GestureRecognizer) -> StaticString? {
        if recognizer.attempt.wish != .none, !recognizer.attempt.isHeld { return "a wish was not decided" }
        if recognizer.attempt.isHeld, recognizer.attempt.wish == .none || recognizer.currentState != .possible {
            return "a recognizer is held without a wish"
        }
        guard recognizer.currentState.isFinished else { return nil }
        if recognizer.attempt.deadline != Time.never { return "a finished recognizer waits for a deadline" }
        // Rule 5.11: only failure requirements keep a finished recognizer from its reset.
        return recognizer.hasRequirements || isRequired(recognizer)
            ? nil : "a finished recognizer is not reset"
    }

    private func isRequired(_ recognizer: GestureRecognizer) -> Bool {
        for other in bound where other.requiresFailure(of: recognizer) { return true }
        return false
    }
}
