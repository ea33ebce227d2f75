// SPDX-License-Identifier: MIT

/// Who got events in a delivery and has yet to get the frame after them (rule 10.3). The clients are kept alive by
/// their surfaces, and these by their touches, to the end of the delivery.
final class UnframedStreams {
    typealias Stream = (client: Borrowed<SurfaceClient>, seat: UInt32)

    private var entries: UnsafeMutablePointer<Stream>
    private var capacity = 8
    private var count = 0
    /// How many have had their frame.
    private var framed = 0

    init() {
        entries = .allocate(capacity: capacity)
    }

    deinit {
        entries.deallocate()
    }

    @inline(__always)
    var isEmpty: Bool { count == 0 }

    /// Once for each frame: what follows a frame wants another.
    func note(_ client: Borrowed<SurfaceClient>, _ seat: UInt32) {
        var index = framed
        while index < count {
            if entries[index].client == client, entries[index].seat == seat { return }
            index &+= 1
        }
        if count == capacity { grow() }
        (entries + count).initialize(to: (client, seat))
        count &+= 1
    }

    /// The next that gets its frame.
    func next() -> Stream? {
        guard framed < count else { return nil }
        framed &+= 1
        return entries[framed &- 1]
    }

    func removeAll() {
        count = 0
        framed = 0
    }

    @inline(never)
    private func grow() {
        entries.grow(moving: count, to: capacity &* 2)
        capacity &*= 2
    }
}
