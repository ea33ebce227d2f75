// SPDX-License-Identifier: MIT

/// One step of what the engine decides, for those who ask why.
public struct TraceEvent {
    public enum Kind: Int32, Sendable {
        case state = 0
        case held = 1
        case refused = 2
        case withheld = 3
        case released = 4
        case cancelled = 5
    }

    public var kind: Kind
    public var time: Microseconds
    public var recognizer: GestureRecognizer?
    public var touch: Touch?
    public var previousState: GestureRecognizer.State
    public var state: GestureRecognizer.State
    public var reason: Reason
}

/// Hears of every decision. It may only read (rule 12.7).
public protocol TraceListener: AnyObject {
    func trace(_ event: TraceEvent)
}
