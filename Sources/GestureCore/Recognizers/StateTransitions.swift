// SPDX-License-Identifier: MIT

/// Makes the transitions of §5 and records what follows from them: actions, cancelled touches, deadlines.
final class StateTransitions {
    private let trace: Trace
    let deadlines: DeadlineQueue
    /// Whether a recognizer has actions to send.
    var hasPendingActions = false
    /// Whether a recognizer has finished, so that a reset may be due.
    var hasFinished = false
    /// Number of recognizers that exclude others (rule 6.4). Mostly 0, which saves the search.
    var winners = 0
    /// Whether a wish waits for an update pass, or something changed that a wish may wait for.
    var isPassDue = false
    /// Touches that winners cancel in their views (rule 7.5), until the ledger takes them over.
    var touchesToCancel = TouchMask.none
    /// Whether an attempt may wait for a leader to recognize (rule 6.14).
    var mayAwait = false
    /// Whether withheld touches may be released now.
    var isReleaseDue = false
    /// True if some attempt may have no finger left.
    var isWatchDue = false

    /// Whether recorded work is to be done before the next delivery.
    @inline(__always)
    var isWorkDue: Bool { isPassDue || hasPendingActions || isReleaseDue || !touchesToCancel.isEmpty }

    init(_ trace: Trace, _ deadlines: DeadlineQueue) {
        self.trace = trace
        self.deadlines = deadlines
    }

    /// Moves possible to failed, or an active state to cancelled with its action.
    @_optimize(speed)
    @inline(never)
    func fail(_ recognizer: GestureRecognizer, _ reason: Reason) {
        guard !recognizer.currentState.isFinished else { return }
        let isActive = recognizer.currentState.isActive
        var reason = reason.leading(to: isActive ? .cancelled : .failed)
        if reason.code.isOfLengths, let density = recognizer.knownPixelsPerMillimetre { reason.third = Float(density) }
        recognizer.reason = reason
        if isActive {
            move(recognizer, to: .cancelled, reason)
            note(.cancelled, of: recognizer)
        } else {
            move(recognizer, to: .failed, reason)
        }
    }

    /// Ends an attempt of which every touch was ignored (rule 4.6): with a cancel if it has begun, else silently.
    func void(_ recognizer: GestureRecognizer) {
        guard !recognizer.currentState.isFinished else { return }
        recognizer.attempt.isVoid = true
        hasFinished = true
        if recognizer.attempt.isHeld {
            recognizer.attempt.wish = .none
            recognizer.attempt.isHeld = false
        }
        if recognizer.currentState.isActive { fail(recognizer, Reason(.byItself)) }
    }

    /// Moves an active state to ended.
    func end(_ recognizer: GestureRecognizer) {
        move(recognizer, to: .ended, .none)
        note(.ended, of: recognizer)
    }

    /// Records a change of an active recognizer: one changed action per delivery (rule 5.7).
    func change(_ recognizer: GestureRecognizer) {
        guard !recognizer.attempt.pendingActions.contains(.changed), !recognizer.attempt.pendingActions.contains(.began)
        else { return }
        note(.changed, of: recognizer)
    }

    /// Makes the recorded change a transition.
    @inline(__always)
    func showChange(of recognizer: GestureRecognizer) {
        // A repeated changed has no effect except in the trace.
        if recognizer.currentState == .changed, trace.listener == nil { return }
        move(recognizer, to: .changed, .none)
    }

    /// Records that a requirement holds a wish back.
    func hold(_ recognizer: GestureRecognizer, _ reason: Reason) {
        guard !recognizer.attempt.isHeld else { return }
        recognizer.attempt.isHeld = true
        let reason = reason.leading(to: .held)
        recognizer.reason = reason
        trace.held(recognizer, reason)
    }

    /// Grants the wish. Returns false, and fails the recognizer, if it was held until its fingers were gone (rule 6.8).
    func leavePossible(_ recognizer: GestureRecognizer, delivery: UInt64) -> Bool {
        let wish = recognizer.attempt.wish
        let wasHeld = recognizer.attempt.isHeld
        recognizer.attempt.wish = .none
        recognizer.attempt.isHeld = false
        if wish == .ended {
            move(recognizer, to: .ended, .none)
            note(.ended, of: recognizer)
        } else {
            if wasHeld, recognizer.attempt.wishDelivery != delivery,
                recognizer.attempt.hasLapsed || wish == .beganThenEnded
                    || !(recognizer.attempt.indirect?.isDown ?? recognizer.hasEnoughTouches)
            {
                fail(
                    recognizer,
                    Reason(
                        .tooFewTouches, Double(recognizer.attempt.listening.count), Double(recognizer.touchesNeeded)))
                return false
            }
            move(recognizer, to: .began, .none)
            note(.began, of: recognizer)
            recognizer.didBegin(at: trace.time)
            if wish == .beganThenEnded { end(recognizer) }
        }
        recognizer.reason = .none
        recognizer.noteRecognition()
        if recognizer.attempt.isVoid, recognizer.currentState.isActive { fail(recognizer, Reason(.byItself)) }
        recognizer.attempt.indirect?.isRecognized = true
        touchesToCancel.formUnion(recognizer.attempt.bound.intersection(recognizer.attempt.flags.cancels))
        return true
    }

    func forgetEverything() {
        hasPendingActions = false
        hasFinished = false
        winners = 0
        isPassDue = false
        touchesToCancel = .none
        isReleaseDue = false
        mayAwait = false
    }

    @_optimize(speed)
    @inline(never)
    private func move(_ recognizer: GestureRecognizer, to state: GestureRecognizer.State, _ reason: Reason) {
        let previous = recognizer.currentState
        if state.isFinished { recognizer.noteCentroid() }
        if recognizer.keepsOthersOut { winners &-= 1 }
        recognizer.currentState = state
        if recognizer.keepsOthersOut { winners &+= 1 }
        if state.isFinished {
            hasFinished = true
            recognizer.attempt.wish = .none
            recognizer.attempt.isHeld = false
            recognizer.attempt.deadline = Time.never
            recognizer.attempt.abandonDeadline = Time.never
            deadlines.noteChange(of: recognizer)
        }
        if previous == .possible {
            endDelay(of: recognizer)
            // A recognizer that leaves possible withholds nothing any more, and others may have waited for it.
            isReleaseDue = true
            isPassDue = true
        }
        trace.moved(recognizer, from: previous, to: state, reason)
    }

    private func endDelay(of recognizer: GestureRecognizer) {
        guard recognizer.attempt.delayDeadline != Time.never else { return }
        recognizer.attempt.delayDeadline = Time.never
        deadlines.noteChange(of: recognizer)
    }

    /// Ends the attempt.
    func reset(_ recognizer: GestureRecognizer) {
        if recognizer.keepsOthersOut { winners &-= 1 }
        recognizer.currentState = .possible
    }

    private func note(_ action: PendingActions, of recognizer: GestureRecognizer) {
        if action == .ended || action == .cancelled {
            recognizer.attempt.pendingActions.remove(.changed)
            recognizer.sendingActions.remove(.changed)
        }
        recognizer.attempt.pendingActions.insert(action)
        hasPendingActions = true
    }
}

extension GestureRecognizer {
    /// Whether the recognizer excludes others: while it is active, or, if discrete, from its recognition to its reset
    /// (rule 6.4).
    @inline(__always)
    final var keepsOthersOut: Bool { currentState.isActive || (isDiscrete && currentState == .ended) }
}
