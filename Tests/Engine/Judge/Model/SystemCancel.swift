// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Model {
    /// 1.12: cancels recognizers first, then views that had received began. Recognizers that wait without fingers fail,
    /// and their withheld ends become cancels.
    func cancelAll() {
        if devicesWithAttempts > 1 { leaveOpen("which of several devices the system cancels first") }
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
            for g in ordered(recognizers) where g.isInAttempt && !g.isFinished && g.takesTouches && g.gesture == nil {
                let cancelled = g.touches.filter(\.wasCancelled)
                if !cancelled.isEmpty {
                    g.gone += cancelled
                    if !g.isAwaiting { g.touchesCancelled(cancelled) }
                }
                // All recognizers are without fingers now; only one that has just ended does not wait.
                let hasJustEnded = g.wishes == [.ended] && !g.isHeld
                if !hasJustEnded { stop(g, .systemCancel) }
            }
            isSystemCancel = false
        }
        // 14.2: the touchpad's gestures end with the touches of its source.
        cancel(touchpadGesture)
        cancel(scrolling)
    }

    /// Number of devices, of touchscreen, pointer and touchpad, with touches or gestures that are not over.
    private var devicesWithAttempts: Int {
        let touches = self.touches + recognizers.flatMap(\.touches)
        let isPointing = touches.contains { $0.id == PointerState.touchID }
        let isTouching = touches.contains { $0.id != PointerState.touchID }
        let isGesturing = [touchpadGesture, scrolling].contains { $0?.isDown ?? false }
        return [isPointing, isTouching, isGesturing].count { $0 }
    }

    /// Reason with which a recognizer fails that holds a cancelled touch.
    var cancelReason: FailureReason {
        isSystemCancel ? .systemCancel : .touchCancelled
    }
}
