// SPDX-License-Identifier: MIT

/// Requests of views and recognizers to the engine, from inside and outside of deliveries.
extension Dispatch: Dispatching {
    var nextActionDelivery: UInt64 { isDelivering ? deliveryNumber &+ 1 : deliveryNumber }

    /// Runs a change. Outside of a delivery the change becomes a delivery of its own.
    private func change(_ body: () -> Void) {
        guard !isDelivering else { return body() }
        openChange()
        body()
        finish()
        input?.processQueue()
    }

    // MARK: States (§5)

    @_optimize(speed)
    func recognizer(
        _ recognizer: GestureRecognizer, requests state: GestureRecognizer.State, for reason: Reason
    ) -> Bool {
        var isLegal = false
        change { isLegal = take(state, from: recognizer, for: reason) }
        if !isLegal { reportIllegal(state, of: recognizer) }
        return isLegal
    }

    private func take(
        _ state: GestureRecognizer.State, from recognizer: GestureRecognizer, for reason: Reason
    ) -> Bool {
        guard recognizer.isEnabled, recognizer.view != nil else { return false }
        switch recognizer.currentState {
        case .possible: return leavePossible(recognizer, for: state, reason)
        case .began, .changed: return leaveActive(recognizer, for: state, reason)
        case .ended, .cancelled, .failed: return false
        }
    }

    @_optimize(speed)
    private func leavePossible(
        _ recognizer: GestureRecognizer, for state: GestureRecognizer.State, _ reason: Reason
    ) -> Bool {
        switch state {
        case .failed, .cancelled:
            // A cancel of a possible recognizer is a failure (rule 5.3).
            guard !recognizer.isIdle else { return false }
            transitions.fail(recognizer, shown(reason))
            return true
        case .began, .ended, .changed:
            // What comes after another recognizer wishes nothing before that one has recognized (rule 6.14).
            guard !recognizer.attempt.isAwaiting else { return false }
            return askToLeavePossible(recognizer, for: state)
        case .possible:
            return false
        }
    }

    @inline(never)
    private func askToLeavePossible(_ recognizer: GestureRecognizer, for state: GestureRecognizer.State) -> Bool {
        switch state {
        case .began:
            guard !recognizer.isDiscrete else { return false }
            if recognizer.attempt.wish == .none { grant(.began, to: recognizer) }
            return true
        case .ended:
            switch recognizer.attempt.wish {
            case .none: grant(.ended, to: recognizer)
            case .began where recognizer.attempt.wishDelivery == deliveryNumber:
                recognizer.attempt.wish = .beganThenEnded
            case .began: recognizer.attempt.hasLapsed = true
            case .beganThenEnded, .ended: break
            }
            return true
        case .changed:
            // A held recognizer that asked for began stays held.
            return recognizer.attempt.wish == .began
        case .possible, .cancelled, .failed:
            return false
        }
    }

    private func leaveActive(
        _ recognizer: GestureRecognizer, for state: GestureRecognizer.State, _ reason: Reason
    ) -> Bool {
        switch state {
        case .changed:
            transitions.change(recognizer)
            return true
        case .ended:
            transitions.end(recognizer)
            return true
        case .cancelled, .failed:
            // A failure of an active recognizer is a cancel (rule 5.3).
            transitions.fail(recognizer, shown(reason))
            return true
        case .possible, .began:
            return false
        }
    }

    private func shown(_ reason: Reason) -> Reason {
        reason.code == .touchCancelled && frame.isSystemCancel ? Reason(.systemCancel) : reason
    }

    /// Applies rule 5.4: an active recognizer may exclude this one; otherwise shouldBegin is asked once and the wish
    /// recorded.
    @_optimize(speed)
    private func grant(_ wish: Wish, to recognizer: GestureRecognizer) {
        if recognizer.isIdle {
            // A delegate that starts another attempt with every answer would make the pass endless (rule 12.7).
            guard attemptsWithoutTouches < DeliveryLimits.rounds else {
                return diagnostics.report(.endlessArbitration, Arbiter.endlessArbitration)
            }
            guard bound.makeRoom() else { return }
            attemptsWithoutTouches &+= 1
            beginWithoutTouches(recognizer)
        }
        if let winner = arbiter.excluder(of: recognizer) {
            return transitions.fail(recognizer, Reason(.prevented, by: winner))
        }
        if !recognizer.attempt.askedShouldBegin {
            recognizer.attempt.askedShouldBegin = true
            guard shouldBegin(recognizer) else {
                return transitions.fail(recognizer, Reason.refused(.shouldBegin))
            }
            guard recognizer.currentState == .possible, !recognizer.isIdle, mayBegin(recognizer) else { return }
        }
        // A callback of the questions above may have ended the attempt.
        guard recognizer.currentState == .possible, !recognizer.isIdle else { return }
        recognizer.attempt.wish = wish
        recognizer.attempt.wishDelivery = deliveryNumber
        transitions.isPassDue = true
    }

    /// Asks the delegate, then the recognizer's view, then the hit view (rule 6.11).
    @_optimize(speed)
    private func shouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) { return false }
        guard let view = recognizer.view else { return false }
        if !view.askShouldBegin(recognizer) { return false }
        let gesture = recognizer.attempt.indirect
        let touched = gesture != nil ? gesture?.view : pool.first(of: recognizer.attempt.bound)?.view
        guard let hitView = touched, hitView !== view else { return true }
        return hitView.askShouldBegin(recognizer)
    }

    /// Applies the exclusions that involve no delegate: a control that tracks along the same axis (rule 9.4), and a
    /// deferred edge (rule 2.13). Returns false if the recognizer has failed.
    private func mayBegin(_ recognizer: GestureRecognizer) -> Bool {
        if let control = recognizer.refusingControl {
            transitions.fail(recognizer, Reason(.refusedByControl, by: control))
            return false
        }
        guard let deferral = recognizer.takeDeferral(at: time) else { return true }
        transitions.fail(recognizer, Reason(.edgeDeferred, Double(deferral.edge.rawValue)))
        if deferral.isFirst {
            application?.edgeDeferralListener?.edgeWasDeferred(deferral.edge, on: deferral.view, for: recognizer)
        }
        return false
    }

    /// Begins an attempt without touches, for a custom recognizer driven by a timer or another sensor.
    private func beginWithoutTouches(_ recognizer: GestureRecognizer) {
        let depth = recognizer.viewReference?.use { $0.depth } ?? 0
        bound.begin(recognizer, at: depth, seat: recognizer.seat, pool: pool, dispatcher: self)
        isWatchDue = true
    }

    func recognizer(_ recognizer: GestureRecognizer, ignores touch: Touch) {
        guard recognizer.attempt.bound.contains(touch.slot) else { return }
        change {
            recognizer.attempt.bound.remove(touch.slot)
            recognizer.stopListening(to: touch.mask)
            recognizer.attempt.cancels.remove(touch.slot)
            recognizer.attempt.delaysBegan.remove(touch.slot)
            recognizer.attempt.delaysEnded.remove(touch.slot)
            transitions.isReleaseDue = true
            // An attempt without touches is not involved: recognizers that wait for it need another pass.
            transitions.isPassDue = true
            isWatchDue = true
            if recognizer.attempt.bound.isEmpty { transitions.void(recognizer) }
        }
    }

    @inline(never)
    func recognizer(_ recognizer: GestureRecognizer, startsAnewWith touches: TouchSet) {
        for touch in touches { missed.note(touch, missedBy: recognizer, wasOffered: true) }
    }

    func recognizerWillStop(_ recognizer: GestureRecognizer, reason: Reason, silently: Bool) {
        guard !recognizer.isIdle else { return }
        change {
            stop(recognizer, reason, silently: silently)
        }
    }

    func leaderWillGo() {
        change { transitions.isPassDue = true }
    }

    @inline(never)
    private func stop(_ recognizer: GestureRecognizer, _ reason: Reason, silently: Bool) {
        recognizer.attempt.isStopping = reason.code != .disabled
        transitions.fail(recognizer, reason)
        transitions.hasFinished = true
        if silently {
            recognizer.attempt.pendingActions = []
            recognizer.sendingActions = []
        }
    }

    func recognizerDeadlineDidChange(_ recognizer: GestureRecognizer) {
        if recognizer.attempt.deadline == Time.never { isWatchDue = true }
        deadlines.noteChange(of: recognizer)
    }

    // MARK: Views (§2)

    func noteFilter() { hasFilters = true }

    func hierarchyDidChange() {
        bound.noteHierarchyChange()
    }

    /// Cancels everything on the view and below it: first the recognizers' actions, then the touches (rule 2.10).
    /// Inside a delivery both happen at once, since the view may be gone afterwards.
    func viewWillLeaveWindow(_ view: View) {
        leaveDepth &+= 1
        let isOutermost = !isDelivering
        if isOutermost {
            openedAtLeaveDepth = leaveDepth
            openChange()
        }
        // Uses a plain loop: stopping calls nothing back, and `forEachRecognizer` would end a round that may be
        // running.
        for recognizer in bound {
            if let itsView = recognizer.view, itsView.isDescendant(of: view) {
                stop(recognizer, Reason(.viewRemoved), silently: false)
            }
        }
        if isOutermost { settle() }
        let stageBefore = stage
        if !isOutermost { sendActions(below: view) }
        if isOutermost { stage = .delivering }
        views.withdrawTouches(below: view)
        input?.forgetGestures(below: view)
        stage = stageBefore
        tapHistory.forget(below: view)
        resignBelow(view)
        stopMoving(below: view)
    }

    func viewDidLeaveWindow() {
        if openedAtLeaveDepth == leaveDepth, leaveDepth > 0 {
            openedAtLeaveDepth = 0
            finish()
        }
        tellResigned()
        leaveDepth &-= 1
        if leaveDepth == 0, !isDelivering { input?.processQueue() }
    }

    var lifting: TouchMask { wholeFrame.ended }

    func isDelivered(_ touch: Touch) -> Bool { ledger.delivered.contains(touch.slot) }

    // MARK: The host

    /// Takes a live touch for the host (rule 10.6).
    func take(_ touch: Touch, for grab: any TouchGrab) -> Bool {
        guard touch.isDown, touch.grab == nil, pool.used.contains(touch.slot) else { return false }
        change {
            touch.grab = grab
            hasGrabs = true
            for recognizer in bound where recognizer.attempt.bound.contains(touch.slot) {
                transitions.fail(recognizer, Reason(.touchCancelled))
            }
            if stage == .recognizing, frame.isEmpty { settle() }
            views.withdraw(touch)
        }
        return true
    }
}

/// A first responder that left its window, with the nesting depth of the removal that it left with.
struct ResignedResponder {
    let responder: Responder
    let leaveDepth: Int
}

extension Dispatch {
    /// Resigns the first responder if it is below a view that leaves its window (rule 3.4).
    private func resignBelow(_ view: View) {
        guard let first = firstResponder else { return }
        let its = first as? View ?? (first as? ViewController)?.view
        guard let its, its.isDescendant(of: view) else { return }
        firstResponder = nil
        // The responder is told after it is unlinked: before that, its callback could make it first responder again.
        _ = resigned.appendDrawing(ResignedResponder(responder: first, leaveDepth: leaveDepth))
    }

    /// Tells the first responders that left with the view that is leaving now.
    private func tellResigned() {
        while let last = resigned.last, last.leaveDepth >= leaveDepth {
            _ = resigned.popLast()
            last.responder.resignedFirstResponder()
        }
    }

    /// Ends the attempts that keep the oldest lifted touch. Returns false if that freed no slot.
    func abandonOldestTouch() -> Bool {
        var oldest: Touch?
        for touch in pool.set(pool.used) where !touch.isFedDown {
            oldest = touch
            break
        }
        guard let oldest, !isDelivering else { return false }
        let before = pool.usedCount
        reportRetained(oldest)
        openChange()
        forEachRecognizer { recognizer in
            if recognizer.attempt.bound.contains(oldest.slot) {
                recognizer.attempt.isStopping = true
                transitions.fail(recognizer, Reason(.abandoned))
                transitions.hasFinished = true
            }
        }
        finish()
        return pool.usedCount < before
    }
}

extension Dispatch {
    /// Drops all pending work: the application is shutting down.
    func forgetEverything() {
        bound.endAll { recognizer in
            recognizer.targets?.removeAll()
            recognizer.overrides = nil
            recognizer.delegate = nil
            recognizer.currentState = .possible
            recognizer.sendingActions = []
            bound.end(recognizer)
        }
        ledger.close(pool.used)
        while moving.popLast() != nil {}
        firstResponder = nil
        while resigned.popLast() != nil {}
        frame = TouchFrame()
        frame.time = time
        missed.removeAll()
        transitions.forgetEverything()
        deadlines.forgetEverything()
        views.forgetEverything()
        pool.giveBack(pool.used)
        if !isDelivering { end() }
    }
}
