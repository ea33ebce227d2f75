// SPDX-License-Identifier: MIT

/// Steps 1 and 2: recognizers get touches and time, and send their actions.
extension Dispatch {
    /// Offers this frame's new touches, then asks for dynamic failure requirements (§4).
    func bindTouches() {
        guard !frame.began.isEmpty else { return }
        for touch in pool.set(frame.began) where touch.grab == nil {
            if moving.isEmpty {
                binding.bind(touch, event: event, dispatcher: self)
            } else {
                binding.bindAmidMotion(touch, event: event, dispatcher: self)
            }
        }
        binding.askDynamicRequirements()
    }

    /// Offers touches that landed while a recognizer waited for its reset: they start its next attempt (rule 5.11).
    func bindLateTouches() {
        guard !missed.late.isEmpty else { return }
        swap(&missed.late, &lateTouches)
        defer { while lateTouches.popLast() != nil {} }
        var touches = TouchMask.none
        var isAnyBound = false
        var index = 0
        while let late = lateTouches[index] {
            index &+= 1
            let touch = pool.touch(late.slot)
            guard isOnPath(touch, of: late.recognizer) else { continue }
            let depth = late.recognizer.viewReference?.use { $0.depth } ?? 0
            binding.offer(touch, to: late.recognizer, at: depth, event: event, dispatcher: self)
            touches.insert(late.slot)
            isAnyBound = isAnyBound || !late.recognizer.isIdle
        }
        guard isAnyBound else { return }
        binding.askDynamicRequirements()
        forEachRecognizer { recognizer in
            guard recognizer.attempt.bound == recognizer.attempt.listening, !recognizer.currentState.isFinished,
                isLate(recognizer)
            else { return }
            call(recognizer, .began, with: recognizer.attempt.listening.intersection(touches))
        }
    }

    private func isLate(_ recognizer: GestureRecognizer) -> Bool {
        var index = 0
        while let late = lateTouches[index] {
            if late.recognizer === recognizer { return true }
            index &+= 1
        }
        return false
    }

    private func isOnPath(_ touch: Touch, of recognizer: GestureRecognizer) -> Bool {
        guard touch.isDown, touch.grab == nil, let view = recognizer.view, let touched = touch.view else {
            return false
        }
        return touched.isDescendant(of: view)
    }

    /// Step 1: calls recognizers, phase by phase.
    func recognize() {
        // All touches take their new location, except new ones, which are first seen where they went down.
        move(frame.moved.subtracting(frame.began))
        if !frame.began.isEmpty {
            recognize(.began, frame.began)
            move(frame.moved.intersection(frame.began))
        }
        if !frame.moved.isEmpty { recognize(.moved, frame.moved) }
        if !frame.ended.isEmpty { recognize(.ended, frame.ended) }
        if !frame.cancelled.isEmpty || frame.isSystemCancel { recognize(.cancelled, frame.cancelled) }
        if trace.tellsProgress { tellProgress() }
    }

    /// Tells the trace how near each recognizer is (rule 15.3). One that has just failed is no longer near.
    @inline(never)
    func tellProgress() {
        bound.lendEach { if !$0.isHidden, !$0.currentState.isFinished { trace.progress(of: $0) } }
    }

    @_optimize(speed)
    private func recognize(_ phase: Touch.Phase, _ touches: TouchMask) {
        show(phase, of: touches)
        showInEvent(touches)
        isSequenceShown = views.present == shownPresent && touches.subtracting(event.all).isEmpty
        forEachRecognizer { call($0, phase, with: touches) }
        isSequenceShown = false
    }

    private func move(_ touches: TouchMask) {
        pool.lendEach(touches) { touch in
            touch.take(touch.fed)
            touch.noteDelivered()
        }
    }

    private func show(_ phase: Touch.Phase, of touches: TouchMask) {
        pool.lendEach(touches) { touch in
            touch.phase = phase
            if phase == .ended || phase == .cancelled { touch.timestamp = touch.fed.time }
            touch.noteDelivered()
        }
    }

    /// Makes one callback with all of the recognizer's touches in a phase (rule 4.3).
    @_optimize(speed)
    private func call(_ recognizer: GestureRecognizer, _ phase: Touch.Phase, with touches: TouchMask) {
        if phase == .cancelled, frame.isSystemCancel {
            callCancelled(recognizer)
            return
        }
        let own = touches.intersection(recognizer.attempt.listening)
        guard !own.isEmpty else { return }
        if phase == .ended || phase == .cancelled {
            recognizer.stopListening(to: own)
            isWatchDue = true
        }
        if phase == .moved { return callMoved(recognizer, with: own) }
        // A finished recognizer gets no more calls (rule 4.5), one that comes after another none yet (rule 6.14).
        guard !recognizer.currentState.isFinished, !recognizer.attempt.isAwaiting else {
            if recognizer.attempt.isAwaiting { transitions.isPassDue = true }
            return
        }
        if !isSequenceShown { showInEvent(own) }
        recognizer.receive(phase, pool.set(own), with: event)
    }

    @inline(__always)
    func callMoved(_ recognizer: GestureRecognizer, with own: TouchMask) {
        guard !own.isEmpty, !recognizer.currentState.isFinished, !recognizer.attempt.isAwaiting else { return }
        let wasActive = recognizer.currentState.isActive
        if !isSequenceShown { showInEvent(own) }
        recognizer.receive(.moved, pool.set(own), with: event)
        if wasActive, recognizer.currentState.isActive { transitions.change(recognizer) }
    }

    /// Delivers cancels. A system cancel also ends attempts that wait without fingers. An attempt that also holds touches
    /// of other sources than the one that is cancelled loses its touches as by the hardware (rule 1.12).
    private func callCancelled(_ recognizer: GestureRecognizer) {
        let own = recognizer.attempt.listening.intersection(frame.cancelled)
        recognizer.stopListening(to: own)
        isWatchDue = true
        guard !recognizer.currentState.isFinished else { return }
        if !own.isEmpty, !recognizer.attempt.isAwaiting {
            showInEvent(own)
            recognizer.receive(.cancelled, pool.set(own), with: event)
        }
        // A recognizer that recognized in its callback has already finished.
        let hasJustRecognized = recognizer.attempt.wish == .ended && recognizer.attempt.wishDelivery == deliveryNumber
        guard !hasJustRecognized, recognizer.seat == frame.seat, recognizer.waitsForTouches,
            isEnded(recognizer.attempt.bound)
        else { return }
        transitions.fail(recognizer, Reason(.systemCancel))
    }

    /// Returns whether a system cancel ends an attempt with these touches.
    private func isEnded(_ bound: TouchMask) -> Bool {
        let cancelled = wholeFrame.cancelled
        if frame.isOfOneSource { return !bound.isEmpty && bound.subtracting(cancelled).isEmpty }
        return bound.isEmpty || bound.intersects(cancelled)
    }

    /// Fires everything that is due at a time, as one delivery (rule 5.14).
    @inline(never)
    func deliverDeadlines(at deadline: Microseconds) {
        var frame = TouchFrame()
        frame.time = deadline
        open(frame)
        forEachRecognizer { recognizer in
            if recognizer.attempt.delayDeadline <= deadline {
                recognizer.letGo()
                deadlines.noteChange(of: recognizer)
                transitions.isReleaseDue = true
            }
            if recognizer.attempt.deadline <= deadline {
                recognizer.setDeadline(Time.never)
                recognizer.receiveDeadline(deadline)
            } else if recognizer.attempt.abandonDeadline <= deadline {
                recognizer.attempt.abandonDeadline = Time.never
                deadlines.noteChange(of: recognizer)
                diagnostics.report(
                    .abandonedRecognizer, about: recognizer,
                    " did not finish within 5 s of its last touch, and was ended; it must end, fail or ignore touches")
                transitions.fail(recognizer, Reason(.abandoned))
            }
        }
        if trace.tellsProgress { tellProgress() }
        finish()
    }

    /// Sends the actions of all recognizers that transitioned or changed, in the order of rule 4.4. Actions that these
    /// cause follow in another round.
    @_optimize(speed)
    @inline(never)
    func sendActions() {
        stage = .acting
        var rounds = 0
        while transitions.hasPendingActions {
            transitions.hasPendingActions = false
            rounds += 1
            guard rounds <= DeliveryLimits.rounds else {
                bound.lendEach { $0.attempt.pendingActions = [] }
                return diagnostics.report(.endlessUpdates, Dispatch.endlessUpdates)
            }
            bound.lendEach { recognizer in
                if recognizer.attempt.pendingActions.contains(.changed) { transitions.showChange(of: recognizer) }
                recognizer.sendingActions = recognizer.attempt.pendingActions
                recognizer.attempt.pendingActions = []
            }
            forEachRecognizer { recognizer in
                if !recognizer.sendingActions.isEmpty { sendAll(of: recognizer) }
            }
        }
    }

    /// Sends the actions of recognizers on or below a view that leaves its window. They cannot wait for the running
    /// callback to return (rule 2.10), unless that is an action of the same recognizer: no handler is called again inside
    /// itself. Searches again after each action, since an action may change anything; every action is sent once, so the
    /// search ends.
    func sendActions(below view: View) {
        while let recognizer = bound.first(where: { isWaiting($0, below: view) }) { sendPending(of: recognizer) }
    }

    private func isWaiting(_ recognizer: GestureRecognizer, below view: View) -> Bool {
        guard !recognizer.sendingActions.union(recognizer.attempt.pendingActions).isEmpty else { return false }
        guard recognizer.currentState.isFinished, recognizer.view?.isDescendant(of: view) ?? false else { return false }
        recognizer.attempt.sendsWhenActionReturns = recognizer.reportedState != nil
        return recognizer.reportedState == nil
    }

    private func sendPending(of recognizer: GestureRecognizer) {
        recognizer.attempt.sendsWhenActionReturns = false
        recognizer.sendingActions.formUnion(recognizer.attempt.pendingActions)
        recognizer.attempt.pendingActions = []
        sendAll(of: recognizer)
    }

    private func sendAll(of recognizer: GestureRecognizer) {
        send(.began, as: .began, of: recognizer)
        send(.changed, as: .changed, of: recognizer)
        send(.ended, as: .ended, of: recognizer)
        send(.cancelled, as: .cancelled, of: recognizer)
        if recognizer.attempt.sendsWhenActionReturns { sendPending(of: recognizer) }
    }

    @inline(__always)
    private func send(_ action: PendingActions, as state: GestureRecognizer.State, of recognizer: GestureRecognizer) {
        guard recognizer.sendingActions.contains(action) else { return }
        recognizer.sendingActions.remove(action)
        recognizer.sendAction(state, delivery: deliveryNumber)
    }

    /// Ends abandoned attempts: recognizers that neither finish nor set a deadline, 5 s after the last touch. Built-in
    /// recognizers whose overrides withhold everything from them end at once (rule 5.12).
    func watchForAbandonment() {
        isWatchDue = false
        bound.lendEach { recognizer in
            guard recognizer.attempt.listening.isEmpty, recognizer.attempt.abandonDeadline == Time.never,
                !recognizer.currentState.isFinished, recognizer.attempt.deadline == Time.never,
                recognizer.attempt.wish == .none, recognizer.takesTouches,
                !(recognizer.attempt.indirect?.isDown ?? false)
            else { return }
            if recognizer.finishesByItself, recognizer.currentState == .possible {
                return transitions.fail(recognizer, Reason(.tooFewTouches, 0, 1))
            }
            recognizer.attempt.abandonDeadline = Time.after(time, by: DeliveryLimits.abandonment)
            deadlines.noteChange(of: recognizer)
        }
    }
}
