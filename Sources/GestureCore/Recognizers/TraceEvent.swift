// SPDX-License-Identifier: MIT

/// One decision of the engine, for tools that explain it.
public struct TraceEvent {
    /// Type of a trace event.
    public enum Kind: Int32, Sendable {
        /// A recognizer changed its state.
        case state = 0
        /// A recognizer is held by a requirement.
        case held = 1
        /// A recognizer was refused a touch.
        case refused = 2
        /// A touch's began or ended is withheld from its view.
        case withheld = 3
        /// Withheld touches are released.
        case released = 4
        /// A touch is cancelled in its view, or dropped before it began there.
        case cancelled = 5
        /// A view was tried for a touch that goes down: view, verdict, coveringView (rule 15.2).
        case tried = 6
        /// A recognizer was offered a touch that goes down: recognizer, verdict (rule 15.2).
        case offered = 7
        /// How near a recognizer is, told once in a delivery before anything is decided, if asked for (rule 15.3).
        case progress = 8
    }

    /// Type of the event.
    public var kind: Kind
    /// Time of the delivery, in µs.
    public var time: Microseconds
    /// The recognizer that the event is about, or nil.
    public var recognizer: GestureRecognizer?
    /// The touch that the event is about, or nil.
    public var touch: Touch?
    /// State before the event, for a change of state.
    public var previousState: GestureRecognizer.State
    /// State after the event.
    public var state: GestureRecognizer.State
    /// Reason of the decision.
    public var reason: Reason
    /// The view that was tried.
    public var view: View?
    /// The view that was hit instead.
    public var coveringView: View?
    /// Result for the view or the recognizer (rule 15.2).
    public var verdict: Verdict

    package init(_ kind: Kind, at time: Microseconds) {
        self.kind = kind
        self.time = time
        previousState = .possible
        state = .possible
        reason = .none
        verdict = .none
    }
}

/// Receives every decision. The listener may only call getters (rule 12.7).
public protocol TraceListener: AnyObject {
    /// Called for each decision, when it is made.
    func trace(_ event: TraceEvent)
}
