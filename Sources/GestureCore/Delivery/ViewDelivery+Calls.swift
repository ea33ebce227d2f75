// SPDX-License-Identifier: MIT

/// The calls themselves: which touches go together, to whom, and what they read meanwhile.
extension ViewDelivery {
    /// Touches of one view and one sequence (rule 7.12).
    struct Group {
        var mask: TouchMask
        /// Kept alive by the touches.
        let receiver: Unmanaged<View>
        let sequence: UInt64

        var view: View { receiver.takeUnretainedValue() }

        init(mask: TouchMask, receiver: Unmanaged<View>, sequence: UInt64) {
            self.mask = mask
            self.receiver = receiver
            self.sequence = sequence
        }

        /// Of one touch; nil if nobody receives it.
        @inline(__always)
        init?(of touch: Touch, alone mask: TouchMask) {
            guard let receiver = touch.receiverReference else { return nil }
            self.init(mask: mask, receiver: receiver, sequence: touch.sequence)
        }
    }

    /// The touches of the next call: earlier sequences first, then views in the order in which their first touch
    /// went down (rule 7.13).
    @inline(never)
    func nextGroup(of mask: TouchMask) -> Group? {
        mask.isEmpty ? nil : group(ofOne: mask) ?? findGroup(in: mask)
    }

    /// If there is one touch only, and it has a receiver.
    @inline(__always)
    func group(ofOne mask: TouchMask) -> Group? {
        guard let slot = mask.only else { return nil }
        return pool.lend(slot) { Group(of: $0, alone: mask) }
    }

    private func findGroup(in mask: TouchMask) -> Group? {
        var members = TouchMask.none
        var orphans = TouchMask.none
        var receiver: Unmanaged<View>?
        var sequence = UInt64.max
        pool.lendEach(mask) { touch in
            guard let its = touch.receiverReference else {
                orphans.insert(touch.slot)
                return
            }
            if receiver == nil || touch.sequence < sequence {
                receiver = its
                sequence = touch.sequence
                members = touch.mask
            } else if touch.sequence == sequence, its.toOpaque() == receiver?.toOpaque() {
                members.insert(touch.slot)
            }
        }
        ledger.close(orphans)
        return receiver.map { Group(mask: members, receiver: $0, sequence: sequence) }
    }

    /// Those of some touches that belong to the earliest sequence.
    @inline(__always)
    func earliestSequence(of mask: TouchMask) -> TouchMask {
        mask.isEmpty || mask.only != nil ? mask : findEarliestSequence(in: mask)
    }

    private func findEarliestSequence(in mask: TouchMask) -> TouchMask {
        var members = TouchMask.none
        var earliest = UInt64.max
        pool.lendEach(mask) { touch in
            if touch.sequence < earliest {
                earliest = touch.sequence
                members = .none
            }
            if touch.sequence == earliest { members.insert(touch.slot) }
        }
        return members
    }

    func cancel(_ group: Group) {
        for touch in pool.set(group.mask) { trace.cancelled(touch, ledger.canceller(of: touch)) }
        if let client = group.view.surfaceClient, let seat = pool.first(of: group.mask)?.seat {
            // One cancel ends all that the client has on this seat (rule 10.2).
            for touch in pool.set(ledger.delivered) where touch.seat == seat {
                if touch.view?.surfaceClient?.toOpaque() == client.toOpaque() { ledger.close(touch.mask) }
            }
            client._withUnsafeGuaranteedRef { $0.cancel(seat: seat) }
            noteCallOut()
        } else {
            ledger.close(group.mask)
            call(.cancelled, group)
        }
    }

    /// Calls a view with touches that read the call's phase, place and time while it runs (rule 7.6).
    func call(_ phase: Touch.Phase, _ group: Group, showing place: ShownPlace = .delivered) {
        pool.lendEach(group.mask) { touch in
            touch.phase = phase
            touch.show(place)
            event.seat = touch.seat
            event.timestamp = touch.timestamp
        }
        group.receiver._withUnsafeGuaranteedRef { deliver(phase, group, to: $0) }
        pool.lendEach(group.mask) { $0.showDelivered() }
        noteCallOut()
    }

    /// Touches that read what they are to read already: that they have moved.
    @inline(__always)
    func callMoved(_ group: Group) {
        pool.lendEach(group.mask) { touch in
            event.seat = touch.seat
            event.timestamp = touch.timestamp
        }
        group.receiver._withUnsafeGuaranteedRef { deliver(.moved, group, to: $0) }
        noteCallOut()
    }

    @inline(__always)
    private func deliver(_ phase: Touch.Phase, _ group: Group, to view: View) {
        if let client = view.surfaceClient {
            send(phase, group, of: view, to: client)
        } else {
            describe(group)
            if !event.send(phase, pool.set(group.mask), to: view) { diagnostics.report(.responderCycle) }
        }
    }

    /// The event shows the group's whole sequence.
    @inline(__always)
    private func describe(_ group: Group) {
        var all = group.mask
        pool.lendEach(present.subtracting(all)) { if $0.sequence == group.sequence { all.insert($0.slot) } }
        event.type = .touches
        event.sequence = group.sequence
        event.all = all
    }

    @inline(never)
    private func send(_ phase: Touch.Phase, _ group: Group, of surface: View, to client: Unmanaged<SurfaceClient>) {
        pool.lendEach(group.mask) { touch in
            let hasSent = client._withUnsafeGuaranteedRef { client in
                switch phase {
                case .began: client.down(touch, on: surface)
                case .moved: client.motion(touch, on: surface)
                case .ended: client.up(touch, on: surface)
                case .cancelled, .stationary: false
                }
            }
            if hasSent { streams.note(client, touch.seat) }
        }
    }

    func forgetEverything() {
        frame = TouchFrame()
        present = .none
        streams.removeAll()
    }

    /// Actions that a callback caused are sent at once (rule 5.13).
    @inline(__always)
    private func noteCallOut() {
        if transitions.hasPendingActions { observer?.didCallOut() }
    }

    /// Every client that got events gets one frame (rule 10.3), and another for what a callback sends after it.
    @inline(never)
    func sendFrames() {
        while let (client, seat) = streams.next() {
            client._withUnsafeGuaranteedRef { $0.frame(seat: seat) }
            noteCallOut()
        }
        streams.removeAll()
    }
}

/// Which place a touch reads during a call.
enum ShownPlace {
    case delivered
    /// As it did when it went down.
    case down
    /// Where it is, coming from where it went down.
    case movedFromDown
}

extension Touch {
    fileprivate func show(_ place: ShownPlace) {
        switch place {
        case .delivered: break
        case .down:
            location = startLocation
            previousLocation = startLocation
            timestamp = startTime
        case .movedFromDown: previousLocation = startLocation
        }
    }
}
