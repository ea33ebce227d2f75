// SPDX-License-Identifier: MIT

/// When recognizers want to hear of time. Only those in an attempt have deadlines, so their list is walked; the
/// earliest one is remembered.
final class DeadlineQueue {
    private let bound: BoundRecognizers
    private var earliest = Time.never
    private var isStale = false

    init(_ bound: BoundRecognizers) {
        self.bound = bound
    }

    func noteChange(of recognizer: GestureRecognizer) {
        let next = min(recognizer.attempt.deadline, recognizer.attempt.abandonDeadline)
        if next <= earliest {
            earliest = next
            isStale = next == Time.never
        } else {
            // The remembered one may have been this recognizer's.
            isStale = true
        }
    }

    /// All attempts are over.
    func forgetEverything() {
        earliest = Time.never
        isStale = false
    }

    /// Whether someone's deadline can have come: what is remembered is never later than the earliest one.
    @inline(__always)
    func mayBeDue(by time: Microseconds) -> Bool { earliest <= time }

    /// `Time.never` if nobody waits.
    var next: Microseconds {
        guard isStale else { return earliest }
        isStale = false
        earliest = Time.never
        for recognizer in bound {
            earliest = min(earliest, min(recognizer.attempt.deadline, recognizer.attempt.abandonDeadline))
        }
        return earliest
    }
}
