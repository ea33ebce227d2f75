// SPDX-License-Identifier: MIT

/// The root: windows, touch sources and time. Samples and time go in, callbacks come out; it has no clock, no
/// thread and no file descriptor (rule 11.1).
open class Application: Responder {
    let dispatch = Dispatch()
    /// Windows, the front-most last. As views they need no list of their own kind.
    private final var windowList = SlotList<View, HitBox>()
    /// The devices that feed it, in the order in which they came.
    final var sourceList = SlotList<TouchSource, Void>()
    /// Window at which events without a first responder start (rule 3.5).
    public final var keyWindow: Window? {
        get { chosenKeyWindow?.application === self ? chosenKeyWindow : windowList.last?.asWindow }
        set {
            chosenKeyWindow = newValue
            tellKeyWindow()
        }
    }
    private final var chosenKeyWindow: Window?
    /// The window that was told last that it is key.
    final var toldKeyWindow: Window?
    final var isTellingKeyWindow = false
    /// The last responder (rule 3.1), kept alive.
    public final var delegateResponder: Responder?
    final let eventFilters = EventFilters()
    /// Told of every touch-down before anything is delayed.
    public final var touchDownListener: (any TouchDownListener)?
    /// Told of the shell's gestures that a view has put off (rule 2.13).
    public final var edgeDeferralListener: (any EdgeDeferralListener)?
    /// When touches are delivered (rule 1.11).
    public final var deliveryMode = DeliveryMode.inputFrame
    /// Rule 1.16.
    public internal(set) final var isResampling = false
    /// Time from a resampled touch to its output frame, in µs.
    public internal(set) final var resamplingLatency = defaultResamplingLatency
    final var queue = InputQueue()
    final var isProcessingQueue = false
    private(set) final var isShutDown = false
    final var inputCount: UInt64 = 0
    /// Rises with each cancel of all sources, so that a list that changes meanwhile is walked once.
    final var cancelRound: UInt64 = 0
    /// Some gesture of a source may have a view (§14).
    final var mayHaveGestures = false
    final var shakeDetector = ShakeDetector()
    /// The keyboard is folded away (rule 14.5).
    public internal(set) final var isTabletMode = false

    /// Rule 1.11.
    public enum DeliveryMode: Int32, Sendable {
        /// Each input frame at once.
        case inputFrame = 0
        /// Gathered until the host says that an output frame is due.
        case outputFrame = 1
    }

    public override init() {
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

    /// Ends everything without callbacks: live touches are dropped, windows and sources forgotten.
    public final func shutDown() {
        isShutDown = true
        chosenKeyWindow = nil
        toldKeyWindow = nil
        dispatch.forgetEverything()
        while let window = windowList.popLast()?.asWindow {
            window.application = nil
            window.dispatcher = nil
        }
        while let source = sourceList.popLast() { source.membership = .removed }
        queue.removeAll()
        eventFilters.removeAll()
        touchDownListener = nil
        edgeDeferralListener = nil
        traceListeners.removeAll()
        dispatch.trace.listener = nil
    }

    public final override var defaultNext: Responder? { delegateResponder }

    /// Counts and logs what goes wrong outside.
    public final var diagnostics: Diagnostics { dispatch.diagnostics }
    /// Clock for sources with clocks of their own (rule 11.4); nil: the last time that was told.
    public final var hostClock: (any HostClock)?

    private final let traceListeners = TraceListeners()

    /// Adds a listener that hears of every decision, after the others; without any there is no cost. False: there is no
    /// memory for it.
    @discardableResult
    public final func addTraceListener(_ listener: any TraceListener) -> Bool {
        guard traceListeners.add(listener) else { return false }
        dispatch.trace.listener = traceListeners
        return true
    }

    /// Removes a listener.
    public final func removeTraceListener(_ listener: any TraceListener) {
        traceListeners.remove(listener)
        if traceListeners.isEmpty { dispatch.trace.listener = nil }
    }

    /// Returns whether callbacks are being made.
    public final var isDelivering: Bool { dispatch.isDelivering }

    // MARK: Windows

    /// Adds a window in front of the others of its level.
    public final func addWindow(_ window: Window) {
        guard window.application == nil else { return }
        window.application = self
        window.dispatcher = dispatch
        if window.eventFilters != nil { dispatch.noteFilter() }
        windowList.insert(window, HitBox(of: window), at: place(of: window))
        window.announceWindow()
        tellKeyWindow()
    }

    /// Takes a window away with all that is in it (rule 2.10).
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

    /// Windows of a higher level are hit first (rule 2.6).
    package final func setLevel(_ level: Double, of window: Window) {
        window.level = level
        bringToFront(window)
    }

    /// Before all others of its level.
    public final func bringToFront(_ window: Window) {
        guard window.application === self else { return }
        windowList.move(window, to: place(of: window))
        dispatch.hierarchyDidChange()
        tellKeyWindow()
    }

    /// The index of the front-most place of its level, when it is not in the list itself.
    private final func place(of window: Window) -> Int {
        var index = windowList.count &- (windowList.contains(window) ? 1 : 0)
        var slot = windowList.end
        while let other = windowList.element(before: slot)?.asWindow, other === window || other.level > window.level {
            slot = other.place
            if other !== window { index &-= 1 }
        }
        return index
    }

    /// Front to back. O(n): a copy.
    public final var windows: ContiguousArray<Window> {
        var windows = ContiguousArray<Window>()
        var slot = windowList.end
        while let window = windowList.element(before: slot)?.asWindow {
            slot = window.place
            windows.append(window)
        }
        return windows
    }

    /// Number of windows.
    public final var windowCount: Int { windowList.count }

    /// The window with an index, 0 being the front-most; nil: there is none.
    public final func window(at index: Int) -> Window? {
        index < 0 || index >= windowList.count ? nil : windowList.element(at: windowList.count &- 1 &- index)?.asWindow
    }

    /// The view that a touch at this place would hit: windows front to back (rule 2.6).
    public final func hitTest(_ point: Point) -> View? {
        var slot = windowList.end
        while let window = windowList.element(before: slot) {
            let before = window.place
            if let hit = HitTesting.hitTest(window, superviewPoint: point) { return hit }
            // A callback may have closed the holes, or taken the window away.
            slot = windowList.contains(window) ? min(before, window.place) : before
        }
        return nil
    }

    /// Returns the view in which a new touch lands; the touch keeps it for its life.
    final func land(_ touch: Touch) {
        let view = hitTest(touch.startLocation)
        if let listener = dispatch.trace.listener { explainHit(view, of: ProbedTouch(touch), to: listener) }
        // The host's hit test may have taken the view out of its window again.
        guard let view, let window = view.window, window.application === self else {
            touch.view = nil
            touch.window = nil
            touchDownListener?.touchDidGoDown(touch)
            return
        }
        touch.view = view
        touch.window = window
        // The listener may change the tree; the touch stays where it landed.
        touchDownListener?.touchDidGoDown(touch)
    }

    // MARK: Sources

    /// A device that feeds the application.
    public final func makeSource(_ configuration: TouchSource.Configuration) -> TouchSource {
        let source = TouchSource(configuration)
        sourceList.insert(source, (), at: .max)
        _ = queue.reserve(leavesOf: sourceList.count)
        return source
    }

    /// The devices that feed it. O(n): a copy.
    public final var sources: ContiguousArray<TouchSource> {
        var sources = ContiguousArray<TouchSource>()
        while let source = sourceList.element(after: sources.last) { sources.append(source) }
        return sources
    }

    /// The device is gone: its touches are cancelled as by the system.
    public final func removeSource(_ source: TouchSource) {
        guard source.isAttached, sourceList.contains(source) else { return }
        queue.removeAll(from: source)
        source.membership = .leaving
        // The touches have to end before their source does: inside a callback after the running delivery.
        guard !isDelivering else { return queue.appendLeave(of: source) }
        finishLeaving(source)
        processQueue()
    }

    final func finishLeaving(_ source: TouchSource) {
        cancelTouches(of: source)
        // A callback may have shut the application down.
        guard source.membership == .leaving else { return }
        if source.isHovering { dispatch.deliverHover(nil, source.configuration.seat, at: dispatch.time) }
        for touch in dispatch.pool.set(dispatch.pool.used) where touch.source === source { touch.source = nil }
        sourceList.remove(source)
        source.membership = .removed
    }

    /// The host takes a live touch for a move, a drag or a popup's grab (rule 10.6). False if it is not live.
    public final func take(_ touch: Touch, for grab: any TouchGrab) -> Bool {
        dispatch.take(touch, for: grab)
    }

    /// Returns why a touch is withheld now (§15).
    public final func reason(for touch: Touch) -> Reason { dispatch.ledger.withholder(of: touch) }

    override var eventDispatcher: (any ViewDispatching)? { dispatch }

    /// Responder at which events that are no touches start; nil: there is none (rule 3.5).
    public final var firstResponder: Responder? { dispatch.firstResponder }
}

/// Told of every touch-down first: for focus, idle timers, raising windows.
public protocol TouchDownListener: AnyObject {
    /// Called before anything is delayed or cancelled.
    func touchDidGoDown(_ touch: Touch)
}

/// Told when a view has put off a gesture of the shell from one of its edges (rule 2.13): for showing that the same
/// gesture works now.
public protocol EdgeDeferralListener: AnyObject {
    /// The recognizer has failed; within 3 s another one from this edge of the window recognizes.
    func edgeWasDeferred(_ edge: RectEdge, on view: View, for recognizer: GestureRecognizer)
}
