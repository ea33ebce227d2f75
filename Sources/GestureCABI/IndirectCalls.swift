// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

/// Feeds a sample; nil means that an argument was invalid.
@inline(never)
private func feed(
    _ source: OpaquePointer?, _ time_us: UInt64, _ sample: IndirectSample?, _ function: FunctionID = #function
) -> tactus_status {
    changeSource(source, function) { handle in
        guard let owner = handle.owner, var sample else {
            return handle.refuse(
                "the type must be a listed one, and fingers between 1 and 64", TACTUS_STATUS_INVALID_ARGUMENT)
        }
        sample.time = Microseconds(clamping: time_us)
        if isAnybodyListening {
            sample = owner.application.withHostTime(sample, from: handle.source)
            handle.tell(sample)
        }
        let result = owner.application.feed(sample, from: handle.source)
        switch result {
        case .timeTooLarge: return handle.refuse("time_us", integer: time_us, Allowed.time)
        case .notFinite:
            return handle.refuse(
                "its numbers must be finite, and a scale greater than 0", TACTUS_STATUS_INVALID_ARGUMENT)
        case .sourceRemoved: return handle.answer(result.status)
        default: return result.status
        }
    }
}

@c @implementation
public func tactus_touch_source_gesture_begin(
    _ source: OpaquePointer?, _ time_us: UInt64, _ gesture: tactus_gesture, _ fingers: UInt32, _ x: Double,
    _ y: Double
) -> tactus_status {
    let kind = IndirectGestureKind(rawValue: UInt32(truncatingIfNeeded: gesture.rawValue))
    let isKnown = fingers >= 1 && fingers <= 64 && kind != .scroll
    return feed(
        source, time_us,
        isKnown ? kind.map { .began($0, fingers: Int(fingers), at: Point(x: x, y: y)) } : nil)
}

@c @implementation
public func tactus_touch_source_gesture_update(
    _ source: OpaquePointer?, _ time_us: UInt64, _ dx: Double, _ dy: Double, _ scale: Double, _ rotation: Double
) -> tactus_status {
    feed(source, time_us, .updated(by: Point(x: dx, y: dy), scale: scale, turn: rotation))
}

@c @implementation
public func tactus_touch_source_gesture_end(
    _ source: OpaquePointer?, _ time_us: UInt64, _ cancelled: Bool
) -> tactus_status {
    feed(source, time_us, cancelled ? .cancelled() : .ended())
}

@c @implementation
public func tactus_touch_source_scroll(
    _ source: OpaquePointer?, _ time_us: UInt64, _ type: tactus_scroll_type, _ x: Double, _ y: Double,
    _ dx: Double, _ dy: Double
) -> tactus_status {
    let types = ScrollTypes(rawValue: UInt32(truncatingIfNeeded: type.rawValue))
    let isOne = types == .wheel || types == .finger || types == .continuous
    return feed(
        source, time_us, isOne ? .scrolled(types, by: Point(x: -dx, y: -dy), at: Point(x: x, y: y)) : nil)
}

@c @implementation
public func tactus_touch_source_pointer(
    _ source: OpaquePointer?, _ time_us: UInt64, _ x: Double, _ y: Double, _ button_mask: UInt32
) -> tactus_status {
    feedTouch(source, time_us) { time in
        var sample = TouchSample(.pointer, time: time, location: Point(x: x, y: y))
        sample.reading.buttonMask = button_mask
        return sample
    }
}

// MARK: Styluses

@c @implementation
public func tactus_touch_get_tilt(_ touch: OpaquePointer?) -> Double {
    readTouch(touch, 0) { $0.tilt }
}

@c @implementation
public func tactus_touch_get_azimuth(_ touch: OpaquePointer?, _ view: OpaquePointer?) -> Double {
    readTouch(touch, 0) { $0.azimuthAngle(in: viewOrNil(view)) }
}

// MARK: Tablet mode

@c @implementation
public func tactus_application_set_tablet_mode(
    _ application: OpaquePointer?, _ is_tablet_mode: Bool
) -> tactus_status {
    changeApplication(application) { handle in
        tellArguments(application, is_tablet_mode ? 1 : 0)
        return handle.application.sendTabletMode(is_tablet_mode) ? TACTUS_STATUS_OK : TACTUS_STATUS_LIMIT
    }
}

@c @implementation
public func tactus_application_is_tablet_mode(_ application: OpaquePointer?) -> Bool {
    readApplication(application, false) { $0.application.isTabletMode }
}
