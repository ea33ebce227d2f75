// SPDX-License-Identifier: MIT

/// Hands decisions to the trace listener; without one it costs a comparison.
final class Trace {
    var listener: (any TraceListener)?
    var time: Microseconds = 0

    init() {}

    func moved(
        _ recognizer: GestureRecognizer, from previous: GestureRecognizer.State,
        to state: GestureRecognizer.State, _ reason: Reason
    ) {
        guard let listener else { return }
        listener.trace(
            TraceEvent(
                kind: .state, time: time, recognizer: recognizer, touch: nil, previousState: previous,
                state: state, reason: reason))
    }

    func held(_ recognizer: GestureRecognizer, _ reason: Reason) {
        note(.held, recognizer, nil, reason)
    }

    func refused(_ recognizer: GestureRecognizer, _ touch: Touch, _ reason: Reason) {
        note(.refused, recognizer, touch, reason)
    }

    func withheld(_ touch: Touch, _ reason: @autoclosure () -> Reason) {
        guard listener != nil else { return }
        note(.withheld, nil, touch, reason())
    }

    func released(_ touch: Touch) {
        note(.released, nil, touch, .none)
    }

    func cancelled(_ touch: Touch, _ reason: @autoclosure () -> Reason) {
        guard listener != nil else { return }
        note(.cancelled, nil, touch, reason())
    }

    private func note(
        _ kind: TraceEvent.Kind, _ recognizer: GestureRecognizer?, _ touch: Touch?, _ reason: Reason
    ) {
        guard let listener else { return }
        let state = recognizer?.currentState ?? .possible
        listener.trace(
            TraceEvent(
                kind: kind, time: time, recognizer: recognizer, touch: touch, previousState: state,
                state: state, reason: reason))
    }
}
