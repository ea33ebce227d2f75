// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

/// Handle of a pan, including a scroll view's own and the pan from an edge.
class PanHandle: RecognizerHandle {
    override func exchange(_ length: tactus_length, _ newValue: Length?) -> Length? {
        guard length == TACTUS_LENGTH_BEGIN, let pan = recognizer as? PanGestureRecognizer else { return nil }
        return update(&pan.beginDistance, with: newValue)
    }
}

@c @implementation
public func tactus_pan_recognizer_create(_ application: OpaquePointer?) -> OpaquePointer? {
    create(application) { PanHandle(PanGestureRecognizer(), owner: $0) }
}

@c @implementation
public func tactus_pan_recognizer_set_minimum_number_of_touches(
    _ recognizer: OpaquePointer?, _ count: UInt32
) -> tactus_status {
    setMinimumTouches(recognizer, as: PanGestureRecognizer.self, count)
}

@c @implementation
public func tactus_pan_recognizer_get_minimum_number_of_touches(_ recognizer: OpaquePointer?) -> UInt32 {
    getCount(recognizer, as: PanGestureRecognizer.self) { $0.minimumNumberOfTouches }
}

@c @implementation
public func tactus_pan_recognizer_set_maximum_number_of_touches(
    _ recognizer: OpaquePointer?, _ count: UInt32
) -> tactus_status {
    setMaximumTouches(recognizer, as: PanGestureRecognizer.self, count)
}

@c @implementation
public func tactus_pan_recognizer_get_maximum_number_of_touches(_ recognizer: OpaquePointer?) -> UInt32 {
    getCount(recognizer, as: PanGestureRecognizer.self) { $0.maximumNumberOfTouches }
}

@c @implementation
public func tactus_pan_recognizer_set_reference(
    _ recognizer: OpaquePointer?, _ reference: tactus_reference
) -> tactus_status {
    setReference(recognizer, as: PanGestureRecognizer.self, reference) { $0.reference = $1 }
}

@c @implementation
public func tactus_pan_recognizer_get_reference(_ recognizer: OpaquePointer?) -> tactus_reference {
    readRecognizer(recognizer, as: PanGestureRecognizer.self, TACTUS_REFERENCE_TOUCH_DOWN) { $0.reference.cValue }
}

@c @implementation
public func tactus_pan_recognizer_get_translation(
    _ recognizer: OpaquePointer?, _ view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?,
    _ y: UnsafeMutablePointer<Double>?
) -> tactus_status {
    storeVector(recognizer, as: PanGestureRecognizer.self, in: view, x, y) { $0.translation(in: nil) }
}

@c @implementation
public func tactus_pan_recognizer_predict_translation(
    _ recognizer: OpaquePointer?, _ time_us: UInt64, _ view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?,
    _ y: UnsafeMutablePointer<Double>?
) -> tactus_status {
    storeVector(recognizer, as: PanGestureRecognizer.self, in: view, x, y) {
        $0.predictedTranslation(at: Microseconds(clamping: time_us), in: nil)
    }
}

@c @implementation
public func tactus_pan_recognizer_set_translation(
    _ recognizer: OpaquePointer?, _ view: OpaquePointer?, _ x: Double, _ y: Double
) -> tactus_status {
    changeRecognizer(recognizer, as: PanGestureRecognizer.self) { pan in
        withSpace(view, of: pan.handle) { space in
            let translation = Point(x: x, y: y)
            guard translation.isWithinLimit else { return pan.refuse(translation) }
            pan.tellArguments(view, x, y)
            pan.setTranslation(translation, in: space)
            return TACTUS_STATUS_OK
        }
    }
}

@c @implementation
public func tactus_pan_recognizer_get_velocity(
    _ recognizer: OpaquePointer?, _ view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?,
    _ y: UnsafeMutablePointer<Double>?
) -> tactus_status {
    storeVector(recognizer, as: PanGestureRecognizer.self, in: view, x, y) { $0.velocity(in: nil) }
}

@c @implementation
public func tactus_pan_recognizer_set_allowed_scroll_types(
    _ recognizer: OpaquePointer?, _ types: UInt32
) -> tactus_status {
    changeRecognizer(recognizer, as: PanGestureRecognizer.self) { pan in
        guard pan.kind == .pan else {
            return pan.handle?.refuse("scrolling does not drive a screen-edge pan", TACTUS_STATUS_WRONG_KIND)
                ?? TACTUS_STATUS_WRONG_KIND
        }
        guard types & ~ScrollTypes.all.rawValue == 0 else {
            return pan.refuse("types", integer: types, Allowed.flags)
        }
        pan.allowedScrollTypes = ScrollTypes(rawValue: types)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_pan_recognizer_get_allowed_scroll_types(_ recognizer: OpaquePointer?) -> UInt32 {
    readRecognizer(recognizer, as: PanGestureRecognizer.self, 0) { $0.allowedScrollTypes.rawValue }
}
