// SPDX-License-Identifier: MIT

/// Passes decisions to the trace listener. Without a listener it costs one comparison.
final class Trace {
    var listener: (any TraceListener)? { didSet { noteProgress() } }
    /// Whether the listener hears of each recognizer's progress. Default: false.
    var wantsProgress = false { didSet { noteProgress() } }
    /// Whether there is a listener that wants to hear of it: the one test made in a delivery.
    private(set) var tellsProgress = false
    var time: Microseconds = 0

    init() {}

    @_optimize(speed)
    @inline(never)
    func moved(
        _ recognizer: GestureRecognizer, from previous: GestureRecognizer.State,
        to state: GestureRecognizer.State, _ reason: Reason
    ) {
        guard let listener else { return }
        var event = TraceEvent(.state, at: time)
        event.recognizer = recognizer
        event.previousState = previous
        event.state = state
        event.reason = reason
        listener.trace(event)
    }

    func held(_ recognizer: GestureRecognizer, _ reason: Reason) {
        note(.held, recognizer, nil, reason)
    }

    func refused(_ recognizer: GestureRecognizer, _ touch: Touch, _ reason: Reason) {
        note(.refused, recognizer, touch, reason)
    }

    @inline(__always)
    func withheld(_ touch: Touch, _ reason: @autoclosure () -> Reason) {
        guard listener != nil else { return }
        note(.withheld, nil, touch, reason())
    }

    func released(_ touch: Touch) {
        note(.released, nil, touch, .none)
    }

    @inline(__always)
    func cancelled(_ touch: Touch, _ reason: @autoclosure () -> Reason) {
        guard listener != nil else { return }
        note(.cancelled, nil, touch, reason())
    }

    private func noteProgress() { tellsProgress = wantsProgress && listener != nil }

    func progress(of recognizer: GestureRecognizer) { note(.progress, recognizer, nil, .none) }

    @inline(never)
    private func note(
        _ kind: TraceEvent.Kind, _ recognizer: GestureRecognizer?, _ touch: Touch?, _ reason: Reason
    ) {
        guard let listener else { return }
        var event = TraceEvent(kind, at: time)
        event.recognizer = recognizer
        event.touch = touch
        event.state = recognizer?.currentState ?? .possible
        event.previousState = event.state
        event.reason = reason
        listener.trace(event)
    }
}
