// SPDX-License-Identifier: MIT

import ScenarioFormat

// 5.6–5.8: actions, and what is done inside them.

extension Model {
    /// Actions of all that transitioned or changed, in the order of 4.4. What an action gives rise to
    /// waits until they have been sent (5.13).
    func sendActions() {
        let due = ordered(recognizers).map { g in (g, g.reports, g.hasChanged && g.isActive) }
        for (g, _, _) in due {
            g.reports = []
            g.hasChanged = false
        }
        for (g, reports, hasChanged) in due {
            // 5.6: changed is dropped if the same delivery ends or cancels the recognizer.
            if hasChanged && g.isActive && reports.isEmpty {
                g.state = .changed
                logTransition(g)
                sendAction(.changed, g)
            }
            for state in reports { sendAction(state, g) }
        }
    }

    var hasActionsToSend: Bool {
        recognizers.contains { !$0.reports.isEmpty }
    }

    private func sendAction(_ state: RecognizerState, _ g: Recognizer) {
        // 12.3: nothing more comes of what was destroyed.
        if g.isDestroyed { return }
        logAction(g, state)
        for rule in rules where rule.recognizer == g.name && rule.state == state {
            perform(rule.action)
        }
    }
}
