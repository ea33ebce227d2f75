// SPDX-License-Identifier: MIT

/// Makes the transitions of §5 and notes what follows from them: actions, cancelled touches, deadlines.
final class StateTransitions {
    private let trace: Trace
    private let deadlines: DeadlineQueue
    /// Some recognizer has actions to send.
    var hasPendingActions = false
    /// Some recognizer has finished: a reset may be due.
    var hasFinished = false
    /// Number of recognizers that exclude others (rule 6.4). It is mostly 0: then none is searched for.
    var winners = 0
    /// A wish waits for an update pass, or something changed that one may have waited for.
    var isPassDue = false
    /// Touches of winners that cancel them in their views (rule 7.5), until the ledger takes them over.
    var touchesToCancel = TouchMask.none
    /// Withheld touches may be released now.
    var isReleaseDue = false

    /// Something of what was noted is to be done before the next delivery.
    @inline(__always)
    var isWorkDue: Bool { isPassDue || hasPendingActions || isReleaseDue || !touchesToCancel.isEmpty }

    init(_ trace: Trace, _ deadlines: DeadlineQueue) {
        self.trace = trace
        self.deadlines = deadlines
    }

    /// Possible to failed, active to cancelled with its action.
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

    /// Every touch of the attempt was ignored: it is over (rule 4.6). Once it has begun that is a cancel.
    func void(_ recognizer: GestureRecognizer) {
        guard !recognizer.currentState.isFinished else { return }
        recognizer.attempt.isVoid = true
        hasFinished = true
        if recognizer.currentState.isActive { fail(recognizer, Reason(.byItself)) }
    }

    /// Active to ended.
    func end(_ recognizer: GestureRecognizer) {
        move(recognizer, to: .ended, .none)
        note(.ended, of: recognizer)
    }

    /// Active stays active: one changed action per delivery (rule 5.7).
    func change(_ recognizer: GestureRecognizer) {
        guard !recognizer.attempt.pendingActions.contains(.changed), !recognizer.attempt.pendingActions.contains(.began)
        else { return }
        note(.changed, of: recognizer)
    }

    /// The change is not dropped: it is a transition now.
    @inline(__always)
    func showChange(of recognizer: GestureRecognizer) {
        // Nothing follows from another change of one that has changed; it is to be seen in the trace.
        if recognizer.currentState == .changed, trace.listener == nil { return }
        move(recognizer, to: .changed, .none)
    }

    /// A wish that a requirement keeps waiting.
    func hold(_ recognizer: GestureRecognizer, _ reason: Reason) {
        guard !recognizer.attempt.isHeld else { return }
        recognizer.attempt.isHeld = true
        let reason = reason.leading(to: .held)
        recognizer.reason = reason
        trace.held(recognizer, reason)
    }

    /// The wish comes true. False if the recognizer was held until its fingers were gone: then it fails (6.8).
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
                fail(recognizer, Reason(.tooFewTouches, Double(recognizer.attempt.listening.count)))
                return false
            }
            move(recognizer, to: .began, .none)
            note(.began, of: recognizer)
            recognizer.didBegin(at: trace.time)
            if wish == .beganThenEnded { end(recognizer) }
        }
        recognizer.reason = .none
        if recognizer.attempt.isVoid, recognizer.currentState.isActive { fail(recognizer, Reason(.byItself)) }
        recognizer.attempt.indirect?.isRecognized = true
        touchesToCancel.formUnion(recognizer.attempt.bound.intersection(recognizer.attempt.cancels))
        return true
    }

    func forgetEverything() {
        hasPendingActions = false
        hasFinished = false
        winners = 0
        isPassDue = false
        touchesToCancel = .none
        isReleaseDue = false
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
            // Whoever leaves possible withholds nothing any more, and others may have waited for it.
            isReleaseDue = true
            isPassDue = true
        }
        trace.moved(recognizer, from: previous, to: state, reason)
    }

    /// The attempt is over.
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
    /// While it is active; a discrete winner until its reset (rule 6.4).
    @inline(__always)
    final var keepsOthersOut: Bool { currentState.isActive || (isDiscrete && currentState == .ended) }
}
