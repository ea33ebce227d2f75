// SPDX-License-Identifier: MIT

/// The root object: windows, touch sources and time. Samples and time go in, callbacks come out. The engine has no
/// clock, no thread and no file descriptor (rule 11.1).
open class Application: Responder {
    let dispatch: Dispatch
    /// What was fed and is not delivered yet.
    let input: InputFeed
    /// Windows, front-most last. The list holds views, so that no second specialization of the list is compiled.
    private final var windowList = SlotList<View, HitBox>()
    /// Window at which events start while there is no first responder (rule 3.5). Default: the front-most window; a
    /// window of another application counts as unset.
    public final var keyWindow: Window? {
        get { chosenKeyWindow?.application === self ? chosenKeyWindow : windowList.last?.asWindow }
        set {
            chosenKeyWindow = newValue
            tellKeyWindow()
        }
    }
    private final var chosenKeyWindow: Window?
    /// The window that was last told that it is key.
    final var toldKeyWindow: Window?
    final var isTellingKeyWindow = false
    /// The last responder of every chain (rule 3.1), retained. Default: nil.
    public final var delegateResponder: Responder?
    final let eventFilters = EventFilters()
    /// Listener that hears of every touch-down before anything is delayed, retained. Default: nil.
    public final var touchDownListener: (any TouchDownListener)?
    /// Listener that hears of shell gestures deferred by a view (rule 2.13), retained. Default: nil.
    public final var edgeDeferralListener: (any EdgeDeferralListener)?
    private(set) final var isShutDown = false
    /// Whether the keyboard is folded away (rule 14.5).
    public internal(set) final var isTabletMode = false

    /// Creates an application without windows and touch sources.
    public override init() {
        dispatch = Dispatch()
        input = InputFeed(dispatch)
        super.init()
        dispatch.application = self
    }

    deinit {
        while let window = windowList.popLast()?.asWindow {
            window.application = nil
            window.dispatcher = nil
        }
        for recognizer in dispatch.bound {
            recognizer.dispatcher = nil
            recognizer.pool = nil
        }
    }

    /// Ends everything without callbacks: drops live touches and forgets windows and sources. O(objects).
    public final func shutDown() {
        isShutDown = true
        chosenKeyWindow = nil
        toldKeyWindow = nil
        dispatch.forgetEverything()
        while let window = windowList.popLast()?.asWindow {
            window.application = nil
            window.dispatcher = nil
        }
        input.forgetEverything()
        eventFilters.removeAll()
        touchDownListener = nil
        edgeDeferralListener = nil
        traceListeners.removeAll()
        dispatch.trace.listener = nil
    }

    public final override var defaultNext: Responder? { delegateResponder }

    /// Counts and logs mistakes of the host and refused input.
    public final var diagnostics: Diagnostics { dispatch.diagnostics }
    private final let traceListeners = TraceListeners()

    /// Adds a listener that hears of every decision, after listeners that were added before. Without listeners tracing
    /// costs nothing. Returns false if out of memory. O(1) amortized.
    @discardableResult
    public final func addTraceListener(_ listener: any TraceListener) -> Bool {
        guard traceListeners.add(listener) else { return false }
        dispatch.trace.listener = traceListeners
        return true
    }

    /// Removes a trace listener. Does nothing if the listener is not installed. O(listeners).
    public final func removeTraceListener(_ listener: any TraceListener) {
        traceListeners.remove(listener)
        if traceListeners.isEmpty { dispatch.trace.listener = nil }
    }

    /// Whether trace listeners hear of each recognizer's progress in each delivery (rule 15.3). Default: false.
    public final var tracesProgress: Bool {
        get { dispatch.trace.wantsProgress }
        set { dispatch.trace.wantsProgress = newValue }
    }

    /// Whether a callback is running.
    public final var isDelivering: Bool { dispatch.isDelivering }

    // MARK: Windows

    /// Adds a window in front of the others of its level. Does nothing if an application already shows it. O(windows).
    public final func addWindow(_ window: Window) {
        guard window.application == nil else { return }
        window.application = self
        window.dispatcher = dispatch
        if window.eventFilters != nil { dispatch.noteFilter() }
        windowList.insert(window, HitBox(of: window), at: place(of: window))
        window.announceWindow()
        tellKeyWindow()
    }

    /// Removes a window: cancels the touches in it (rule 2.10). Does nothing if this application does not show it.
    /// O(objects in the window).
    public final func removeWindow(_ window: Window) {
        guard window.application === self else { return }
        dispatch.viewWillLeaveWindow(window)
        windowList.remove(window)
        window.application = nil
        window.dispatcher = nil
        if chosenKeyWindow === window { chosenKeyWindow = nil }
        dispatch.viewDidLeaveWindow()
        window.announceWindow()
        tellKeyWindow()
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
        windowList.move(window, to: place(of: window))
        dispatch.hierarchyDidChange()
        tellKeyWindow()
    }

    /// Returns the index of the front-most place of a window's level, not counting the window itself.
    private final func place(of window: Window) -> Int {
        var index = windowList.count &- (windowList.contains(window) ? 1 : 0)
        var slot = windowList.end
        while let other = windowList.element(before: slot)?.asWindow, other === window || other.level > window.level {
            slot = other.place
            if other !== window { index &-= 1 }
        }
        return index
    }

    /// All windows, front to back. O(windows): the property returns a copy.
    public final var windows: ContiguousArray<Window> {
        var windows = ContiguousArray<Window>()
        var slot = windowList.end
        while let window = windowList.element(before: slot)?.asWindow {
            slot = window.place
            windows.append(window)
        }
        return windows
    }

    /// Number of windows. O(1).
    public final var windowCount: Int { windowList.count }

    /// Returns the window at an index, 0 being the front-most, or nil if there is none. O(1), or O(windows) after
    /// removals.
    public final func window(at index: Int) -> Window? {
        index < 0 || index >= windowList.count ? nil : windowList.element(at: windowList.count &- 1 &- index)?.asWindow
    }

    /// Returns the view that a touch at a point would hit, or nil. Windows are tested front to back (rule 2.6). O(views
    /// under the point and their siblings).
    public final func hitTest(_ point: Point) -> View? {
        var slot = windowList.end
        while let window = windowList.element(before: slot) {
            let before = window.place
            if let hit = HitTesting.hitTest(window, superviewPoint: point) { return hit }
            // A callback may have compacted the list or removed the window.
            slot = windowList.contains(window) ? min(before, window.place) : before
        }
        return nil
    }

    /// Warns once of a source whose touches can never reach anything (rule 15.4).
    private final func noteLanding(of touch: Touch, isInWindow: Bool) {
        guard let source = touch.source, touch.type == .direct else { return }
        let isInWindow = isInWindow || hasWindow(at: touch.startLocation)
        let isNormalized = source.configuration.isNormalized
        if let words = source.suspicion.noteLanding(
            at: touch.startLocation, isInWindow: isInWindow, isNormalized: isNormalized)
        {
            diagnostics.warn(source, words)
        }
    }

    /// Returns whether a point lies in a window's frame. Without windows nothing is wrong yet.
    private final func hasWindow(at point: Point) -> Bool {
        var slot = windowList.end
        while let window = windowList.element(before: slot)?.asWindow {
            slot = window.place
            if window.frame.contains(point) { return true }
        }
        return windowCount == 0
    }

    /// Sets a new touch's view by a hit test; the touch keeps this view for life.
    final func land(_ touch: Touch) {
        let view = hitTest(touch.startLocation)
        if let listener = dispatch.trace.listener { explainHit(view, of: ProbedTouch(touch), to: listener) }
        noteLanding(of: touch, isInWindow: view != nil)
        // The host's hit test may have removed the view from its window.
        guard let view, let window = view.window, window.application === self else {
            touch.view = nil
            touch.window = nil
            touchDownListener?.touchDidGoDown(touch)
            return
        }
        touch.view = view
        touch.window = window
        // The listener may change the tree: the touch keeps the view that it hit.
        touchDownListener?.touchDidGoDown(touch)
    }

    // MARK: Touches

    /// Takes a live touch for a window move, a drag or a popup's grab (rule 10.6). Returns false if the touch is not
    /// live or is already taken.
    public final func take(_ touch: Touch, for grab: any TouchGrab) -> Bool {
        dispatch.take(touch, for: grab)
    }

    /// Returns why a touch is withheld from its view now (§15); `.none` if it is not.
    public final func reason(for touch: Touch) -> Reason { dispatch.ledger.withholder(of: touch) }

    override var eventDispatcher: (any ViewDispatching)? { dispatch }

    /// Responder at which events other than touches start, or nil (rule 3.5).
    public final var firstResponder: Responder? { dispatch.firstResponder }
}

/// Listener that hears of every touch-down first: for focus, idle timers, raising windows.
public protocol TouchDownListener: AnyObject {
    /// Called before anything is delayed or cancelled.
    func touchDidGoDown(_ touch: Touch)
}

/// Listener for deferred shell gestures (rule 2.13), with which a shell shows that repeating the gesture works.
public protocol EdgeDeferralListener: AnyObject {
    /// Called after the recognizer has failed. Another gesture from this edge of the window within 3 s recognizes.
    func edgeWasDeferred(_ edge: RectEdge, on view: View, for recognizer: GestureRecognizer)
}
