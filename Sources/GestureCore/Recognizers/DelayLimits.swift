// SPDX-License-Identifier: MIT

/// Limits after which a recognizer that delays touches lets go of them (rule 7.15): until its reset it delays none any
/// more, but may still recognize, and then cancels them.
public struct DelayLimits: Equatable, Sendable {
    /// Time from the first touch's down until as many touches must be down as the recognizer needs, in µs; 0 means no
    /// limit.
    public var together: Microseconds
    /// Time from the last of these downs until the recognizer must have left possible, in µs; 0 means no limit.
    public var undecided: Microseconds

    /// Creates limits in µs. Default: none.
    public init(together: Microseconds = 0, undecided: Microseconds = 0) {
        self.together = together
        self.undecided = undecided
    }

    var isOff: Bool { together <= 0 && undecided <= 0 }
}

/// Limits of a running attempt.
struct RunningDelay {
    private enum Stage {
        /// The attempt has no limits, or is not started by a touch.
        case none
        /// Fewer touches are down than the recognizer needs.
        case gathering
        case complete
        case letGo
    }

    /// Time at which the recognizer lets go.
    private(set) var deadline = Time.never
    private var undecided: Microseconds = 0
    private var stage = Stage.none

    /// Whether the next touches may start a limit.
    @inline(__always)
    var isGathering: Bool { stage == .gathering }
    /// Whether the recognizer has let go: until its reset it delays nothing.
    @inline(__always)
    var hasLetGo: Bool { stage == .letGo }

    /// Starts with the first touch of an attempt.
    mutating func begin(_ limits: DelayLimits, at time: Microseconds) {
        stage = .gathering
        undecided = limits.undecided
        start(limits.together, at: time)
    }

    /// Continues when as many touches are down as the recognizer needs.
    mutating func complete(at time: Microseconds) {
        stage = .complete
        start(undecided, at: time)
    }

    private mutating func start(_ limit: Microseconds, at time: Microseconds) {
        deadline = limit > 0 ? Time.after(time, by: limit) : Time.never
    }

    mutating func letGo() {
        stage = .letGo
        deadline = Time.never
    }

    /// Ends the running limit: the recognizer has left possible.
    mutating func end() { deadline = Time.never }
}

extension GestureRecognizer {
    /// Ends the first limit if enough touches are down; the last of them is `touch`.
    @inline(never)
    final func noteDelay(of touch: Touch) {
        guard attempt.listening.hasAtLeast(touchesNeeded) else { return }
        attempt.delay.complete(at: touch.startTime)
        dispatcher?.recognizerDeadlineDidChange(self)
    }

    /// Lets go of all touches, those that land later included.
    @inline(never)
    final func letGo() {
        attempt.delay.letGo()
        attempt.delaysBegan = .none
        attempt.delaysEnded = .none
    }
}
