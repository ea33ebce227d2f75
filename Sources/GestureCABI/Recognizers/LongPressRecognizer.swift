// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

private final class LongPressHandle: RecognizerHandle {
    override func exchange(_ length: tactus_length, _ newValue: Length?) -> Length? {
        guard let press = recognizer as? LongPressGestureRecognizer else { return nil }
        switch length {
        case TACTUS_LENGTH_ALLOWABLE_MOVEMENT: return update(&press.allowableMovement, with: newValue)
        case TACTUS_LENGTH_TAP_MOVEMENT: return update(&press.tapThresholds.allowableMovement, with: newValue)
        case TACTUS_LENGTH_TAP_DISTANCE: return update(&press.tapThresholds.maximumDistance, with: newValue)
        default: return nil
        }
    }

    override func exchange(_ duration: tactus_duration, _ newValue: Microseconds?) -> Microseconds? {
        guard let press = recognizer as? LongPressGestureRecognizer else { return nil }
        if duration == TACTUS_DURATION_MINIMUM_PRESS {
            return update(&press.minimumPressDuration.microseconds, with: newValue)
        }
        return press.tapThresholds.exchange(duration, newValue) ?? super.exchange(duration, newValue)
    }
}

@c @implementation
public func tactus_long_press_recognizer_create(_ application: OpaquePointer?) -> OpaquePointer? {
    create(application) { LongPressHandle(LongPressGestureRecognizer(), owner: $0) }
}

@c @implementation
public func tactus_long_press_recognizer_set_number_of_taps_required(
    _ recognizer: OpaquePointer?, _ count: UInt32
) -> tactus_status {
    setCount(recognizer, as: LongPressGestureRecognizer.self, count, from: 0) { $0.numberOfTapsRequired = $1 }
}

@c @implementation
public func tactus_long_press_recognizer_get_number_of_taps_required(_ recognizer: OpaquePointer?) -> UInt32 {
    getCount(recognizer, as: LongPressGestureRecognizer.self) { $0.numberOfTapsRequired }
}

@c @implementation
public func tactus_long_press_recognizer_set_number_of_touches_required(
    _ recognizer: OpaquePointer?, _ count: UInt32
) -> tactus_status {
    setCount(recognizer, as: LongPressGestureRecognizer.self, count) { $0.numberOfTouchesRequired = $1 }
}

@c @implementation
public func tactus_long_press_recognizer_get_number_of_touches_required(_ recognizer: OpaquePointer?) -> UInt32 {
    getCount(recognizer, as: LongPressGestureRecognizer.self) { $0.numberOfTouchesRequired }
}

@c @implementation
public func tactus_long_press_recognizer_set_ends_at_last_lift(
    _ recognizer: OpaquePointer?, _ ends_at_last_lift: Bool
) -> tactus_status {
    changeRecognizer(recognizer, as: LongPressGestureRecognizer.self) {
        $0.endsAtLastLift = ends_at_last_lift
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_long_press_recognizer_ends_at_last_lift(_ recognizer: OpaquePointer?) -> Bool {
    readRecognizer(recognizer, as: LongPressGestureRecognizer.self, false) { $0.endsAtLastLift }
}
