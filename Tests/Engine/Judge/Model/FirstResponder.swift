// SPDX-License-Identifier: MIT

import ScenarioFormat

// 3.4, 3.5: the first responder, and the events that start at it.

extension Model {
    /// 3.4: makes a view first responder; the present one is asked to resign.
    func becomeFirstResponder(_ view: View) {
        guard view.window != nil, !view.isDestroyed, firstResponder !== view else { return }
        if let present = firstResponder {
            resignFirstResponder(present)
            if firstResponder != nil { return }
        }
        firstResponder = view
        tell(view, .becameFirst)
    }

    /// 3.4: only the first responder can resign, and it may refuse.
    func resignFirstResponder(_ view: View) {
        if firstResponder !== view || view.keepsFirstResponder { return }
        firstResponder = nil
        tell(view, .resignedFirst)
    }

    /// 3.4: leaving the window resigns without a question; the view is told after it has left.
    func resignIfAmong(_ leaving: [View]) -> View? {
        guard let first = firstResponder, leaving.contains(where: { $0 === first }) else { return nil }
        firstResponder = nil
        return first
    }

    func tell(_ view: View, _ news: ResponderNews) {
        log.append(LogLine(time: now, name: view.name, event: .responder(news)))
    }

    /// 12.4: events sent from inside a callback come after the delivery.
    func sendOrQueue(_ event: LogEvent) {
        if isDelivering {
            queued.append(.event(event))
        } else {
            send(event)
        }
    }

    /// 3.5: starts at the first responder, else at the key window, and goes up until a responder handles the event.
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

    /// 2.10: everything in the window leaves it first; then its views are detached.
    func destroyWindow(_ window: View) {
        for view in window.subviews { remove(view) }
        if resignIfAmong([window]) != nil { tell(window, .resignedFirst) }
        for g in recognizers where g.view === window { remove(g) }
        windows.removeAll { $0 === window }
        window.isDestroyed = true
    }
}
