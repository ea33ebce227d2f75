// SPDX-License-Identifier: MIT

/// One delivery, from the frame to the resets: the order of §7.
///
/// Deliveries never nest. Requests from callbacks are recorded, and carried out at the next point where the rules allow
/// it.
final class Dispatch {
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
    let deadlines: DeadlineQueue
    let transitions: StateTransitions
    let arbiter: Arbiter
    let ledger: TouchLedger
    let views: ViewDelivery
    let resets: Resets
    let binding: Binding
    let missed: MissedTouches
    /// Late touches that are being processed now. The list is kept, so that a delivery allocates none.
    var lateTouches = GrowingList<MissedTouches.Late>()
    /// Event of the running delivery's sequence, for recognizers, delegates and filters.
    let event: TouchEvent

    /// Event for everything other than touches.
    let otherEvent: TouchEvent
    /// Whether a responder handled the last event other than touches.
    var isEventKept = false
    private unowned(unsafe) var storedFirstResponder: Responder?
    /// First responders that have left their window and are yet to be told, innermost last.
    var resigned = GrowingList<ResignedResponder>()
    /// Time by which the current input was moved forward (rule 11.2), in µs; 0 for any other input.
    var lateness: Microseconds = 0
    var lateInput: UInt64 = 0
    /// Everything that moves by itself.
    var moving = GrowingList<any Moving>()
    /// Motions that are being advanced now. The list is kept, so that a delivery allocates none.
    var movingNow = GrowingList<any Moving>()

    unowned(unsafe) var application: Application?
    unowned(unsafe) var input: InputFeed?
    /// Dispatcher for recognizers without an attempt.
    let face: EngineFace

    var stage = Stage.idle
    var time: Microseconds = 0
    var deliveryNumber: UInt64 = 0
    /// Part of this delivery's frame that is still to be delivered.
    var frame = TouchFrame()
    /// The frame as it arrived.
    var wholeFrame = TouchFrame()
    /// Number of the running round over the recognizers: each is called once per round, although the list may change.
    var round: UInt32 = 0
    /// Whether the host has taken touches.
    var hasGrabs = false
    /// Whether a window or the application has an event filter.
    var hasFilters = false
    var shownPresent = TouchMask.none
    /// Number of attempts without touches that callbacks of this delivery have begun.
    var attemptsWithoutTouches = 0
    /// Whether some attempt may have no finger left.
    var isWatchDue = false
    /// Whether the touches of the running phase belong to one sequence, which the event shows.
    var isSequenceShown = false
    var leaveDepth = 0
    var openedAtLeaveDepth = 0
    var tapHistory = TapHistory()
    var sequences = SequenceCounter()
    var hoverPlaces = HoverPlaces()

    init() {
        pool = TouchPool()
        bound = BoundRecognizers()
        diagnostics = Diagnostics()
        trace = Trace()
        deadlines = DeadlineQueue(bound)
        transitions = StateTransitions(trace, deadlines)
        arbiter = Arbiter(bound, transitions, diagnostics)
        ledger = TouchLedger(bound)
        views = ViewDelivery(pool, ledger, trace, diagnostics, transitions, coalesced: coalesced)
        resets = Resets(bound: bound, trace: trace, deadlines: deadlines, transitions: transitions)
        missed = MissedTouches(pool, diagnostics)
        binding = Binding(
            bound: bound, pool: pool, missed: missed, trace: trace, diagnostics: diagnostics, transitions: transitions)
        event = TouchEvent(pool: pool, coalesced: coalesced)
        otherEvent = TouchEvent(pool: pool, coalesced: coalesced)
        let face = RecognizerEngineFace()
        self.face = face
        views.observer = self
        face.engine = self
    }

    deinit {
        storedFirstResponder?.firstResponderPlace = nil
    }

    var isDelivering: Bool { stage != .idle }

    /// Responder at which events other than touches start (rule 3.5); nil after it was destroyed.
    var firstResponder: Responder? {
        get { storedFirstResponder }
        set {
            storedFirstResponder?.firstResponderPlace = nil
            storedFirstResponder = newValue
            newValue?.firstResponderPlace = self
        }
    }

    func forgetFirstResponder() { storedFirstResponder = nil }

    // MARK: The delivery

    /// Delivers one input frame. Call only while no delivery runs.
    func deliver(_ frame: TouchFrame) {
        open(frame)
        landTouches()
        if hasFilters { passFilters() }
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
        attemptsWithoutTouches = 0
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
                return diagnostics.report(.endlessUpdates, Dispatch.endlessUpdates)
            }
            openChange()
            bindLateTouches()
            settle()
            deliverToViews()
            close()
        }
    }

    /// Step 2: the update pass, its effects on touches, then the actions.
    @inline(never)
    func settle() {
        var rounds = 0
        repeat {
            rounds += 1
            stage = .recognizing
            decide()
            sendActions()
            // If an action frees a held recognizer, decide that recognizer before any view is called.
        } while transitions.isPassDue && rounds < DeliveryLimits.rounds
        if transitions.isReleaseDue { fixReleases() }
    }

    private func decide() {
        bound.sortIfNeeded()
        var rounds = 0
        while transitions.isPassDue, rounds < DeliveryLimits.rounds {
            rounds += 1
            transitions.isPassDue = false
            arbiter.pass(delivery: deliveryNumber)
            transitions.isPassDue = false
            if transitions.mayAwait { followLeaders() }
        }
        // A withheld touch that the hardware cancelled is dropped, even if it would be released now.
        drop(frame.cancelled.intersection(ledger.queuedBegan))
        let taken = transitions.touchesToCancel
        if !taken.isEmpty { drop(taken.intersection(ledger.queuedBegan)) }
        ledger.fixCancellations(taken)
        transitions.touchesToCancel = .none
        fixReleases()
    }

    /// Drops touches whose began was withheld. Their views never hear of them; the trace does.
    private func drop(_ withheld: TouchMask) {
        pool.lendEach(withheld) { touch in trace.cancelled(touch, ledger.canceller(of: touch)) }
        ledger.close(withheld)
    }

    private func fixReleases() {
        transitions.isReleaseDue = false
        ledger.fixReleases()
        // A system cancel turns withheld ends into cancels (rule 1.12).
        ledger.releasingEnded.subtract(frame.cancelled)
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

    /// Step 6, then bookkeeping outside of §7: lifts, and slots of touches that are over.
    @_optimize(speed)
    func close() {
        stage = .delivering
        if hasGrabs { tellGrabs() }
        let over = wholeFrame.ended.union(wholeFrame.cancelled)
        if !over.isEmpty {
            noteLifts(of: wholeFrame.ended.subtracting(wholeFrame.cancelled), before: .max)
            pool.lendEach(over) { $0.isDown = false }
            pool.down.subtract(over)
        }
        if transitions.hasFinished {
            transitions.hasFinished = false
            resets.run()
            if hasFinishedRecognizers { transitions.hasFinished = true }
        }
        if !missed.isEmpty { missed.collectLate(landed: wholeFrame.began) }
        if isWatchDue { watchForAbandonment() }
        let changed = wholeFrame.all
        if !changed.isEmpty { rest(changed) }
        if pool.hasLifted { freeTouches() }
    }

    /// Makes touches stationary until the next sample about them.
    @inline(__always)
    func rest(_ changed: TouchMask) {
        pool.lendEach(changed) { touch in
            touch.phase = .stationary
            touch.previousLocation = touch.location
            touch.noteDelivered()
        }
        coalesced.removeAll(of: changed)
    }

    private var hasFinishedRecognizers: Bool {
        var hasFinished = false
        bound.lendEach { if $0.currentState.isFinished { hasFinished = true } }
        return hasFinished
    }

    @inline(__always)
    var hasFollowUp: Bool {
        transitions.isWorkDue || !missed.late.isEmpty || !views.streams.isEmpty
    }

    // MARK: Walking the recognizers

    /// Calls back for every recognizer once, in the order of rule 4.4, although each call may change the list.
    @inline(__always)
    func forEachRecognizer(_ body: (GestureRecognizer) -> Void) {
        round &+= 1
        let thisRound = round
        var index = 0
        var isAtEnd = false
        while !isAtEnd {
            var next = index &+ 1
            isAtEnd = !bound.lend(index) { recognizer in
                // Compares round numbers modulo 2^32, so that the comparison also holds after the counter wraps.
                guard Int32(bitPattern: thisRound &- recognizer.lastRound) > 0 else { return }
                recognizer.lastRound = thisRound
                body(recognizer)
                if !bound.isAt(index, recognizer) { next = 0 }
            }
            index = next
        }
    }
}

extension Dispatch: CallOutObserver {
    /// A view's or client's callback has returned: sends the actions that it caused (rule 5.13).
    func didCallOut() {
        guard stage == .delivering, transitions.hasPendingActions else { return }
        sendActions()
        stage = .delivering
    }
}
