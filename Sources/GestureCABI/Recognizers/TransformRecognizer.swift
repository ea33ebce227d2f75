// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

private final class TransformHandle: RecognizerHandle {
    override func exchange(_ length: tactus_length, _ newValue: Length?) -> Length? {
        guard let transform = recognizer as? TransformGestureRecognizer else { return nil }
        switch length {
        case TACTUS_LENGTH_BEGIN: return update(&transform.beginDistance, with: newValue)
        case TACTUS_LENGTH_BEGIN_SPREAD: return update(&transform.beginSpread, with: newValue)
        case TACTUS_LENGTH_BEGIN_ARC: return update(&transform.beginArc, with: newValue)
        default: return nil
        }
    }
}

@c @implementation
public func tactus_transform_recognizer_create(_ application: OpaquePointer?) -> OpaquePointer? {
    create(application) { TransformHandle(TransformGestureRecognizer(), owner: $0) }
}

@c @implementation
public func tactus_transform_recognizer_set_parts(_ recognizer: OpaquePointer?, _ parts: UInt32) -> tactus_status {
    changeRecognizer(recognizer, as: TransformGestureRecognizer.self) {
        guard parts != 0, parts & ~TransformGestureRecognizer.Parts.all.rawValue == 0 else {
            return $0.refuse("parts", integer: parts, Allowed.flags)
        }
        $0.parts = TransformGestureRecognizer.Parts(rawValue: parts)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_transform_recognizer_get_parts(_ recognizer: OpaquePointer?) -> UInt32 {
    readRecognizer(recognizer, as: TransformGestureRecognizer.self, 0) { $0.parts.rawValue }
}

@c @implementation
public func tactus_transform_recognizer_set_minimum_number_of_touches(
    _ recognizer: OpaquePointer?, _ count: UInt32
) -> tactus_status {
    setMinimumTouches(recognizer, as: TransformGestureRecognizer.self, count)
}

@c @implementation
public func tactus_transform_recognizer_get_minimum_number_of_touches(_ recognizer: OpaquePointer?) -> UInt32 {
    getCount(recognizer, as: TransformGestureRecognizer.self) { $0.minimumNumberOfTouches }
}

@c @implementation
public func tactus_transform_recognizer_set_maximum_number_of_touches(
    _ recognizer: OpaquePointer?, _ count: UInt32
) -> tactus_status {
    setMaximumTouches(recognizer, as: TransformGestureRecognizer.self, count)
}

@c @implementation
public func tactus_transform_recognizer_get_maximum_number_of_touches(_ recognizer: OpaquePointer?) -> UInt32 {
    getCount(recognizer, as: TransformGestureRecognizer.self) { $0.maximumNumberOfTouches }
}

@c @implementation
public func tactus_transform_recognizer_set_reference(
    _ recognizer: OpaquePointer?, _ reference: tactus_reference
) -> tactus_status {
    setReference(recognizer, as: TransformGestureRecognizer.self, reference) { $0.reference = $1 }
}

@c @implementation
public func tactus_transform_recognizer_get_reference(_ recognizer: OpaquePointer?) -> tactus_reference {
    readRecognizer(recognizer, as: TransformGestureRecognizer.self, TACTUS_REFERENCE_TOUCH_DOWN) {
        $0.reference.cValue
    }
}

// MARK: The value

@c @implementation
public func tactus_transform_recognizer_get_transform(
    _ recognizer: OpaquePointer?, _ view: OpaquePointer?, _ a: UnsafeMutablePointer<Double>?,
    _ b: UnsafeMutablePointer<Double>?, _ c: UnsafeMutablePointer<Double>?, _ d: UnsafeMutablePointer<Double>?,
    _ tx: UnsafeMutablePointer<Double>?, _ ty: UnsafeMutablePointer<Double>?
) -> tactus_status {
    store(recognizer, view, a, b, c, d, tx, ty) { $0.transform(in: $1) }
}

@c @implementation
public func tactus_transform_recognizer_predict_transform(
    _ recognizer: OpaquePointer?, _ time_us: UInt64, _ view: OpaquePointer?, _ a: UnsafeMutablePointer<Double>?,
    _ b: UnsafeMutablePointer<Double>?, _ c: UnsafeMutablePointer<Double>?, _ d: UnsafeMutablePointer<Double>?,
    _ tx: UnsafeMutablePointer<Double>?, _ ty: UnsafeMutablePointer<Double>?
) -> tactus_status {
    store(recognizer, view, a, b, c, d, tx, ty) {
        $0.predictedTransform(at: Microseconds(clamping: time_us), in: $1)
    }
}

/// Stores a transform that a recognizer has in a view's coordinates.
@inline(never)
private func store(
    _ recognizer: OpaquePointer?, _ view: OpaquePointer?, _ a: UnsafeMutablePointer<Double>?,
    _ b: UnsafeMutablePointer<Double>?, _ c: UnsafeMutablePointer<Double>?, _ d: UnsafeMutablePointer<Double>?,
    _ tx: UnsafeMutablePointer<Double>?, _ ty: UnsafeMutablePointer<Double>?, _ function: FunctionID = #function,
    _ transform: (TransformGestureRecognizer, View?) -> AffineTransform
) -> tactus_status {
    inspectRecognizer(recognizer, function) { handle in
        withSpace(view, of: handle) { space in
            guard let found = handle.recognizer as? TransformGestureRecognizer else { return TACTUS_STATUS_WRONG_KIND }
            let transform = transform(found, space)
            // Adding zero removes a negative zero, which a client would print.
            a?.pointee = transform.a + 0.0
            b?.pointee = transform.b + 0.0
            c?.pointee = transform.c + 0.0
            d?.pointee = transform.d + 0.0
            tx?.pointee = transform.tx + 0.0
            ty?.pointee = transform.ty + 0.0
            return TACTUS_STATUS_OK
        }
    }
}

@c @implementation
public func tactus_transform_recognizer_get_translation(
    _ recognizer: OpaquePointer?, _ view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?,
    _ y: UnsafeMutablePointer<Double>?
) -> tactus_status {
    storeVector(recognizer, as: TransformGestureRecognizer.self, in: view, x, y) { $0.translation(in: nil) }
}

@c @implementation
public func tactus_transform_recognizer_set_translation(
    _ recognizer: OpaquePointer?, _ view: OpaquePointer?, _ x: Double, _ y: Double
) -> tactus_status {
    changeRecognizer(recognizer, as: TransformGestureRecognizer.self) { transform in
        withSpace(view, of: transform.handle) { space in
            let translation = Point(x: x, y: y)
            guard translation.isWithinLimit else { return transform.refuse(translation) }
            transform.tellArguments(view, x, y)
            transform.setTranslation(translation, in: space)
            return TACTUS_STATUS_OK
        }
    }
}

@c @implementation
public func tactus_transform_recognizer_get_scale(_ recognizer: OpaquePointer?) -> Double {
    readRecognizer(recognizer, as: TransformGestureRecognizer.self, 0) { $0.scale }
}

@c @implementation
public func tactus_transform_recognizer_set_scale(_ recognizer: OpaquePointer?, _ scale: Double) -> tactus_status {
    changeRecognizer(recognizer, as: TransformGestureRecognizer.self) {
        guard scale.isScale else { return $0.refuse("scale", scale, Allowed.scale) }
        $0.tellArguments(scale)
        $0.scale = scale
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_transform_recognizer_get_rotation(_ recognizer: OpaquePointer?) -> Double {
    readRecognizer(recognizer, as: TransformGestureRecognizer.self, 0) { $0.rotation }
}

@c @implementation
public func tactus_transform_recognizer_set_rotation(
    _ recognizer: OpaquePointer?, _ rotation: Double
) -> tactus_status {
    changeRecognizer(recognizer, as: TransformGestureRecognizer.self) {
        guard rotation.isWithinLimit else { return $0.refuse("rotation", rotation, Allowed.finite) }
        $0.tellArguments(rotation)
        $0.rotation = rotation
        return TACTUS_STATUS_OK
    }
}

// MARK: Velocities

@c @implementation
public func tactus_transform_recognizer_get_velocity(
    _ recognizer: OpaquePointer?, _ view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?,
    _ y: UnsafeMutablePointer<Double>?
) -> tactus_status {
    storeVector(recognizer, as: TransformGestureRecognizer.self, in: view, x, y) { $0.velocity(in: nil) }
}

@c @implementation
public func tactus_transform_recognizer_get_scale_velocity(_ recognizer: OpaquePointer?) -> Double {
    readRecognizer(recognizer, as: TransformGestureRecognizer.self, 0) { $0.scaleVelocity }
}

@c @implementation
public func tactus_transform_recognizer_get_rotation_velocity(_ recognizer: OpaquePointer?) -> Double {
    readRecognizer(recognizer, as: TransformGestureRecognizer.self, 0) { $0.rotationVelocity }
}
