// SPDX-License-Identifier: MIT

import ScenarioFormat

// 5.6 to 5.8: actions, and changes made inside them.

extension Model {
    /// Sends the actions of all recognizers that transitioned or changed, in the order of 4.4. What an action causes
    /// waits until these have been sent (5.13).
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
        // An earlier action may have ended the recognizer.
        if isChangeDue && g.isActive { sendAction(.changed, g) }
        while !g.unsent.isEmpty { sendAction(g.unsent.removeFirst(), g) }
    }

    /// 2.10: sends the actions of recognizers in a subtree that leaves its window, before touchesCancelled, wherever
    /// the removal was called.
    func sendActionsNow(of leaving: [Recognizer]) {
        // No handler is called again inside of itself: the action follows when it returns.
        for g in ordered(leaving) where g.isFinished {
            if acting.contains(g) {
                g.sendsWhenActionReturns = true
                continue
            }
            takeOverReports(of: g)
            sendActions(of: g)
        }
    }

    /// 5.6: drops changed if the same delivery ends or cancels the recognizer.
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
        // 12.3: a destroyed recognizer sends nothing more.
        if g.isDestroyed { return }
        if g.isOwn {
            g.heard(state)
            return
        }
        logAction(g, state)
        acting.append(g)
        for rule in rules where rule.recognizer == g.name && rule.state == state {
            perform(rule.action)
        }
        acting.removeLast()
        if g.sendsWhenActionReturns, !acting.contains(g) {
            g.sendsWhenActionReturns = false
            takeOverReports(of: g)
        }
    }
}
