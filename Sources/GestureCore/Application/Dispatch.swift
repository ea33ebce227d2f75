// SPDX-License-Identifier: MIT

/// One delivery, from the frame to the resets: the order of §7.
///
/// Deliveries never nest. What callbacks ask for is noted, and done at the next place where the rules allow it.
final class Dispatch {
    enum Stage {
        case idle
        /// Questions, recognizers' callbacks, the update pass.
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
    /// The touches that start attempts while they do: a list that is there already.
    var lateTouches = GrowingList<MissedTouches.Late>()
    /// Of the running delivery's sequence, for recognizers, delegates and filters.
    let event: TouchEvent

    /// For events that are no touches.
    let otherEvent: TouchEvent
    /// Some responder kept the last of them.
    var isEventKept = false
    private unowned(unsafe) var storedFirstResponder: Responder?
    /// First responders that have left their window and have yet to hear of it, innermost last.
    var resigned = GrowingList<ResignedResponder>()
    /// By how much the time of an input was set forward (rule 11.2). Of any other input it is 0.
    var lateness: Microseconds = 0
    var lateInput: UInt64 = 0
    /// Things that move by themselves.
    var moving = GrowingList<any Moving>()
    /// Touches that are being moved: a list that is kept, so that no delivery has to make one.
    var movingNow = GrowingList<any Moving>()

    unowned(unsafe) var application: Application?
    /// For recognizers that are in no attempt.
    let face: EngineFace

    var stage = Stage.idle
    var time: Microseconds = 0
    var deliveryNumber: UInt64 = 0
    /// Part of this delivery that is still to be delivered; shrinks as it is done.
    var frame = TouchFrame()
    /// The frame as it came.
    var wholeFrame = TouchFrame()
    /// Rises with each round over the recognizers, so that a list that changes meanwhile is walked once.
    var round: UInt32 = 0
    /// The host has taken touches.
    var hasGrabs = false
    /// Some window or the application has a send-event filter.
    var hasFilters = false
    var shownPresent = TouchMask.none
    /// Number of attempts that this delivery's callbacks have started.
    var attemptsWithoutTouches = 0
    /// Some attempt may have no finger left.
    var isWatchDue = false
    /// The touches of the running phase belong to one sequence, which the event shows.
    var isSequenceShown = false
    var leaveDepth = 0
    var openedAtLeaveDepth = 0
    var tapHistory = TapHistory()
    var sequences = SequenceCounter()

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

    /// Responder at which events that are no touches start (rule 3.5); nil once it is destroyed.
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

    /// Delivers one input frame. Only from idle.
    func deliver(_ frame: TouchFrame) {
        open(frame)
        landTouches()
        if hasFilters { passFilters() }
        bindTouches()
        recognize()
        finish()
    }

    /// A change by an API call outside a delivery is a delivery of its own (rule 5.14).
    @_optimize(speed)
    func open(_ frame: TouchFrame) {
        self.frame = frame
        wholeFrame = frame
        // Fingers that lifted in an earlier delivery are in no event of this one (rule 1.8).
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

    /// An empty frame, now.
    @inline(never)
    func openChange() {
        var frame = TouchFrame()
        frame.time = time
        open(frame)
    }

    /// Steps 2 to 6, and the deliveries that their callbacks cause.
    func finish() {
        settle()
        deliverToViews()
        finishDelivered()
    }

    /// Step 6, and the deliveries that the callbacks caused.
    @_optimize(speed)
    func finishDelivered() {
        close()
        if hasFollowUp { followUp() }
        // The next delivery may be of moves, which says nothing else.
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

    /// Step 2: the update pass, what follows from it for touches, then the actions.
    @inline(never)
    func settle() {
        var rounds = 0
        repeat {
            rounds += 1
            stage = .recognizing
            decide()
            sendActions()
            // An action that frees a held recognizer has it decided before any view hears of anything.
        } while transitions.isPassDue && rounds < DeliveryLimits.rounds
        if transitions.isReleaseDue { fixReleases() }
    }

    private func decide() {
        bound.sortIfNeeded()
        if transitions.isPassDue {
            arbiter.pass(delivery: deliveryNumber)
            transitions.isPassDue = false
        }
        // A withheld touch that the hardware took vanishes, whoever would release it now.
        drop(frame.cancelled.intersection(ledger.queuedBegan))
        let taken = transitions.touchesToCancel
        if !taken.isEmpty { drop(taken.intersection(ledger.queuedBegan)) }
        ledger.fixCancellations(taken)
        transitions.touchesToCancel = .none
        fixReleases()
    }

    /// Touches whose began was withheld will never begin: only the trace hears of it.
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

    /// Steps 3 to 5.
    func deliverToViews() {
        stage = .delivering
        views.frame = frame
        views.deliverCancellations()
        views.deliverReleases()
        views.deliverFrame()
        if !views.streams.isEmpty { views.sendFrames() }
    }

    /// Step 6, and what belongs to no step: lifts, places of touches that are over.
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

    /// Until something more is heard of these touches they are stationary.
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

    /// Calls back for every recognizer once, in the order of 4.4, although each call may change the list.
    @inline(__always)
    func forEachRecognizer(_ body: (GestureRecognizer) -> Void) {
        round &+= 1
        let thisRound = round
        var index = 0
        var isAtEnd = false
        while !isAtEnd {
            var next = index &+ 1
            isAtEnd = !bound.lend(index) { recognizer in
                // Of two rounds the later one, also where the count begins anew.
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
    /// A view's or a client's callback has returned: actions that it caused are sent now (rule 5.13).
    func didCallOut() {
        guard stage == .delivering, transitions.hasPendingActions else { return }
        sendActions()
        stage = .delivering
    }
}
