// SPDX-License-Identifier: MIT

/// System cancels (rule 1.12).
extension InputFeed {
    /// Cancels every live touch of every source, in one delivery for each seat.
    func cancelTouches(at time: Microseconds) -> FeedResult {
        guard time >= 0, time <= Time.latest else {
            diagnostics.report(.timeTooLarge)
            return .timeTooLarge
        }
        if isDelivering { return enqueue(.systemCancel(time)) ? .accepted : .limit }
        if !queue.isEmpty { processQueue() }
        processSystemCancel(at: time)
        processQueue()
        return .accepted
    }

    @inline(never)
    func processSystemCancel(at time: Microseconds) {
        _ = reach(time)
        SystemCancel(self).cancelEverySource()
    }
}
