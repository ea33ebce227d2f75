// SPDX-License-Identifier: MIT
public import CTactus
public import CTactusWayland
internal import CWaylandServer

extension UnsafeMutablePointer<Seat> {
    /// Returns the touch whose down or up has a serial, of one client or of any.
    fileprivate func find(_ serial: UInt32, of wlClient: OpaquePointer?) -> UnsafeMutablePointer<TouchRecord>? {
        guard serial != 0 else { return nil }
        return pointee.adapter.pointee.touches.first { record in
            guard record.pointee.serial == serial || record.pointee.upSerial == serial,
                record.pointee.seat == self
            else { return false }
            return wlClient == nil || record.pointee.client?.pointee.wlClient == wlClient
        }
    }

    fileprivate func take(
        _ record: UnsafeMutablePointer<TouchRecord>, _ callbacks: UnsafePointer<tactus_touch_grab_callbacks>?,
        _ data: UnsafeMutableRawPointer?
    ) -> tactus_status {
        guard record.pointee.isLive, let touch = record.pointee.touch else { return TACTUS_STATUS_WRONG_STATE }
        let (serial, client) = (record.pointee.serial, record.pointee.client)
        let status = tactus_touch_take(touch, callbacks, data)
        // Callbacks may have reused the record for another touch.
        if status == TACTUS_STATUS_OK, record.pointee.serial == serial, record.pointee.client == client,
            record.pointee.state == TACTUS_WAYLAND_TOUCH_STATE_CANCELLED
        {
            record.pointee.state = TACTUS_WAYLAND_TOUCH_STATE_TAKEN
        }
        return status
    }
}

@c @implementation
public func tactus_wayland_seat_find_touch(
    _ seat: OpaquePointer?, _ client: OpaquePointer?, _ serial: UInt32,
    _ touch: UnsafeMutablePointer<tactus_wayland_touch>?
) -> tactus_status {
    guard let seat = resolveSeat(seat) else { return TACTUS_STATUS_INVALID_ARGUMENT }
    guard let record = seat.find(serial, of: client) else { return TACTUS_STATUS_NONE }
    guard let touch else { return TACTUS_STATUS_OK }
    return record.pointee.description.fill(touch) ? TACTUS_STATUS_OK : TACTUS_STATUS_INVALID_ARGUMENT
}

@c @implementation
public func tactus_wayland_describe_touch(
    _ wayland: OpaquePointer?, _ touch: OpaquePointer?, _ description: UnsafeMutablePointer<tactus_wayland_touch>?
) -> tactus_status {
    guard let adapter = resolve(wayland), let touch, let description else { return TACTUS_STATUS_INVALID_ARGUMENT }
    guard adapter.isUsable else { return TACTUS_STATUS_DESTROYED }
    guard let found = adapter.describe(touch) else { return TACTUS_STATUS_NONE }
    return found.fill(description) ? TACTUS_STATUS_OK : TACTUS_STATUS_INVALID_ARGUMENT
}

@c @implementation
public func tactus_wayland_seat_take_touch(
    _ seat: OpaquePointer?, _ client: OpaquePointer?, _ serial: UInt32,
    _ callbacks: UnsafePointer<tactus_touch_grab_callbacks>?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeSeat(seat) { seat in
        guard let record = seat.find(serial, of: client) else { return TACTUS_STATUS_UNKNOWN_TOUCH }
        return seat.take(record, callbacks, data)
    }
}

@c @implementation
public func tactus_wayland_set_touch_serial(_ wayland: OpaquePointer?, _ touch: OpaquePointer?, _ serial: UInt32)
    -> tactus_status
{
    change(wayland) { adapter in
        guard let touch, serial != 0 else { return TACTUS_STATUS_INVALID_ARGUMENT }
        guard let record = adapter.pointee.touches.find(touch), record.pointee.isUnheard else {
            return TACTUS_STATUS_WRONG_STATE
        }
        record.pointee.serial = serial
        return TACTUS_STATUS_OK
    }
}
