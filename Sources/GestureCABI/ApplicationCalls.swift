// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

@c @implementation
public func tactus_application_create() -> OpaquePointer? {
    guard ProcessLog.hasMemory() else { return nil }
    let memory = MemoryCheck()
    let handle = ApplicationHandle()
    guard memory.wasGranted else {
        ProcessLog.write(.error, ProcessLog.outOfMemory)
        return nil
    }
    return OpaquePointer(Unmanaged.passRetained(handle).toOpaque())
}

@c @implementation
public func tactus_application_destroy(_ application: OpaquePointer?) {
    destroy(application) { pointer in
        changeApplication(pointer) { handle in
            handle.application.shutDown()
            handle.touchDownListeners.list.removeAll()
            handle.edgeDeferralListeners.list.removeAll()
            handle.buryAll()
            return TACTUS_STATUS_OK
        }
    }
}

@c @implementation
public func tactus_application_advance(_ application: OpaquePointer?, _ time_us: UInt64) -> tactus_status {
    changeApplication(application) { handle in
        tellArguments(application, time: time_us)
        guard let time = Microseconds(exactly: time_us), handle.application.advance(to: time) else {
            return handle.refuse("time_us", integer: time_us, Allowed.time)
        }
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_application_get_time(_ application: OpaquePointer?) -> UInt64 {
    readApplication(application, 0) { UInt64(clamping: $0.application.time) }
}

@c @implementation
public func tactus_application_get_next_deadline(
    _ application: OpaquePointer?, _ time_us: UnsafeMutablePointer<UInt64>?
) -> tactus_status {
    time_us?.pointee = .max
    return inspectApplication(application) { handle in
        guard let time_us else { return handle.refuse(room: "time_us", time_us) }
        guard let deadline = handle.application.nextDeadline else { return TACTUS_STATUS_NONE }
        time_us.pointee = UInt64(clamping: deadline)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_application_unwrap_milliseconds(_ application: OpaquePointer?, _ time_ms: UInt32) -> UInt64 {
    readApplication(application, UInt64(time_ms) &* 1000) { handle in
        // Hours may have passed since the last call, so the clock is read.
        let reference = handle.timer?.now ?? handle.application.time
        let known = UInt64(clamping: reference) / 1000
        // Returns the time with these low 32 bits that is nearest to the known one.
        let difference = Int32(bitPattern: time_ms &- UInt32(truncatingIfNeeded: known))
        let time = Int64(clamping: known) &+ Int64(difference)
        return UInt64(clamping: time < 0 ? Int64(time_ms) : time) &* 1000
    }
}

@c @implementation
public func tactus_application_set_delivery_mode(
    _ application: OpaquePointer?, _ mode: tactus_delivery_mode
) -> tactus_status {
    changeApplication(application) { handle in
        guard let mode = Application.DeliveryMode(rawValue: Int32(truncatingIfNeeded: mode.rawValue)) else {
            return handle.refuse("mode", integer: mode.rawValue, Allowed.listed)
        }
        handle.application.deliveryMode = mode
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_application_get_delivery_mode(_ application: OpaquePointer?) -> tactus_delivery_mode {
    readApplication(application, TACTUS_DELIVERY_MODE_INPUT_FRAME) {
        $0.application.deliveryMode == .inputFrame
            ? TACTUS_DELIVERY_MODE_INPUT_FRAME : TACTUS_DELIVERY_MODE_OUTPUT_FRAME
    }
}

@c @implementation
public func tactus_application_deliver(_ application: OpaquePointer?, _ time_us: UInt64) -> tactus_status {
    changeApplication(application) { handle in
        tellArguments(application, time: time_us)
        guard let time = Microseconds(exactly: time_us), handle.application.deliver(at: time) else {
            return handle.refuse("time_us", integer: time_us, Allowed.time)
        }
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_application_cancel_touches(_ application: OpaquePointer?, _ time_us: UInt64) -> tactus_status {
    changeApplication(application) { handle in
        tellArguments(application, time: time_us)
        switch handle.application.cancelTouches(at: Microseconds(clamping: time_us)) {
        case .accepted: return TACTUS_STATUS_OK
        case .limit: return TACTUS_STATUS_LIMIT
        default: return handle.refuse("time_us", integer: time_us, Allowed.time)
        }
    }
}

@c @implementation
public func tactus_application_hit_test(_ application: OpaquePointer?, _ x: Double, _ y: Double) -> OpaquePointer? {
    var hit: OpaquePointer?
    _ = changeApplication(application) { handle in
        guard x.isWithinLimit, y.isWithinLimit else { return handle.refuse(Point(x: x, y: y)) }
        tellArguments(application, x, y)
        hit = handle.application.hitTest(Point(x: x, y: y)).flatMap { livePointer(of: $0) }
        return TACTUS_STATUS_OK
    }
    return hit
}
