// SPDX-License-Identifier: MIT

/// One Wayland client: the touch streams of its surfaces, one per seat (§10). Subclass it to send the events. All calls
/// are O(1) in the number of views.
open class SurfaceClient {
    /// An event of a touch on a surface.
    public struct SurfaceTouch {
        /// Seat of the touch's source.
        public var seat: UInt32
        /// Id on the wire: small, and unique among the client's live touches of the seat (rule 10.4).
        public var wireID: Int32
        /// Time in µs, never decreasing within one stream.
        public var time: Microseconds
        /// Location in the surface's coordinates, in px.
        public var location: Point
        /// The touch that the event is about, valid during the call.
        public unowned(unsafe) var touch: Touch
    }

    /// Pointer for a wrapper of the engine: leads back from the client to the wrapper's object.
    package final var hostPointer: UnsafeMutableRawPointer?
    /// One stream per seat that has touched the client.
    private final var streams: ContiguousArray<Borrowed<SurfaceStream>> = []
    /// Whether the client has gone: nothing is sent any more (rule 10.5).
    public private(set) var isGone = false

    /// Creates a client without touches.
    public init() {
        streams.reserveCapacity(1)
    }

    deinit {
        for stream in streams { stream.release() }
    }

    /// Sends `wl_touch.down`. The default does nothing.
    open func down(_ surface: View, _ touch: SurfaceTouch) {}
    /// Sends `wl_touch.motion`: the location on the surface has changed. The default does nothing.
    open func motion(_ surface: View, _ touch: SurfaceTouch) {}
    /// Sends `wl_touch.up`. The default does nothing.
    open func up(_ surface: View, _ touch: SurfaceTouch) {}
    /// Sends `wl_touch.frame`, which ends the preceding events of this seat. The default does nothing.
    open func frameDidEnd(seat: UInt32) {}
    /// Sends `wl_touch.cancel`: all of the client's touches of this seat are over. The default does nothing.
    open func touchesCancelled(seat: UInt32) {}

    /// Ends all streams silently: the client has gone.
    public final func leave() {
        isGone = true
    }

    /// Returns the live touch with an id on the wire, or nil. O(1).
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
    /// Records a touch's phase in its stream. Returns the event to send, or nil if there is none.
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
            // Compares with the location on the surface that was sent last (rule 10.7).
            if place == touch.wire.location { return nil }
            return stream.use { $0.move(touch, to: place) }
        case .ended: return stream.use { $0.end(touch) }
        case .cancelled, .stationary: return nil
        }
    }

    /// Sends a recorded event.
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
