// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Model {
    /// 1.12: recognizers first, then views that had received began; recognizers that wait without
    /// fingers fail, and their withheld ends become cancels.
    func cancelAll() {
        cancelFingers()
        let moves = cancelOutputFrame()
        deliver {
            for change in moves { apply(change) }
            if !moves.isEmpty {
                for touch in touches where touch.place == touch.previous { touch.hasMoved = false }
                hearMoves()
            }
            for touch in touches {
                if touch.isDown {
                    touch.isDown = false
                    touch.wasCancelled = true
                } else if touch.began == .withheld {
                    touch.isDead = true
                } else if touch.ended == .withheld {
                    touch.endBecomesCancel = true
                }
            }
            isSystemCancel = true
            for g in ordered(recognizers) where g.isInAttempt && !g.isFinished {
                let cancelled = g.touches.filter(\.wasCancelled)
                if !cancelled.isEmpty {
                    g.gone += cancelled
                    g.touchesCancelled(cancelled)
                }
                // All are without fingers now; only what has just ended does not wait.
                let hasJustEnded = g.wishes == [.ended] && !g.isHeld
                if !hasJustEnded { stop(g, .systemCancel) }
            }
            isSystemCancel = false
        }
    }

    /// Why a recognizer that holds a cancelled touch fails.
    var cancelReason: FailureReason {
        isSystemCancel ? .systemCancel : .touchCancelled
    }
}
