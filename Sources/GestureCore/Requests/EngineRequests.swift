// SPDX-License-Identifier: MIT

/// Requests of views and recognizers to the engine, from inside and outside of deliveries.
///
/// Inside a delivery a request is recorded, and carried out at the next point where the rules allow it. Outside of one
/// it is a delivery of its own (rule 5.14).
final class EngineRequests: Dispatching {
    let cycle: DeliveryCycle
    let events: ResponderEvents
    let indirect: IndirectInput
    let transitions: StateTransitions
    /// The engine for recognizers without an attempt.
    let face: EngineFace
    /// Queue of the input that callbacks have sent.
    unowned(unsafe) var input: (any Feeding)?
    /// Listener that hears of shell gestures deferred by a view (rule 2.13).
    var edgeDeferralListener: (any EdgeDeferralListener)?
    /// Attempts without touches that callbacks have begun in the delivery of this number.
    var attemptsWithoutTouches = (count: 0, delivery: UInt64.max)
    /// Number of views that are leaving their windows now, one because of the other.
    var leaveDepth = 0
    /// Depth at which a leaving view has opened a delivery; 0 if none has.
    var openedAtLeaveDepth = 0

    init() {
        cycle = DeliveryCycle()
        events = ResponderEvents(cycle)
        indirect = IndirectInput(cycle)
        transitions = cycle.transitions
        let face = RecognizerEngineFace()
        self.face = face
        face.engine = self
        cycle.bound.dispatcher = self
    }

    /// An invariant between deliveries that does not hold, or nil.
    var violatedInvariant: StaticString? {
        leaveDepth != 0 || openedAtLeaveDepth != 0 ? "a view is still leaving its window" : nil
    }

    var diagnostics: Diagnostics { cycle.diagnostics }
    var time: Microseconds { cycle.time }
    var nextActionDelivery: UInt64 { cycle.isDelivering ? cycle.deliveryNumber &+ 1 : cycle.deliveryNumber }

    /// Runs a change. Outside of a delivery the change becomes a delivery of its own.
    func change(_ body: () -> Void) {
        guard !cycle.isDelivering else { return body() }
        cycle.openChange()
        body()
        cycle.finish()
        input?.processQueue()
    }

    func recognizer(_ recognizer: GestureRecognizer, ignores touch: Touch) {
        guard recognizer.attempt.bound.contains(touch.slot) else { return }
        change {
            recognizer.attempt.bound.remove(touch.slot)
            recognizer.stopListening(to: touch.mask)
            recognizer.attempt.flags.subtract(touch.mask)
            transitions.isReleaseDue = true
            // An attempt without touches is not involved: recognizers that wait for it need another pass.
            transitions.isPassDue = true
            transitions.isWatchDue = true
            if recognizer.attempt.bound.isEmpty { transitions.void(recognizer) }
        }
    }

    @inline(never)
    func recognizer(_ recognizer: GestureRecognizer, startsAnewWith touches: TouchSet) {
        for touch in touches { cycle.missed.note(touch, missedBy: recognizer, wasOffered: true) }
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
    func stop(_ recognizer: GestureRecognizer, _ reason: Reason, silently: Bool) {
        recognizer.attempt.isStopping = reason.code != .disabled
        transitions.fail(recognizer, reason)
        transitions.hasFinished = true
        if silently {
            recognizer.attempt.pendingActions = []
            recognizer.sendingActions = []
        }
    }

    func recognizerDeadlineDidChange(_ recognizer: GestureRecognizer) {
        if recognizer.attempt.deadline == Time.never { transitions.isWatchDue = true }
        cycle.deadlines.noteChange(of: recognizer)
    }
}

/// Input that waits, as seen by the engine.
protocol Feeding: AnyObject {
    /// Processes input that callbacks sent while a delivery ran (rule 12.4).
    func processQueue()
    /// Forgets the hit view of touchpad gestures whose view leaves its window (rule 2.10).
    func forgetGestures(below view: View)
}

/// Listener for deferred shell gestures (rule 2.13), with which a shell shows that repeating the gesture works.
public protocol EdgeDeferralListener: AnyObject {
    /// Called after the recognizer has failed. Another gesture from this edge of the window within 3 s recognizes.
    func edgeWasDeferred(_ edge: RectEdge, on view: View, for recognizer: GestureRecognizer)
}
