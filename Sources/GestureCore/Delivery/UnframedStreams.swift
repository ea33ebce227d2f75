// SPDX-License-Identifier: MIT

/// Clients that got events in a delivery and have yet to get the frame after them (rule 10.3). They are kept alive by
/// their surfaces, and these by their touches, to the end of the delivery.
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

    /// Once for each frame: what follows a frame wants another.
    func note(_ client: Borrowed<SurfaceClient>, _ seat: UInt32) {
        var index = framed
        while let entry = entries[index] {
            if entry.client == client, entry.seat == seat { return }
            index &+= 1
        }
        _ = entries.appendDrawing((client, seat))
    }

    /// The next that gets its frame.
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
