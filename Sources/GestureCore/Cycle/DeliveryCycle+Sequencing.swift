// SPDX-License-Identifier: MIT

/// Recognizers that come after others, as part of the update pass (rule 6.14).
extension DeliveryCycle {
    /// Starts the recognizers whose leader has recognized in their sequence. Fails those whose leader has failed, and
    /// those that have no finger left (rule 5.12).
    @inline(never)
    func followLeaders() {
        transitions.mayAwait = false
        bound.callEachRarely { recognizer in
            guard recognizer.attempt.isAwaiting, recognizer.currentState == .possible else { return }
            if hasLeaderRecognized(of: recognizer) {
                start(recognizer)
            } else if recognizer.attempt.listening.isEmpty || hasLeaderFailed(of: recognizer) {
                let reason = recognizer.leader.map { Reason(.requirementFailed, by: $0) }
                transitions.fail(recognizer, reason ?? Reason(.requirementFailed))
            } else {
                transitions.mayAwait = true
            }
        }
    }

    private func hasLeaderRecognized(of recognizer: GestureRecognizer) -> Bool {
        guard let sequence = pool.last(of: recognizer.attempt.bound)?.sequence else { return false }
        return recognizer.leader?.relations?.recognizedSequence == sequence
    }

    private func hasLeaderFailed(of recognizer: GestureRecognizer) -> Bool {
        guard let leader = recognizer.leader, !(leader.relations?.isGone ?? true) else { return true }
        return leader.currentState.isFinished && FailureRequirements.isInvolved(leader, with: recognizer)
    }

    /// Gives a recognizer the touches that it has, as if they landed now where they are.
    private func start(_ recognizer: GestureRecognizer) {
        recognizer.startAfterLeader()
        transitions.isPassDue = true
        let touches = recognizer.attempt.listening
        guard !touches.isEmpty else {
            return transitions.fail(recognizer, Reason(.tooFewTouches, 0, Double(recognizer.touchesNeeded)))
        }
        if frame.isEmpty { frame.seat = recognizer.seat }
        event.type = .touches
        event.seat = recognizer.seat
        event.timestamp = time
        event.sampleTime = time &- event.sampleAge
        showInEvent(touches)
        recognizer.receive(.began, pool.set(touches), with: event)
    }
}
