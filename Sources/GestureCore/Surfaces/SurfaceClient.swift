// SPDX-License-Identifier: MIT

/// One Wayland client: the streams of its surfaces, one for each seat (§10). Subclass it to send them.
open class SurfaceClient {
    /// Event of a touch on a surface.
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
        public unowned(unsafe) var touch: Touch
    }

    /// For who wraps the engine: leads back from here to the wrapper.
    package final var hostPointer: UnsafeMutableRawPointer?
    /// Grows with the seats that have touched the client.
    private final var streams: ContiguousArray<Borrowed<SurfaceStream>> = []
    /// The client has gone: nothing is sent any more (rule 10.5).
    public private(set) var isGone = false

    public init() {
        streams.reserveCapacity(1)
    }

    deinit {
        for stream in streams { stream.release() }
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
    }

    /// The live touch behind a wire id, or nil.
    public final func touch(seat: UInt32, wireID: Int32) -> Touch? {
        isGone ? nil : knownStream(of: seat)?.use { $0.touch(wireID: wireID) }
    }

    final func knownStream(of seat: UInt32) -> Borrowed<SurfaceStream>? {
        for stream in streams where stream.use({ $0.seat == seat }) { return stream }
        return nil
    }

    @inline(never)
    final func stream(of seat: UInt32) -> Borrowed<SurfaceStream> {
        if let known = knownStream(of: seat) { return known }
        let stream = Borrowed(keeping: SurfaceStream(seat: seat))
        streams.append(stream)
        return stream
    }
}

extension SurfaceClient {
    /// Notes a touch's step in its stream and returns the event to send; nil: there is none.
    final func take(
        _ phase: Touch.Phase, of touch: Touch, on view: View, in stream: Borrowed<SurfaceStream>
    ) -> SurfaceTouch? {
        guard !isGone else { return nil }
        switch phase {
        case .began:
            let place = view.convertFromApplication(touch.location)
            return stream.use { $0.begin(touch, at: place) }
        case .moved:
            let place = view.convertFromApplication(touch.location)
            // The surface-local place is the one sent last (rule 10.7).
            if place == touch.sentLocation { return nil }
            return stream.use { $0.move(touch, to: place) }
        case .ended: return stream.use { $0.end(touch) }
        case .cancelled, .stationary: return nil
        }
    }

    /// Sends what was noted.
    final func send(_ phase: Touch.Phase, _ event: SurfaceTouch, on view: View) {
        switch phase {
        case .began: down(view, event)
        case .moved: motion(view, event)
        case .ended: up(view, event)
        case .cancelled, .stationary: break
        }
    }

    /// Ends all touches of a seat.
    final func cancel(seat: UInt32) {
        guard !isGone else { return }
        stream(of: seat).use { $0.cancel() }
        touchesCancelled(seat: seat)
    }

    final func frame(seat: UInt32) {
        guard !isGone else { return }
        frameDidEnd(seat: seat)
    }
}
