// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

/// Listeners that hear of every touch-down before the recognizers: the host, and adapters beside it.
final class TouchDownListeners: TouchDownListener {
    let list = ListenerList<HostFunction<@convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void>>()

    init() {}

    func touchDidGoDown(_ touch: Touch) {
        list.callEach { $0.function(touchPointer(touch), $0.data) }
    }
}

@c @implementation
public func tactus_application_add_touch_down_listener(
    _ application: OpaquePointer?, _ listener: tactus_touch_down_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(application) { handle in
        guard let listener else { return TACTUS_STATUS_INVALID_ARGUMENT }
        return handle.adding { handle.touchDownListeners.list.add(listener, data) }
    }
}

@c @implementation
public func tactus_application_remove_touch_down_listener(
    _ application: OpaquePointer?, _ listener: tactus_touch_down_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(application) { handle in
        guard let listener else { return TACTUS_STATUS_INVALID_ARGUMENT }
        return handle.touchDownListeners.list.remove(listener, data) ? TACTUS_STATUS_OK : TACTUS_STATUS_NONE
    }
}
