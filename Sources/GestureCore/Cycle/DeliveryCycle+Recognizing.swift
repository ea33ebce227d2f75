// SPDX-License-Identifier: MIT

/// Step 1: recognizers get touches and time.
extension DeliveryCycle {
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
        bound.callEach { call($0, phase, with: touches) }
        isSequenceShown = false
    }

    private func move(_ touches: TouchMask) {
        pool.lendEach(touches) { touch in
            touch.takeFed()
        }
    }

    private func show(_ phase: Touch.Phase, of touches: TouchMask) {
        pool.lendEach(touches) { touch in
            touch.phase = phase
            if phase == .ended || phase == .cancelled { touch.timestamp = touch.fed.time }
        }
    }

    /// Makes one callback with all of the recognizer's touches in a phase (rule 4.3).
    @_optimize(speed)
    func call(_ recognizer: GestureRecognizer, _ phase: Touch.Phase, with touches: TouchMask) {
        if phase == .cancelled, frame.isSystemCancel {
            callCancelled(recognizer)
            return
        }
        let own = touches.intersection(recognizer.attempt.listening)
        guard !own.isEmpty else { return }
        if phase == .ended || phase == .cancelled {
            recognizer.stopListening(to: own)
            transitions.isWatchDue = true
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
        transitions.isWatchDue = true
        guard !recognizer.currentState.isFinished else { return }
        if !own.isEmpty, !recognizer.attempt.isAwaiting {
            showInEvent(own)
            recognizer.receive(.cancelled, pool.set(own), with: event)
        }
        // A recognizer that recognized in its callback has already finished.
        let hasJustRecognized = recognizer.attempt.wish == .ended && recognizer.attempt.wishDelivery == deliveryNumber
        guard !hasJustRecognized, recognizer.seat == frame.seat, recognizer.waitsForTouches,
            wholeFrame.endsAttempt(with: recognizer.attempt.bound)
        else { return }
        transitions.fail(recognizer, Reason(.systemCancel))
    }

    /// Fires everything that is due at a time, as one delivery (rule 5.14).
    @inline(never)
    func deliverDeadlines(at deadline: Microseconds) {
        var frame = TouchFrame()
        frame.time = deadline
        open(frame)
        bound.callEachRarely { recognizer in
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
}
