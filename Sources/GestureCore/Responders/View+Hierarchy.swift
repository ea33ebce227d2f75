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

    /// Returns whether the view is `ancestor` or inside it. O(depth) or O(views inside this one), whichever is less, so
    /// that building a tree of n views costs O(n log n) in any order.
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

    /// Returns the next view of a walk through a tree, in which subviews come before later siblings.
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

    /// All subviews, rearmost first. O(subviews): the property returns a copy.
    public final var subviews: ContiguousArray<View> {
        var subviews = ContiguousArray<View>()
        subviews.reserveCapacity(children.count)
        while let view = children.element(after: subviews.last) { subviews.append(view) }
        return subviews
    }

    /// Number of direct subviews. O(1).
    public final var subviewCount: Int { children.count }

    /// Returns the subview at an index, 0 being the rearmost, or nil if there is none. O(1), or O(subviews) after
    /// changes of the order.
    public final func subview(at index: Int) -> View? { children.element(at: index) }

    /// The subview that is hit first, or nil. O(1).
    public final var frontmostSubview: View? { children.last }

    /// Number of bytes that adding a subview allocates, apart from the subview itself.
    package final var growthOfSubviews: Int { children.growth }

    /// Adds a view in front of its new siblings. Returns false if the view is a window, or if it contains this view.
    /// O(depth) amortized.
    @discardableResult
    public final func addSubview(_ view: View) -> Bool {
        insertSubview(view, at: .max)
    }

    /// Inserts a view at an index, 0 being the rearmost; an index beyond the end means the front. A view that stays in
    /// its window keeps its touches (rule 2.10).
    ///
    /// Returns false if the view is a window, if it contains this view, or if out of memory. O(depth) at the ends, else
    /// O(subviews).
    @discardableResult
    public final func insertSubview(_ view: View, at index: Int) -> Bool {
        guard view.asWindow == nil, !isDescendant(of: view), children.reserveOneMore() else { return false }
        let oldWindow = view.shownWindow
        let newWindow = shownWindow
        if let oldWindow, oldWindow !== newWindow {
            view.leaveWindow()
            // Callbacks of the removal may have changed anything.
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

    /// Removes the view and its subtree from the superview: their live touches are cancelled, their recognizers
    /// cancelled or failed (rule 2.10). Does nothing without a superview. O(views and recognizers inside).
    @inline(never)
    public final func removeFromSuperview() {
        guard superview != nil else { return }
        leaveWindow()
        unlinkFromSuperview()
    }

    /// Moves a subview in front of the others. Does nothing for other views. O(1).
    public final func bringSubviewToFront(_ view: View) {
        if view.superview === self { view.bringToFront() }
    }

    /// Moves a subview behind the others. Does nothing for other views. O(subviews).
    public final func sendSubviewToBack(_ view: View) {
        if view.superview === self { view.sendToBack() }
    }

    /// Moves the view in front of its siblings, so that it is hit first.
    package final func bringToFront() {
        guard let superview, superview.children.last !== self else { return }
        superview.children.move(self, to: .max)
        window?.dispatcher?.hierarchyDidChange()
    }

    /// Moves the view behind its siblings.
    package final func sendToBack() {
        guard let superview else { return }
        superview.children.move(self, to: 0)
        window?.dispatcher?.hierarchyDidChange()
    }

    /// Removes the subtree from its window. The engine is told before the links go, so that touchesCancelled still
    /// travels the old chain; the views are told afterwards.
    @inline(never)
    final func leaveWindow() {
        guard let window, let dispatcher = window.dispatcher else { return unlinkFromSuperview() }
        dispatcher.viewWillLeaveWindow(self)
        // Callbacks of this may have removed the view already.
        let isStillThere = self.window === window
        if isStillThere {
            unlinkFromSuperview()
            dispatcher.hierarchyDidChange()
        }
        dispatcher.viewDidLeaveWindow()
        if isStillThere { announceWindow() }
    }

    /// Tells every view of the subtree its window, without recursion.
    final func announceWindow() {
        // All views are linked before the first is told, since a callback may change the tree. A view that an outer
        // call has already linked is told by that call.
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

    /// Updates the window of every view in the subtree: the tree has another root.
    @inline(never)
    final func noteWindow(_ window: Borrowed<Window>?) {
        guard windowReference != window else { return }
        walk { $0.windowReference = window }
    }

    /// Calls a closure for every view of the subtree, front-most first. The closure must not change the tree.
    private final func walk(_ body: (View) -> Void) {
        var view: View? = self
        while let current = view {
            body(current)
            view = current.next(within: self)
        }
    }

    /// Removes the view from its superview without any callback.
    @inline(never)
    final func unlinkFromSuperview() {
        guard superview != nil else { return }
        noteWindow(nil)
        unlink()
    }

    @inline(never)
    private final func unlink() {
        guard let superview else { return }
        // The list may hold the last reference to the view.
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
