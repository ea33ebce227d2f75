// SPDX-License-Identifier: MIT

/// The windows that an application shows, in their order.
final class WindowStack {
    /// Windows, front-most last. The list holds views, so that no second specialization of the list is compiled.
    private var list = SlotList<View, HitBox>()
    /// The key window that the host has chosen.
    private var chosenKeyWindow: Window?
    /// The window that was last told that it is key.
    private var toldKeyWindow: Window?
    private var isTellingKeyWindow = false
    /// Whether the application has shut down, so that no window hears anything any more.
    private var isShutDown = false
    private let diagnostics: Diagnostics

    init(_ diagnostics: Diagnostics) { self.diagnostics = diagnostics }

    var count: Int { list.count }

    func contains(_ window: Window) -> Bool { list.contains(window) }

    func insert(_ window: Window) { list.insert(window, HitBox(of: window), at: place(of: window)) }

    func remove(_ window: Window) {
        list.remove(window)
        if chosenKeyWindow === window { chosenKeyWindow = nil }
    }

    func bringToFront(_ window: Window) { list.move(window, to: place(of: window)) }

    /// Forgets the key window, which hears nothing any more: the application is shutting down.
    func shutDown() {
        isShutDown = true
        chosenKeyWindow = nil
        toldKeyWindow = nil
    }

    /// Lets go of all windows, which belong to no application from now on.
    func removeAll() {
        while let window = list.popLast()?.asWindow {
            window.application = nil
            window.dispatcher = nil
        }
    }

    /// Returns the index of the front-most place of a window's level, not counting the window itself.
    private func place(of window: Window) -> Int {
        var index = list.count &- (list.contains(window) ? 1 : 0)
        var slot = list.end
        while let other = list.element(before: slot)?.asWindow, other === window || other.level > window.level {
            slot = other.place
            if other !== window { index &-= 1 }
        }
        return index
    }

    /// All windows, front to back. O(windows): the property returns a copy.
    var frontToBack: ContiguousArray<Window> {
        var windows = ContiguousArray<Window>()
        var slot = list.end
        while let window = list.element(before: slot)?.asWindow {
            slot = window.place
            windows.append(window)
        }
        return windows
    }

    /// Returns the window at an index, 0 being the front-most.
    func window(at index: Int) -> Window? {
        index < 0 || index >= list.count ? nil : list.element(at: list.count &- 1 &- index)?.asWindow
    }

    /// Returns the view that a touch at a point would hit, or nil. Windows are tested front to back (rule 2.6).
    func hitTest(_ point: Point) -> View? {
        var slot = list.end
        while let window = list.element(before: slot) {
            let before = window.place
            if let hit = HitTesting.hitTest(window, superviewPoint: point) { return hit }
            // A callback may have compacted the list or removed the window.
            slot = list.contains(window) ? min(before, window.place) : before
        }
        return nil
    }

    /// Returns whether a point lies in a window's frame. Without windows nothing is wrong yet.
    func hasWindow(at point: Point) -> Bool {
        var slot = list.end
        while let window = list.element(before: slot)?.asWindow {
            slot = window.place
            if window.frame.contains(point) { return true }
        }
        return count == 0
    }

    // MARK: The key window

    /// Window at which events start while there is no first responder (rule 3.5): the chosen one while it is in the
    /// stack, else the front-most one.
    var keyWindow: Window? {
        get {
            guard let chosen = chosenKeyWindow, list.contains(chosen) else { return list.last?.asWindow }
            return chosen
        }
        set {
            chosenKeyWindow = newValue
            tellKeyWindow()
        }
    }

    /// Tells windows that they have become key or are key no more (rule 3.4).
    func tellKeyWindow() {
        // A callback changed the key window: the call that is already running reports it.
        guard toldKeyWindow !== keyWindow, !isTellingKeyWindow, !isShutDown else { return }
        isTellingKeyWindow = true
        var rounds = 0
        while toldKeyWindow !== keyWindow, !isShutDown {
            rounds += 1
            guard rounds <= DeliveryLimits.rounds else {
                diagnostics.report(.endlessUpdates, DeliveryLimits.endlessUpdates)
                break
            }
            if let resigning = toldKeyWindow {
                toldKeyWindow = nil
                resigning.overrides?.resignedKey(resigning)
            } else if let key = keyWindow {
                toldKeyWindow = key
                key.overrides?.becameKey(key)
            }
        }
        isTellingKeyWindow = false
    }
}
