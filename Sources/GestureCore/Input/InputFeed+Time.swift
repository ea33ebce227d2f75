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
        dispatch.time = max(dispatch.time, time)
        dispatch.moveAll(to: dispatch.time)
        reportForgottenFrames(at: dispatch.time)
    }

    var nextDeadline: Microseconds? {
        let next = pendingDeadline
        return next == Time.never ? nil : next
    }

    private var pendingDeadline: Microseconds {
        min(dispatch.deadlines.next, min(dispatch.nextRest, shakeDetector.deadline))
    }

    func nextAnimationDeadline(interval: TimeSpan) -> Microseconds? {
        guard !dispatch.moving.isEmpty else { return nil }
        return min(Time.after(dispatch.time, by: max(interval.microseconds, 1)), pendingDeadline)
    }

    /// Returns whether anything can be due at a time: a cheap test, since nothing is due before most samples.
    @inline(__always)
    private func mayBeDue(by time: Microseconds) -> Bool {
        dispatch.deadlines.mayBeDue(by: time) || !dispatch.moving.isEmpty || shakeDetector.isWaiting
    }

    /// Fires everything that is due before an input, and returns the time that the input counts at.
    @inline(__always)
    func reach(_ time: Microseconds) -> Microseconds {
        inputCount &+= 1
        var time = time
        if time < dispatch.time || mayBeDue(by: time) { time = catchUp(to: time) }
        dispatch.time = max(dispatch.time, time)
        return time
    }

    @inline(never)
    private func catchUp(to time: Microseconds) -> Microseconds {
        let accepted = accept(time)
        dispatch.lateInput = inputCount
        dispatch.lateness = accepted &- time
        if pendingDeadline <= accepted { fireDeadlines(upTo: accepted) }
        return accepted
    }

    /// Returns the time to use: time never runs backwards, except between two quiet moments (rule 11.2).
    private func accept(_ time: Microseconds) -> Microseconds {
        guard time < dispatch.time else { return time }
        if dispatch.pool.usedCount == 0, pendingDeadline == Time.never, !hasGestures {
            dispatch.time = time
            forgetLifts()
            return time
        }
        diagnostics.report(.timeRunsBackwards)
        return dispatch.time
    }

    /// Fires timers that are due, before the input of that time (rule 11.2).
    @inline(never)
    private func fireDeadlines(upTo time: Microseconds) {
        var lastDeadline: Microseconds = -1
        var repeats = 0
        while pendingDeadline <= time {
            let deadline = max(pendingDeadline, dispatch.time)
            repeats = deadline == lastDeadline ? repeats + 1 : 0
            lastDeadline = deadline
            guard repeats < DeliveryLimits.rounds else {
                diagnostics.report(.endlessUpdates, Dispatch.endlessUpdates)
                for recognizer in dispatch.bound where recognizer.attempt.deadline <= deadline {
                    recognizer.setDeadline(Time.never)
                }
                return
            }
            let isFinger = dispatch.deadlines.fingers <= deadline
            // Fingers that come down are gathered like others: samples gathered before them need no early delivery.
            let isAttempt = isFinger ? dispatch.bound.earliestDeadline <= deadline : dispatch.deadlines.next <= deadline
            // With resampling, moves count at the time of the output frame and stay gathered.
            if !isFinger || isAttempt, !resamples { deliverGathered(before: deadline) }
            if isAttempt { dispatch.deliverDeadlines(at: deadline) }
            if dispatch.nextRest <= deadline { dispatch.moveAll(to: deadline) }
            if shakeDetector.deadline <= deadline { take(shakeDetector.deadlineReached(deadline), at: deadline) }
            if isFinger { bringFingersDown(at: deadline) }
            // Input sent by the callbacks belongs to this deadline, not to the time that is being reached.
            processQueue()
        }
    }
}
