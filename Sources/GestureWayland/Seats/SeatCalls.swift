// SPDX-License-Identifier: MIT
public import CTactus
internal import CTactusWayland
internal import CWaylandServer

@c @implementation
public func tactus_wayland_get_seat_version() -> UInt32 {
    tactus_wayland_server_seat_version()
}

@c @implementation
public func tactus_wayland_seat_create(_ wayland: OpaquePointer?, _ number: UInt32) -> OpaquePointer? {
    guard let adapter = resolve(wayland), adapter.isUsable else { return nil }
    return adapter.call { adapter.addSeat(number) }.map { OpaquePointer($0) }
}

@c @implementation
public func tactus_wayland_seat_destroy(_ seat: OpaquePointer?) {
    guard let seat = resolveSeat(seat) else { return }
    let adapter = seat.pointee.adapter
    adapter.call { seat.leave() }
}

@c @implementation
public func tactus_wayland_seat_set_user_data(_ seat: OpaquePointer?, _ data: UnsafeMutableRawPointer?)
    -> tactus_status
{
    changeSeat(seat) { seat in
        seat.pointee.userData = data
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_wayland_seat_get_user_data(_ seat: OpaquePointer?) -> UnsafeMutableRawPointer? {
    resolveSeat(seat)?.pointee.userData
}

@c @implementation
public func tactus_wayland_seat_get_number(_ seat: OpaquePointer?) -> UInt32 {
    resolveSeat(seat)?.pointee.number ?? 0
}

@c @implementation
public func tactus_wayland_find_seat(_ wayland: OpaquePointer?, _ number: UInt32) -> OpaquePointer? {
    resolve(wayland)?.findSeat(number).map { OpaquePointer($0) }
}

@c @implementation
public func tactus_wayland_seat_get_touch(
    _ seat: OpaquePointer?, _ client: OpaquePointer?, _ wl_seat: OpaquePointer?, _ id: UInt32
) -> tactus_status {
    guard let client, let wl_seat else { return TACTUS_STATUS_INVALID_ARGUMENT }
    let largest = Int32(truncatingIfNeeded: tactus_wayland_server_seat_version())
    let version = min(wl_resource_get_version(wl_seat), largest)
    guard let seat = resolveSeat(seat), seat.isUsable else {
        guard tactus_wayland_server_create_touch(client, version, id, nil, nil) == nil else { return TACTUS_STATUS_OK }
        wl_client_post_no_memory(client)
        return TACTUS_STATUS_NO_MEMORY
    }
    let adapter = seat.pointee.adapter
    return adapter.call { seat.getTouch(client, version: version, id: id) }
}

@c @implementation
public func tactus_wayland_seat_get_resource_count(_ seat: OpaquePointer?, _ client: OpaquePointer?) -> Int {
    guard let seat = resolveSeat(seat), let client, let stream = seat.stream(of: client) else { return 0 }
    var count = 0
    for _ in stream.pointee.resources { count += 1 }
    return count
}
