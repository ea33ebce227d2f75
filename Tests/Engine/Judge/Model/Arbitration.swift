// SPDX-License-Identifier: MIT

import ScenarioFormat

// §6: the update pass.

extension Model {
    /// Repeats from the first candidate until nothing changes. Returns whether anything did.
    @discardableResult
    func updatePass() -> Bool {
        var hasDecided = false
        repeat {
            while decideOne() { hasDecided = true }
        } while followLeaders()
        // 6.7: remaining wishes wait for a requirement. 6.8: attempts that are over have nothing to begin with.
        for g in recognizers where !g.wishes.isEmpty {
            g.isHeld = true
            if g.wishes == [.began, .ended] { g.hasLostItsFingers = true }
        }
        fixWhatViewsLose()
        return hasDecided
    }

    /// Decides the first recognizer that can be decided. Returns false if there is none.
    private func decideOne() -> Bool {
        let possible = ordered(recognizers).filter { $0.state == .possible && $0.isInAttempt }
        for g in possible where hasRecognizedRequirement(g) {
            fail(g, .requirementRecognized)
            return true
        }
        var candidates = possible.filter { !$0.wishes.isEmpty }
        while let g = nextCandidate(candidates) {
            if !hasUndecidedRequirement(g) {
                decide(g)
                return true
            }
            candidates.removeAll { $0 === g }
        }
        return false
    }

    /// 6.6: a recognizer that excludes another one-sidedly comes before it.
    private func nextCandidate(_ candidates: [Recognizer]) -> Recognizer? {
        let first = candidates.first { g in
            !candidates.contains { isDecidedBefore($0, g) }
        }
        return first ?? candidates.first
    }

    /// 6.7: returns whether a required recognizer has recognized or begun.
    private func hasRecognizedRequirement(_ g: Recognizer) -> Bool {
        requirements(of: g).contains { h in
            // A cancelled recognizer counts as failed.
            isInvolved(h, for: g) && (h.isActive || h.state == .ended)
        }
    }

    private func hasUndecidedRequirement(_ g: Recognizer) -> Bool {
        requirements(of: g).contains { h in isInvolved(h, for: g) && h.state == .possible }
    }

    /// 6.7: returns whether a required recognizer is enabled and bound to a touch of the sequence.
    private func isInvolved(_ h: Recognizer, for g: Recognizer) -> Bool {
        h.isEnabled && h.isInAttempt && sharesSequence(h, g)
    }

    /// Lets a recognizer leave possible.
    private func decide(_ g: Recognizer) {
        let wishes = g.wishes
        let wasHeld = g.isHeld
        g.wishes = []
        g.isHeld = false
        // 6.8: a continuous recognizer fails if its fingers have lifted meanwhile.
        let hasFingers = g.gesture?.isDown ?? !g.fingersDown.isEmpty
        if wasHeld && wishes.first == .began && (g.hasLostItsFingers || !hasFingers) {
            fail(g, .tooFewTouches)
            return
        }
        if wishes.first == .began { g.willBegin() }
        for state in wishes { enter(state, g) }
        // 4.6: it has begun without a touch.
        if g.isOver && g.isActive { enter(.cancelled, g) }
        g.hasRecognized = true
        g.gesture?.hasRecognized = true
        // 6.2, 6.5: the others fail, or are cancelled if active.
        for b in ordered(recognizers) where b.isInAttempt && !b.isFinished && competes(g, b) {
            if excludes(g, b) { stop(b, .prevented) }
        }
    }

    /// V4, V7: computes the touches that winners take from their views.
    private func fixWhatViewsLose() {
        for touch in touches where touch.hasLanded && isTakenByActiveRecognizer(touch) { touch.isDead = true }
        for g in recognizers where g.hasRecognized {
            g.hasRecognized = false
            guard g.cancelsTouchesInView else { continue }
            for touch in g.touches where !touch.isDead {
                switch (touch.began, touch.ended) {
                case (.delivered, .pending), (.delivered, .withheld): touch.isDoomed = true
                case (.delivered, .delivered): break
                default: touch.isDead = true
                }
            }
        }
    }
}
