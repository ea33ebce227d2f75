// SPDX-License-Identifier: MIT

/// Binds touches that go down to the recognizers on the path from the hit view to the window (§4).
struct Binding {
    let bound: BoundRecognizers
    let pool: TouchPool
    let missed: MissedTouches
    let trace: Trace
    let diagnostics: Diagnostics
    let transitions: StateTransitions

    /// Offers a touch to every recognizer on its path, in the order of rule 4.4.
    func bind(_ touch: Touch, event: TouchEvent) {
        forEachRecognizer(from: touch.view) { offer(touch, to: $0, at: $1, event: event) }
        if let listener = trace.listener {
            explain(
                from: touch.view, of: ProbedTouch(touch), holding: event.modifierFlags, at: trace.time, to: listener)
        }
    }

    /// Offers a touch while something moves by itself. If the touch only stops a motion, recognizers of the moving
    /// content do not get it (rule 13.6).
    @inline(never)
    func bindAmidMotion(_ touch: Touch, event: TouchEvent) {
        guard let keeper = viewThatKeeps(touch) else { return bind(touch, event: event) }
        forEachRecognizer(from: touch.view) { recognizer, depth in
            let isOfContent = recognizer.view !== keeper && recognizer.view?.isDescendant(of: keeper) ?? false
            if isOfContent && !recognizer.hearsEveryTouch { return }
            offer(touch, to: recognizer, at: depth, event: event)
        }
    }

    /// Returns the outermost ancestor whose motion the touch merely stops, or nil.
    private func viewThatKeeps(_ touch: Touch) -> View? {
        var keeper: View?
        var ancestor = touch.view
        while let view = ancestor {
            ancestor = view.superview
            if let content = view.contentKeeper, content.isCaughtByTouches { keeper = view }
        }
        return keeper
    }

    /// Calls back for each recognizer on the path from a view to its window, with the depth of its view, in the order
    /// of rule 4.4. Recognizers that a view keeps out are skipped (rule 2.12).
    @inline(never)
    func forEachRecognizer(from first: View?, _ body: (GestureRecognizer, Int) -> Void) {
        var view = first
        var isInhibited = false
        // The depth is computed once: counting walks to the root.
        var knownDepth: Int?
        while let current = view {
            if !current.gestureRecognizers.isEmpty, knownDepth == nil { knownDepth = current.depth }
            let depth = knownDepth ?? 0
            // A delegate's answer may change the list.
            var index = current.gestureRecognizers.count - 1
            while index >= 0 {
                if index < current.gestureRecognizers.count {
                    let recognizer = current.gestureRecognizers[index]
                    if !isInhibited || recognizer.isExemptFromInhibition { body(recognizer, depth) }
                }
                index -= 1
            }
            if current.inhibitsAncestorRecognizers { isInhibited = true }
            knownDepth = knownDepth.map { $0 &- 1 }
            view = current.superview
        }
    }

    /// Offers a touch to a recognizer, through the filters of rule 4.2. A refused touch stays unknown to the
    /// recognizer.
    @_optimize(speed)
    func offer(
        _ touch: Touch, to recognizer: GestureRecognizer, at depth: Int, event: TouchEvent
    ) {
        guard recognizer.isEnabled, !recognizer.isBeingRemoved, recognizer.takesTouches,
            recognizer.allowedTouchTypes & touch.type.bit != 0, !missed.refuses(touch, to: recognizer)
        else { return }
        if !recognizer.isIdle {
            guard recognizer.seat == touch.seat, recognizer.attempt.indirect == nil else { return }
            if recognizer.currentState.isFinished || recognizer.attempt.isHeld || recognizer.attempt.isVoid {
                return missed.note(touch, missedBy: recognizer, wasOffered: false)
            }
            guard !recognizer.requiresExclusiveTouchType || recognizer.attempt.touchType == touch.type else { return }
        } else if let reason = recognizer.modifierDemand.refusal(holding: event.modifierFlags) {
            return refuse(touch, recognizer, reason)
        } else if recognizer.requiresWholeSequence, pool.hasFinger(earlierThan: touch) {
            return refuse(touch, recognizer, Reason(.notFirstTouch))
        }
        guard accepts(touch, recognizer, event), recognizer.isEnabled, touch.view != nil,
            recognizer.viewReference != nil,
            !recognizer.isIdle || bound.makeRoom()
        else { return }
        begin(recognizer, at: depth, with: touch)
        give(touch, to: recognizer)
    }

    @_optimize(speed)
    private func accepts(_ touch: Touch, _ recognizer: GestureRecognizer, _ event: TouchEvent) -> Bool {
        guard let delegate = recognizer.delegate else { return true }
        if recognizer.isIdle, !delegate.gestureRecognizer(recognizer, shouldReceive: event) {
            refuse(touch, recognizer, .refused(.shouldReceiveEvent))
            return false
        }
        if !delegate.gestureRecognizer(recognizer, shouldReceive: touch) {
            refuse(touch, recognizer, .refused(.shouldReceiveTouch))
            return false
        }
        return true
    }

    private func refuse(_ touch: Touch, _ recognizer: GestureRecognizer, _ why: Reason) {
        let reason = why.leading(to: .refused)
        if recognizer.isIdle { recognizer.reason = reason }
        trace.refused(recognizer, touch, reason)
    }

    /// Starts the attempt with its first touch.
    @inline(__always)
    private func begin(
        _ recognizer: GestureRecognizer, at depth: Int, with touch: Touch
    ) {
        guard recognizer.isIdle else { return }
        recognizer.attempt.touchType = touch.type
        recognizer.attempt.isStarting = true
        bound.begin(
            recognizer, at: depth, seat: touch.seat, pool: pool,
            panel: touch.source?.density ?? PanelDensity())
        if recognizer.delayLimiter != nil { recognizer.startDelay(with: touch) }
        if recognizer.relations != nil {
            recognizer.awaitLeader(from: touch)
            if recognizer.attempt.isAwaiting { transitions.mayAwait = true }
        }
    }

    @_optimize(speed)
    private func give(_ touch: Touch, to recognizer: GestureRecognizer) {
        // A touch of another sequence may add a failure requirement that has already recognized (rule 6.7).
        if recognizer.hasRequirements || recognizer.currentState.isActive { transitions.isPassDue = true }
        recognizer.attempt.bound.insert(touch.slot)
        recognizer.attempt.listening.insert(touch.slot)
        if recognizer.attempt.abandonDeadline != Time.never {
            recognizer.attempt.abandonDeadline = Time.never
            recognizer.dispatcher?.recognizerDeadlineDidChange(recognizer)
        }
        // The flags are read when the touch lands (rule 5.15).
        if recognizer.cancelsTouchesInView { recognizer.attempt.flags.cancels.insert(touch.slot) }
        if recognizer.attempt.isGathering { recognizer.noteDelay(of: touch) }
        guard !recognizer.attempt.hasLetGo else { return }
        if recognizer.delaysTouchesBegan { recognizer.attempt.flags.delaysBegan.insert(touch.slot) }
        if recognizer.delaysTouchesEnded { recognizer.attempt.flags.delaysEnded.insert(touch.slot) }
    }

    /// Asks the dynamic failure requirements of the attempts that start in this delivery (rule 6.9).
    @_optimize(speed)
    func askDynamicRequirements() {
        var canAnyAnswer = false
        bound.lendEach { if DynamicRequirements.canAnswer($0) { canAnyAnswer = true } }
        var index = 0
        while canAnyAnswer, let recognizer = bound[index] {
            index &+= 1
            if recognizer.attempt.isStarting {
                DynamicRequirements.ask(about: recognizer, among: bound, diagnostics: diagnostics)
            }
        }
        bound.lendEach { recognizer in
            guard recognizer.attempt.isStarting else { return }
            recognizer.attempt.isStarting = false
            if recognizer.hasRequirements { transitions.isPassDue = true }
        }
    }
}
