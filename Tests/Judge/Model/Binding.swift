// SPDX-License-Identifier: MIT

import ScenarioFormat

// §4: which recognizers see a touch.

extension Model {
    /// 4.1, 4.2: at a down, shouldReceive for all of them, then the dynamic requirements.
    func bind(_ landed: [Touch]) {
        var startingAttempt: [Recognizer] = []
        for touch in landed {
            for g in ordered(recognizersOnPath(of: touch)) {
                if offer(touch, to: g) { startingAttempt.append(g) }
            }
        }
        askDynamicRequirements(ofAttemptsStartedBy: startingAttempt)
    }

    /// 4.1: those of the hit-test view and of each ancestor up to the window.
    private func recognizersOnPath(of touch: Touch) -> [Recognizer] {
        guard let path = touch.view?.pathToRoot else { return [] }
        return recognizers.filter { g in path.contains { $0 === g.view } }
    }

    /// True if the touch starts an attempt of g.
    private func offer(_ touch: Touch, to g: Recognizer) -> Bool {
        // 5.11: a finished one waits for its reset. 6.7: a held one is offered no new touches.
        if g.isFinished || g.isHeld {
            missed.append((g, touch))
            return false
        }
        guard passesFilters(touch, g) else { return false }
        let startsAttempt = !g.isInAttempt
        g.isInAttempt = true
        if g.attemptType == nil { g.attemptType = touch.type }
        g.touches.append(touch)
        return startsAttempt
    }

    /// 4.2: the filters in order.
    private func passesFilters(_ touch: Touch, _ g: Recognizer) -> Bool {
        if !g.isEnabled { return false }
        if let allowed = g.allowedTypes, !allowed.contains(touch.type) { return false }
        if let type = g.attemptType, type != touch.type { return false }
        // Once per attempt, which starts with the first touch that is let through.
        if !g.isInAttempt && !ask(g, .shouldReceiveEvent) { return false }
        return askShouldReceive(g, touch)
    }

    /// 4.6: g stops hearing of the touch, does not withhold it and will not cancel it.
    func ignore(_ touch: Touch, by g: Recognizer) {
        g.touches.removeAll { $0 === touch }
    }

    /// 4.6 seen from the touch: those bound to it that do not ignore it and have not finished (§7).
    func undecidedRecognizers(of touch: Touch) -> [Recognizer] {
        recognizers.filter { g in
            g.state == .possible && g.isInAttempt && g.touches.contains { $0 === touch }
        }
    }

    /// 5.11: a touch that a recognizer missed in the delivery of its reset starts its next attempt.
    func startMissedAttempts() {
        let due = missed.filter { g, touch in
            wereReset.contains(g) && touch.isDown && recognizersOnPath(of: touch).contains(g)
        }
        missed = []
        wereReset = []
        guard !due.isEmpty else { return }
        deliver {
            var started: [Recognizer] = []
            for (g, touch) in due where offer(touch, to: g) { started.append(g) }
            askDynamicRequirements(ofAttemptsStartedBy: started)
            for g in ordered(started) where !g.touches.isEmpty { g.touchesBegan(g.touches) }
        }
    }
}
