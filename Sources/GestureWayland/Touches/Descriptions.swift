// SPDX-License-Identifier: MIT
internal import CTactus
internal import CTactusWayland
internal import CWaylandServer

/// Descriptions of touches for the host.

extension TouchRecord {
    var description: tactus_wayland_touch {
        var description = tactus_wayland_touch()
        description.size = MemoryLayout<tactus_wayland_touch>.size
        description.seat = seat.map { OpaquePointer($0) }
        description.touch = isLive ? touch : nil
        description.surface = surface?.pointee.view
        description.wl_surface = surface?.pointee.wlSurface
        description.client = client?.pointee.wlClient
        description.x = Double(place.x) / 256
        description.y = Double(place.y) / 256
        description.time_us = time
        description.serial = serial
        description.up_serial = upSerial
        description.id = id
        description.state = state.number
        return description
    }
}

extension tactus_wayland_touch_state {
    var number: UInt32 { UInt32(bitPattern: Int32(truncatingIfNeeded: rawValue)) }
}

extension UnsafeMutablePointer<Adapter> {
    /// Describes a live touch, even one without a record because nothing was sent or it is on no surface. Returns nil
    /// if the touch is over.
    func describe(_ touch: OpaquePointer) -> tactus_wayland_touch? {
        if let record = pointee.touches.find(touch) { return record.pointee.description }
        guard tactus_touch_get_source(touch) != nil else { return nil }
        var description = tactus_wayland_touch()
        description.size = MemoryLayout<tactus_wayland_touch>.size
        description.seat = findSeat(tactus_touch_get_seat(touch)).map { OpaquePointer($0) }
        description.touch = touch
        description.time_us = tactus_touch_get_timestamp(touch)
        description.id = -1
        if let view = tactus_touch_get_view(touch), let surface = findSurface(behind: view) {
            description.surface = view
            description.wl_surface = surface.pointee.wlSurface
            description.client = surface.pointee.client.pointee.wlClient
        }
        _ = tactus_touch_get_location(touch, description.surface, &description.x, &description.y)
        return description
    }

    func tellTouchDown(_ touch: OpaquePointer) {
        guard !pointee.isDestroyed, let tell = pointee.callbacks.touch_down, var description = describe(touch) else {
            return
        }
        tell(OpaquePointer(self), &description, pointee.callbacksData)
    }
}
