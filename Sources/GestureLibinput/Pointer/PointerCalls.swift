// SPDX-License-Identifier: MIT
public import CTactus
internal import CTactusLibinput

@c @implementation
public func tactus_libinput_set_pointer_area(
    _ adapter: OpaquePointer?, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> tactus_status {
    change(adapter) { adapter in
        let area = Rectangle(x: x, y: y, width: width, height: height)
        guard area.isUsable else { return TACTUS_STATUS_INVALID_ARGUMENT }
        adapter.pointee.pointer.area = area
        if let position = adapter.pointee.pointer.position { adapter.movePointer(to: position.x, position.y) }
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_libinput_set_pointer_position(
    _ adapter: OpaquePointer?, _ x: Double, _ y: Double
) -> tactus_status {
    change(adapter) { adapter in
        guard x.isFinite, y.isFinite else { return TACTUS_STATUS_INVALID_ARGUMENT }
        adapter.pointee.pointer.position = (x, y)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_libinput_get_pointer_position(
    _ adapter: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?, _ y: UnsafeMutablePointer<Double>?
) -> tactus_status {
    guard let adapter = resolve(adapter) else { return TACTUS_STATUS_INVALID_ARGUMENT }
    guard adapter.isUsable else { return TACTUS_STATUS_DESTROYED }
    guard let position = adapter.pointerPosition else { return TACTUS_STATUS_NONE }
    x?.pointee = position.x
    y?.pointee = position.y
    return TACTUS_STATUS_OK
}

@c @implementation
public func tactus_libinput_set_pointer_seat(_ adapter: OpaquePointer?, _ seat: UInt32) -> tactus_status {
    change(adapter) { adapter in
        guard adapter.pointee.pointer.seat != seat else { return TACTUS_STATUS_OK }
        adapter.pointee.pointer.seat = seat
        adapter.dropPointer()
        return TACTUS_STATUS_OK
    }
}
