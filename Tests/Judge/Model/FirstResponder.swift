// SPDX-License-Identifier: MIT

import ScenarioFormat

// 3.4, 3.5: the first responder, and the events that start at it.

extension Model {
    /// 3.4: whoever is told to become it is willing to, and nobody refuses to resign.
    func becomeFirstResponder(_ view: View) {
        if view.window != nil && !view.isDestroyed { firstResponder = view }
    }

    /// 3.4: only the first responder has something to resign from.
    func resignFirstResponder(_ view: View) {
        if firstResponder === view { firstResponder = nil }
    }

    /// 3.4: leaving the window resigns.
    func resignIfAmong(_ leaving: [View]) {
        for view in leaving { resignFirstResponder(view) }
    }

    /// 12.4: what is sent from inside a callback comes after the delivery.
    func sendOrQueue(_ event: LogEvent) {
        if isDelivering {
            queued.append(.event(event))
        } else {
            send(event)
        }
    }

    /// 3.5: from the first responder, else from the key window, upwards to whoever handles it.
    func send(_ event: LogEvent) {
        guard let start = firstResponder ?? windows.last else {
            send(event, along: chainOfApplication)
            return
        }
        send(event, along: responderChain(from: start))
    }

    private func send(_ event: LogEvent, along chain: [Link]) {
        guard let link = chain.first(where: \.responder.handles.containsMotionAndRemoteControl) else { return }
        log.append(LogLine(time: now, name: link.responder.name, event: event))
    }

    // MARK: Windows

    /// 2.10: everything in it leaves it first; then its views are on their own.
    func destroyWindow(_ window: View) {
        for view in window.subviews { remove(view) }
        for g in recognizers where g.view === window { remove(g) }
        windows.removeAll { $0 === window }
        window.isDestroyed = true
    }
}
