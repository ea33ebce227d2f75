// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

/// Which property of which kind a length or duration of the header stands for.

/// Reads or, with a new value, writes a length; nil if the kind has none such.
private func length(
    _ recognizer: GestureRecognizer, _ length: tactus_length, _ newValue: Length?
) -> Length? {
    switch recognizer {
    case let tap as TapGestureRecognizer:
        switch length {
        case TACTUS_LENGTH_ALLOWABLE_MOVEMENT: return exchange(&tap.thresholds.allowableMovement, newValue)
        case TACTUS_LENGTH_TAP_DISTANCE: return exchange(&tap.thresholds.maximumDistance, newValue)
        default: return nil
        }
    case let press as LongPressGestureRecognizer:
        switch length {
        case TACTUS_LENGTH_ALLOWABLE_MOVEMENT: return exchange(&press.allowableMovement, newValue)
        case TACTUS_LENGTH_TAP_MOVEMENT: return exchange(&press.tapThresholds.allowableMovement, newValue)
        case TACTUS_LENGTH_TAP_DISTANCE: return exchange(&press.tapThresholds.maximumDistance, newValue)
        default: return nil
        }
    case let swipe as SwipeGestureRecognizer:
        switch length {
        case TACTUS_LENGTH_SWIPE_ALONG: return exchange(&swipe.minimumDistance, newValue)
        case TACTUS_LENGTH_SWIPE_ACROSS: return exchange(&swipe.maximumDeviation, newValue)
        default: return nil
        }
    case let pan as PanGestureRecognizer:
        if length == TACTUS_LENGTH_BEGIN { return exchange(&pan.beginDistance, newValue) }
        guard length == TACTUS_LENGTH_EDGE_WIDTH, let edgePan = pan as? ScreenEdgePanGestureRecognizer else {
            return nil
        }
        return exchange(&edgePan.edgeWidth, newValue)
    case let pinch as PinchGestureRecognizer where length == TACTUS_LENGTH_BEGIN:
        return exchange(&pinch.beginDistance, newValue)
    case let rotation as RotationGestureRecognizer where length == TACTUS_LENGTH_BEGIN:
        return exchange(&rotation.beginArc, newValue)
    default: return nil
    }
}

private func duration(
    _ recognizer: GestureRecognizer, _ duration: tactus_duration, _ newValue: Microseconds?
) -> Microseconds? {
    switch recognizer {
    case let tap as TapGestureRecognizer:
        return tapDuration(&tap.thresholds, duration, newValue)
    case let press as LongPressGestureRecognizer:
        if duration == TACTUS_DURATION_MINIMUM_PRESS { return exchange(&press.minimumPressDuration, newValue) }
        return tapDuration(&press.tapThresholds, duration, newValue)
    case let swipe as SwipeGestureRecognizer where duration == TACTUS_DURATION_SWIPE:
        return exchange(&swipe.maximumDuration, newValue)
    default: return nil
    }
}

private func tapDuration(
    _ thresholds: inout TapThresholds, _ duration: tactus_duration, _ newValue: Microseconds?
) -> Microseconds? {
    switch duration {
    case TACTUS_DURATION_TAP: exchange(&thresholds.maximumDuration, newValue)
    case TACTUS_DURATION_TAP_INTERVAL: exchange(&thresholds.maximumInterval, newValue)
    case TACTUS_DURATION_ARRIVAL: exchange(&thresholds.arrivalDuration, newValue)
    default: nil
    }
}

private func exchange<Value>(_ property: inout Value, _ newValue: Value?) -> Value {
    if let newValue { property = newValue }
    return property
}

@c @implementation
public func tactus_recognizer_set_length(
    _ recognizer: OpaquePointer?, _ which: tactus_length, _ value: Double, _ unit: tactus_length_unit
) -> tactus_status {
    changeRecognizer(recognizer) { handle in
        guard let unit = Length.Unit(rawValue: Int32(truncatingIfNeeded: unit.rawValue)) else {
            return TACTUS_STATUS_INVALID_ARGUMENT
        }
        let newValue = unit == .pixels ? Length.pixels(value) : Length.millimetres(value)
        guard newValue.isValid else { return TACTUS_STATUS_INVALID_ARGUMENT }
        return length(handle.recognizer, which, newValue) == nil ? TACTUS_STATUS_WRONG_KIND : TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_recognizer_get_length(
    _ recognizer: OpaquePointer?, _ which: tactus_length, _ value: UnsafeMutablePointer<Double>?,
    _ unit: UnsafeMutablePointer<tactus_length_unit>?
) -> tactus_status {
    readRecognizer(recognizer, TACTUS_STATUS_INVALID_ARGUMENT) { handle in
        guard let found = length(handle.recognizer, which, nil) else { return TACTUS_STATUS_WRONG_KIND }
        value?.pointee = found.value
        unit?.pointee = found.unit == .pixels ? TACTUS_LENGTH_UNIT_PIXELS : TACTUS_LENGTH_UNIT_MILLIMETRES
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_recognizer_set_duration(
    _ recognizer: OpaquePointer?, _ which: tactus_duration, _ time_us: UInt64
) -> tactus_status {
    changeRecognizer(recognizer) { handle in
        // A day is for ever.
        guard let newValue = Microseconds(exactly: time_us), newValue <= 86_400_000_000 else {
            return TACTUS_STATUS_INVALID_ARGUMENT
        }
        return duration(handle.recognizer, which, newValue) == nil ? TACTUS_STATUS_WRONG_KIND : TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_recognizer_get_duration(
    _ recognizer: OpaquePointer?, _ which: tactus_duration, _ time_us: UnsafeMutablePointer<UInt64>?
) -> tactus_status {
    readRecognizer(recognizer, TACTUS_STATUS_INVALID_ARGUMENT) { handle in
        guard let found = duration(handle.recognizer, which, nil) else { return TACTUS_STATUS_WRONG_KIND }
        time_us?.pointee = UInt64(clamping: found)
        return TACTUS_STATUS_OK
    }
}
