// SPDX-License-Identifier: MIT
internal import CTactus
internal import CTactusWayland
internal import CWaylandServer

/// State of a touch as its client knows, or knew, it.
struct TouchRecord: Linked {
    /// The engine's touch, which is stale once the record is not live. Nil if the handle belongs to another finger now.
    var touch: OpaquePointer?
    /// Nil if the record is unused.
    var seat: UnsafeMutablePointer<Seat>?
    var client: UnsafeMutablePointer<Client>?
    /// Nil after the surface was destroyed.
    var surface: UnsafeMutablePointer<Surface>?
    /// Number of its down in the stream.
    var down: UInt64 = 0
    var serial: UInt32 = 0
    var upSerial: UInt32 = 0
    var id: Int32 = 0
    var state = TACTUS_WAYLAND_TOUCH_STATE_NONE
    /// Values that were sent last.
    var time: UInt64 = 0
    var place = FixedPoint()
    /// wl_fixed_t; 0 if unknown.
    var diameter: Int32 = 0
    /// Phases that wait to be reported to the host.
    var untold = Untold()
    /// Links of the stream's list of live touches.
    var next: UnsafeMutablePointer<TouchRecord>?
    var previous: UnsafeMutablePointer<TouchRecord>?

    var isSent: Bool { state == TACTUS_WAYLAND_TOUCH_STATE_SENT }
    var isUnheard: Bool { state == TACTUS_WAYLAND_TOUCH_STATE_UNHEARD }
    var isLive: Bool { isSent || isUnheard }

    /// Time in ms, which wraps.
    var wireTime: UInt32 { UInt32(truncatingIfNeeded: time / 1000) }

    /// Updates the location. Returns whether it changed on the wire.
    mutating func move(to touch: tactus_surface_touch) -> Bool {
        time = touch.time_us
        let place = FixedPoint(touch.x, touch.y)
        defer { self.place = place }
        return place != self.place
    }
}

/// A location on the wire, in 24.8 fixed point.
struct FixedPoint: Equatable {
    var x: Int32 = 0
    var y: Int32 = 0

    init() {}

    init(_ x: Double, _ y: Double) {
        self.x = fixed(x)
        self.y = fixed(y)
    }
}

/// Converts to fixed point, clamped to its range.
func fixed(_ value: Double) -> Int32 {
    let largest = 8_388_607.0
    return wl_fixed_from_double(value > largest ? largest : value >= -largest ? value : -largest)
}
