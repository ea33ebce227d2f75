// SPDX-License-Identifier: MIT

/// Requests of recognizers for a state (§5).
extension EngineRequests {
    @_optimize(speed)
    func recognizer(
        _ recognizer: GestureRecognizer, requests state: GestureRecognizer.State, for reason: Reason
    ) -> Bool {
        var isLegal = false
        change { isLegal = take(state, from: recognizer, for: reason) }
        if !isLegal { reportIllegal(state, of: recognizer) }
        return isLegal
    }

    private func take(
        _ state: GestureRecognizer.State, from recognizer: GestureRecognizer, for reason: Reason
    ) -> Bool {
        guard recognizer.isEnabled, recognizer.view != nil else { return false }
        switch recognizer.currentState {
        case .possible: return leavePossible(recognizer, for: state, reason)
        case .began, .changed: return leaveActive(recognizer, for: state, reason)
        case .ended, .cancelled, .failed: return false
        }
    }

    @_optimize(speed)
    private func leavePossible(
        _ recognizer: GestureRecognizer, for state: GestureRecognizer.State, _ reason: Reason
    ) -> Bool {
        switch state {
        case .failed, .cancelled:
            // A cancel of a possible recognizer is a failure (rule 5.3).
            guard !recognizer.isIdle else { return false }
            transitions.fail(recognizer, shown(reason))
            return true
        case .began, .ended, .changed:
            // What comes after another recognizer wishes nothing before that one has recognized (rule 6.14).
            guard !recognizer.attempt.isAwaiting else { return false }
            return askToLeavePossible(recognizer, for: state)
        case .possible:
            return false
        }
    }

    @inline(never)
    private func askToLeavePossible(_ recognizer: GestureRecognizer, for state: GestureRecognizer.State) -> Bool {
        switch state {
        case .began:
            guard !recognizer.isDiscrete else { return false }
            if recognizer.attempt.wish == .none { grant(.began, to: recognizer) }
            return true
        case .ended:
            switch recognizer.attempt.wish {
            case .none: grant(.ended, to: recognizer)
            case .began where recognizer.attempt.wishDelivery == cycle.deliveryNumber:
                recognizer.attempt.wish = .beganThenEnded
            case .began: recognizer.attempt.hasLapsed = true
            case .beganThenEnded, .ended: break
            }
            return true
        case .changed:
            // A held recognizer that asked for began stays held.
            return recognizer.attempt.wish == .began
        case .possible, .cancelled, .failed:
            return false
        }
    }

    private func leaveActive(
        _ recognizer: GestureRecognizer, for state: GestureRecognizer.State, _ reason: Reason
    ) -> Bool {
        switch state {
        case .changed:
            transitions.change(recognizer)
            return true
        case .ended:
            transitions.end(recognizer)
            return true
        case .cancelled, .failed:
            // A failure of an active recognizer is a cancel (rule 5.3).
            transitions.fail(recognizer, shown(reason))
            return true
        case .possible, .began:
            return false
        }
    }

    private func shown(_ reason: Reason) -> Reason {
        reason.code == .touchCancelled && cycle.frame.isSystemCancel ? Reason(.systemCancel) : reason
    }

    /// Applies rule 5.4: an active recognizer may exclude this one; otherwise shouldBegin is asked once and the wish
    /// recorded.
    @_optimize(speed)
    private func grant(_ wish: Wish, to recognizer: GestureRecognizer) {
        if recognizer.isIdle {
            // A delegate that starts another attempt with every answer would make the pass endless (rule 12.7).
            guard countAttemptWithoutTouches() else {
                return diagnostics.report(.endlessArbitration, Arbiter.endlessArbitration)
            }
            guard cycle.bound.makeRoom() else { return }
            beginWithoutTouches(recognizer)
        }
        if let winner = cycle.arbiter.excluder(of: recognizer) {
            return transitions.fail(recognizer, Reason(.prevented, by: winner))
        }
        if !recognizer.attempt.askedShouldBegin {
            recognizer.attempt.askedShouldBegin = true
            guard shouldBegin(recognizer) else {
                return transitions.fail(recognizer, Reason.refused(.shouldBegin))
            }
            guard recognizer.currentState == .possible, !recognizer.isIdle, mayBegin(recognizer) else { return }
        }
        // A callback of the questions above may have ended the attempt.
        guard recognizer.currentState == .possible, !recognizer.isIdle else { return }
        recognizer.attempt.wish = wish
        recognizer.attempt.wishDelivery = cycle.deliveryNumber
        transitions.isPassDue = true
    }

    /// Asks the delegate, then the recognizer's view, then the hit view (rule 6.11).
    @_optimize(speed)
    private func shouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) { return false }
        guard let view = recognizer.view else { return false }
        if !view.askShouldBegin(recognizer) { return false }
        let gesture = recognizer.attempt.indirect
        let touched = gesture != nil ? gesture?.view : cycle.pool.first(of: recognizer.attempt.bound)?.view
        guard let hitView = touched, hitView !== view else { return true }
        return hitView.askShouldBegin(recognizer)
    }

    /// Applies the exclusions that involve no delegate: a control that tracks along the same axis (rule 9.4), and a
    /// deferred edge (rule 2.13). Returns false if the recognizer has failed.
    private func mayBegin(_ recognizer: GestureRecognizer) -> Bool {
        if let control = recognizer.refusingControl {
            transitions.fail(recognizer, Reason(.refusedByControl, by: control))
            return false
        }
        guard let deferral = recognizer.takeDeferral(at: cycle.time) else { return true }
        transitions.fail(recognizer, Reason(.edgeDeferred, Double(deferral.edge.rawValue)))
        if deferral.isFirst {
            edgeDeferralListener?.edgeWasDeferred(deferral.edge, on: deferral.view, for: recognizer)
        }
        return false
    }

    /// Begins an attempt without touches, for a custom recognizer driven by a timer or another sensor.
    private func beginWithoutTouches(_ recognizer: GestureRecognizer) {
        let depth = recognizer.viewReference?.use { $0.depth } ?? 0
        cycle.bound.begin(recognizer, at: depth, seat: recognizer.seat, pool: cycle.pool)
        transitions.isWatchDue = true
    }

    /// Counts an attempt without touches. Returns false if this delivery has had too many.
    private func countAttemptWithoutTouches() -> Bool {
        if attemptsWithoutTouches.delivery != cycle.deliveryNumber {
            attemptsWithoutTouches = (0, cycle.deliveryNumber)
        }
        guard attemptsWithoutTouches.count < DeliveryLimits.rounds else { return false }
        attemptsWithoutTouches.count &+= 1
        return true
    }

    @inline(never)
    private func reportIllegal(_ state: GestureRecognizer.State, of recognizer: GestureRecognizer) {
        diagnostics.report(.illegalState) { line in
            line.append(recognizer)
            line.append(": state cannot be set to ")
            line.append(literal: state.word.utf8Start)
            line.append(" from ")
            line.append(literal: recognizer.currentState.word.utf8Start)
            line.append(" of a discrete recognizer", if: recognizer.isDiscrete)
            line.append(" while it is disabled", if: !recognizer.isEnabled)
            line.append(" while it is on no view", if: recognizer.view == nil)
        }
    }
}
