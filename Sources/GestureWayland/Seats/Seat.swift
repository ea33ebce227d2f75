// SPDX-License-Identifier: MIT
internal import CTactus
internal import CTactusWayland
internal import CWaylandServer

/// Object behind `struct tactus_wayland_seat`. Each client has a stream for each seat.
struct Seat: Linked {
    let adapter: UnsafeMutablePointer<Adapter>
    let number: UInt32
    var userData: UnsafeMutableRawPointer?
    var next: UnsafeMutablePointer<Seat>?
    var previous: UnsafeMutablePointer<Seat>?
    /// Whether the object is freed when the outermost call returns.
    var isGone = false
}

extension UnsafeMutablePointer<Adapter> {
    func findSeat(_ number: UInt32) -> UnsafeMutablePointer<Seat>? {
        for seat in pointee.seats where seat.pointee.number == number && !seat.pointee.isGone { return seat }
        return nil
    }

    /// Creates a seat and its streams, so that a touch need not allocate one.
    func addSeat(_ number: UInt32) -> UnsafeMutablePointer<Seat>? {
        guard findSeat(number) == nil, let seat = makeRecord(Seat(adapter: self, number: number)) else { return nil }
        pointee.seats.append(seat)
        for client in pointee.clients where client.isReachable && !client.addStream(of: seat) {
            seat.leave()
            return nil
        }
        return seat
    }

    func sweepSeats() {
        for client in pointee.clients { client.pointee.streams.free { $0.pointee.seat.pointee.isGone } }
        pointee.seats.free { $0.pointee.isGone }
    }
}

extension UnsafeMutablePointer<Seat> {
    var isUsable: Bool { !pointee.isGone && pointee.adapter.isUsable }

    /// Removes the seat: clients get cancel and no more events.
    func leave() {
        guard !pointee.isGone else { return }
        pointee.isGone = true
        pointee.adapter.pointee.hasGarbage = true
        for client in pointee.adapter.pointee.clients {
            for stream in client.pointee.streams where stream.pointee.seat == self {
                stream.sendLast()
                stream.abandonResources()
                stream.pointee.live = LinkedList()
            }
        }
        pointee.adapter.pointee.touches.forget { $0.pointee.seat == self }
    }

    func stream(of wlClient: OpaquePointer) -> UnsafeMutablePointer<Stream>? {
        pointee.adapter.findClient(wlClient)?.stream(of: pointee.number)
    }

    func getTouch(_ wlClient: OpaquePointer, version: Int32, id: UInt32) -> tactus_status {
        guard let client = pointee.adapter.ensureClient(wlClient), let stream = client.stream(of: pointee.number)
        else {
            wl_client_post_no_memory(wlClient)
            return TACTUS_STATUS_NO_MEMORY
        }
        return stream.addResource(wlClient, version: version, id: id)
    }
}
