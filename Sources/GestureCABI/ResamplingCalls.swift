// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

@c @implementation
public func tactus_application_set_resampling(
    _ application: OpaquePointer?, _ enabled: Bool, _ latency_us: UInt64
) -> tactus_status {
    changeApplication(application) { handle in
        handle.application.setResampling(enabled, latency: .microseconds(Microseconds(clamping: latency_us)))
            ? TACTUS_STATUS_OK : handle.refuse("latency_us", integer: latency_us, "must be at most 50000")
    }
}

@c @implementation
public func tactus_application_get_resampling(
    _ application: OpaquePointer?, _ latency_us: UnsafeMutablePointer<UInt64>?
) -> Bool {
    readApplication(application, false) { handle in
        latency_us?.pointee = UInt64(clamping: handle.application.resamplingLatency.microseconds)
        return handle.application.isResampling
    }
}
