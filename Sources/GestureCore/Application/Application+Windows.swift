// SPDX-License-Identifier: MIT

/// The windows that the application shows.
extension Application {
    /// Window at which events start while there is no first responder (rule 3.5). Default: the front-most window; a
    /// window of another application counts as unset.
    public final var keyWindow: Window? {
        get { windowStack.keyWindow }
        set { windowStack.keyWindow = newValue }
    }

    /// Adds a window in front of the others of its level. Does nothing if an application already shows it. O(windows).
    public final func addWindow(_ window: Window) {
        guard window.application == nil else { return }
        window.application = self
        window.dispatcher = requests
        if window.eventFilters != nil { requests.noteFilter() }
        windowStack.insert(window)
        window.announceWindow()
        windowStack.tellKeyWindow()
    }

    /// Removes a window: cancels the touches in it (rule 2.10). Does nothing if this application does not show it.
    /// O(objects in the window).
    public final func removeWindow(_ window: Window) {
        guard window.application === self else { return }
        requests.viewWillLeaveWindow(window)
        windowStack.remove(window)
        window.application = nil
        window.dispatcher = nil
        requests.viewDidLeaveWindow()
        window.announceWindow()
        windowStack.tellKeyWindow()
    }

    /// Sets a window's level; windows of a higher level are hit first (rule 2.6).
    package final func setLevel(_ level: Double, of window: Window) {
        window.level = level
        bringToFront(window)
    }

    /// Moves a window in front of the others of its level. Does nothing if this application does not show it.
    /// O(windows).
    public final func bringToFront(_ window: Window) {
        guard window.application === self else { return }
        windowStack.bringToFront(window)
        requests.hierarchyDidChange()
        windowStack.tellKeyWindow()
    }

    /// All windows, front to back. O(windows): the property returns a copy.
    public final var windows: ContiguousArray<Window> { windowStack.frontToBack }

    /// Number of windows. O(1).
    public final var windowCount: Int { windowStack.count }

    /// Returns the window at an index, 0 being the front-most, or nil if there is none. O(1), or O(windows) after
    /// removals.
    public final func window(at index: Int) -> Window? { windowStack.window(at: index) }

    /// Returns the view that a touch at a point would hit, or nil. Windows are tested front to back (rule 2.6). O(views
    /// under the point and their siblings).
    public final func hitTest(_ point: Point) -> View? { windowStack.hitTest(point) }
}
