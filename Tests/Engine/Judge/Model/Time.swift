// SPDX-License-Identifier: MIT

import ScenarioFormat

// 5.14, §11: time comes with samples and with advance.

extension Model {
    /// 11.2: timers due at or before the time fire first; those of one deadline are one delivery.
    func advance(to time: Microseconds) {
        while let deadline = nextDeadline, deadline <= time {
            now = max(now, deadline)
            guard let other = deadlineOfDeliveries, other <= deadline else {
                bringFingersDown(at: deadline)
                continue
            }
            noteTimer()
            deliver {
                for scrollView in scrollViews where scrollView.delay.deadline.map({ $0 <= deadline }) ?? false {
                    scrollView.delay.end()
                }
                let silent = endSilentScroll(at: deadline)
                for g in ordered(recognizers) where g.isInAttempt && !g.isFinished {
                    if let limit = delayDeadline(of: g), limit <= deadline { g.letGo() }
                    if let silent, g.gesture === silent { g.gestureEnded(silent) }
                    if let own = deadlineOf(g), own <= deadline { g.timerFired() }
                }
            }
            finishMotions()
            bringFingersDown(at: deadline)
        }
        now = max(now, time)
    }

    private var nextDeadline: Microseconds? {
        (fingers.waiting.map(\.deadline) + [deadlineOfDeliveries].compactMap { $0 }).min()
    }

    private var deadlineOfDeliveries: Microseconds? {
        let ofScrollViews = scrollViews.flatMap { [$0.delay.deadline, $0.motion?.end] }.compactMap { $0 }
        let ofRecognizers = recognizers.compactMap(deadlineOf) + recognizers.compactMap(delayDeadline)
        return (ofRecognizers + ofScrollViews + [scrolling?.deadline].compactMap { $0 }).min()
    }

    /// A decided recognizer has no deadline of its own.
    private func deadlineOf(_ g: Recognizer) -> Microseconds? {
        guard g.isInAttempt, !g.isFinished, g.wishes.isEmpty else { return nil }
        return g.deadline
    }
}
