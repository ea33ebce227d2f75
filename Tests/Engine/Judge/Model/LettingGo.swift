// SPDX-License-Identifier: MIT

import ScenarioFormat

// 7.15: letting go.

struct DelayLimits {
    var together: Microseconds = 0
    var undecided: Microseconds = 0
}

/// The limits of an attempt.
struct RunningDelay {
    /// Whether limits run, and fewer touches are down than the recognizer needs.
    var isGathering = false
    var undecided: Microseconds = 0
    var deadline: Microseconds?
    var hasLetGo = false
}

extension Recognizer {
    /// Starts with the first touch of an attempt.
    func startDelay(with touch: Touch) {
        guard delayLimits.together > 0 || delayLimits.undecided > 0 else { return }
        delay.isGathering = true
        delay.undecided = delayLimits.undecided
        delay.deadline = delayLimits.together > 0 ? touch.startTime + delayLimits.together : nil
    }

    /// Continues when as many touches are down as the recognizer needs, the last of which is `touch`.
    func noteDelay(of touch: Touch) {
        guard delay.isGathering, fingersDown.count >= touchesNeeded else { return }
        delay.isGathering = false
        delay.deadline = delay.undecided > 0 ? touch.startTime + delay.undecided : nil
    }

    func letGo() {
        delay = RunningDelay(hasLetGo: true)
    }
}

extension Model {
    /// The time at which a recognizer lets go; it must still be possible.
    func delayDeadline(of g: Recognizer) -> Microseconds? {
        g.isInAttempt && g.state == .possible && !g.isOver ? g.delay.deadline : nil
    }
}
