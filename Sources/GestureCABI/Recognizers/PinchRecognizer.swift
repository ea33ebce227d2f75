// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

/// Handle of a pinch, including a scroll view's own.
final class PinchHandle: RecognizerHandle {
    override func exchange(_ length: tactus_length, _ newValue: Length?) -> Length? {
        guard length == TACTUS_LENGTH_BEGIN, let pinch = recognizer as? PinchGestureRecognizer else { return nil }
        return update(&pinch.beginDistance, with: newValue)
    }
}

@c @implementation
public func tactus_pinch_recognizer_create(_ application: OpaquePointer?) -> OpaquePointer? {
    create(application) { PinchHandle(PinchGestureRecognizer(), owner: $0) }
}

@c @implementation
public func tactus_pinch_recognizer_set_reference(
    _ recognizer: OpaquePointer?, _ reference: tactus_reference
) -> tactus_status {
    setReference(recognizer, as: PinchGestureRecognizer.self, reference) { $0.reference = $1 }
}

@c @implementation
public func tactus_pinch_recognizer_get_reference(_ recognizer: OpaquePointer?) -> tactus_reference {
    readRecognizer(recognizer, as: PinchGestureRecognizer.self, TACTUS_REFERENCE_TOUCH_DOWN) { $0.reference.cValue }
}

@c @implementation
public func tactus_pinch_recognizer_get_scale(_ recognizer: OpaquePointer?) -> Double {
    readRecognizer(recognizer, as: PinchGestureRecognizer.self, 0) { $0.scale }
}

@c @implementation
public func tactus_pinch_recognizer_predict_scale(_ recognizer: OpaquePointer?, _ time_us: UInt64) -> Double {
    readRecognizer(recognizer, as: PinchGestureRecognizer.self, 0) {
        $0.predictedScale(at: Microseconds(clamping: time_us))
    }
}

@c @implementation
public func tactus_pinch_recognizer_set_scale(_ recognizer: OpaquePointer?, _ scale: Double) -> tactus_status {
    changeRecognizer(recognizer, as: PinchGestureRecognizer.self) {
        guard scale.isScale else { return $0.refuse("scale", scale, Allowed.scale) }
        $0.tellArguments(scale)
        $0.scale = scale
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_pinch_recognizer_get_velocity(_ recognizer: OpaquePointer?) -> Double {
    readRecognizer(recognizer, as: PinchGestureRecognizer.self, 0) { $0.velocity }
}
