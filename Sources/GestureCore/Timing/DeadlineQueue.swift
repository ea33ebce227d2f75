// SPDX-License-Identifier: MIT

/// Earliest deadline of all objects that have one. Few have deadlines at a time, so that a walk finds it; the result is
/// cached.
final class DeadlineQueue {
    private let holder: any DeadlineHolder
    private var earliest = Time.never
    private var isStale = false
    /// Time until which input needs nothing but its own steps: nothing is due before it, and nothing waits. 0 if that is
    /// not known. Never later than the earliest deadline.
    private(set) var plainUntil: Microseconds = 0
    /// Time at which the first waiting finger comes down (rule 1.18).
    private(set) var fingers = Time.never

    init(_ holder: any DeadlineHolder) {
        self.holder = holder
    }

    /// Notes that an object's deadline has changed; `Time.never` means none.
    func noteChange(to next: Microseconds) {
        if next <= earliest {
            earliest = next
            isStale = next == Time.never
            plainUntil = min(plainUntil, next)
        } else {
            // The cached deadline may have been this object's.
            isStale = true
        }
    }

    /// Notes that input may have to do more than its own steps from now on.
    func endPlainInput() { plainUntil = 0 }

    /// Notes that nothing waits: input is plain until the earliest deadline.
    func beginPlainInput() { plainUntil = min(earliest, Time.latest &+ 1) }

    /// Notes the time at which the next waiting finger comes down; `Time.never` means none.
    func noteFingers(_ next: Microseconds) {
        guard next != fingers else { return }
        fingers = next
        noteChange(to: next)
    }

    /// Drops all deadlines: all attempts are over.
    func forgetEverything() {
        fingers = Time.never
        earliest = Time.never
        isStale = false
    }

    /// Returns whether a deadline may have come. The cached time is never later than the earliest deadline.
    func mayBeDue(by time: Microseconds) -> Bool { earliest <= time }

    /// The earliest deadline; `Time.never` if there is none.
    var next: Microseconds {
        guard isStale else { return earliest }
        isStale = false
        earliest = min(holder.earliestDeadline, fingers)
        return earliest
    }
}

/// Owner of all objects that may have deadlines.
protocol DeadlineHolder: AnyObject {
    /// The earliest deadline; `Time.never` if there is none.
    var earliestDeadline: Microseconds { get }
}
