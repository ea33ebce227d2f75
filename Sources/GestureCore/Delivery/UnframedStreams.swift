// SPDX-License-Identifier: MIT

/// Clients that got events in a delivery and are still to get the frame after them (rule 10.3). To the end of the
/// delivery, touches keep their surfaces alive and surfaces their clients.
final class UnframedStreams {
    typealias Stream = (client: Borrowed<SurfaceClient>, seat: UInt32)

    private var entries = GrowingList<Stream>()
    /// Number of clients that have had their frame.
    private var framed = 0

    init() {
        _ = entries.reserve(8)
    }

    @inline(__always)
    var isEmpty: Bool { entries.isEmpty }

    /// Notes a client once per frame: an event after a frame needs another frame.
    func note(_ client: Borrowed<SurfaceClient>, _ seat: UInt32) {
        var index = framed
        while let entry = entries[index] {
            if entry.client == client, entry.seat == seat { return }
            index &+= 1
        }
        _ = entries.appendDrawing((client, seat))
    }

    /// Returns the next client that gets its frame, or nil.
    func next() -> Stream? {
        guard let next = entries[framed] else { return nil }
        framed &+= 1
        return next
    }

    func removeAll() {
        entries.removeAll()
        framed = 0
    }
}
