// SPDX-License-Identifier: MIT

/// One delivery, from the frame to the resets: the order of §7. Each step is a function, in the file of its name:
///
///     deliver(frame):
///         open(frame)
///         landTouches()               new touches get their sequence, view and number of taps       +Landing
///         passFilters()               event filters may swallow touches                             +Filters
///         bindTouches()               recognizers on their paths are offered the new touches        +Binding
///         recognize()                 step 1: recognizers get touches, and ask for states           +Recognizing
///         finish():
///             settle()                step 2: states are decided, actions sent                      +Settling
///             deliverToViews()        steps 3 to 5: cancels, releases, this frame's touches         ViewDelivery
///             close()                 step 6: lifts, resets, what is given up                       +Closing
///             while callbacks have caused more: open an empty frame; steps 2 to 6
///
/// A frame in which fingers only move takes a shorter way past the steps that have nothing to do then (+Moves).
/// Deliveries never nest. Requests from callbacks are recorded, and carried out at the next point where the rules allow
/// it.
final class DeliveryCycle {
    enum Stage {
        case idle
        /// Questions, recognizer callbacks, the update pass.
        case recognizing
        /// Actions.
        case acting
        /// Calls to views and surfaces, resets.
        case delivering
    }

    let pool: TouchPool
    let coalesced = CoalescedSamples()
    let bound: BoundRecognizers
    let diagnostics: Diagnostics
    let trace: Trace
    let transitions: StateTransitions
    let arbiter: Arbiter
    let ledger: TouchLedger
    let views: ViewDelivery
    let resets: Resets
    let actions: Actions
    let landing: Landing
    let binding: Binding
    let movements = Movements()
    /// Filters of the application.
    let filters = EventFilters()
    /// Event of the running delivery's sequence, for recognizers, delegates and filters.
    let event: TouchEvent
    /// Event for everything other than touches.
    let otherEvent: TouchEvent

    var stage = Stage.idle
    var time: Microseconds = 0
    var deliveryNumber: UInt64 = 0
    /// Part of this delivery's frame that is still to be delivered.
    var frame = TouchFrame()
    /// The frame as it arrived.
    var wholeFrame = TouchFrame()
    /// Whether the host has taken touches.
    var hasGrabs = false
    var shownPresent = TouchMask.none
    /// Whether the touches of the running phase belong to one sequence, which the event shows.
    var isSequenceShown = false

    init() {
        pool = TouchPool()
        bound = BoundRecognizers()
        diagnostics = Diagnostics()
        trace = Trace()
        let deadlines = DeadlineQueue(bound)
        transitions = StateTransitions(trace, deadlines)
        arbiter = Arbiter(bound, transitions, diagnostics)
        ledger = TouchLedger(bound)
        views = ViewDelivery(pool, ledger, trace, diagnostics, transitions, coalesced: coalesced)
        resets = Resets(bound: bound, trace: trace, deadlines: deadlines, transitions: transitions)
        actions = Actions(bound: bound, diagnostics: diagnostics, transitions: transitions)
        landing = Landing(pool, trace, diagnostics)
        binding = Binding(
            bound: bound, pool: pool, missed: MissedTouches(pool, diagnostics), trace: trace, diagnostics: diagnostics,
            transitions: transitions)
        event = TouchEvent(pool: pool, coalesced: coalesced)
        otherEvent = TouchEvent(pool: pool, coalesced: coalesced)
        views.observer = self
    }

    var deadlines: DeadlineQueue { transitions.deadlines }
    /// Touches that recognizers could not take.
    var missed: MissedTouches { binding.missed }
    var isDelivering: Bool { stage != .idle }

    // MARK: The delivery

    /// Delivers one input frame. Call only while no delivery runs.
    func deliver(_ frame: TouchFrame) {
        open(frame)
        landTouches()
        if filters.isInUse { passFilters() }
        bindTouches()
        recognize()
        finish()
    }

    /// Opens a delivery. A change by an API call outside a delivery is a delivery of its own (rule 5.14).
    @_optimize(speed)
    func open(_ frame: TouchFrame) {
        self.frame = frame
        wholeFrame = frame
        // Fingers that lifted in an earlier delivery are not part of this event (rule 1.8).
        views.present = pool.down
        begin(at: frame.time)
    }

    @inline(__always)
    func begin(at frameTime: Microseconds) {
        stage = .recognizing
        deliveryNumber &+= 1
        time = max(time, frameTime)
        trace.time = time
        bound.sortIfNeeded()
    }

    /// Opens a delivery with an empty frame at the current time.
    @inline(never)
    func openChange() {
        var frame = TouchFrame()
        frame.time = time
        open(frame)
    }

    /// Opens a delivery of something other than touches, whose callbacks are called from now on.
    @inline(never)
    func openWithoutTouches(at time: Microseconds) {
        var frame = TouchFrame()
        frame.time = time
        open(frame)
        stage = .delivering
    }

    /// Moves everything that moves by itself to its place at a time (rule 13.7).
    @inline(never)
    func moveAll(to time: Microseconds) {
        guard !movements.isEmpty else { return }
        openWithoutTouches(at: time)
        movements.move(to: time)
        finish()
    }

    /// Runs steps 2 to 6, and the deliveries that their callbacks cause.
    func finish() {
        settle()
        deliverToViews()
        finishDelivered()
    }

    /// Runs step 6, and the deliveries that callbacks have caused.
    @_optimize(speed)
    func finishDelivered() {
        close()
        if hasFollowUp { followUp() }
        // The fast path for moves relies on empty frames.
        frame = TouchFrame()
        wholeFrame = frame
        end()
    }

    @inline(__always)
    func end() {
        stage = .idle
        bound.releaseLeaving()
        pool.releaseLeaving()
    }

    @inline(never)
    private func followUp() {
        var rounds = 0
        while hasFollowUp {
            rounds += 1
            guard rounds <= DeliveryLimits.rounds else {
                views.streams.removeAll()
                return diagnostics.report(.endlessUpdates, DeliveryLimits.endlessUpdates)
            }
            openChange()
            bindLateTouches()
            settle()
            deliverToViews()
            close()
        }
    }

    /// Runs steps 3 to 5.
    func deliverToViews() {
        stage = .delivering
        views.frame = frame
        views.deliverCancellations()
        views.deliverReleases()
        views.deliverFrame()
        if !views.streams.isEmpty { views.sendFrames() }
    }

    @inline(__always)
    var hasFollowUp: Bool {
        transitions.isWorkDue || !missed.late.isEmpty || !views.streams.isEmpty
    }
}

extension DeliveryCycle: CallOutObserver {
    /// A view's or client's callback has returned: sends the actions that it caused (rule 5.13).
    func didCallOut() {
        guard stage == .delivering, transitions.hasPendingActions else { return }
        sendActions()
        stage = .delivering
    }
}
