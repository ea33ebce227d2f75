// SPDX-License-Identifier: MIT

/// The root: windows, touch sources and time. Samples and time go in, callbacks come out; it has no clock, no
/// thread and no file descriptor (rule 11.1).
open class Application: Responder {
    let dispatch = Dispatch()
    /// Front to back.
    public private(set) final var windows: ContiguousArray<Window> = []
    /// The devices that feed it.
    public private(set) final var sources: ContiguousArray<TouchSource> = []
    /// Where events without a first responder start (rule 3.5).
    public final var keyWindow: Window? {
        get { chosenKeyWindow?.application === self ? chosenKeyWindow : windows.first }
        set { chosenKeyWindow = newValue }
    }
    private final var chosenKeyWindow: Window?
    /// The last responder (rule 3.1), kept alive.
    public final var delegateResponder: Responder?
    /// Sees every delivery first (rule 1.14).
    public final var eventFilter: (any EventFilter)? {
        didSet { if eventFilter != nil { dispatch.noteFilter() } }
    }
    /// Told of every touch-down before anything is delayed.
    public final var touchDownListener: (any TouchDownListener)?
    /// When touches are delivered (rule 1.11).
    public final var deliveryMode = DeliveryMode.inputFrame
    final var queue = InputQueue()
    final var isProcessingQueue = false
    private(set) final var isShutDown = false
    final var inputCount: UInt64 = 0
    /// Rises with each cancel of all sources, so that a list that changes meanwhile is walked once.
    final var cancelRound: UInt64 = 0
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
        for window in windows {
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
        dispatch.forgetEverything()
        for window in windows {
            window.application = nil
            window.dispatcher = nil
        }
        windows = []
        for source in sources { source.membership = .removed }
        sources = []
        queue.removeAll()
        eventFilter = nil
        touchDownListener = nil
        traceListener = nil
    }

    public final override var defaultNext: Responder? { delegateResponder }

    /// Counts and logs what goes wrong outside.
    public final var diagnostics: Diagnostics { dispatch.diagnostics }

    /// Hears of every decision; nil: none, and no cost.
    public final var traceListener: (any TraceListener)? {
        get { dispatch.trace.listener }
        set { dispatch.trace.listener = newValue }
    }

    /// Whether callbacks are being made.
    public final var isDelivering: Bool { dispatch.isDelivering }

    // MARK: Windows

    /// Adds a window in front of the others of its level.
    public final func addWindow(_ window: Window) {
        guard window.application == nil else { return }
        window.application = self
        window.dispatcher = dispatch
        if window.eventFilter != nil { dispatch.noteFilter() }
        insert(window)
        window.announceWindow(by: dispatch)
    }

    /// Takes a window away with all that is in it (rule 2.10).
    public final func removeWindow(_ window: Window) {
        guard window.application === self else { return }
        dispatch.viewWillLeaveWindow(window)
        windows.removeFirst { $0 === window }
        window.application = nil
        window.dispatcher = nil
        numberWindows()
        dispatch.viewDidLeaveWindow()
        window.announceWindow(by: dispatch)
    }

    /// Windows of a higher level are hit first (rule 2.6).
    public final func setLevel(_ level: Double, of window: Window) {
        window.level = level
        bringToFront(window)
    }

    /// Before all others of its level.
    public final func bringToFront(_ window: Window) {
        guard window.application === self else { return }
        windows.removeFirst { $0 === window }
        insert(window)
        dispatch.hierarchyDidChange()
    }

    private final func insert(_ window: Window) {
        let index = windows.firstIndex { $0.level <= window.level } ?? windows.count
        windows.insert(window, at: index)
        numberWindows()
    }

    private final func numberWindows() {
        for index in windows.indices { windows[index].hitOrder = index }
    }

    /// The view that a touch at this place would hit: windows front to back (rule 2.6).
    public final func hitTest(_ point: Point) -> View? {
        var index = 0
        while index < windows.count {
            let window = windows[index]
            index += 1
            if let hit = HitTesting.hitTest(window, superviewPoint: point) { return hit }
        }
        return nil
    }

    /// Where a new touch lands; it keeps that view for its life.
    final func land(_ touch: Touch) {
        let view = hitTest(touch.startLocation)
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
        sources.append(source)
        _ = queue.reserve(leavesOf: sources.count)
        return source
    }

    /// The device is gone: its touches are cancelled as by the system.
    public final func removeSource(_ source: TouchSource) {
        guard source.isAttached, sources.contains(where: { $0 === source }) else { return }
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
        sources.removeFirst { $0 === source }
        source.membership = .removed
    }

    /// The host takes a live touch for a move, a drag or a popup's grab (rule 10.6). False if it is not live.
    public final func take(_ touch: Touch, for grab: any TouchGrab) -> Bool {
        dispatch.take(touch, for: grab)
    }

    /// What a touch is withheld for now (§15).
    public final func reason(for touch: Touch) -> Reason { dispatch.ledger.withholder(of: touch) }

    override var eventDispatcher: (any Dispatching)? { dispatch }

    /// Where events that are no touches start, unless it is nil (rule 3.5).
    public final var firstResponder: Responder? { dispatch.firstResponder }
}

/// Told of every touch-down first: for focus, idle timers, raising windows.
public protocol TouchDownListener: AnyObject {
    /// Called before anything is delayed or cancelled.
    func touchDidGoDown(_ touch: Touch)
}
