// SPDX-License-Identifier: MIT

extension Binding {
    /// Reports each recognizer on the path from a view to its window, in the order of rule 4.4.
    func explain(
        from first: View?, of probed: ProbedTouch, holding held: KeyModifierFlags, at time: Microseconds,
        to listener: any TraceListener
    ) {
        var view = first
        var isInhibited = false
        while let current = view {
            for recognizer in current.gestureRecognizers.reversed()
            where !recognizer.isHidden && recognizer.takesTouches {
                var event = TraceEvent(.offered, at: time)
                event.recognizer = recognizer
                event.touch = probed.touch
                event.state = recognizer.currentState
                event.previousState = event.state
                event.verdict = verdict(
                    of: recognizer, on: probed, holding: held, at: time, isInhibited: isInhibited)
                if event.verdict == .modifiers {
                    event.reason = recognizer.modifierDemand.refusal(holding: held) ?? recognizer.reason
                } else if event.verdict == .refusedByDelegate {
                    event.reason = recognizer.reason
                }
                listener.trace(event)
            }
            if current.inhibitsAncestorRecognizers { isInhibited = true }
            view = current.superview
        }
    }

    /// Applies the filters of rule 4.2 as `offer` does, to recognizers that were not bound.
    private func verdict(
        of recognizer: GestureRecognizer, on probed: ProbedTouch, holding held: KeyModifierFlags,
        at time: Microseconds, isInhibited: Bool
    ) -> Verdict {
        if let touch = probed.touch, recognizer.attempt.bound.contains(touch.slot) { return .bound }
        if isInhibited, !recognizer.isExemptFromInhibition { return .inhibited }
        if !recognizer.isEnabled { return .disabled }
        if recognizer.allowedTouchTypes & probed.type.bit == 0 { return .touchType }
        if !recognizer.isIdle {
            if recognizer.seat != probed.seat { return .otherSeat }
            if recognizer.attempt.indirect != nil { return .touchType }
            if recognizer.currentState.isFinished || recognizer.attempt.isHeld || recognizer.attempt.isVoid {
                return .busy
            }
            if recognizer.requiresExclusiveTouchType, recognizer.attempt.touchType != probed.type { return .touchType }
        } else if recognizer.modifierDemand.refusal(holding: held) != nil {
            return .modifiers
        } else if recognizer.requiresWholeSequence, hasFinger(earlierThan: probed, at: time) {
            return .notFirstTouch
        }
        guard probed.touch != nil else { return .bound }
        return recognizer.reason.code == .modifiers ? .modifiers : .refusedByDelegate
    }

    private func hasFinger(earlierThan probed: ProbedTouch, at time: Microseconds) -> Bool {
        if let touch = probed.touch { return pool.hasFinger(earlierThan: touch) }
        return pool.hasFinger(ofSeat: probed.seat, at: time)
    }
}
