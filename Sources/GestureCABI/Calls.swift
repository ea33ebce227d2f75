// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

// Beginning of every C function: from the pointer to the object, or to the status that refuses it. The code exists
// once, since every function passes through it.

/// Checks the handle behind a pointer for a change that may call back, and enters its application. Returns false and
/// the status if the call is refused.
@inline(never)
private func begin(
    _ pointer: OpaquePointer?, _ kind: Handle.Kind?, _ function: FunctionID, _ status: inout tactus_status
) -> Bool {
    guard let pointer else {
        status = refuseNull(in: function)
        return false
    }
    return Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer))._withUnsafeGuaranteedRef { handle in
        guard let owner = handle.ownerReference else { return false }
        return owner._withUnsafeGuaranteedRef { owner in
            if !handle.isDestroyed, kind == nil || handle.kind == kind, !owner.isNotifying {
                owner.enter()
                tellCall(handle, function)
                return true
            }
            status = refuse(handle, kind, owner, in: function)
            return false
        }
    }
}

@inline(never)
private func end(_ pointer: OpaquePointer, _ function: FunctionID, _ status: tactus_status) -> tactus_status {
    // The handle stays in memory until the outermost call has left; the application is freed last.
    Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer))._withUnsafeGuaranteedRef { handle in
        handle.ownerReference?._withUnsafeGuaranteedRef { owner in
            if status != TACTUS_STATUS_OK { owner.report(status, of: handle, in: function) }
            owner.leave()
        }
    }
    return status
}

/// Checks the handle behind a pointer for a getter with a status. Returns false and the status, which is logged, if the
/// call is refused.
@inline(never)
private func beginReading(
    _ pointer: OpaquePointer?, _ kind: Handle.Kind?, _ function: FunctionID, _ status: inout tactus_status
) -> Bool {
    if isReadableHere(pointer, kind) { return true }
    guard let pointer else {
        status = refuseNull(in: function)
        return false
    }
    Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer))._withUnsafeGuaranteedRef { handle in
        if let owner = handle.owner { status = refuse(handle, kind, owner, in: function) }
    }
    return false
}

@inline(never)
private func endReading(_ pointer: OpaquePointer, _ function: FunctionID, _ status: tactus_status) -> tactus_status {
    guard status != TACTUS_STATUS_OK, status != TACTUS_STATUS_NONE else { return status }
    Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer))._withUnsafeGuaranteedRef { handle in
        handle.owner?.report(status, of: handle, in: function)
    }
    return status
}

/// Runs a getter with a status. It makes no callbacks, is allowed everywhere, and logs what is wrong.
@inline(never)
private func inspect<Object: Handle>(
    _ pointer: OpaquePointer?, _ kind: Handle.Kind, _ type: Object.Type, _ function: FunctionID,
    _ body: (Object) -> tactus_status
) -> tactus_status {
    var status = TACTUS_STATUS_INVALID_ARGUMENT
    guard beginReading(pointer, kind, function, &status), let pointer else { return status }
    return endReading(pointer, function, lend(pointer, type, body))
}

/// Returns the pointer if the handle behind it may be read, or nil. Logs nothing.
@_optimize(speed)
@inline(never)
private func readable(_ pointer: OpaquePointer?, _ kind: Handle.Kind?) -> OpaquePointer? {
    isReadableHere(pointer, kind) ? pointer : nil
}

@inline(__always)
private func isReadableHere(_ pointer: OpaquePointer?, _ kind: Handle.Kind?) -> Bool {
    guard let pointer else { return false }
    return Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer))._withUnsafeGuaranteedRef { handle in
        (kind == nil || handle.kind == kind) && !handle.isDestroyed
    }
}

/// Lends the object behind a pointer that has been checked. A handle stays in memory until the outermost call returns,
/// so that no reference has to be counted.
@inline(__always)
private func lend<Object: Handle, Value>(
    _ pointer: OpaquePointer, _ type: Object.Type, _ body: (Object) -> Value
) -> Value {
    Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer))._withUnsafeGuaranteedRef(body)
}

/// Runs a call that may change something and call back. Out of line: the checks around each function would take 9 kB.
@inline(never)
private func change<Object: Handle>(
    _ pointer: OpaquePointer?, _ kind: Handle.Kind?, _ type: Object.Type, _ function: FunctionID,
    _ body: (Object) -> tactus_status
) -> tactus_status {
    var status = TACTUS_STATUS_WRONG_STATE
    guard begin(pointer, kind, function, &status), let pointer else { return status }
    return end(pointer, function, lend(pointer, type, body))
}

/// Runs a getter, which makes no callbacks and is allowed everywhere.
@inline(__always)
private func read<Object: Handle, Value>(
    _ pointer: OpaquePointer?, _ kind: Handle.Kind, _ type: Object.Type, _ fallback: Value,
    _ body: (Object) -> Value
) -> Value {
    guard let pointer = readable(pointer, kind) else { return fallback }
    return lend(pointer, type, body)
}

@inline(__always)
func changeApplication(
    _ pointer: OpaquePointer?, _ function: FunctionID = #function, _ body: (ApplicationHandle) -> tactus_status
) -> tactus_status {
    change(pointer, .application, ApplicationHandle.self, function, body)
}

@inline(__always)
func inspectApplication(
    _ pointer: OpaquePointer?, _ function: FunctionID = #function, _ body: (ApplicationHandle) -> tactus_status
) -> tactus_status {
    inspect(pointer, .application, ApplicationHandle.self, function, body)
}

@inline(__always)
func readApplication<Value>(
    _ pointer: OpaquePointer?, _ fallback: Value, _ body: (ApplicationHandle) -> Value
) -> Value {
    read(pointer, .application, ApplicationHandle.self, fallback, body)
}

@inline(__always)
func changeView(
    _ pointer: OpaquePointer?, _ function: FunctionID = #function, _ body: (ViewHandle) -> tactus_status
) -> tactus_status {
    change(pointer, .view, ViewHandle.self, function, body)
}

@inline(__always)
func inspectView(
    _ pointer: OpaquePointer?, _ function: FunctionID = #function, _ body: (ViewHandle) -> tactus_status
) -> tactus_status {
    inspect(pointer, .view, ViewHandle.self, function, body)
}

@inline(__always)
func readView<Value>(_ pointer: OpaquePointer?, _ fallback: Value, _ body: (ViewHandle) -> Value) -> Value {
    read(pointer, .view, ViewHandle.self, fallback, body)
}

@inline(__always)
func changeController(
    _ pointer: OpaquePointer?, _ function: FunctionID = #function, _ body: (ControllerHandle) -> tactus_status
) -> tactus_status {
    change(pointer, .controller, ControllerHandle.self, function, body)
}

@inline(__always)
func readController<Value>(
    _ pointer: OpaquePointer?, _ fallback: Value, _ body: (ControllerHandle) -> Value
) -> Value {
    read(pointer, .controller, ControllerHandle.self, fallback, body)
}

@inline(__always)
func changeRecognizer(
    _ pointer: OpaquePointer?, _ function: FunctionID = #function, _ body: (RecognizerHandle) -> tactus_status
) -> tactus_status {
    change(pointer, .recognizer, RecognizerHandle.self, function, body)
}

@inline(__always)
func inspectRecognizer(
    _ pointer: OpaquePointer?, _ function: FunctionID = #function, _ body: (RecognizerHandle) -> tactus_status
) -> tactus_status {
    inspect(pointer, .recognizer, RecognizerHandle.self, function, body)
}

@inline(__always)
func readRecognizer<Value>(
    _ pointer: OpaquePointer?, _ fallback: Value, _ body: (RecognizerHandle) -> Value
) -> Value {
    read(pointer, .recognizer, RecognizerHandle.self, fallback, body)
}

/// Returns the recognizer behind a pointer, without reference counting, or nil if it may not be read.
@_optimize(speed)
@inline(never)
func findRecognizer(_ pointer: OpaquePointer?) -> Unmanaged<GestureRecognizer>? {
    guard let pointer, isReadableHere(pointer, .recognizer) else { return nil }
    return lend(pointer, RecognizerHandle.self) { $0.recognizerReference }
}

@inline(__always)
func changeSource(
    _ pointer: OpaquePointer?, _ function: FunctionID = #function, _ body: (SourceHandle) -> tactus_status
) -> tactus_status {
    change(pointer, .source, SourceHandle.self, function, body)
}

@inline(__always)
func inspectSource(
    _ pointer: OpaquePointer?, _ function: FunctionID = #function, _ body: (SourceHandle) -> tactus_status
) -> tactus_status {
    inspect(pointer, .source, SourceHandle.self, function, body)
}

@inline(__always)
func readSource<Value>(_ pointer: OpaquePointer?, _ fallback: Value, _ body: (SourceHandle) -> Value) -> Value {
    read(pointer, .source, SourceHandle.self, fallback, body)
}

@inline(__always)
func changeClient(
    _ pointer: OpaquePointer?, _ function: FunctionID = #function, _ body: (ClientHandle) -> tactus_status
) -> tactus_status {
    change(pointer, .client, ClientHandle.self, function, body)
}

@inline(__always)
func readClient<Value>(_ pointer: OpaquePointer?, _ fallback: Value, _ body: (ClientHandle) -> Value) -> Value {
    read(pointer, .client, ClientHandle.self, fallback, body)
}

/// Runs a change of any responder: view, controller, application or its delegate.
@inline(__always)
func changeResponder(
    _ pointer: OpaquePointer?, _ function: FunctionID = #function, _ body: (Handle, Responder) -> tactus_status
) -> tactus_status {
    change(pointer, nil, Handle.self, function) { handle in
        handle.responder.map { body(handle, $0) } ?? TACTUS_STATUS_WRONG_KIND
    }
}

/// Reads from a handle of any kind.
@inline(__always)
func readHandle<Value>(_ pointer: OpaquePointer?, _ fallback: Value, _ body: (Handle) -> Value) -> Value {
    guard isReadableHere(pointer, nil), let pointer else { return fallback }
    return lend(pointer, Handle.self, body)
}

@inline(__always)
func readResponder<Value>(_ pointer: OpaquePointer?, _ fallback: Value, _ body: (Responder) -> Value) -> Value {
    guard let pointer = readable(pointer, nil) else { return fallback }
    return lend(pointer, Handle.self) { handle in handle.responder.map(body) ?? fallback }
}

/// Returns the C pointer for an object of the engine.
@inline(__always)
func handlePointer(_ pointer: UnsafeMutableRawPointer?) -> OpaquePointer? {
    pointer.map { OpaquePointer($0) }
}

/// Returns the engine's view behind a pointer; nil for NULL and invalid pointers.
@inline(__always)
func viewOrNil(_ pointer: OpaquePointer?) -> View? {
    readView(pointer, nil) { $0.view }
}

/// Calls a closure with a view whose coordinates are meant; NULL means the application's. An invalid pointer is
/// refused.
@inline(__always)
func withSpace(
    _ pointer: OpaquePointer?, of handle: Handle?, _ body: (View?) -> tactus_status
) -> tactus_status {
    guard let pointer else { return body(nil) }
    guard let pointer = readable(pointer, .view) else {
        return handle?.refuse(Allowed.space, TACTUS_STATUS_INVALID_ARGUMENT) ?? TACTUS_STATUS_INVALID_ARGUMENT
    }
    return lend(pointer, ViewHandle.self) { body($0.view) }
}

/// Returns a location of the application in a view's coordinates, as in `withSpace`, or nil for an invalid pointer.
@inline(never)
func convert(_ point: Point, toSpaceOf pointer: OpaquePointer?) -> Point? {
    guard let pointer else { return point }
    guard isReadableHere(pointer, .view) else { return nil }
    return lend(pointer, ViewHandle.self) { $0.view.convertFromApplication(point) }
}

/// Returns a displacement or velocity of the application in a view's coordinates, or nil for an invalid pointer.
@inline(never)
func convertVector(_ vector: Point, toSpaceOf pointer: OpaquePointer?) -> Point? {
    guard let pointer else { return vector }
    guard isReadableHere(pointer, .view) else { return nil }
    return lend(pointer, ViewHandle.self) { $0.view.convertVectorFromApplication(vector) }
}

@inline(__always)
func store(_ point: Point, _ x: UnsafeMutablePointer<Double>?, _ y: UnsafeMutablePointer<Double>?) {
    // Adding zero removes a negative zero, which a client would print.
    x?.pointee = point.x + 0.0
    y?.pointee = point.y + 0.0
}
