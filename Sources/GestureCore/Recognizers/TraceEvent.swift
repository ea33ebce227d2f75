// SPDX-License-Identifier: MIT

/// One step of what the engine decides, for those who ask why.
public struct TraceEvent {
    /// What was decided.
    public enum Kind: Int32, Sendable {
        /// A recognizer changed its state.
        case state = 0
        /// A recognizer is held by a requirement.
        case held = 1
        /// A recognizer was refused a touch.
        case refused = 2
        /// A touch's began or ended is withheld from its view.
        case withheld = 3
        /// What was withheld is released.
        case released = 4
        /// A touch is cancelled in its view, or dropped before it began there.
        case cancelled = 5
    }

    /// What was decided.
    public var kind: Kind
    /// The time of the delivery.
    public var time: Microseconds
    /// Whom it is about.
    public var recognizer: GestureRecognizer?
    /// Which touch it is about.
    public var touch: Touch?
    /// Of a change of state: what it was.
    public var previousState: GestureRecognizer.State
    /// What the state is now.
    public var state: GestureRecognizer.State
    /// Why.
    public var reason: Reason
}

/// Hears of every decision. It may only read (rule 12.7).
public protocol TraceListener: AnyObject {
    /// One decision, as it is made.
    func trace(_ event: TraceEvent)
}
