// SPDX-License-Identifier: MIT

import ScenarioFormat

// 5.6–5.8: actions, and what is done inside them.

extension Model {
    /// Actions of all that transitioned or changed, in the order of 4.4. What an action gives rise to
    /// waits until they have been sent (5.13).
    func sendActions() {
        enterChanged()
        let due = ordered(recognizers)
        for g in due { takeOverReports(of: g) }
        for g in due { sendActions(of: g) }
    }

    private func takeOverReports(of g: Recognizer) {
        g.unsent += g.reports
        g.reports = []
        g.hasUnsentChange = g.hasChanged
        g.hasChanged = false
    }

    private func sendActions(of g: Recognizer) {
        let isChangeDue = g.hasUnsentChange
        g.hasUnsentChange = false
        // An action before it may have ended it.
        if isChangeDue && g.isActive { sendAction(.changed, g) }
        while !g.unsent.isEmpty { sendAction(g.unsent.removeFirst(), g) }
    }

    /// 2.10: the actions of recognizers on a subtree that goes come before touchesCancelled, wherever the removal
    /// was called from.
    func sendActionsNow(of leaving: [Recognizer]) {
        for g in ordered(leaving) where g.isFinished {
            takeOverReports(of: g)
            sendActions(of: g)
        }
    }

    /// 5.6: changed is dropped if the same delivery ends or cancels the recognizer.
    private func enterChanged() {
        for g in ordered(recognizers) where g.hasChanged {
            g.hasChanged = g.isActive && g.reports.isEmpty
            if !g.hasChanged { continue }
            g.state = .changed
            logTransition(g)
        }
    }

    var hasActionsToSend: Bool {
        recognizers.contains { !$0.reports.isEmpty }
    }

    private func sendAction(_ state: RecognizerState, _ g: Recognizer) {
        // 12.3: nothing more comes of what was destroyed.
        if g.isDestroyed { return }
        if g.isOwn {
            g.heard(state)
            return
        }
        logAction(g, state)
        for rule in rules where rule.recognizer == g.name && rule.state == state {
            perform(rule.action)
        }
    }
}
