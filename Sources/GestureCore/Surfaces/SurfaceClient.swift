// SPDX-License-Identifier: MIT

/// One Wayland client: the streams of its surfaces, one for each seat (§10). Subclass it to send them.
open class SurfaceClient {
    /// What happens to a touch on a surface.
    public struct SurfaceTouch {
        /// The seat of its source.
        public var seat: UInt32
        /// Small and unique among the client's live touches of the seat (rule 10.4).
        public var wireID: Int32
        /// Never decreasing on one stream.
        public var time: Microseconds
        /// In the surface's space.
        public var location: Point
        /// The touch behind it.
        public var touch: Touch
    }

    /// For who wraps the engine: leads back from here to the wrapper.
    public final var hostPointer: UnsafeMutableRawPointer?
    /// Grows with the seats that have touched the client.
    private final var streams: ContiguousArray<SurfaceStream> = []
    /// The client has gone: nothing is sent any more (rule 10.5).
    public private(set) var isGone = false

    public init() {
        streams.reserveCapacity(1)
    }

    /// `wl_touch.down`.
    open func down(_ surface: View, _ touch: SurfaceTouch) {}
    /// `wl_touch.motion`: the surface-local place has changed.
    open func motion(_ surface: View, _ touch: SurfaceTouch) {}
    /// `wl_touch.up`.
    open func up(_ surface: View, _ touch: SurfaceTouch) {}
    /// `wl_touch.frame`: ends what came before for this seat.
    open func frameDidEnd(seat: UInt32) {}
    /// `wl_touch.cancel`: all of the client's touches of this seat are over.
    open func touchesCancelled(seat: UInt32) {}

    /// The client has gone: its streams end silently.
    public final func leave() {
        isGone = true
        streams.removeAll()
    }

    /// The live touch behind a wire id, or nil.
    public final func touch(seat: UInt32, wireID: Int32) -> Touch? {
        for stream in streams where stream.seat == seat { return stream.touch(wireID: wireID) }
        return nil
    }

    private final func streamIndex(_ seat: UInt32) -> Int {
        for index in streams.indices where streams[index].seat == seat { return index }
        streams.append(SurfaceStream(seat: seat))
        return streams.count - 1
    }
}

extension SurfaceClient: TouchStreaming {
    func down(_ touch: Touch, on view: View) -> Bool {
        guard !isGone else { return false }
        let sent = streams[streamIndex(touch.seat)].begin(touch, at: touch.location(in: view))
        down(view, sent)
        return true
    }

    func motion(_ touch: Touch, on view: View) -> Bool {
        guard !isGone,
            let sent = streams[streamIndex(touch.seat)].move(touch, to: touch.location(in: view))
        else { return false }
        motion(view, sent)
        return true
    }

    func up(_ touch: Touch, on view: View) -> Bool {
        guard !isGone else { return false }
        let sent = streams[streamIndex(touch.seat)].end(touch)
        up(view, sent)
        return true
    }

    func cancel(seat: UInt32) {
        guard !isGone else { return }
        streams[streamIndex(seat)].cancel()
        touchesCancelled(seat: seat)
    }

    func frame(seat: UInt32) {
        guard !isGone else { return }
        frameDidEnd(seat: seat)
    }
}
