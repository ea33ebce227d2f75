// SPDX-License-Identifier: MIT

import ScenarioFormat

// §5: requests for states, transitions and the reset.

extension Model {
    /// 5.4: a recognizer requests a state.
    func request(_ state: RecognizerState, by g: Recognizer, reason: FailureReason? = nil) {
        switch g.state {
        case .possible: requestFromPossible(state, by: g, reason: reason)
        case .began, .changed: requestWhileActive(state, by: g)
        case .ended, .cancelled, .failed: break  // 5.2, 5.3: only the engine leads back to possible
        }
    }

    private func requestFromPossible(_ state: RecognizerState, by g: Recognizer, reason: FailureReason?) {
        // 6.14: it wishes nothing before its leader has recognized.
        if g.isAwaiting && state != .failed && state != .cancelled { return }
        switch state {
        case .failed, .cancelled:
            // 5.3: a cancel while possible is a failure.
            fail(g, reason)
        case .began, .ended:
            // 5.2: a discrete recognizer cannot begin.
            if state == .began && g.isDiscrete { return }
            if g.wishes.isEmpty {
                wish(state, of: g)
            } else if state == .ended {
                // 5.5, or 6.8 if it is held.
                if g.wishes == [.began] { g.wishes.append(.ended) }
                if g.isHeld { g.hasLostItsFingers = true }
            }
        case .changed, .possible:
            break  // 5.3
        }
    }

    /// 5.4: an excluded or refused request fails; a granted one waits for the update pass.
    private func wish(_ state: RecognizerState, of g: Recognizer) {
        for a in ordered(recognizers) where excludesLaterOnes(a) && competes(a, g) {
            if excludes(a, g) {
                fail(g, .prevented)
                return
            }
        }
        // 6.11: asked once per attempt, since a request is recorded once.
        if !ask(g, .shouldBegin) {
            fail(g, .refusedByDelegate)
            return
        }
        if g.viewRefuses() || hitTestViewRefuses(g) {
            fail(g, .refusedByDelegate)
            return
        }
        if isRefusedByControl(g) {
            fail(g, .refusedByControl)
            return
        }
        if putsOff(g) { return }
        g.wishes = [state]
    }

    /// 6.4: excludes while the winner is active, or, if discrete, until its reset.
    private func excludesLaterOnes(_ a: Recognizer) -> Bool {
        a.isActive || (a.isDiscrete && a.state == .ended)
    }

    private func requestWhileActive(_ state: RecognizerState, by g: Recognizer) {
        switch state {
        case .changed: g.hasChanged = true
        case .ended: enter(.ended, g)
        // 5.3: a failure while active is a cancel.
        case .cancelled, .failed: enter(.cancelled, g)
        case .began, .possible: break
        }
    }

    /// Moves possible to failed.
    func fail(_ g: Recognizer, _ reason: FailureReason?) {
        g.wishes = []
        g.isHeld = false
        g.state = .failed
        logTransition(g, reason: reason)
    }

    /// 5.6: enters a state that sends an action.
    func enter(_ state: RecognizerState, _ g: Recognizer) {
        if state == .began || (state == .ended && g.state == .possible) { noteRecognition(of: g) }
        g.state = state
        g.reports.append(state)
        logTransition(g)
    }

    /// 5.3, 5.13: ends an attempt from outside, in any state.
    func stop(_ g: Recognizer, _ reason: FailureReason) {
        if g.isActive {
            enter(.cancelled, g)
        } else if g.state == .possible && g.isInAttempt {
            fail(g, reason)
        }
    }

    // MARK: Resets

    /// 5.10, 5.11: resets at the end of the delivery; tied recognizers together.
    func resetFinished() {
        let ready = ordered(recognizers).filter { g in
            g.isOver || (g.isFinished && tied(to: g).allSatisfy(\.isFinished))
        }
        for g in ordered(recognizers) {
            // 13.6: the recognizer that catches a motion belongs to the scroll view.
            (g as? ScrollCatch)?.scrollView.letGo()
            // 4.6: a recognizer whose touches were all ignored has not failed, and reports nothing.
            guard g.isFinished, ready.contains(g) else { continue }
            g.state = .possible
            logTransition(g)
        }
        for g in ready { endAttempt(of: g) }
        wereReset = ready
    }

    /// A recognizer whose view has left its window is tied to none.
    private func isTieable(_ g: Recognizer) -> Bool {
        g.isInAttempt && !g.isOver && g.takesTouches && g.view?.window != nil
    }

    /// 5.11: returns everything connected with g by requirements, among recognizers in an attempt.
    private func tied(to g: Recognizer) -> [Recognizer] {
        var group = [g]
        if !isTieable(g) { return group }
        var next = 0
        while next < group.count {
            let member = group[next]
            next += 1
            for other in recognizers where isTieable(other) && !group.contains(other) {
                if requirements(of: member).contains(other) || requirements(of: other).contains(member) {
                    group.append(other)
                }
            }
        }
        return group
    }

    /// 5.10: touches still down are then ignored; a new finger starts a new attempt.
    private func endAttempt(of g: Recognizer) {
        g.touches = []
        g.gone = []
        g.isInAttempt = false
        g.isOver = false
        g.wishes = []
        g.isHeld = false
        g.hasLostItsFingers = false
        g.isAwaiting = false
        g.origins = []
        g.strangers = []
        g.delay = RunningDelay()
        g.attemptType = nil
        g.gesture = nil
        g.lastView = nil
        g.reset()
        forgetAnswers(about: g)
    }
}

extension [Recognizer] {
    func contains(_ recognizer: Recognizer) -> Bool {
        contains { $0 === recognizer }
    }
}
