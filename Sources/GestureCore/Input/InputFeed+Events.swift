// SPDX-License-Identifier: MIT

/// Input of events other than touches. Inside a callback they wait like samples (rule 12.4).
extension InputFeed {
    /// Sends an event that has no time of its own. Returns false if too much input already waits.
    func send(_ event: WaitingInput) -> Bool {
        guard !isDelivering else { return enqueue(event) }
        process(event)
        processQueue()
        return true
    }

    func feed(_ acceleration: Acceleration, at time: Microseconds) -> FeedResult {
        guard acceleration.isWithinLimit else {
            diagnostics.report(.notFinite)
            return .notFinite
        }
        guard time >= 0, time <= Time.latest else {
            diagnostics.report(.timeTooLarge)
            return .timeTooLarge
        }
        guard !isDelivering else { return enqueue(.acceleration(acceleration, time)) ? .accepted : .limit }
        processAcceleration(acceleration, at: time)
        processQueue()
        return .accepted
    }

    @inline(never)
    func processAcceleration(_ acceleration: Acceleration, at time: Microseconds) {
        processTime(time)
        events.deliver(shakeDetector.add(acceleration, at: cycle.time), at: cycle.time)
        deadlines.endPlainInput()
    }
}
