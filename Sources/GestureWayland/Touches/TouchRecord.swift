// SPDX-License-Identifier: MIT
internal import CTactus
internal import CTactusWayland
internal import CWaylandServer

/// State of a touch as its client knows, or knew, it.
struct TouchRecord: Linked {
    /// The engine's touch; stale once the record is not live any more. nil: the handle is another finger's.
    var touch: OpaquePointer?
    /// nil: nothing is recorded here.
    var seat: UnsafeMutablePointer<Seat>?
    var client: UnsafeMutablePointer<Client>?
    /// nil: the surface has gone.
    var surface: UnsafeMutablePointer<Surface>?
    /// Its number among the stream's downs.
    var down: UInt64 = 0
    var serial: UInt32 = 0
    var upSerial: UInt32 = 0
    var id: Int32 = 0
    var state = TACTUS_WAYLAND_TOUCH_STATE_NONE
    /// As sent last.
    var time: UInt64 = 0
    var place = FixedPoint()
    /// wl_fixed_t; 0: unknown.
    var diameter: Int32 = 0
    /// Phases that the host has yet to hear.
    var untold = Untold()
    /// Of a stream's live touches.
    var next: UnsafeMutablePointer<TouchRecord>?
    var previous: UnsafeMutablePointer<TouchRecord>?

    var isSent: Bool { state == TACTUS_WAYLAND_TOUCH_STATE_SENT }
    var isUnheard: Bool { state == TACTUS_WAYLAND_TOUCH_STATE_UNHEARD }
    var isLive: Bool { isSent || isUnheard }

    /// Milliseconds that wrap.
    var wireTime: UInt32 { UInt32(truncatingIfNeeded: time / 1000) }

    /// Returns whether it moved as far as a client can see.
    mutating func move(to touch: tactus_surface_touch) -> Bool {
        time = touch.time_us
        let place = FixedPoint(touch.x, touch.y)
        defer { self.place = place }
        return place != self.place
    }
}

/// A place on the wire: 24.8 bits.
struct FixedPoint: Equatable {
    var x: Int32 = 0
    var y: Int32 = 0

    init() {}

    init(_ x: Double, _ y: Double) {
        self.x = fixed(x)
        self.y = fixed(y)
    }
}

/// Converts to fixed point. A value beyond the range becomes the nearest in it.
func fixed(_ value: Double) -> Int32 {
    let largest = 8_388_607.0
    return wl_fixed_from_double(value > largest ? largest : value >= -largest ? value : -largest)
}
