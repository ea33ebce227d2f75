// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

private final class TapHandle: RecognizerHandle {
    override func exchange(_ length: tactus_length, _ newValue: Length?) -> Length? {
        guard let tap = recognizer as? TapGestureRecognizer else { return nil }
        switch length {
        case TACTUS_LENGTH_ALLOWABLE_MOVEMENT: return update(&tap.thresholds.allowableMovement, with: newValue)
        case TACTUS_LENGTH_TAP_DISTANCE: return update(&tap.thresholds.maximumDistance, with: newValue)
        default: return nil
        }
    }

    override func exchange(_ duration: tactus_duration, _ newValue: Microseconds?) -> Microseconds? {
        guard let tap = recognizer as? TapGestureRecognizer else { return nil }
        return tap.thresholds.exchange(duration, newValue) ?? super.exchange(duration, newValue)
    }
}

@c @implementation
public func tactus_tap_recognizer_create(_ application: OpaquePointer?) -> OpaquePointer? {
    create(application) { TapHandle(TapGestureRecognizer(), owner: $0) }
}

@c @implementation
public func tactus_tap_recognizer_set_number_of_taps_required(
    _ recognizer: OpaquePointer?, _ count: UInt32
) -> tactus_status {
    setCount(recognizer, as: TapGestureRecognizer.self, count) { $0.numberOfTapsRequired = $1 }
}

@c @implementation
public func tactus_tap_recognizer_get_number_of_taps_required(_ recognizer: OpaquePointer?) -> UInt32 {
    getCount(recognizer, as: TapGestureRecognizer.self) { $0.numberOfTapsRequired }
}

@c @implementation
public func tactus_tap_recognizer_set_number_of_touches_required(
    _ recognizer: OpaquePointer?, _ count: UInt32
) -> tactus_status {
    setCount(recognizer, as: TapGestureRecognizer.self, count) { $0.numberOfTouchesRequired = $1 }
}

@c @implementation
public func tactus_tap_recognizer_get_number_of_touches_required(_ recognizer: OpaquePointer?) -> UInt32 {
    getCount(recognizer, as: TapGestureRecognizer.self) { $0.numberOfTouchesRequired }
}

@c @implementation
public func tactus_tap_recognizer_set_button_mask_required(
    _ recognizer: OpaquePointer?, _ button_mask: UInt32
) -> tactus_status {
    changeRecognizer(recognizer, as: TapGestureRecognizer.self) {
        guard button_mask != 0 else {
            return $0.refuse("button_mask", integer: button_mask, "must have at least one button")
        }
        $0.buttonMaskRequired = button_mask
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_tap_recognizer_get_button_mask_required(_ recognizer: OpaquePointer?) -> UInt32 {
    readRecognizer(recognizer, as: TapGestureRecognizer.self, 0) { $0.buttonMaskRequired }
}
