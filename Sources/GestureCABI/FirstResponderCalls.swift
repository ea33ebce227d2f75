// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore
internal import SizedStructs

@c @implementation
public func tactus_responder_become_first_responder(_ responder: OpaquePointer?) -> tactus_status {
    changeResponder(responder) { handle, object in
        guard object.isInApplication else {
            return handle.refuse("a view must be in a window, and a controller must have a view in one")
        }
        return object.becomeFirstResponder() ? TACTUS_STATUS_OK : TACTUS_STATUS_REFUSED
    }
}

@c @implementation
public func tactus_responder_resign_first_responder(_ responder: OpaquePointer?) -> tactus_status {
    changeResponder(responder) { handle, object in
        guard object.isFirstResponder else { return handle.refuse("it is not the first responder") }
        return object.resignFirstResponder() ? TACTUS_STATUS_OK : TACTUS_STATUS_REFUSED
    }
}

@c @implementation
public func tactus_responder_is_first_responder(_ responder: OpaquePointer?) -> Bool {
    readResponder(responder, false) { $0.isFirstResponder }
}

@c @implementation
public func tactus_application_send_remote_control(
    _ application: OpaquePointer?, _ remote_control: tactus_remote_control
) -> tactus_status {
    changeApplication(application) { handle in
        guard let remoteControl = RemoteControl(rawValue: UInt32(truncatingIfNeeded: remote_control.rawValue)) else {
            return handle.refuse("remote_control", integer: remote_control.rawValue, Allowed.listed)
        }
        let isQueued = handle.application.isDelivering
        tellArguments(application, Int64(truncatingIfNeeded: remoteControl.rawValue))
        guard handle.application.sendRemoteControl(remoteControl) else { return TACTUS_STATUS_LIMIT }
        return isQueued || handle.application.isEventKept ? TACTUS_STATUS_OK : TACTUS_STATUS_NONE
    }
}

@c @implementation
public func tactus_application_send_shake(_ application: OpaquePointer?, _ phase: tactus_touch_phase) -> tactus_status {
    changeApplication(application) { handle in
        let phases: Touch.Phase
        switch phase {
        case TACTUS_TOUCH_PHASE_BEGAN: phases = .began
        case TACTUS_TOUCH_PHASE_ENDED: phases = .ended
        case TACTUS_TOUCH_PHASE_CANCELLED: phases = .cancelled
        default: return handle.refuse("phase", integer: phase.rawValue, "must be began, ended or cancelled")
        }
        tellArguments(application, Int64(truncatingIfNeeded: phase.rawValue))
        return handle.application.sendShake(phases) ? TACTUS_STATUS_OK : TACTUS_STATUS_LIMIT
    }
}

@c @implementation
public func tactus_application_set_shake_settings(
    _ application: OpaquePointer?, _ settings: UnsafePointer<tactus_shake_settings>?
) -> tactus_status {
    changeApplication(application) { handle in
        guard let given = copyStruct(settings) else { return handle.refuse("settings", settings) }
        var wanted = ShakeSettings()
        wanted.threshold = given.threshold
        wanted.reversals = Int(given.reversals)
        wanted.window.microseconds = Microseconds(clamping: given.window_us)
        wanted.restDuration.microseconds = Microseconds(clamping: given.rest_us)
        wanted.maximumDuration.microseconds = Microseconds(clamping: given.maximum_us)
        wanted.gravityTimeConstant.microseconds = Microseconds(clamping: given.gravity_time_constant_us)
        return handle.application.setShakeSettings(wanted)
            ? TACTUS_STATUS_OK : handle.refuse("a setting is not in its range", TACTUS_STATUS_INVALID_ARGUMENT)
    }
}

@c @implementation
public func tactus_application_get_shake_settings(
    _ application: OpaquePointer?, _ settings: UnsafeMutablePointer<tactus_shake_settings>?
) -> tactus_status {
    inspectApplication(application) { handle in
        let found = handle.application.shakeSettings
        var value = tactus_shake_settings()
        value.threshold = found.threshold
        value.reversals = UInt32(clamping: found.reversals)
        value.window_us = UInt64(clamping: found.window.microseconds)
        value.rest_us = UInt64(clamping: found.restDuration.microseconds)
        value.maximum_us = UInt64(clamping: found.maximumDuration.microseconds)
        value.gravity_time_constant_us = UInt64(clamping: found.gravityTimeConstant.microseconds)
        return fillStruct(settings, with: value) ? TACTUS_STATUS_OK : handle.refuse(room: "settings", settings)
    }
}

@c @implementation
public func tactus_application_add_acceleration(
    _ application: OpaquePointer?, _ time_us: UInt64, _ x: Double, _ y: Double, _ z: Double
) -> tactus_status {
    changeApplication(application) { handle in
        tellArguments(application, time: time_us, x, y, z)
        let result = handle.application.feed(Acceleration(x: x, y: y, z: z), at: Microseconds(clamping: time_us))
        switch result {
        case .timeTooLarge: return handle.refuse("time_us", integer: time_us, Allowed.time)
        case .notFinite: return handle.refuse("x, y and z must be finite", TACTUS_STATUS_INVALID_ARGUMENT)
        default: return result.status
        }
    }
}
