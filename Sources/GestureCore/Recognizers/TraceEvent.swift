// SPDX-License-Identifier: MIT

/// One step of what the engine decides, for those who ask why.
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
    }

    /// Type of the event.
    public var kind: Kind
    /// The time of the delivery.
    public var time: Microseconds
    /// Whom it is about.
    public var recognizer: GestureRecognizer?
    /// Which touch it is about.
    public var touch: Touch?
    /// Of a change of state: what it was.
    public var previousState: GestureRecognizer.State
    /// State of the recognizer now.
    public var state: GestureRecognizer.State
    /// Why.
    public var reason: Reason
    /// The view that was tried.
    public var view: View?
    /// The view that was hit instead.
    public var coveringView: View?
    /// Consequence for the view or the recognizer.
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

/// Hears of every decision. It may only read (rule 12.7).
public protocol TraceListener: AnyObject {
    /// One decision, as it is made.
    func trace(_ event: TraceEvent)
}
