// SPDX-License-Identifier: MIT

/// Delivery of touchpad gestures and scrolls. They have no touches and reach only recognizers (rule 14.2).
extension Dispatch {
    /// Begins a gesture: hit test at the pointer, then binding of recognizers.
    func begin(_ gesture: IndirectGesture) {
        gesture.view = application?.hitTest(gesture.location)
        gesture.window = gesture.view?.window
        open(gesture)
        if !isSwallowed(gesture) {
            binding.bind(gesture, event: otherEvent, dispatcher: self)
            binding.askDynamicRequirements()
            follow(gesture, .began)
        }
        finish()
        gesture.isTaken = gesture.isRecognized
        bound.lendEach { recognizer in
            if recognizer.attempt.indirect === gesture, !recognizer.currentState.isFinished { gesture.isTaken = true }
        }
    }

    /// Delivers a later step of a gesture.
    @inline(never)
    func deliver(_ phase: IndirectGesture.Phase, of gesture: IndirectGesture) {
        open(gesture)
        let isSwallowed = isSwallowed(gesture)
        switch phase {
        case .began, .changed:
            if !isSwallowed { follow(gesture, .changed) }
        case .ended, .cancelled:
            gesture.isDown = false
            isWatchDue = true
            // A gesture that began must end: an end that an event filter swallows becomes a cancel (rule 1.14).
            follow(gesture, isSwallowed ? .cancelled : phase)
        }
        finish()
    }

    @inline(never)
    private func open(_ gesture: IndirectGesture) {
        var frame = TouchFrame()
        frame.seat = gesture.seat
        frame.time = gesture.time
        open(frame)
        otherEvent.type = gesture.kind == .scroll ? .scroll : .gesture
        otherEvent.subtype = gesture.kind == .scroll ? gesture.scrollType.rawValue : gesture.kind.rawValue
        otherEvent.seat = gesture.seat
        otherEvent.timestamp = time
    }

    private func isSwallowed(_ gesture: IndirectGesture) -> Bool {
        guard hasFilters else { return false }
        if application?.eventFilters.swallow(otherEvent) ?? false { return true }
        return gesture.window?.eventFilters?.swallow(otherEvent) ?? false
    }

    /// Calls every recognizer that takes part once with this step (rule 4.3).
    @inline(never)
    private func follow(_ gesture: IndirectGesture, _ phase: IndirectGesture.Phase) {
        forEachRecognizer { recognizer in
            guard recognizer.attempt.indirect === gesture, !recognizer.currentState.isFinished else { return }
            if phase == .cancelled { return transitions.fail(recognizer, Reason(.systemCancel)) }
            let wasActive = recognizer.currentState.isActive
            recognizer.follow(gesture, phase)
            if phase == .changed, wasActive, recognizer.currentState.isActive { transitions.change(recognizer) }
        }
    }
}
