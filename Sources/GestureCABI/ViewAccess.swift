// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

// Access to a view by its pointer, for functions that require a kind.

/// Checks the pointer and its kind for a change that may call back.
func changeView<Kind: View>(
    _ pointer: OpaquePointer?, as kind: Kind.Type, _ function: FunctionID = #function,
    _ body: (ViewHandle, Kind) -> tactus_status
) -> tactus_status {
    changeView(pointer, function) { handle in
        guard let view = handle.view as? Kind else { return TACTUS_STATUS_WRONG_KIND }
        return body(handle, view)
    }
}

func changeView<Kind: View>(
    _ pointer: OpaquePointer?, as kind: Kind.Type, _ function: FunctionID = #function,
    _ body: (Kind) -> tactus_status
) -> tactus_status {
    changeView(pointer, as: kind, function) { body($1) }
}

/// Sets a property that only views of one kind have.
func setView<Kind: View>(
    _ pointer: OpaquePointer?, as kind: Kind.Type, _ function: FunctionID = #function, _ body: (Kind) -> Void
) -> tactus_status {
    changeView(pointer, as: kind, function) {
        body($1)
        return TACTUS_STATUS_OK
    }
}

/// Sets a property that every view has.
func setView(
    _ pointer: OpaquePointer?, _ function: FunctionID = #function, _ body: (View) -> Void
) -> tactus_status {
    changeView(pointer, function) {
        body($0.view)
        return TACTUS_STATUS_OK
    }
}

/// Reads from a view. Returns the fallback for an invalid pointer or another kind.
func readView<Kind: View, Value>(
    _ pointer: OpaquePointer?, as kind: Kind.Type, _ fallback: Value, _ body: (Kind) -> Value
) -> Value {
    readView(pointer, fallback) { handle in (handle.view as? Kind).map(body) ?? fallback }
}

/// Stores a location in a view's coordinates, or the application's if there is no view.
@inline(__always)
func store(
    _ location: Point?, in view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?, _ y: UnsafeMutablePointer<Double>?,
    _ function: FunctionID = #function
) -> tactus_status {
    guard let location else { return refuseNull(in: function) }
    guard let place = convert(location, toSpaceOf: view) else { return refuse(Allowed.space, in: function) }
    store(place, x, y)
    return TACTUS_STATUS_OK
}
