// SPDX-License-Identifier: MIT

/// Time goes in here (§11): it fires what is due, and never runs backwards.
extension Application {
    /// The last time it was told of.
    public final var time: Microseconds { dispatch.time }

    /// Lets time pass. False if it is above 2^62.
    public final func advance(to time: Microseconds) -> Bool {
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
    final func processTime(_ time: Microseconds) {
        let time = accept(time)
        fireDeadlines(upTo: time)
        dispatch.time = max(dispatch.time, time)
        dispatch.moveAll(to: dispatch.time)
        reportForgottenFrames(at: dispatch.time)
    }

    /// When `advance(to:)` wants to be called; nil: nothing is pending. What moves by itself wants to be seen more
    /// often: `nextAnimationDeadline`.
    public final var nextDeadline: Microseconds? {
        let next = pendingDeadline
        return next == Time.never ? nil : next
    }

    private final var pendingDeadline: Microseconds {
        min(dispatch.deadlines.next, min(dispatch.nextRest, shakeDetector.deadline))
    }

    /// While something moves by itself: the time of the next output frame, the earlier of one interval from now
    /// and the next deadline. nil: nothing moves.
    public final func nextAnimationDeadline(interval: Microseconds) -> Microseconds? {
        guard !dispatch.moving.isEmpty else { return nil }
        return min(Time.after(dispatch.time, by: max(interval, 1)), pendingDeadline)
    }

    /// Returns whether anything can be due at a time. A cheap look for the thousands of samples before which
    /// nothing is.
    @inline(__always)
    private final func mayBeDue(by time: Microseconds) -> Bool {
        dispatch.deadlines.mayBeDue(by: time) || !dispatch.moving.isEmpty || shakeDetector.isWaiting
    }

    /// The time that an input counts at, when everything that is due before it has been done.
    @inline(__always)
    final func reach(_ time: Microseconds) -> Microseconds {
        inputCount &+= 1
        var time = time
        if time < dispatch.time || mayBeDue(by: time) { time = catchUp(to: time) }
        dispatch.time = max(dispatch.time, time)
        return time
    }

    @inline(never)
    private final func catchUp(to time: Microseconds) -> Microseconds {
        let accepted = accept(time)
        dispatch.lateInput = inputCount
        dispatch.lateness = accepted &- time
        if pendingDeadline <= accepted { fireDeadlines(upTo: accepted) }
        return accepted
    }

    /// Time never runs backwards, except from one quiet moment to another (rule 11.2).
    private final func accept(_ time: Microseconds) -> Microseconds {
        guard time < dispatch.time else { return time }
        if dispatch.pool.usedCount == 0, pendingDeadline == Time.never, !hasGestures {
            dispatch.time = time
            forgetLifts()
            return time
        }
        diagnostics.report(.timeRunsBackwards)
        return dispatch.time
    }

    /// Timers that are due fire before what comes at that time (rule 11.2).
    @inline(never)
    private final func fireDeadlines(upTo time: Microseconds) {
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
            // Fingers that come down are gathered like others, and need none of what was gathered before.
            let isAttempt = isFinger ? dispatch.bound.earliestDeadline <= deadline : dispatch.deadlines.next <= deadline
            // A resampled touch counts at the time of its output frame.
            if !isFinger || isAttempt, !resamples { deliverGathered(before: deadline) }
            if isAttempt { dispatch.deliverDeadlines(at: deadline) }
            if dispatch.nextRest <= deadline { dispatch.moveAll(to: deadline) }
            if shakeDetector.deadline <= deadline { take(shakeDetector.deadlineReached(deadline), at: deadline) }
            if isFinger { bringFingersDown(at: deadline) }
            // Input sent by the callbacks belongs to this time, not to the time that is waited for.
            processQueue()
        }
    }
}
