// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

/// Listeners that hear of every touch-down before the recognizers: the host, and adapters beside it.
final class TouchDownListeners: TouchDownListener {
    typealias Function = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void

    private struct Listener {
        let function: Function
        let data: UnsafeMutableRawPointer?
        /// Taken back while listeners are being called.
        var isRemoved = false
    }

    private var listeners = GrowingList<Listener>()
    private var callDepth = 0

    /// Tells every listener. One that is added meanwhile hears of the next touch.
    func touchDidGoDown(_ touch: Touch) {
        callDepth &+= 1
        let count = listeners.count
        var index = 0
        while index < count, let listener = listeners[index] {
            if !listener.isRemoved { listener.function(touchPointer(touch), listener.data) }
            index &+= 1
        }
        callDepth &-= 1
        guard callDepth == 0 else { return }
        let kept = listeners.moveBack { $0.isRemoved }
        while listeners.count > kept { _ = listeners.popLast() }
    }

    /// False: there is no memory for it.
    fileprivate func add(_ function: @escaping Function, _ data: UnsafeMutableRawPointer?) -> Bool {
        listeners.append(Listener(function: function, data: data))
    }

    /// False: there is no such listener.
    fileprivate func remove(_ function: @escaping Function, _ data: UnsafeMutableRawPointer?) -> Bool {
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        return removeFirst { listener in
            listener.data == data && unsafeBitCast(listener.function, to: UnsafeRawPointer.self) == address
        }
    }

    func removeAll() {
        while removeFirst(where: { _ in true }) {}
    }

    private func removeFirst(where isMeant: (Listener) -> Bool) -> Bool {
        var index = 0
        while var listener = listeners[index] {
            if !listener.isRemoved, isMeant(listener) {
                listener.isRemoved = true
                if callDepth > 0 { listeners.replace(index, with: listener) } else { listeners.remove(at: index) }
                return true
            }
            index &+= 1
        }
        return false
    }
}

@c @implementation
public func tactus_application_add_touch_down_listener(
    _ application: OpaquePointer?, _ listener: tactus_touch_down_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(application) { handle in
        guard let listener else { return TACTUS_STATUS_INVALID_ARGUMENT }
        return handle.adding { handle.touchDownListeners.add(listener, data) }
    }
}

@c @implementation
public func tactus_application_remove_touch_down_listener(
    _ application: OpaquePointer?, _ listener: tactus_touch_down_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(application) { handle in
        guard let listener else { return TACTUS_STATUS_INVALID_ARGUMENT }
        return handle.touchDownListeners.remove(listener, data) ? TACTUS_STATUS_OK : TACTUS_STATUS_NONE
    }
}
