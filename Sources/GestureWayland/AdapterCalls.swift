// SPDX-License-Identifier: MIT
public import CTactus
public import CTactusWayland
internal import CWaylandServer

/// Finds the record behind a pointer of the C API, or returns the status that refuses the call.

func resolve(_ pointer: OpaquePointer?) -> UnsafeMutablePointer<Adapter>? {
    pointer.map { UnsafeMutablePointer<Adapter>($0) }
}

func resolveSeat(_ pointer: OpaquePointer?) -> UnsafeMutablePointer<Seat>? {
    pointer.map { UnsafeMutablePointer<Seat>($0) }
}

func change(
    _ pointer: OpaquePointer?, _ body: (UnsafeMutablePointer<Adapter>) -> tactus_status
) -> tactus_status {
    guard let adapter = resolve(pointer) else { return TACTUS_STATUS_INVALID_ARGUMENT }
    guard adapter.isUsable else { return TACTUS_STATUS_DESTROYED }
    return adapter.call { body(adapter) }
}

func changeSeat(
    _ pointer: OpaquePointer?, _ body: (UnsafeMutablePointer<Seat>) -> tactus_status
) -> tactus_status {
    guard let seat = resolveSeat(pointer) else { return TACTUS_STATUS_INVALID_ARGUMENT }
    guard seat.isUsable else { return TACTUS_STATUS_DESTROYED }
    let adapter = seat.pointee.adapter
    return adapter.call { body(seat) }
}

@c @implementation
public func tactus_wayland_create(_ application: OpaquePointer?, _ display: OpaquePointer?) -> OpaquePointer? {
    guard let application, let display else { return nil }
    return UnsafeMutablePointer<Adapter>.create(for: application, on: display).map { OpaquePointer($0) }
}

@c @implementation
public func tactus_wayland_destroy(_ wayland: OpaquePointer?) {
    resolve(wayland)?.destroy()
}

@c @implementation
public func tactus_wayland_set_user_data(_ wayland: OpaquePointer?, _ data: UnsafeMutableRawPointer?) -> tactus_status {
    guard let adapter = resolve(wayland) else { return TACTUS_STATUS_INVALID_ARGUMENT }
    adapter.pointee.userData = data
    return TACTUS_STATUS_OK
}

@c @implementation
public func tactus_wayland_get_user_data(_ wayland: OpaquePointer?) -> UnsafeMutableRawPointer? {
    resolve(wayland)?.pointee.userData
}

@c @implementation
public func tactus_wayland_get_application(_ wayland: OpaquePointer?) -> OpaquePointer? {
    guard let adapter = resolve(wayland), adapter.isUsable else { return nil }
    return adapter.pointee.application
}

@c @implementation
public func tactus_wayland_get_display(_ wayland: OpaquePointer?) -> OpaquePointer? {
    resolve(wayland)?.pointee.display
}

@c @implementation
public func tactus_wayland_set_callbacks(
    _ wayland: OpaquePointer?, _ callbacks: UnsafePointer<tactus_wayland_callbacks>?,
    _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    change(wayland) { adapter in
        guard let copy = tactus_wayland_callbacks.copy(callbacks) else { return TACTUS_STATUS_INVALID_ARGUMENT }
        adapter.pointee.callbacks = copy
        adapter.pointee.callbacksData = data
        return TACTUS_STATUS_OK
    }
}
