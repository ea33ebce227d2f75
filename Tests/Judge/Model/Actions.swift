// SPDX-License-Identifier: MIT

import ScenarioFormat

// 5.6–5.8: actions, and what is done inside them.

extension Model {
    /// Actions of all that transitioned or changed, in the order of 4.4. What an action gives rise to
    /// waits until they have been sent (5.13).
    func sendActions() {
        enterChanged()
        let due = ordered(recognizers).map { g in (g, g.reports, g.hasChanged) }
        for (g, _, _) in due {
            g.reports = []
            g.hasChanged = false
        }
        for (g, reports, hasChanged) in due {
            // An action before it may have ended it.
            if hasChanged && g.isActive { sendAction(.changed, g) }
            for state in reports { sendAction(state, g) }
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
