// SPDX-License-Identifier: MIT

/// Delivery of touchpad gestures and scrolls, and of hovering. They have no touches and reach only recognizers (rule
/// 14.2).
final class IndirectInput {
    let cycle: DeliveryCycle
    /// Places of the seats' pointers.
    var hoverPlaces = HoverPlaces()
    /// Whether any source may have a touchpad gesture or scroll under way that hit a view (§14).
    var mayHaveGestures = false

    init(_ cycle: DeliveryCycle) { self.cycle = cycle }

    /// Begins a gesture: hit test at the pointer, then binding of recognizers.
    func begin(_ gesture: IndirectGesture) {
        gesture.view = cycle.landing.windows.hitTest(gesture.location)
        gesture.window = gesture.view?.window
        open(gesture)
        if !isSwallowed(gesture) {
            cycle.binding.bind(gesture, event: cycle.otherEvent)
            cycle.binding.askDynamicRequirements()
            follow(gesture, .began)
        }
        cycle.finish()
        gesture.isTaken = gesture.isRecognized
        cycle.bound.lendEach { recognizer in
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
            cycle.transitions.isWatchDue = true
            // A gesture that began must end: an end that an event filter swallows becomes a cancel (rule 1.14).
            follow(gesture, isSwallowed ? .cancelled : phase)
        }
        cycle.finish()
    }

    @inline(never)
    private func open(_ gesture: IndirectGesture) {
        var frame = TouchFrame()
        frame.seat = gesture.seat
        frame.time = gesture.time
        cycle.open(frame)
        cycle.otherEvent.type = gesture.kind == .scroll ? .scroll : .gesture
        cycle.otherEvent.subtype = gesture.kind == .scroll ? gesture.scrollType.rawValue : gesture.kind.rawValue
        cycle.otherEvent.seat = gesture.seat
        cycle.otherEvent.timestamp = cycle.time
    }

    private func isSwallowed(_ gesture: IndirectGesture) -> Bool {
        cycle.filters.isInUse && cycle.filters.swallow(cycle.otherEvent, in: gesture.window)
    }

    /// Calls every recognizer that takes part once with this step (rule 4.3).
    @inline(never)
    private func follow(_ gesture: IndirectGesture, _ phase: IndirectGesture.Phase) {
        cycle.bound.callEachRarely { recognizer in
            guard recognizer.attempt.indirect === gesture, !recognizer.currentState.isFinished else { return }
            if phase == .cancelled { return cycle.transitions.fail(recognizer, Reason(.systemCancel)) }
            let wasActive = recognizer.currentState.isActive
            recognizer.follow(gesture, phase)
            if phase == .changed, wasActive, recognizer.currentState.isActive { cycle.transitions.change(recognizer) }
        }
    }
}
