// SPDX-License-Identifier: MIT

/// Calls to clients: the touches of a surface leave as a wl_touch stream, one event per touch (§10).
extension ViewDelivery {
    /// Sends a phase of touches on one surface.
    ///
    /// Each event is a callback, which may end touches that are still to be sent: it may destroy the surface or take a
    /// touch. Therefore the ledger is consulted before each event and updated before it is sent.
    @_optimize(speed)
    @inline(never)
    func send(
        _ phase: Touch.Phase, _ group: Group, of surface: View, to client: Borrowed<SurfaceClient>,
        showing place: ShownPlace
    ) {
        var cancelCount: UInt64?
        pool.lendEach(group.mask) { touch in
            guard ledger.expecting(phase).contains(touch.slot) else { return }
            let stream = client.use { $0.stream(of: touch.seat) }
            if phase == .began {
                // New touches of one call are cancelled together: if one was cancelled, the others are dropped.
                let count = stream.use { $0.cancelCount }
                if let cancelCount, count != cancelCount { return ledger.close(touch.mask) }
                cancelCount = count
            }
            ledger.note(phase, of: touch.mask)
            touch.show(phase, place)
            client.use { client in
                guard let event = client.take(phase, of: touch, on: surface, in: stream) else { return }
                streams.note(Borrowed(client), touch.seat)
                client.send(phase, event, on: surface)
            }
            touch.showDelivered()
        }
    }

    /// Cancels a client's touches on a seat: one cancel ends all of them (rule 10.2).
    func cancel(_ client: Borrowed<SurfaceClient>, _ seat: UInt32) {
        for touch in pool.set(ledger.delivered) where touch.seat == seat {
            if touch.view?.surfaceClient == client { ledger.close(touch.mask) }
        }
        client.use { $0.cancel(seat: seat) }
    }

    /// Sends one frame to every client that got events (rule 10.3), and another for events that callbacks cause after
    /// it.
    @_optimize(speed)
    @inline(never)
    func sendFrames() {
        while let (client, seat) = streams.next() {
            client.use { $0.frame(seat: seat) }
            noteCallOut()
        }
        streams.removeAll()
    }
}
