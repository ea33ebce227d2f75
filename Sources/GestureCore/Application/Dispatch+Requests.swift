// SPDX-License-Identifier: MIT

/// Requests of views and recognizers to the engine, from inside and outside of deliveries.
extension Dispatch: Dispatching {
    var nextActionDelivery: UInt64 { isDelivering ? deliveryNumber &+ 1 : deliveryNumber }

    /// Runs a change; outside a delivery as one of its own.
    private func change(_ body: () -> Void) {
        guard !isDelivering else { return body() }
        openChange()
        body()
        finish()
        application?.processQueue()
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
            // Cancelled while possible becomes failed (rule 5.3).
            guard !recognizer.isIdle else { return false }
            transitions.fail(recognizer, shown(reason))
            return true
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
            // Of one that waits for its requirement: it goes on.
            return recognizer.attempt.wish == .began
        case .possible:
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
            // Failed while active becomes cancelled (rule 5.3).
            transitions.fail(recognizer, shown(reason))
            return true
        case .possible, .began:
            return false
        }
    }

    private func shown(_ reason: Reason) -> Reason {
        reason.code == .touchCancelled && frame.isSystemCancel ? Reason(.systemCancel) : reason
    }

    /// Rule 5.4: an active one may exclude it; else shouldBegin is asked once and the wish recorded.
    @_optimize(speed)
    private func grant(_ wish: Wish, to recognizer: GestureRecognizer) {
        if recognizer.isIdle {
            // A delegate that starts another attempt with every answer would never let a pass end (rule 12.7).
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
        // The questions may have ended the attempt.
        guard recognizer.currentState == .possible, !recognizer.isIdle else { return }
        recognizer.attempt.wish = wish
        recognizer.attempt.wishDelivery = deliveryNumber
        transitions.isPassDue = true
    }

    /// The delegate's answer, then the view's, then the hit-test view's (rule 6.11).
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

    /// Exclusions that no delegate is asked about: a control that tracks along the same axis (rule 9.4), and an
    /// edge that comes second
    /// (rule 2.13). False: it has failed.
    private func mayBegin(_ recognizer: GestureRecognizer) -> Bool {
        if let control = recognizer.refusingControl {
            transitions.fail(recognizer, Reason(.refusedByControl, by: control))
            return false
        }
        guard let deferral = recognizer.takeDeferral(at: time) else { return true }
        transitions.fail(recognizer, Reason(.edgeDeferred, Double(deferral.edge.rawValue)))
        application?.edgeDeferralListener?.edgeWasDeferred(deferral.edge, on: deferral.view, for: recognizer)
        return false
    }

    /// A custom recognizer that a timer or another sensor drives.
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
            // Without a touch it is not involved: nobody waits for it any more.
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

    /// Cancels what is on the view and below it: recognizers' actions first, then the touches (rule 2.10). Inside a
    /// delivery both come at once, since the view may be gone afterwards.
    func viewWillLeaveWindow(_ view: View) {
        leaveDepth &+= 1
        let isOutermost = !isDelivering
        if isOutermost {
            openedAtLeaveDepth = leaveDepth
            openChange()
        }
        // Stopping calls nobody back; a round of its own would end the one that may be running.
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
        application?.forgetGestures(below: view)
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
        if leaveDepth == 0, !isDelivering { application?.processQueue() }
    }

    func isDelivered(_ touch: Touch) -> Bool { ledger.delivered.contains(touch.slot) }

    // MARK: The host

    /// The host takes a live touch (rule 10.6).
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

/// A first responder that left its window, and with which of the views that are leaving.
struct ResignedResponder {
    let responder: Responder
    let leaveDepth: Int
}

extension Dispatch {
    /// Whoever leaves the window is no first responder any more (rule 3.4).
    private func resignBelow(_ view: View) {
        guard let first = firstResponder else { return }
        let its = first as? View ?? (first as? ViewController)?.view
        guard let its, its.isDescendant(of: view) else { return }
        firstResponder = nil
        // Called once its links are gone: before, it could become first responder again.
        _ = resigned.appendDrawing(ResignedResponder(responder: first, leaveDepth: leaveDepth))
    }

    /// Tells the first responder that left with the view that is leaving now.
    private func tellResigned() {
        while let last = resigned.last, last.leaveDepth >= leaveDepth {
            _ = resigned.popLast()
            last.responder.resignedFirstResponder()
        }
    }

    /// Ends the attempts that hold the oldest lifted touch back. False if that made no room.
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
    /// The application goes: whatever a delivery has yet to do falls away.
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
