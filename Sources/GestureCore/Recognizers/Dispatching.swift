// SPDX-License-Identifier: MIT

/// Requests of recognizers to the engine, in addition to those of views.
protocol Dispatching: ViewDispatching {
    /// Handles a recognizer's request for a state (rule 5.4); `reason` is for failures. Returns false if the request is
    /// illegal.
    func recognizer(
        _ recognizer: GestureRecognizer, requests state: GestureRecognizer.State, for reason: Reason
    ) -> Bool
    func recognizer(_ recognizer: GestureRecognizer, ignores touch: Touch)
    /// Ends the attempt of a recognizer because of new touches, which are the first of its next attempt (rule 8.2).
    func recognizer(_ recognizer: GestureRecognizer, startsAnewWith touches: TouchSet)
    /// Ends the attempt of a recognizer that was disabled, removed from its view or destroyed (rules 4.7, 5.13).
    func recognizerWillStop(_ recognizer: GestureRecognizer, reason: Reason, silently: Bool)

    /// Runs an update pass: a recognizer that others wait for is about to be destroyed (rule 6.14).
    func leaderWillGo()
    func recognizerDeadlineDidChange(_ recognizer: GestureRecognizer)
    /// Number of the first delivery in which targets that are added now are called (rule 12.2).
    var nextActionDelivery: UInt64 { get }
}

/// The engine as seen by recognizers.
final class RecognizerEngineFace: EngineFace {
    unowned(unsafe) var engine: (any Dispatching)?
}

extension GestureRecognizer {
    /// The engine of the attempt, or else of the window that the view is in.
    final var engine: (any Dispatching)? {
        dispatcher ?? (view?.window?.dispatcher?.face as? RecognizerEngineFace)?.engine
    }
}

extension BoundRecognizers: DeadlineHolder {
    var earliestDeadline: Microseconds {
        var earliest = Time.never
        lendEach { recognizer in
            let next = recognizer.attempt.nextDeadline
            if next < earliest { earliest = next }
        }
        return earliest
    }
}

extension DeadlineQueue {
    func noteChange(of recognizer: GestureRecognizer) { noteChange(to: recognizer.attempt.nextDeadline) }
}
