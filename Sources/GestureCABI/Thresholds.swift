// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

extension TapThresholds {
    mutating func exchange(_ duration: tactus_duration, _ newValue: Microseconds?) -> Microseconds? {
        switch duration {
        case TACTUS_DURATION_TAP: update(&maximumDuration.microseconds, with: newValue)
        case TACTUS_DURATION_TAP_INTERVAL: update(&maximumInterval.microseconds, with: newValue)
        case TACTUS_DURATION_ARRIVAL: update(&arrivalDuration.microseconds, with: newValue)
        default: nil
        }
    }
}

/// Returns a property, after setting it if there is a new value.
func update<Value>(_ property: inout Value, with newValue: Value?) -> Value {
    if let newValue { property = newValue }
    return property
}

@c @implementation
public func tactus_recognizer_set_length(
    _ recognizer: OpaquePointer?, _ which: tactus_length, _ value: Double, _ unit: tactus_length_unit
) -> tactus_status {
    changeRecognizer(recognizer) { handle in
        guard let unit = Length.Unit(rawValue: Int32(truncatingIfNeeded: unit.rawValue)) else {
            return handle.refuse("unit", integer: unit.rawValue, Allowed.listed)
        }
        let newValue = unit == .pixels ? Length.pixels(value) : Length.millimetres(value)
        guard newValue.isValid else { return handle.refuse("value", value, Allowed.atLeastZero) }
        tellArguments(recognizer, Int64(truncatingIfNeeded: which.rawValue))
        return handle.exchange(which, newValue) == nil
            ? handle.refuseThreshold(which.rawValue) : TACTUS_STATUS_OK
    }
}

extension RecognizerHandle {
    @inline(never)
    fileprivate func refuseThreshold(_ which: UInt32) -> tactus_status {
        _ = refuse("which", integer: which, "must be a threshold that this kind has")
        return TACTUS_STATUS_WRONG_KIND
    }
}

@c @implementation
public func tactus_recognizer_get_length(
    _ recognizer: OpaquePointer?, _ which: tactus_length, _ value: UnsafeMutablePointer<Double>?,
    _ unit: UnsafeMutablePointer<tactus_length_unit>?
) -> tactus_status {
    inspectRecognizer(recognizer) { handle in
        guard let found = handle.exchange(which, nil) else { return handle.refuseThreshold(which.rawValue) }
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
        // Limits durations to a day, which is as good as unlimited.
        guard let newValue = Microseconds(exactly: time_us), newValue <= 86_400_000_000 else {
            return handle.refuse("time_us", integer: time_us, "must be at most a day, 86400000000")
        }
        tellArguments(recognizer, Int64(truncatingIfNeeded: which.rawValue))
        return handle.exchange(which, newValue) == nil
            ? handle.refuseThreshold(which.rawValue) : TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_recognizer_get_duration(
    _ recognizer: OpaquePointer?, _ which: tactus_duration, _ time_us: UnsafeMutablePointer<UInt64>?
) -> tactus_status {
    inspectRecognizer(recognizer) { handle in
        guard let found = handle.exchange(which, nil) else { return handle.refuseThreshold(which.rawValue) }
        time_us?.pointee = UInt64(clamping: found)
        return TACTUS_STATUS_OK
    }
}
