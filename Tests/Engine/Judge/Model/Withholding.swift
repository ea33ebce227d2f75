// SPDX-License-Identifier: MIT

import ScenarioFormat

// Reasons for which a touch is kept from its view.

extension Model {
    // MARK: G(t)

    /// Whether some g in G(t) is possible and delays began, or a scroll view does (13.2).
    func blocksBegan(_ touch: Touch) -> Bool {
        isDelayedAsContent(touch)
            || undecidedRecognizers(of: touch).contains { $0.delaysTouchesBegan && !$0.delay.hasLetGo }
    }

    /// Whether some g in G(t) is possible and delays began or ended.
    func blocksEnded(_ touch: Touch) -> Bool {
        isDelayedAsContent(touch)
            || undecidedRecognizers(of: touch).contains { g in
                (g.delaysTouchesBegan || g.delaysTouchesEnded) && !g.delay.hasLetGo
            }
    }

    // MARK: V1, V7, V8

    /// Whether the touch is not delivered to its view at all.
    func isKeptFromView(_ touch: Touch) -> Bool {
        guard let view = touch.view else { return true }
        return isGated(touch, in: view)
    }

    /// 7.8: V7, set before the actions: a recognizer was active when the touch landed, and has not ignored it since.
    func isTakenByActiveRecognizer(_ touch: Touch) -> Bool {
        touch.takers.contains { g in g.touches.contains { $0 === touch } }
    }

    /// 2.8, 2.9: whether the gates refuse the touch.
    private func isGated(_ touch: Touch, in view: View) -> Bool {
        let tracked = touches.filter { $0 !== touch && $0.countsForGates }
        let isOnView = tracked.contains { $0.view === view }
        if isOnView && !view.isMultipleTouchEnabled { return true }
        let elsewhere = tracked.filter { $0.view !== view && $0.window === touch.window && $0.view != nil }
        if view.isExclusiveTouch && !elsewhere.isEmpty { return true }
        return elsewhere.contains { $0.view?.isExclusiveTouch ?? false }
    }
}
