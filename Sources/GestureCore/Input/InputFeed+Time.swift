// SPDX-License-Identifier: MIT

/// Input of time (§11): fires what is due, and never runs backwards.
extension InputFeed {
    func advance(to time: Microseconds) -> Bool {
        guard time >= 0, time <= Time.latest else {
            diagnostics.report(.timeTooLarge)
            return false
        }
        if isDelivering { return enqueue(.time(time)) }
        if !queue.isEmpty { processQueue() }
        processTime(time)
        processQueue()
        return true
    }

    @inline(never)
    func processTime(_ time: Microseconds) {
        let time = accept(time)
        fireDeadlines(upTo: time)
        cycle.time = max(cycle.time, time)
        cycle.moveAll(to: cycle.time)
        ForgottenFrames(feed: self).report(at: cycle.time)
    }

    var nextDeadline: Microseconds? {
        let next = pendingDeadline
        return next == Time.never ? nil : next
    }

    private var pendingDeadline: Microseconds {
        min(deadlines.next, min(cycle.movements.nextRest, shakeDetector.deadline))
    }

    func nextAnimationDeadline(interval: TimeSpan) -> Microseconds? {
        guard !cycle.movements.isEmpty else { return nil }
        return min(Time.after(cycle.time, by: max(interval.microseconds, 1)), pendingDeadline)
    }

    /// Returns whether anything can be due at a time: a cheap test, since nothing is due before most samples.
    private func mayBeDue(by time: Microseconds) -> Bool {
        deadlines.mayBeDue(by: time) || !cycle.movements.isEmpty || shakeDetector.isWaiting
    }

    /// Fires everything that is due before an input, and returns the time that the input counts at.
    func reach(_ time: Microseconds) -> Microseconds {
        inputCount &+= 1
        var time = time
        if time < cycle.time || mayBeDue(by: time) { time = catchUp(to: time) }
        cycle.time = max(cycle.time, time)
        return time
    }

    @inline(never)
    private func catchUp(to time: Microseconds) -> Microseconds {
        let accepted = accept(time)
        lateInput = inputCount
        lateness = accepted &- time
        if pendingDeadline <= accepted { fireDeadlines(upTo: accepted) }
        return accepted
    }

    /// Returns the time to use: time never runs backwards, except between two quiet moments (rule 11.2).
    private func accept(_ time: Microseconds) -> Microseconds {
        guard time < cycle.time else { return time }
        if cycle.pool.usedCount == 0, pendingDeadline == Time.never, !hasGestures {
            cycle.time = time
            forgetLifts()
            return time
        }
        diagnostics.report(.timeRunsBackwards)
        return cycle.time
    }

    /// Fires timers that are due, before the input of that time (rule 11.2).
    @inline(never)
    private func fireDeadlines(upTo time: Microseconds) {
        var lastDeadline: Microseconds = -1
        var repeats = 0
        while pendingDeadline <= time {
            let deadline = max(pendingDeadline, cycle.time)
            repeats = deadline == lastDeadline ? repeats + 1 : 0
            lastDeadline = deadline
            guard repeats < DeliveryLimits.rounds else {
                diagnostics.report(.endlessUpdates, DeliveryLimits.endlessUpdates)
                for recognizer in cycle.bound where recognizer.attempt.deadline <= deadline {
                    recognizer.setDeadline(Time.never)
                }
                return
            }
            let isFinger = deadlines.fingers <= deadline
            // Fingers that come down are gathered like others: samples gathered before them need no early delivery.
            let isAttempt = isFinger ? cycle.bound.earliestDeadline <= deadline : deadlines.next <= deadline
            // With resampling, moves count at the time of the output frame and stay gathered.
            if !isFinger || isAttempt, !resamples { deliverGathered(before: deadline) }
            if isAttempt { cycle.deliverDeadlines(at: deadline) }
            if cycle.movements.nextRest <= deadline { cycle.moveAll(to: deadline) }
            if shakeDetector.deadline <= deadline {
                events.deliver(shakeDetector.deadlineReached(deadline), at: deadline)
            }
            if isFinger { bringFingersDown(at: deadline) }
            // Input sent by the callbacks belongs to this deadline, not to the time that is being reached.
            processQueue()
        }
    }
}
