// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

// Access to a view by its pointer, where it matters which kind it is.

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

/// Sets a property that views of a kind have.
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

/// Reads from a view; the fallback stands for a bad pointer and another kind.
func readView<Kind: View, Value>(
    _ pointer: OpaquePointer?, as kind: Kind.Type, _ fallback: Value, _ body: (Kind) -> Value
) -> Value {
    readView(pointer, fallback) { handle in (handle.view as? Kind).map(body) ?? fallback }
}

/// Stores a place in a view's space; the application's if there is no view.
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
