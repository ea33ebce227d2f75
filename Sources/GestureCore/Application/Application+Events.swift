// SPDX-License-Identifier: MIT

/// Events that are no touches go in here; inside a callback they wait like samples (rule 12.4).
extension Application {
    /// A shake that the host has noticed by itself. False if too much waits already.
    public final func sendShake(_ phase: Touch.Phase) -> Bool {
        guard !isDelivering else { return enqueue(.motion(phase)) }
        dispatch.deliverMotion(phase, at: dispatch.time)
        processQueue()
        return true
    }

    /// A media key. False if too much waits already.
    public final func sendRemoteControl(_ remoteControl: RemoteControl) -> Bool {
        guard !isDelivering else { return enqueue(.remoteControl(remoteControl)) }
        dispatch.deliverRemoteControl(remoteControl, at: dispatch.time)
        processQueue()
        return true
    }

    /// Returns whether some responder kept the last media key or shake instead of passing it on (rule 14.5).
    public final var isEventKept: Bool { dispatch.isEventKept }

    /// A sample of the accelerometer: shakes are found in them (rule 3.6).
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

    /// The constants of a shake. False if they make no sense.
    public final func setShakeSettings(_ settings: ShakeSettings) -> Bool {
        guard settings.isValid else { return false }
        shakeDetector.settings = settings
        return true
    }

    /// The constants of a shake in force (rule 3.6).
    public final var shakeSettings: ShakeSettings { shakeDetector.settings }
}

/// Send-event filters (rule 1.14).
extension Application {
    /// Adds a filter that sees every delivery first, after the others of the application. False: there is no memory for
    /// it.
    @discardableResult
    public final func addEventFilter(_ filter: any EventFilter) -> Bool {
        dispatch.noteFilter()
        return eventFilters.add(filter)
    }

    /// Removes a filter.
    public final func removeEventFilter(_ filter: any EventFilter) { eventFilters.remove(filter) }
}
