// SPDX-License-Identifier: MIT

/// The calls to views: which touches are grouped, which view is called, and what the touches read during the call.
extension ViewDelivery {
    /// Touches of one view and one sequence (rule 7.12).
    struct Group {
        var mask: TouchMask
        /// The called view, kept alive by its touches.
        let receiver: Borrowed<View>
        let sequence: UInt64

        var view: View { receiver.object }

        init(mask: TouchMask, receiver: Borrowed<View>, sequence: UInt64) {
            self.mask = mask
            self.receiver = receiver
            self.sequence = sequence
        }

        /// Creates a group of one touch; nil if no view receives the touch.
        @inline(__always)
        init?(of touch: Touch, alone mask: TouchMask) {
            guard let receiver = touch.receiverReference else { return nil }
            self.init(mask: mask, receiver: receiver, sequence: touch.sequence)
        }
    }

    /// Returns the touches of the next call: earlier sequences first, then views in the order in which their first
    /// touch went down (rule 7.13).
    @_optimize(speed)
    @inline(never)
    func nextGroup(of mask: TouchMask) -> Group? {
        mask.isEmpty ? nil : group(ofOne: mask) ?? findGroup(in: mask)
    }

    /// Returns the group of the only touch in a mask; nil if there are more or it has no receiver.
    @inline(__always)
    func group(ofOne mask: TouchMask) -> Group? {
        guard let slot = mask.only else { return nil }
        return pool.lend(slot) { Group(of: $0, alone: mask) }
    }

    @_optimize(speed)
    private func findGroup(in mask: TouchMask) -> Group? {
        var members = TouchMask.none
        var orphans = TouchMask.none
        var receiver: Borrowed<View>?
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
            } else if touch.sequence == sequence, its == receiver {
                members.insert(touch.slot)
            }
        }
        ledger.close(orphans)
        return receiver.map { Group(mask: members, receiver: $0, sequence: sequence) }
    }

    /// Returns the touches of a mask that belong to the earliest sequence.
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
            cancel(client, seat)
            noteCallOut()
        } else {
            call(.cancelled, group)
        }
    }

    /// Calls a view with touches that, during the call, read its phase, place and time (rule 7.6).
    @_optimize(speed)
    func call(_ phase: Touch.Phase, _ group: Group, showing place: ShownPlace = .delivered) {
        group.receiver.use { view in
            if let client = view.surfaceClient {
                send(phase, group, of: view, to: client, showing: place)
            } else {
                ledger.note(phase, of: group.mask)
                pool.lendEach(group.mask) { touch in
                    touch.show(phase, place)
                    event.seat = touch.seat
                    event.timestamp = touch.timestamp
                }
                deliver(phase, group, to: view)
                let isOver = phase == .ended || phase == .cancelled
                pool.lendEach(group.mask) { touch in
                    touch.showDelivered()
                    if isOver { touch.endTracking() }
                }
            }
        }
        noteCallOut()
    }

    /// Calls a view with touches that have moved and already read the right values. `call`, which sets and restores
    /// these values, would cost 8 % more instructions for a motion.
    @inline(__always)
    func callMoved(_ group: Group) {
        group.receiver.use { view in
            if let client = view.surfaceClient {
                send(.moved, group, of: view, to: client, showing: .delivered)
            } else {
                pool.lendEach(group.mask) { touch in
                    event.seat = touch.seat
                    event.timestamp = touch.timestamp
                }
                deliver(.moved, group, to: view)
            }
        }
        noteCallOut()
    }

    @inline(__always)
    private func deliver(_ phase: Touch.Phase, _ group: Group, to view: View) {
        describe(group)
        if !event.send(phase, pool.set(group.mask), to: view) { reportRing(from: view) }
    }

    @inline(never)
    private func reportRing(from view: View) {
        diagnostics.report(
            .responderCycle, about: view,
            ": the overrides of next responders behind it form a ring; the event is dropped")
    }

    /// Makes the event describe the group's whole sequence.
    @inline(__always)
    private func describe(_ group: Group) {
        var all = group.mask
        pool.lendEach(present.subtracting(all)) { if $0.sequence == group.sequence { all.insert($0.slot) } }
        event.type = .touches
        event.sequence = group.sequence
        event.all = all
    }

    func forgetEverything() {
        frame = TouchFrame()
        present = .none
        streams.removeAll()
    }

    /// Sends the actions that a callback caused at once (rule 5.13).
    @inline(__always)
    func noteCallOut() {
        if transitions.hasPendingActions { observer?.didCallOut() }
    }
}

/// Location that a touch reads during a call.
enum ShownPlace {
    /// The location of this delivery.
    case delivered
    /// The location where the touch went down.
    case down
    /// The present location; the previous one is where the touch went down.
    case movedFromDown
}

extension Touch {
    /// Shows a phase and a place during a call, until `showDelivered`.
    func show(_ phase: Phase, _ place: ShownPlace) {
        keepDelivered()
        self.phase = phase
        switch place {
        case .delivered: break
        case .down:
            location = startLocation
            previousLocation = startLocation
            timestamp = start.time
        case .movedFromDown: previousLocation = startLocation
        }
    }
}
