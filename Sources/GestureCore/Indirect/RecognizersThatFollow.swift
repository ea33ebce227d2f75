// SPDX-License-Identifier: MIT

/// What the kinds make of a gesture's steps (rules 14.2, 14.3). A cancel never comes here.

extension PanGestureRecognizer {
    final func followGesture(_ gesture: IndirectGesture, _ phase: IndirectGesture.Phase) {
        switch phase {
        case .began:
            noteLocation(gesture.location)
            estimator.add(travel, at: gesture.time)
            if gesture.kind == .scroll { takeStep(of: gesture) }
        case .changed: takeStep(of: gesture)
        case .ended:
            if isPanning { request(.ended) } else { fail(tooLittle) }
        case .cancelled: break
        }
    }

    private final func takeStep(of gesture: IndirectGesture) {
        if gesture.step != .zero {
            travel = travel + gesture.step
            accumulated = accumulated + gesture.step
            estimator.add(travel, at: gesture.time)
        }
        if gesture.kind == .scroll, gesture.scrollType == .continuous {
            setDeadline(Time.after(gesture.time, by: IndirectGesture.silence))
        }
        // A scroll has no other use than to move something.
        guard !isPanning, gesture.kind == .scroll || travel.length >= threshold else { return }
        if let reason = refusalToBegin(travel: travel) { return fail(reason) }
        request(.began)
    }

    /// A device that scrolls without saying when it stops has been silent.
    final func scrollFellSilent() {
        indirect?.isDown = false
        request(.ended)
    }
}

extension SwipeGestureRecognizer {
    final func followGesture(_ gesture: IndirectGesture, _ phase: IndirectGesture.Phase) {
        switch phase {
        case .began: beginFollowing(at: gesture.time)
        case .changed:
            indirectTravel = indirectTravel + gesture.step
            decide()
        case .ended: lift()
        case .cancelled: break
        }
    }
}

extension PinchGestureRecognizer {
    final func followGesture(_ gesture: IndirectGesture, _ phase: IndirectGesture.Phase) {
        switch phase {
        case .began: beginFollowing(at: gesture.time)
        case .changed:
            takeReported(gesture.scale)
            noteValue(at: gesture.time)
            if !isRecognized, gesture.scale != 1 { request(.began) }
        case .ended: endFollowing()
        case .cancelled: break
        }
    }
}

extension RotationGestureRecognizer {
    final func followGesture(_ gesture: IndirectGesture, _ phase: IndirectGesture.Phase) {
        switch phase {
        case .began: restartVelocity(at: gesture.time)
        case .changed:
            takeReported(gesture.turn)
            noteValue(at: gesture.time)
            if !isRecognized, gesture.turn != 0 { request(.began) }
        case .ended: endFollowing()
        case .cancelled: break
        }
    }
}

extension TwoTouchGestureRecognizer {
    fileprivate final func endFollowing() {
        if isRecognized {
            request(.ended)
        } else {
            fail(Reason(.movedTooLittle))
        }
    }
}

extension LongPressGestureRecognizer {
    final func followGesture(_ gesture: IndirectGesture, _ phase: IndirectGesture.Phase) {
        switch phase {
        case .began: beginFollowing(at: gesture.time)
        case .changed: break
        case .ended: lift(at: gesture.time)
        case .cancelled: break
        }
    }
}
