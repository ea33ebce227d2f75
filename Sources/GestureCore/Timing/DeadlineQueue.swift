// SPDX-License-Identifier: MIT

/// When something wants to hear of time. Few have deadlines at a time, so they are walked; the earliest one is
/// remembered.
final class DeadlineQueue {
    private let holder: any DeadlineHolder
    private var earliest = Time.never
    private var isStale = false
    /// When the first finger that waits comes down (rule 1.18).
    private(set) var fingers = Time.never

    init(_ holder: any DeadlineHolder) {
        self.holder = holder
    }

    /// One of them waits for another time now; `Time.never`: for none.
    func noteChange(to next: Microseconds) {
        if next <= earliest {
            earliest = next
            isStale = next == Time.never
        } else {
            // The remembered one may have been this one's.
            isStale = true
        }
    }

    /// Fingers that wait come down at another time now; `Time.never`: none waits.
    func noteFingers(_ next: Microseconds) {
        guard next != fingers else { return }
        fingers = next
        noteChange(to: next)
    }

    /// All attempts are over.
    func forgetEverything() {
        fingers = Time.never
        earliest = Time.never
        isStale = false
    }

    /// Returns whether a deadline can have come: what is remembered is never later than the earliest one.
    func mayBeDue(by time: Microseconds) -> Bool { earliest <= time }

    /// `Time.never` if nobody waits.
    var next: Microseconds {
        guard isStale else { return earliest }
        isStale = false
        earliest = min(holder.earliestDeadline, fingers)
        return earliest
    }
}

/// Owner of everything that may wait.
protocol DeadlineHolder: AnyObject {
    /// `Time.never` if nobody waits.
    var earliestDeadline: Microseconds { get }
}
