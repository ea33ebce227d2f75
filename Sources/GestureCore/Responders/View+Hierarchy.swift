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
        var view = superviewReference
        while let current = view {
            depth &+= 1
            view = current.use { $0.superviewReference }
        }
        return depth
    }

    /// Returns whether the view is `ancestor` or inside it. O(the depth or the number of views in it, whichever is
    /// less): a tree of n views takes n log n steps to put together, in whatever order.
    @inline(never)
    public final func isDescendant(of ancestor: View) -> Bool {
        if self === ancestor { return true }
        guard !ancestor.children.isEmpty, ancestor.windowReference == windowReference else {
            return false
        }
        var above = superviewReference
        var inside = ancestor.children.last
        while let view = above, let found = inside {
            if view == Borrowed(ancestor) || found === self { return true }
            above = view.use { $0.superviewReference }
            inside = found.next(within: ancestor)
        }
        return false
    }

    /// The next view of a walk through a tree: views in a view before those behind it.
    @inline(never)
    private final func next(within root: View) -> View? {
        if let last = children.last { return last }
        var view = self
        while view !== root, let superview = view.superview {
            if let behind = superview.children.element(before: view.place) { return behind }
            view = superview
        }
        return nil
    }

    /// Rearmost first. O(n): a copy.
    public final var subviews: ContiguousArray<View> {
        var subviews = ContiguousArray<View>()
        subviews.reserveCapacity(children.count)
        while let view = children.element(after: subviews.last) { subviews.append(view) }
        return subviews
    }

    /// Number of direct subviews.
    public final var subviewCount: Int { children.count }

    /// The subview with an index, 0 being the rearmost; nil: there is none. O(1) while the order stays as it is.
    public final func subview(at index: Int) -> View? { children.element(at: index) }

    /// The subview that is hit first.
    public final var frontmostSubview: View? { children.last }

    /// Bytes that the next subview allocates, apart from itself.
    package final var growthOfSubviews: Int { children.growth }

    /// Adds a view in front of its new siblings. False if that would close a ring or it is a window.
    @discardableResult
    public final func addSubview(_ view: View) -> Bool {
        insertSubview(view, at: .max)
    }

    /// Adds a view at an index, 0 being the rearmost; beyond the end: in front. A view that stays in its
    /// window keeps its touches (rule 2.10).
    @discardableResult
    public final func insertSubview(_ view: View, at index: Int) -> Bool {
        guard view.asWindow == nil, !isDescendant(of: view), children.reserveOneMore() else { return false }
        let oldWindow = view.shownWindow
        let newWindow = shownWindow
        if let oldWindow, oldWindow !== newWindow {
            view.leaveWindow()
            // The callbacks of leaving may have changed anything.
            guard view.superview !== self, !isDescendant(of: view) else { return view.superview === self }
        }
        view.unlink()
        children.insert(view, HitBox(of: view), at: index)
        view.superview = self
        view.noteWindow(windowReference)
        newWindow?.dispatcher?.hierarchyDidChange()
        if oldWindow !== newWindow, newWindow != nil { view.announceWindow() }
        return true
    }

    /// Takes the view and its subtree out: their live touches are cancelled, their recognizers cancelled or
    /// failed (rule 2.10).
    @inline(never)
    public final func removeFromSuperview() {
        guard superview != nil else { return }
        leaveWindow()
        unlinkFromSuperview()
    }

    /// Moves a subview in front of the others; another view stays where it is. O(1).
    public final func bringSubviewToFront(_ view: View) {
        if view.superview === self { view.bringToFront() }
    }

    /// Moves a subview behind the others; another view stays where it is. O(subviews).
    public final func sendSubviewToBack(_ view: View) {
        if view.superview === self { view.sendToBack() }
    }

    /// Puts the view before its siblings: it is hit first.
    package final func bringToFront() {
        guard let superview, superview.children.last !== self else { return }
        superview.children.move(self, to: .max)
        window?.dispatcher?.hierarchyDidChange()
    }

    /// Puts the view behind its siblings.
    package final func sendToBack() {
        guard let superview else { return }
        superview.children.move(self, to: 0)
        window?.dispatcher?.hierarchyDidChange()
    }

    /// Tells the engine before the links go, so that touchesCancelled still travels the old chain, and the
    /// views afterwards.
    @inline(never)
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
        if isStillThere { announceWindow() }
    }

    /// Tells the subtree which window it is in now; without recursion.
    final func announceWindow() {
        // Linked before the first is told, which may change the tree. One that is linked already, by a call further
        // out, hears from there.
        var first: Borrowed<View>?
        var last: Borrowed<View>?
        walk { view in
            guard view.nextUntold == nil else { return }
            let untold = Borrowed(keeping: view)
            view.nextUntold = untold
            last?.use { $0.nextUntold = untold }
            if first == nil { first = untold }
            last = untold
        }
        while let untold = first {
            let view = untold.takeBack()
            first = view.nextUntold == untold ? nil : view.nextUntold
            view.nextUntold = nil
            view.tellDidMove(to: view.shownWindow)
        }
    }

    /// The tree has another root.
    @inline(never)
    final func noteWindow(_ window: Borrowed<Window>?) {
        guard windowReference != window else { return }
        walk { $0.windowReference = window }
    }

    /// Every view of the subtree, the front-most first. The body changes no links.
    private final func walk(_ body: (View) -> Void) {
        var view: View? = self
        while let current = view {
            body(current)
            view = current.next(within: self)
        }
    }

    /// Takes the view out of its superview without a word to anybody.
    @inline(never)
    final func unlinkFromSuperview() {
        guard superview != nil else { return }
        noteWindow(nil)
        unlink()
    }

    @inline(never)
    private final func unlink() {
        guard let superview else { return }
        // The list may be the last one that keeps the view.
        withExtendedLifetime(self) {
            self.superview = nil
            superview.children.remove(self)
        }
    }

    @inline(never)
    final func noteGeometry(of subview: View) {
        children.setNote(of: subview, HitBox(of: subview))
    }
}

extension View: Slotted {}
