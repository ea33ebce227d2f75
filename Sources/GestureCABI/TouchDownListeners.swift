// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

/// Listeners for every touch-down, called before the recognizers: the host, and adapters beside it.
final class TouchDownListeners: TouchDownListener {
    let list = ListenerList<HostFunction<@convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void>>()

    unowned(unsafe) var owner: ApplicationHandle?

    init() {}

    func touchDidGoDown(_ touch: Touch) {
        owner?.reviewRecognizers()
        guard !list.isEmpty else { return }
        callHost(TACTUS_CALLBACK_TOUCH_DOWN, handlePointer(touch.source?.hostPointer)) {
            list.callEach { $0.function(touchPointer(touch), $0.data) }
        }
    }
}

@c @implementation
public func tactus_application_add_touch_down_listener(
    _ application: OpaquePointer?, _ listener: tactus_touch_down_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(application) { add(listener, data, to: $0.touchDownListeners.list, of: $0) }
}

@c @implementation
public func tactus_application_remove_touch_down_listener(
    _ application: OpaquePointer?, _ listener: tactus_touch_down_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(application) { remove(listener, data, from: $0.touchDownListeners.list, of: $0) }
}
