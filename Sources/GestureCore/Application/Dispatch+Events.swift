// SPDX-License-Identifier: MIT

/// Events other than touches: they start at the first responder and go up the chain (rule 3.5).
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
            if !event.send(to: first, { call($0, event) }) {
                diagnostics.report(
                    .responderCycle, "the overrides of next responders form a ring; the event is dropped")
            }
            isEventKept = event.forwardingResponder == nil
        }
        finish()
    }

    private func isSwallowed(_ event: TouchEvent) -> Bool {
        if application?.eventFilters.swallow(event) ?? false { return true }
        return application?.keyWindow?.eventFilters?.swallow(event) ?? false
    }

    /// Moves everything that moves by itself to its place at a time (rule 13.7).
    @inline(never)
    func moveAll(to time: Microseconds) {
        guard !moving.isEmpty else { return }
        var frame = TouchFrame()
        frame.time = time
        open(frame)
        stage = .delivering
        // A callback may stop this motion or start others.
        var index = 0
        while let one = moving[index] {
            _ = movingNow.append(one)
            index &+= 1
        }
        index = 0
        while let one = movingNow[index] {
            if isMoving(one) { one.move(to: time) }
            index &+= 1
        }
        while movingNow.popLast() != nil {}
        finish()
    }

    /// Time at which the first of the running motions comes to rest.
    var nextRest: Microseconds {
        var next = Time.never
        var index = 0
        while let one = moving[index] {
            next = min(next, one.restTime)
            index &+= 1
        }
        return next
    }

    private func indexOfMoving(_ wanted: any Moving) -> Int? {
        var index = 0
        while let one = moving[index] {
            if one === wanted { return index }
            index &+= 1
        }
        return nil
    }

    private func isMoving(_ one: any Moving) -> Bool { indexOfMoving(one) != nil }

    func startMoving(_ moving: any Moving) {
        // Cannot fail: room is reserved for every scroll view.
        if !isMoving(moving) { _ = self.moving.append(moving) }
    }

    func stopMoving(_ moving: any Moving) {
        if let index = indexOfMoving(moving) { self.moving.remove(at: index) }
    }

    /// Stops all motions below a view that leaves its window.
    func stopMoving(below view: View) {
        var index = 0
        while let one = moving[index] {
            if one.movingView.isDescendant(of: view) { moving.remove(at: index) } else { index &+= 1 }
        }
    }
}

extension TouchEvent {
    /// Subtype of motion events that are shakes.
    static let shake: UInt32 = 1
}
