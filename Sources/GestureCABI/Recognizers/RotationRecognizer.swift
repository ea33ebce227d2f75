// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

private final class RotationHandle: RecognizerHandle {
    override func exchange(_ length: tactus_length, _ newValue: Length?) -> Length? {
        guard length == TACTUS_LENGTH_BEGIN, let rotation = recognizer as? RotationGestureRecognizer else { return nil }
        return update(&rotation.beginArc, with: newValue)
    }
}

@c @implementation
public func tactus_rotation_recognizer_create(_ application: OpaquePointer?) -> OpaquePointer? {
    create(application) { RotationHandle(RotationGestureRecognizer(), owner: $0) }
}

@c @implementation
public func tactus_rotation_recognizer_set_reference(
    _ recognizer: OpaquePointer?, _ reference: tactus_reference
) -> tactus_status {
    setReference(recognizer, as: RotationGestureRecognizer.self, reference) { $0.reference = $1 }
}

@c @implementation
public func tactus_rotation_recognizer_get_reference(_ recognizer: OpaquePointer?) -> tactus_reference {
    readRecognizer(recognizer, as: RotationGestureRecognizer.self, TACTUS_REFERENCE_TOUCH_DOWN) { $0.reference.cValue }
}

@c @implementation
public func tactus_rotation_recognizer_get_rotation(_ recognizer: OpaquePointer?) -> Double {
    readRecognizer(recognizer, as: RotationGestureRecognizer.self, 0) { $0.rotation }
}

@c @implementation
public func tactus_rotation_recognizer_predict_rotation(_ recognizer: OpaquePointer?, _ time_us: UInt64) -> Double {
    readRecognizer(recognizer, as: RotationGestureRecognizer.self, 0) {
        $0.predictedRotation(at: Microseconds(clamping: time_us))
    }
}

@c @implementation
public func tactus_rotation_recognizer_set_rotation(_ recognizer: OpaquePointer?, _ rotation: Double) -> tactus_status {
    changeRecognizer(recognizer, as: RotationGestureRecognizer.self) {
        guard rotation.isWithinLimit else { return $0.refuse("rotation", rotation, Allowed.finite) }
        $0.tellArguments(rotation)
        $0.rotation = rotation
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_rotation_recognizer_get_velocity(_ recognizer: OpaquePointer?) -> Double {
    readRecognizer(recognizer, as: RotationGestureRecognizer.self, 0) { $0.velocity }
}
