// SPDX-License-Identifier: MIT

import ScenarioFormat

// 2.10, 4.7, 5.13, 12.3: removal in the middle of a delivery.

extension Model {
    /// 5.14: an API call that changes states is a delivery of its own, unless it is made inside one.
    private func change(_ body: () -> Void) {
        if isDelivering {
            body()
        } else {
            deliver(body)
        }
    }

    /// 5.13: an active recognizer is cancelled with its action; a possible one fails and releases what it withheld.
    func disable(_ g: Recognizer) {
        if !g.isEnabled { return }
        g.isEnabled = false
        change { stop(g, .disabled) }
    }

    /// 4.7: removal during a gesture is like disabling.
    func remove(_ g: Recognizer) {
        if g.view == nil { return }
        change {
            stop(g, .viewRemoved)
            if g.isInAttempt { g.lastView = g.view }
            g.view = nil
        }
    }

    /// 12.3: no callback is made any more, not even the cancelled action.
    func destroy(_ g: Recognizer) {
        if g.isDestroyed { return }
        g.isDestroyed = true
        remove(g)
    }

    /// 4.7: a recognizer belongs to one view; the newest comes first.
    func add(_ g: Recognizer, to view: View) {
        if g.isDestroyed || view.isDestroyed || g.view === view { return }
        remove(g)
        additions += 1
        g.addition = additions
        g.view = view
    }

    // MARK: Views

    /// 2.10: cancels the subtree's live touches once, and cancels or fails its recognizers.
    func remove(_ view: View) {
        guard !view.isWindow, let superview = view.superview else { return }
        guard view.window != nil else {
            view.detach(from: superview)
            return
        }
        let leaving = view.subtree
        let isInsideCallback = isDelivering
        var resigned: View?
        change {
            for g in ordered(recognizers) where leaving.contains(where: { $0 === g.view }) {
                stop(g, .viewRemoved)
            }
            if isInsideCallback {
                sendActionsNow(of: recognizers.filter { g in leaving.contains { $0 === g.view } })
            }
            for view in leaving { view.chainWhenLeaving = responderChain(from: view) }
            for view in leaving { view.isLeaving = true }
            for view in leaving { view.scrollView?.leave() }
            resigned = resignIfAmong(leaving)
            let left = touches.filter { touch in leaving.contains { $0 === touch.view } }
            for touch in left where touch.began != .delivered { touch.isDead = true }
            view.formerSuperview = superview
            view.detach(from: superview)
            if isInsideCallback {
                // Destruction ends all callbacks, so that cancelled cannot wait for step 3.
                cancelInViews(left)
                settle(left, leaving)
            } else {
                for touch in left { touch.isDoomed = true }
            }
        }
        if !isInsideCallback {
            settle(touches.filter { touch in leaving.contains { $0 === touch.view } }, leaving)
        }
        if let resigned { tell(resigned, .resignedFirst) }
    }

    /// Clears the view of these touches.
    private func settle(_ left: [Touch], _ leaving: [View]) {
        for touch in left { touch.view = nil }
        for view in leaving {
            view.isLeaving = false
            view.formerSuperview = nil
        }
    }

    /// 2.10: removes the view; then detaches its subviews and recognizers, which live on.
    func destroy(_ view: View) {
        if view.isDestroyed { return }
        if view.isWindow {
            destroyWindow(view)
            return
        }
        remove(view)
        view.isDestroyed = true
        for subview in view.subviews { subview.superview = nil }
        view.subviews = []
        for g in recognizers where g.view === view { remove(g) }
    }
}

extension View {
    func detach(from superview: View) {
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
    }
}
