// SPDX-License-Identifier: MIT
public import CTactus
internal import CTactusLibinput

@c @implementation
public func tactus_libinput_set_features(_ adapter: OpaquePointer?, _ features: UInt32) -> tactus_status {
    change(adapter) { adapter in
        guard features & ~TACTUS_LIBINPUT_FEATURE_ALL.rawValue == 0 else { return TACTUS_STATUS_INVALID_ARGUMENT }
        let ended = adapter.pointee.features & ~features
        adapter.pointee.features = features
        adapter.cancel(ended)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_libinput_get_features(_ adapter: OpaquePointer?) -> UInt32 {
    guard let adapter = resolve(adapter), adapter.isUsable else { return 0 }
    return adapter.pointee.features
}

extension UnsafeMutablePointer<Adapter> {
    /// Cancels running input of these features by a system cancel.
    fileprivate func cancel(_ features: UInt32) {
        let ofPointer =
            TACTUS_LIBINPUT_FEATURE_POINTER.rawValue | TACTUS_LIBINPUT_FEATURE_GESTURES.rawValue
            | TACTUS_LIBINPUT_FEATURE_SCROLL.rawValue
        if features & ofPointer != 0 { cancelPointer() }
        for device in devices {
            let feature =
                device.pointee.isTablet ? TACTUS_LIBINPUT_FEATURE_TABLET : TACTUS_LIBINPUT_FEATURE_TOUCH
            if features & feature.rawValue != 0 { device.cancel(at: now) }
        }
    }
}
