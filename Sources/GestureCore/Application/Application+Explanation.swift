// SPDX-License-Identifier: MIT

/// A hypothetical touch, for asking where it would go.
struct ProbedTouch {
    var location: Point
    var type: Touch.Kind
    var seat: UInt32
    /// The real touch, if the question is about one.
    var touch: Touch?

    init(location: Point, type: Touch.Kind, seat: UInt32) {
        self.location = location
        self.type = type
        self.seat = seat
    }

    init(_ touch: Touch) {
        self.init(location: touch.startLocation, type: touch.type, seat: touch.seat)
        self.touch = touch
    }
}

extension Application {
    /// Explains where a touch that goes down at a point would go, and why (rule 15.2).
    ///
    /// The listener gets an event of kind *tried* for each view and one of kind *offered* for each recognizer on the
    /// path. Hit tests of the host are called; delegates are not. O(views).
    public final func explain(
        _ point: Point, type: Touch.Kind = .direct, seat: UInt32 = 0, to listener: any TraceListener
    ) {
        let probed = ProbedTouch(location: point, type: type, seat: seat)
        let hit = hitTest(point)
        explainHit(hit, of: probed, to: listener)
        explainBinding(from: hit, of: probed, to: listener)
    }

    /// Explains where a live touch goes and why, with the views and recognizers as they are now. O(views).
    public final func explain(_ touch: Touch, to listener: any TraceListener) {
        explainHit(touch.view, of: ProbedTouch(touch), to: listener)
        explainBinding(from: touch.view, of: ProbedTouch(touch), to: listener)
    }

    /// Explains the hit test alone, given its result.
    final func explainHit(_ hit: View?, of probed: ProbedTouch, to listener: any TraceListener) {
        let time = time
        let explanation = HitExplanation(hit: hit)
        var index = 0
        while let window = window(at: index) {
            index &+= 1
            explanation.explain(window, at: probed.location) { view, verdict in
                var event = TraceEvent(.tried, at: time)
                event.view = view
                event.touch = probed.touch
                event.verdict = verdict
                if verdict == .covered { event.coveringView = hit }
                listener.trace(event)
            }
        }
    }

    /// Explains the recognizers from a view to its window.
    final func explainBinding(from hit: View?, of probed: ProbedTouch, to listener: any TraceListener) {
        dispatch.binding.explain(from: hit, of: probed, holding: modifierFlags, at: time, to: listener)
    }
}

extension Binding {
    /// Reports each recognizer on the path from a view to its window, in the order of rule 4.4.
    func explain(
        from first: View?, of probed: ProbedTouch, holding held: KeyModifierFlags, at time: Microseconds,
        to listener: any TraceListener
    ) {
        var view = first
        var isInhibited = false
        while let current = view {
            for recognizer in current.gestureRecognizers.reversed()
            where !recognizer.isHidden && recognizer.takesTouches {
                var event = TraceEvent(.offered, at: time)
                event.recognizer = recognizer
                event.touch = probed.touch
                event.state = recognizer.currentState
                event.previousState = event.state
                event.verdict = verdict(
                    of: recognizer, on: probed, holding: held, at: time, isInhibited: isInhibited)
                if event.verdict == .modifiers {
                    event.reason = recognizer.modifierDemand.refusal(holding: held) ?? recognizer.reason
                } else if event.verdict == .refusedByDelegate {
                    event.reason = recognizer.reason
                }
                listener.trace(event)
            }
            if current.inhibitsAncestorRecognizers { isInhibited = true }
            view = current.superview
        }
    }

    /// Applies the filters of rule 4.2 as `offer` does, to recognizers that were not bound.
    private func verdict(
        of recognizer: GestureRecognizer, on probed: ProbedTouch, holding held: KeyModifierFlags,
        at time: Microseconds, isInhibited: Bool
    ) -> Verdict {
        if let touch = probed.touch, recognizer.attempt.bound.contains(touch.slot) { return .bound }
        if isInhibited, !recognizer.isExemptFromInhibition { return .inhibited }
        if !recognizer.isEnabled { return .disabled }
        if recognizer.allowedTouchTypes & probed.type.bit == 0 { return .touchType }
        if !recognizer.isIdle {
            if recognizer.seat != probed.seat { return .otherSeat }
            if recognizer.attempt.indirect != nil { return .touchType }
            if recognizer.currentState.isFinished || recognizer.attempt.isHeld || recognizer.attempt.isVoid {
                return .busy
            }
            if recognizer.requiresExclusiveTouchType, recognizer.attempt.touchType != probed.type { return .touchType }
        } else if recognizer.modifierDemand.refusal(holding: held) != nil {
            return .modifiers
        } else if recognizer.requiresWholeSequence, hasFinger(earlierThan: probed, at: time) {
            return .notFirstTouch
        }
        guard probed.touch != nil else { return .bound }
        return recognizer.reason.code == .modifiers ? .modifiers : .refusedByDelegate
    }

    private func hasFinger(earlierThan probed: ProbedTouch, at time: Microseconds) -> Bool {
        if let touch = probed.touch { return pool.hasFinger(earlierThan: touch) }
        return pool.hasFinger(ofSeat: probed.seat, at: time)
    }
}
