// SPDX-License-Identifier: MIT

/// Input of events other than touches. Inside a callback they wait like samples (rule 12.4).
extension Application {
    /// Sends a phase of a shake that the host has detected itself. Returns false if too much input already waits for
    /// the running delivery to end.
    public final func sendShake(_ phase: Touch.Phase) -> Bool {
        guard !isDelivering else { return enqueue(.motion(phase)) }
        dispatch.deliverMotion(phase, at: dispatch.time)
        processQueue()
        return true
    }

    /// Sends a media key. Returns false if too much input already waits for the running delivery to end.
    public final func sendRemoteControl(_ remoteControl: RemoteControl) -> Bool {
        guard !isDelivering else { return enqueue(.remoteControl(remoteControl)) }
        dispatch.deliverRemoteControl(remoteControl, at: dispatch.time)
        processQueue()
        return true
    }

    /// Whether a responder handled the last media key or shake instead of passing it on (rule 14.5).
    public final var isEventKept: Bool { dispatch.isEventKept }

    /// Feeds a measurement of the accelerometer, in which the engine looks for shakes (rule 3.6). Time is in µs.
    ///
    /// Returns `.accepted`; `.notFinite` or `.timeTooLarge` for values out of range, which change nothing; `.limit`
    /// inside a callback if too much input already waits.
    public final func feed(_ acceleration: Acceleration, at time: Microseconds) -> FeedResult {
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
    final func processAcceleration(_ acceleration: Acceleration, at time: Microseconds) {
        processTime(time)
        take(shakeDetector.add(acceleration, at: dispatch.time), at: dispatch.time)
    }

    final func take(_ change: ShakeDetector.Change?, at time: Microseconds) {
        switch change {
        case .began: dispatch.deliverMotion(.began, at: time)
        case .ended: dispatch.deliverMotion(.ended, at: time)
        case .cancelled: dispatch.deliverMotion(.cancelled, at: time)
        case nil: break
        }
    }

    /// Sets the constants of shake detection. Returns false and changes nothing if one of them is out of its range.
    public final func setShakeSettings(_ settings: ShakeSettings) -> Bool {
        guard settings.isValid else { return false }
        shakeDetector.settings = settings
        return true
    }

    /// The constants of shake detection in force (rule 3.6).
    public final var shakeSettings: ShakeSettings { shakeDetector.settings }
}

/// Send-event filters (rule 1.14).
extension Application {
    /// Adds a filter that sees every delivery first, after filters that were added before. Returns false if out of
    /// memory. O(1) amortized.
    @discardableResult
    public final func addEventFilter(_ filter: any EventFilter) -> Bool {
        dispatch.noteFilter()
        return eventFilters.add(filter)
    }

    /// Removes a filter. Does nothing if the filter is not installed. O(filters).
    public final func removeEventFilter(_ filter: any EventFilter) { eventFilters.remove(filter) }
}
