// SPDX-License-Identifier: MIT

extension Binding {
    /// Offers a gesture to the recognizers on the path from the hit view to the window, in the order of rule 4.4. The
    /// filters of rule 4.2 that concern touches do not apply.
    func bind(_ gesture: IndirectGesture, event: TouchEvent) {
        forEachRecognizer(from: gesture.view) { recognizer, depth in
            offer(gesture, to: recognizer, at: depth, event)
        }
    }

    private func offer(
        _ gesture: IndirectGesture, to recognizer: GestureRecognizer, at depth: Int, _ event: TouchEvent
    ) {
        // An attempt is either direct or indirect (rule 14.4).
        guard recognizer.isEnabled, !recognizer.isBeingRemoved, recognizer.isIdle, recognizer.leader == nil else {
            return
        }
        switch recognizer.participation(in: gesture) {
        case .none: return
        case .refused(let reason):
            recognizer.reason = reason.leading(to: .refused)
            return
        case .follows: break
        }
        if let reason = recognizer.modifierDemand.refusal(holding: event.modifierFlags) {
            recognizer.reason = reason
            return
        }
        if let delegate = recognizer.delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: event) {
            recognizer.reason = Reason.refused(.shouldReceiveEvent).leading(to: .refused)
            return
        }
        // The delegate's answer may have changed everything.
        guard recognizer.isEnabled, recognizer.isIdle, recognizer.view != nil, bound.makeRoom() else { return }
        recognizer.lastCentroid = gesture.location
        recognizer.attempt.touchType = .indirect
        recognizer.attempt.isStarting = true
        recognizer.attempt.indirect = gesture
        bound.begin(recognizer, at: depth, seat: gesture.seat, pool: pool)
    }
}
