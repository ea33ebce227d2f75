// SPDX-License-Identifier: MIT
// Written by scripts/update-destroy-listeners from the types that the header declares these functions of.
public import CTactus
internal import GestureCore

// MARK: Application

@c @implementation
public func tactus_application_set_user_data(
    _ object: OpaquePointer?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(object) { setUserData($0, data) }
}

@c @implementation
public func tactus_application_get_user_data(_ object: OpaquePointer?) -> UnsafeMutableRawPointer? {
    readApplication(object, nil) { $0.userData }
}

@c @implementation
public func tactus_application_add_destroy_listener(
    _ object: OpaquePointer?, _ listener: tactus_destroy_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(object) { addListener($0, listener, data) }
}

@c @implementation
public func tactus_application_remove_destroy_listener(
    _ object: OpaquePointer?, _ listener: tactus_destroy_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(object) { removeListener($0, listener, data) }
}

// MARK: Source

@c @implementation
public func tactus_touch_source_set_user_data(
    _ object: OpaquePointer?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeSource(object) { setUserData($0, data) }
}

@c @implementation
public func tactus_touch_source_get_user_data(_ object: OpaquePointer?) -> UnsafeMutableRawPointer? {
    readSource(object, nil) { $0.userData }
}

@c @implementation
public func tactus_touch_source_add_destroy_listener(
    _ object: OpaquePointer?, _ listener: tactus_destroy_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeSource(object) { addListener($0, listener, data) }
}

@c @implementation
public func tactus_touch_source_remove_destroy_listener(
    _ object: OpaquePointer?, _ listener: tactus_destroy_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeSource(object) { removeListener($0, listener, data) }
}

// MARK: View

@c @implementation
public func tactus_view_set_user_data(
    _ object: OpaquePointer?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeView(object) { setUserData($0, data) }
}

@c @implementation
public func tactus_view_get_user_data(_ object: OpaquePointer?) -> UnsafeMutableRawPointer? {
    readView(object, nil) { $0.userData }
}

@c @implementation
public func tactus_view_add_destroy_listener(
    _ object: OpaquePointer?, _ listener: tactus_destroy_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeView(object) { addListener($0, listener, data) }
}

@c @implementation
public func tactus_view_remove_destroy_listener(
    _ object: OpaquePointer?, _ listener: tactus_destroy_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeView(object) { removeListener($0, listener, data) }
}

// MARK: Controller

@c @implementation
public func tactus_view_controller_set_user_data(
    _ object: OpaquePointer?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeController(object) { setUserData($0, data) }
}

@c @implementation
public func tactus_view_controller_get_user_data(_ object: OpaquePointer?) -> UnsafeMutableRawPointer? {
    readController(object, nil) { $0.userData }
}

@c @implementation
public func tactus_view_controller_add_destroy_listener(
    _ object: OpaquePointer?, _ listener: tactus_destroy_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeController(object) { addListener($0, listener, data) }
}

@c @implementation
public func tactus_view_controller_remove_destroy_listener(
    _ object: OpaquePointer?, _ listener: tactus_destroy_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeController(object) { removeListener($0, listener, data) }
}

// MARK: Recognizer

@c @implementation
public func tactus_recognizer_set_user_data(
    _ object: OpaquePointer?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeRecognizer(object) { setUserData($0, data) }
}

@c @implementation
public func tactus_recognizer_get_user_data(_ object: OpaquePointer?) -> UnsafeMutableRawPointer? {
    readRecognizer(object, nil) { $0.userData }
}

@c @implementation
public func tactus_recognizer_add_destroy_listener(
    _ object: OpaquePointer?, _ listener: tactus_destroy_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeRecognizer(object) { addListener($0, listener, data) }
}

@c @implementation
public func tactus_recognizer_remove_destroy_listener(
    _ object: OpaquePointer?, _ listener: tactus_destroy_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeRecognizer(object) { removeListener($0, listener, data) }
}

// MARK: Client

@c @implementation
public func tactus_surface_client_set_user_data(
    _ object: OpaquePointer?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeClient(object) { setUserData($0, data) }
}

@c @implementation
public func tactus_surface_client_get_user_data(_ object: OpaquePointer?) -> UnsafeMutableRawPointer? {
    readClient(object, nil) { $0.userData }
}

@c @implementation
public func tactus_surface_client_add_destroy_listener(
    _ object: OpaquePointer?, _ listener: tactus_destroy_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeClient(object) { addListener($0, listener, data) }
}

@c @implementation
public func tactus_surface_client_remove_destroy_listener(
    _ object: OpaquePointer?, _ listener: tactus_destroy_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeClient(object) { removeListener($0, listener, data) }
}
