// SPDX-License-Identifier: MIT
internal import CLibinput
public import CTactus
public import CTactusLibinput

/// Finds the adapter behind a pointer of the C API, or returns the status that refuses the call.

func resolve(_ pointer: OpaquePointer?) -> UnsafeMutablePointer<Adapter>? {
    pointer.map { UnsafeMutablePointer<Adapter>($0) }
}

func change(
    _ pointer: OpaquePointer?, _ body: (UnsafeMutablePointer<Adapter>) -> tactus_status
) -> tactus_status {
    guard let adapter = resolve(pointer) else { return TACTUS_STATUS_INVALID_ARGUMENT }
    guard adapter.isUsable else { return TACTUS_STATUS_DESTROYED }
    return adapter.call { body(adapter) }
}

@c @implementation
public func tactus_libinput_create(_ application: OpaquePointer?) -> OpaquePointer? {
    guard let application else { return nil }
    return UnsafeMutablePointer<Adapter>.create(for: application).map { OpaquePointer($0) }
}

@c @implementation
public func tactus_libinput_destroy(_ adapter: OpaquePointer?) {
    resolve(adapter)?.destroy()
}

@c @implementation
public func tactus_libinput_handle_event(_ adapter: OpaquePointer?, _ event: OpaquePointer?)
    -> tactus_libinput_result
{
    guard let adapter = resolve(adapter), adapter.isUsable, let event else {
        return TACTUS_LIBINPUT_RESULT_NOT_MINE
    }
    return adapter.call { adapter.handle(event) }
}

@c @implementation
public func tactus_libinput_set_default_rectangle(
    _ adapter: OpaquePointer?, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> tactus_status {
    change(adapter) { adapter in
        let rectangle = Rectangle(x: x, y: y, width: width, height: height)
        guard rectangle.isUsable else { return TACTUS_STATUS_INVALID_ARGUMENT }
        return adapter.setDefaultRectangle(rectangle)
    }
}

@c @implementation
public func tactus_libinput_set_accommodations(
    _ adapter: OpaquePointer?, _ seat: UInt32, _ accommodations: UnsafePointer<tactus_touch_accommodations>?
) -> tactus_status {
    change(adapter) { $0.accommodate(seat, accommodations) }
}

@c @implementation
public func tactus_libinput_map_device(
    _ adapter: OpaquePointer?, _ device: OpaquePointer?, _ mapping: UnsafePointer<tactus_libinput_mapping>?
) -> tactus_status {
    change(adapter) { adapter in
        guard let device, let mapping = Mapping.copy(mapping) else { return TACTUS_STATUS_INVALID_ARGUMENT }
        guard isPlaced(device) else { return TACTUS_STATUS_WRONG_KIND }
        return adapter.map(device, mapping)
    }
}

@c @implementation
public func tactus_libinput_set_device_added_listener(
    _ adapter: OpaquePointer?, _ listener: tactus_libinput_device_added_func?,
    _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    change(adapter) { adapter in
        adapter.pointee.addedListener = listener
        adapter.pointee.addedListenerData = data
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_libinput_get_touch_source(_ adapter: OpaquePointer?, _ device: OpaquePointer?)
    -> OpaquePointer?
{
    guard let adapter = resolve(adapter), adapter.isUsable, let device else { return nil }
    if let known = adapter.find(device) { return known.pointee.source }
    return isPointing(device) ? adapter.pointee.pointer.source : nil
}
