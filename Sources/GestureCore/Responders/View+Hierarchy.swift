// SPDX-License-Identifier: MIT

extension View {
    /// The topmost ancestor, or the view itself. O(depth).
    final var root: View {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }

    /// The number of ancestors. O(depth).
    final var depth: Int {
        var depth = 0
        var view = superview
        while let current = view {
            depth &+= 1
            view = current.superview
        }
        return depth
    }

    /// Whether the view is `ancestor` or inside it. O(depth).
    public final func isDescendant(of ancestor: View) -> Bool {
        var view: View? = self
        while let current = view {
            if current === ancestor { return true }
            view = current.superview
        }
        return false
    }

    /// Adds a view in front of its new siblings. False if that would close a ring or it is a window.
    @discardableResult
    public final func addSubview(_ view: View) -> Bool {
        insertSubview(view, at: .max)
    }

    /// Adds a view at an index, 0 being the rearmost; beyond the end: in front. A view that stays in its
    /// window keeps its touches (rule 2.10).
    @discardableResult
    public final func insertSubview(_ view: View, at index: Int) -> Bool {
        guard view.asWindow == nil, !isDescendant(of: view) else { return false }
        let oldWindow = view.shownWindow
        let newWindow = shownWindow
        if let oldWindow, oldWindow !== newWindow {
            view.leaveWindow()
            // The callbacks of leaving may have changed anything.
            guard view.superview !== self, !isDescendant(of: view) else { return view.superview === self }
        }
        view.unlinkFromSuperview()
        let place = index < 0 ? 0 : index < subviews.count ? index : subviews.count
        subviews.insert(view, at: place)
        hitBoxes.insert(HitBox(of: view), at: place)
        view.superview = self
        newWindow?.dispatcher?.hierarchyDidChange()
        if oldWindow !== newWindow, let dispatcher = newWindow?.dispatcher { view.announceWindow(by: dispatcher) }
        return true
    }

    /// Takes the view and its subtree out: their live touches are cancelled, their recognizers cancelled or
    /// failed (rule 2.10).
    public final func removeFromSuperview() {
        guard superview != nil else { return }
        leaveWindow()
        unlinkFromSuperview()
    }

    /// Puts the view before its siblings: it is hit first.
    public final func bringToFront() {
        superview?.move(self, to: .max)
    }

    /// Puts the view behind its siblings.
    public final func sendToBack() {
        superview?.move(self, to: 0)
    }

    private final func move(_ view: View, to index: Int) {
        guard let current = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: current)
        hitBoxes.remove(at: current)
        let place = index < subviews.count ? index : subviews.count
        subviews.insert(view, at: place)
        hitBoxes.insert(HitBox(of: view), at: place)
        window?.dispatcher?.hierarchyDidChange()
    }

    /// Tells the engine before the links go, so that touchesCancelled still travels the old chain, and the
    /// views afterwards.
    final func leaveWindow() {
        guard let window, let dispatcher = window.dispatcher else { return unlinkFromSuperview() }
        dispatcher.viewWillLeaveWindow(self)
        // Callbacks of that may have taken it out already.
        let isStillThere = self.window === window
        if isStillThere {
            unlinkFromSuperview()
            dispatcher.hierarchyDidChange()
        }
        dispatcher.viewDidLeaveWindow()
        if isStillThere { announceWindow(by: dispatcher) }
    }

    /// Tells the subtree which window it is in now.
    final func announceWindow(by dispatcher: any Dispatching) {
        dispatcher.viewsToTell.tell(self, of: shownWindow)
    }

    final func unlinkFromSuperview() {
        guard let superview else { return }
        if let index = superview.subviews.firstIndex(where: { $0 === self }) {
            superview.hitBoxes.remove(at: index)
            // Last: it may free the view.
            self.superview = nil
            superview.subviews.remove(at: index)
        }
    }

    final func noteGeometry(of subview: View) {
        guard let index = subviews.firstIndex(where: { $0 === subview }) else { return }
        hitBoxes[index] = HitBox(of: subview)
    }
}
