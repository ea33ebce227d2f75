// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

/// A recognizer of one kind, for a change.
private func change<Kind: GestureRecognizer>(
    _ pointer: OpaquePointer?, _ kind: Kind.Type, _ body: (Kind) -> tactus_status
) -> tactus_status {
    changeRecognizer(pointer) { handle in
        guard let recognizer = handle.recognizer as? Kind else { return TACTUS_STATUS_WRONG_KIND }
        return body(recognizer)
    }
}

/// A recognizer of one kind, for a look.
private func get<Kind: GestureRecognizer, Value>(
    _ pointer: OpaquePointer?, _ kind: Kind.Type, _ fallback: Value, _ body: (Kind) -> Value
) -> Value {
    guard let found = findRecognizer(pointer) else { return fallback }
    return found._withUnsafeGuaranteedRef { recognizer in
        guard let recognizer = recognizer as? Kind else { return fallback }
        return body(recognizer)
    }
}

/// A way or velocity of a recognizer of one kind, in a view's space.
@inline(__always)
private func store<Kind: GestureRecognizer>(
    _ pointer: OpaquePointer?, _ kind: Kind.Type, in view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?,
    _ y: UnsafeMutablePointer<Double>?, _ vector: (Kind) -> Point
) -> tactus_status {
    guard let vector = get(pointer, kind, nil, vector) else { return TACTUS_STATUS_WRONG_KIND }
    guard let converted = convertVector(vector, toSpaceOf: view) else { return TACTUS_STATUS_INVALID_ARGUMENT }
    store(converted, x, y)
    return TACTUS_STATUS_OK
}

/// Fingers and taps: at least a lowest number, at most as many as touches can be live.
private func setCount<Kind: GestureRecognizer>(
    _ pointer: OpaquePointer?, _ kind: Kind.Type, _ count: UInt32, from lowest: UInt32 = 1,
    _ body: (Kind, Int) -> Void
) -> tactus_status {
    change(pointer, kind) { recognizer in
        guard count >= lowest, count <= largestCount else { return TACTUS_STATUS_INVALID_ARGUMENT }
        body(recognizer, Int(count))
        return TACTUS_STATUS_OK
    }
}

/// Rule 1.15.
private let largestCount: UInt32 = 64

// MARK: Tap

@c @implementation
public func tactus_tap_recognizer_set_number_of_taps_required(_ recognizer: OpaquePointer?, _ count: UInt32)
    -> tactus_status
{
    setCount(recognizer, TapGestureRecognizer.self, count) { $0.numberOfTapsRequired = $1 }
}

@c @implementation
public func tactus_tap_recognizer_get_number_of_taps_required(_ recognizer: OpaquePointer?) -> UInt32 {
    get(recognizer, TapGestureRecognizer.self, 0) { UInt32(clamping: $0.numberOfTapsRequired) }
}

@c @implementation
public func tactus_tap_recognizer_set_number_of_touches_required(_ recognizer: OpaquePointer?, _ count: UInt32)
    -> tactus_status
{
    setCount(recognizer, TapGestureRecognizer.self, count) { $0.numberOfTouchesRequired = $1 }
}

@c @implementation
public func tactus_tap_recognizer_get_number_of_touches_required(_ recognizer: OpaquePointer?) -> UInt32 {
    get(recognizer, TapGestureRecognizer.self, 0) { UInt32(clamping: $0.numberOfTouchesRequired) }
}

// MARK: Long press

@c @implementation
public func tactus_long_press_recognizer_set_number_of_taps_required(_ recognizer: OpaquePointer?, _ count: UInt32)
    -> tactus_status
{
    setCount(recognizer, LongPressGestureRecognizer.self, count, from: 0) { $0.numberOfTapsRequired = $1 }
}

@c @implementation
public func tactus_long_press_recognizer_get_number_of_taps_required(_ recognizer: OpaquePointer?) -> UInt32 {
    get(recognizer, LongPressGestureRecognizer.self, 0) { UInt32(clamping: $0.numberOfTapsRequired) }
}

@c @implementation
public func tactus_long_press_recognizer_set_number_of_touches_required(_ recognizer: OpaquePointer?, _ count: UInt32)
    -> tactus_status
{
    setCount(recognizer, LongPressGestureRecognizer.self, count) { $0.numberOfTouchesRequired = $1 }
}

@c @implementation
public func tactus_long_press_recognizer_get_number_of_touches_required(_ recognizer: OpaquePointer?) -> UInt32 {
    get(recognizer, LongPressGestureRecognizer.self, 0) { UInt32(clamping: $0.numberOfTouchesRequired) }
}

// MARK: Pan

@c @implementation
public func tactus_pan_recognizer_set_minimum_number_of_touches(_ recognizer: OpaquePointer?, _ count: UInt32)
    -> tactus_status
{
    setCount(recognizer, PanGestureRecognizer.self, count) { $0.minimumNumberOfTouches = $1 }
}

@c @implementation
public func tactus_pan_recognizer_get_minimum_number_of_touches(_ recognizer: OpaquePointer?) -> UInt32 {
    get(recognizer, PanGestureRecognizer.self, 0) { UInt32(clamping: $0.minimumNumberOfTouches) }
}

@c @implementation
public func tactus_pan_recognizer_set_maximum_number_of_touches(
    _ recognizer: OpaquePointer?, _ count: UInt32
) -> tactus_status {
    change(recognizer, PanGestureRecognizer.self) {
        guard count >= 1 else { return TACTUS_STATUS_INVALID_ARGUMENT }
        $0.maximumNumberOfTouches = count == .max ? .max : Int(count)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_pan_recognizer_get_maximum_number_of_touches(_ recognizer: OpaquePointer?) -> UInt32 {
    get(recognizer, PanGestureRecognizer.self, 0) { UInt32(clamping: $0.maximumNumberOfTouches) }
}

@c @implementation
public func tactus_pan_recognizer_get_translation(
    _ recognizer: OpaquePointer?, _ view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?,
    _ y: UnsafeMutablePointer<Double>?
) -> tactus_status {
    store(recognizer, PanGestureRecognizer.self, in: view, x, y) { $0.translation(in: nil) }
}

@c @implementation
public func tactus_pan_recognizer_set_translation(
    _ recognizer: OpaquePointer?, _ view: OpaquePointer?, _ x: Double, _ y: Double
) -> tactus_status {
    change(recognizer, PanGestureRecognizer.self) { pan in
        withSpace(view) { space in
            let translation = Point(x: x, y: y)
            guard translation.isWithinLimit else { return TACTUS_STATUS_INVALID_ARGUMENT }
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
    store(recognizer, PanGestureRecognizer.self, in: view, x, y) { $0.velocity(in: nil) }
}

// MARK: Swipe

@c @implementation
public func tactus_swipe_recognizer_set_directions(_ recognizer: OpaquePointer?, _ directions: UInt32) -> tactus_status
{
    change(recognizer, SwipeGestureRecognizer.self) {
        guard directions & ~15 == 0 else { return TACTUS_STATUS_INVALID_ARGUMENT }
        $0.direction = SwipeGestureRecognizer.Direction(rawValue: directions)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_swipe_recognizer_get_directions(_ recognizer: OpaquePointer?) -> UInt32 {
    get(recognizer, SwipeGestureRecognizer.self, 0) { $0.direction.rawValue }
}

@c @implementation
public func tactus_swipe_recognizer_set_number_of_touches_required(_ recognizer: OpaquePointer?, _ count: UInt32)
    -> tactus_status
{
    setCount(recognizer, SwipeGestureRecognizer.self, count) { $0.numberOfTouchesRequired = $1 }
}

@c @implementation
public func tactus_swipe_recognizer_get_number_of_touches_required(_ recognizer: OpaquePointer?) -> UInt32 {
    get(recognizer, SwipeGestureRecognizer.self, 0) { UInt32(clamping: $0.numberOfTouchesRequired) }
}

// MARK: Pinch and rotation

@c @implementation
public func tactus_pinch_recognizer_get_scale(_ recognizer: OpaquePointer?) -> Double {
    get(recognizer, PinchGestureRecognizer.self, 0) { $0.scale }
}

@c @implementation
public func tactus_pinch_recognizer_set_scale(_ recognizer: OpaquePointer?, _ scale: Double) -> tactus_status {
    change(recognizer, PinchGestureRecognizer.self) {
        guard scale.isScale else { return TACTUS_STATUS_INVALID_ARGUMENT }
        $0.scale = scale
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_pinch_recognizer_get_velocity(_ recognizer: OpaquePointer?) -> Double {
    get(recognizer, PinchGestureRecognizer.self, 0) { $0.velocity }
}

@c @implementation
public func tactus_rotation_recognizer_get_rotation(_ recognizer: OpaquePointer?) -> Double {
    get(recognizer, RotationGestureRecognizer.self, 0) { $0.rotation }
}

@c @implementation
public func tactus_rotation_recognizer_set_rotation(_ recognizer: OpaquePointer?, _ rotation: Double) -> tactus_status {
    change(recognizer, RotationGestureRecognizer.self) {
        guard rotation.isWithinLimit else { return TACTUS_STATUS_INVALID_ARGUMENT }
        $0.rotation = rotation
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_rotation_recognizer_get_velocity(_ recognizer: OpaquePointer?) -> Double {
    get(recognizer, RotationGestureRecognizer.self, 0) { $0.velocity }
}

// MARK: Screen-edge pan

@c @implementation
public func tactus_screen_edge_pan_recognizer_set_edges(_ recognizer: OpaquePointer?, _ edges: UInt32) -> tactus_status
{
    change(recognizer, ScreenEdgePanGestureRecognizer.self) {
        guard edges & ~15 == 0 else { return TACTUS_STATUS_INVALID_ARGUMENT }
        $0.edges = ScreenEdgePanGestureRecognizer.Edges(rawValue: edges)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_screen_edge_pan_recognizer_get_edges(_ recognizer: OpaquePointer?) -> UInt32 {
    get(recognizer, ScreenEdgePanGestureRecognizer.self, 0) { $0.edges.rawValue }
}
