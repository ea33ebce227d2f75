// SPDX-License-Identifier: MIT

/// Input of events other than touches. Inside a callback they wait like samples (rule 12.4).
extension InputFeed {
    func sendShake(_ phase: Touch.Phase) -> Bool {
        guard !isDelivering else { return enqueue(.motion(phase)) }
        dispatch.deliverMotion(phase, at: dispatch.time)
        processQueue()
        return true
    }

    func sendRemoteControl(_ remoteControl: RemoteControl) -> Bool {
        guard !isDelivering else { return enqueue(.remoteControl(remoteControl)) }
        dispatch.deliverRemoteControl(remoteControl, at: dispatch.time)
        processQueue()
        return true
    }

    func sendTabletMode(_ isOn: Bool) -> Bool {
        guard !isDelivering else { return enqueue(.tabletMode(isOn)) }
        dispatch.deliverTabletMode(isOn, at: dispatch.time)
        processQueue()
        return true
    }

    /// The change waits even if only earlier input waits, so that input keeps its order.
    func setModifierFlags(_ flags: KeyModifierFlags) -> Bool {
        guard !isDelivering, queue.isEmpty else { return enqueue(.modifiers(flags)) }
        dispatch.modifierFlags = flags
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
        take(shakeDetector.add(acceleration, at: dispatch.time), at: dispatch.time)
    }

    func take(_ change: ShakeDetector.Change?, at time: Microseconds) {
        switch change {
        case .began: dispatch.deliverMotion(.began, at: time)
        case .ended: dispatch.deliverMotion(.ended, at: time)
        case .cancelled: dispatch.deliverMotion(.cancelled, at: time)
        case nil: break
        }
    }
}
