// SPDX-License-Identifier: MIT

import ScenarioFormat

// §7: one delivery, step by step.

extension Model {
    /// Runs the six steps; the first closure is step 1, the second one follows the last step.
    func deliver(_ recognizersHear: () -> Void, closing: () -> Void = {}) {
        isDelivering = true
        deliveries += 1
        recognizersHear()  // 1
        updatePass()  // 2
        sendActions()
        while updatePass() || hasActionsToSend { sendActions() }
        cancelDoomed()  // 3
        releaseDelayed()  // 4
        deliverRest()  // 5
        sendFrames()
        resetFinished()  // 6
        closeFrame()
        isDelivering = false
        closing()
        startMissedAttempts()
        deliverQueued()
    }

    /// Step 1: makes one call per recognizer and phase with all of its changed touches, on any views.
    func recognizersHearTouches() {
        readingLandedAtStart { hear(\.hasLanded) { if !$0.isAwaiting { $0.touchesBegan($1) } } }
        endDelaysOfLifted()
        hearMoves()
        hear(\.hasLifted) { g, touches in
            g.gone += touches
            if !g.isAwaiting { g.touchesEnded(touches) }
        }
        hear(\.wasCancelled) { g, touches in
            g.gone += touches
            if !g.isAwaiting { g.touchesCancelled(touches) }
        }
    }

    func hearMoves() {
        hear(\.hasMoved) { g, touches in
            let wasActive = g.isActive
            if g.isAwaiting { return }
            g.touchesMoved(touches)
            // 5.6: while the recognizer is active, every touchesMoved sends changed.
            if wasActive && g.isActive { g.hasChanged = true }
        }
    }

    /// Runs a phase in which touches that have landed in this frame have not moved yet.
    func readingLandedAtStart(_ body: () -> Void) {
        for touch in touches where touch.hasLanded { touch.isReadAtStart = true }
        body()
        for touch in touches { touch.isReadAtStart = false }
    }

    private func hear(_ hasPhase: (Touch) -> Bool, _ call: (Recognizer, [Touch]) -> Void) {
        for g in ordered(recognizers) {
            if let catching = g as? ScrollCatch {
                catching.scrollView.land(touches.filter { $0.hasLanded && hasPhase($0) })
                continue
            }
            guard g.isInAttempt, !g.isFinished else { continue }
            // 4.5: a recognizer may finish in one phase, and then gets no more calls.
            let touches = g.touches.filter(hasPhase)
            if !touches.isEmpty { call(g, touches) }
        }
    }
}
