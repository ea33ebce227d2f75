// SPDX-License-Identifier: MIT

/// Events that are no touches: they start at the first responder and go up (rule 3.5).
extension Dispatch {
    @inline(never)
    func deliverMotion(_ phase: Touch.Phase, at time: Microseconds) {
        deliverEvent(.motion, subtype: TouchEvent.shake, at: time) { responder, event in
            event.reportedPhase = phase
            responder.receiveMotion(phase, with: event)
        }
    }

    @inline(never)
    func deliverRemoteControl(_ remoteControl: RemoteControl, at time: Microseconds) {
        deliverEvent(.remoteControl, subtype: remoteControl.rawValue, at: time) { responder, event in
            responder.receiveRemoteControl(with: event)
        }
    }

    private func deliverEvent(
        _ type: TouchEvent.Kind, subtype: UInt32, at time: Microseconds,
        _ call: (Responder, TouchEvent) -> Void
    ) {
        var frame = TouchFrame()
        frame.time = time
        open(frame)
        stage = .delivering
        let event = otherEvent
        event.type = type
        event.subtype = subtype
        event.timestamp = self.time
        isEventKept = false
        if let first = firstResponder ?? application?.keyWindow ?? application, !isSwallowed(event) {
            if !event.send(to: first, { call($0, event) }) { diagnostics.report(.responderCycle) }
            isEventKept = event.forwardingResponder == nil
        }
        finish()
    }

    private func isSwallowed(_ event: TouchEvent) -> Bool {
        if application?.eventFilter?.swallows(event) ?? false { return true }
        return application?.keyWindow?.eventFilter?.swallows(event) ?? false
    }

    /// Everything that moves by itself takes its place at a time (rule 13.7).
    @inline(never)
    func moveAll(to time: Microseconds) {
        guard !moving.isEmpty else { return }
        var frame = TouchFrame()
        frame.time = time
        open(frame)
        stage = .delivering
        // Each may stop, or start others.
        movingNow.append(contentsOf: moving)
        for index in movingNow.indices {
            let one = movingNow[index]
            if moving.contains(where: { $0 === one }) { one.move(to: time) }
        }
        movingNow.removeAll(keepingCapacity: true)
        finish()
    }

    /// When the first of what moves comes to rest.
    var nextRest: Microseconds {
        var next = Time.never
        for one in moving { next = min(next, one.restTime) }
        return next
    }
}

extension TouchEvent {
    /// The subtype of motion events.
    static let shake: UInt32 = 1
}
