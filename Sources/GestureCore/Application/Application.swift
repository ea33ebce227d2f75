// SPDX-License-Identifier: MIT

/// The root object: windows, touch sources and time. Samples and time go in, callbacks come out. The engine has no
/// clock, no thread and no file descriptor (rule 11.1).
open class Application: Responder {
    let requests = EngineRequests()
    /// Input of the host, up to the deliveries that it causes.
    let input: InputFeed
    final var cycle: DeliveryCycle { requests.cycle }
    final var windowStack: WindowStack { cycle.landing.windows }
    private final let traceListeners = TraceListeners()

    /// Creates an application without windows and touch sources.
    public override init() {
        input = InputFeed(requests)
        super.init()
        requests.events.lastResponder = self
    }

    deinit {
        windowStack.removeAll()
        for recognizer in cycle.bound {
            recognizer.dispatcher = nil
            recognizer.pool = nil
        }
    }

    /// Ends everything without callbacks: drops live touches and forgets windows and sources. O(objects).
    public final func shutDown() {
        windowStack.shutDown()
        cycle.forgetEverything()
        requests.events.forgetEverything()
        windowStack.removeAll()
        input.forgetEverything()
        cycle.filters.removeAll()
        touchDownListener = nil
        edgeDeferralListener = nil
        traceListeners.removeAll()
        cycle.trace.listener = nil
    }

    /// The last responder of every chain (rule 3.1), retained. Default: nil.
    public final var delegateResponder: Responder? {
        get { requests.events.delegateResponder }
        set { requests.events.delegateResponder = newValue }
    }

    public final override var defaultNext: Responder? { delegateResponder }

    override var eventDispatcher: (any ViewDispatching)? { requests }

    /// Responder at which events other than touches start, or nil (rule 3.5).
    public final var firstResponder: Responder? { requests.events.firstResponder }

    /// Whether the keyboard is folded away (rule 14.5).
    public final var isTabletMode: Bool { requests.events.isTabletMode }

    /// Whether a callback is running.
    public final var isDelivering: Bool { cycle.isDelivering }

    // MARK: Listeners

    /// Listener that hears of every touch-down before anything is delayed, retained. Default: nil.
    public final var touchDownListener: (any TouchDownListener)? {
        get { cycle.landing.touchDownListener }
        set { cycle.landing.touchDownListener = newValue }
    }

    /// Listener that hears of shell gestures deferred by a view (rule 2.13), retained. Default: nil.
    public final var edgeDeferralListener: (any EdgeDeferralListener)? {
        get { requests.edgeDeferralListener }
        set { requests.edgeDeferralListener = newValue }
    }

    /// Adds a filter that sees every delivery first, after filters that were added before (rule 1.14). Returns false if
    /// out of memory. O(1) amortized.
    @discardableResult
    public final func addEventFilter(_ filter: any EventFilter) -> Bool {
        requests.noteFilter()
        return cycle.filters.add(filter)
    }

    /// Removes a filter. Does nothing if the filter is not installed. O(filters).
    public final func removeEventFilter(_ filter: any EventFilter) { cycle.filters.remove(filter) }

    /// Adds a listener that hears of every decision, after listeners that were added before. Without listeners tracing
    /// costs nothing. Returns false if out of memory. O(1) amortized.
    @discardableResult
    public final func addTraceListener(_ listener: any TraceListener) -> Bool {
        guard traceListeners.add(listener) else { return false }
        cycle.trace.listener = traceListeners
        return true
    }

    /// Removes a trace listener. Does nothing if the listener is not installed. O(listeners).
    public final func removeTraceListener(_ listener: any TraceListener) {
        traceListeners.remove(listener)
        if traceListeners.isEmpty { cycle.trace.listener = nil }
    }

    /// Whether trace listeners hear of each recognizer's progress in each delivery (rule 15.3). Default: false.
    public final var tracesProgress: Bool {
        get { cycle.trace.wantsProgress }
        set { cycle.trace.wantsProgress = newValue }
    }

    // MARK: Touches

    /// Takes a live touch for a window move, a drag or a popup's grab (rule 10.6). Returns false if the touch is not
    /// live or is already taken.
    public final func take(_ touch: Touch, for grab: any TouchGrab) -> Bool { requests.take(touch, for: grab) }

    /// Returns why a touch is withheld from its view now (§15); `.none` if it is not.
    public final func reason(for touch: Touch) -> Reason { cycle.ledger.withholder(of: touch) }

    /// Counts and logs mistakes of the host and refused input.
    public final var diagnostics: Diagnostics { cycle.diagnostics }
}
