// SPDX-License-Identifier: MIT

/// Limits after which a recognizer that delays touches lets go of them (rule 7.15): until its reset it delays none any
/// more, but may still recognize, and then cancels them.
public struct DelayLimits: Equatable, Sendable {
    /// Time from the first touch's down until as many touches must be down as the recognizer needs; 0 means no limit.
    public var together: TimeSpan
    /// Time from the last of these downs until the recognizer must have left possible; 0 means no limit.
    public var undecided: TimeSpan

    /// Creates limits. Default: none.
    public init(together: TimeSpan = .zero, undecided: TimeSpan = .zero) {
        self.together = together
        self.undecided = undecided
    }

    var isOff: Bool { together <= .zero && undecided <= .zero }
}

/// Limits of a recognizer, and those of its running attempt (rule 5.15). Most recognizers have none, so this object is
/// created on demand.
final class DelayLimiter {
    fileprivate var limits = DelayLimits()
    /// The second limit of the running attempt.
    fileprivate var undecided: Microseconds = 0

    fileprivate init() {}
}

extension GestureRecognizer {
    /// Limits after which the recognizer stops delaying touches (rule 7.15). Default: none. Take effect with the next
    /// attempt.
    public final var delayLimits: DelayLimits {
        get { delayLimiter?.limits ?? DelayLimits() }
        set {
            if delayLimiter == nil, newValue == DelayLimits() { return }
            let limiter = delayLimiter ?? DelayLimiter()
            limiter.limits = newValue
            delayLimiter = limiter
        }
    }

    /// Starts the first limit with the first touch of an attempt.
    @inline(never)
    final func startDelay(with touch: Touch) {
        guard let delayLimiter, !delayLimiter.limits.isOff else { return }
        attempt.isGathering = true
        delayLimiter.undecided = delayLimiter.limits.undecided.microseconds
        start(delayLimiter.limits.together.microseconds, at: touch.start.time)
    }

    /// Ends the first limit if enough touches are down, the last of which is `touch`, and starts the second.
    @inline(never)
    final func noteDelay(of touch: Touch) {
        guard attempt.listening.hasAtLeast(touchesNeeded) else { return }
        attempt.isGathering = false
        start(delayLimiter?.undecided ?? 0, at: touch.start.time)
    }

    private final func start(_ limit: Microseconds, at time: Microseconds) {
        attempt.delayDeadline = limit > 0 ? Time.after(time, by: limit) : Time.never
        dispatcher?.recognizerDeadlineDidChange(self)
    }

    /// Lets go of all touches, those that land later included.
    @inline(never)
    final func letGo() {
        attempt.isGathering = false
        attempt.hasLetGo = true
        attempt.delayDeadline = Time.never
        attempt.flags.delaysBegan = .none
        attempt.flags.delaysEnded = .none
    }
}
