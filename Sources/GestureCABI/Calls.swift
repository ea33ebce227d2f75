// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

/// How every C function begins: from the pointer to the object, or to the status that refuses it.

/// A handle of the expected class.
@inline(__always)
private func resolve(_ pointer: OpaquePointer?, _ kind: Handle.Kind) -> (handle: Handle?, status: tactus_status) {
    guard let pointer else {
        ProcessLog.refuse(.invalidHandle)
        return (nil, TACTUS_STATUS_INVALID_ARGUMENT)
    }
    let handle = Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    guard !handle.isDestroyed else {
        handle.owner?.application.diagnostics.report(.invalidHandle)
        return (nil, TACTUS_STATUS_DESTROYED)
    }
    guard handle.kind == kind else {
        handle.owner?.application.diagnostics.report(.wrongKind)
        return (nil, TACTUS_STATUS_WRONG_KIND)
    }
    return (handle, TACTUS_STATUS_OK)
}

/// A call that may change something and call back.
@inline(__always)
private func change<Object: Handle>(
    _ pointer: OpaquePointer?, _ kind: Handle.Kind, _ type: Object.Type, _ body: (Object) -> tactus_status
) -> tactus_status {
    let (handle, status) = resolve(pointer, kind)
    guard let handle, let owner = handle.owner else { return status }
    guard !owner.isNotifying else {
        owner.application.diagnostics.count(.busy)
        return TACTUS_STATUS_BUSY
    }
    owner.enter()
    let result = body(unsafeDowncast(handle, to: type))
    owner.leave()
    return owner.checked(result)
}

/// A getter: no callbacks, allowed everywhere, silent about bad handles.
@inline(__always)
private func read<Object: Handle, Value>(
    _ pointer: OpaquePointer?, _ kind: Handle.Kind, _ type: Object.Type, _ fallback: Value,
    _ body: (Object) -> Value
) -> Value {
    guard let pointer else { return fallback }
    let handle = Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    guard handle.kind == kind, !handle.isDestroyed else { return fallback }
    return body(unsafeDowncast(handle, to: type))
}

@inline(__always)
func changeApplication(_ pointer: OpaquePointer?, _ body: (ApplicationHandle) -> tactus_status) -> tactus_status {
    change(pointer, .application, ApplicationHandle.self, body)
}

@inline(__always)
func readApplication<Value>(
    _ pointer: OpaquePointer?, _ fallback: Value, _ body: (ApplicationHandle) -> Value
) -> Value {
    read(pointer, .application, ApplicationHandle.self, fallback, body)
}

@inline(__always)
func changeView(_ pointer: OpaquePointer?, _ body: (ViewHandle) -> tactus_status) -> tactus_status {
    change(pointer, .view, ViewHandle.self, body)
}

@inline(__always)
func readView<Value>(_ pointer: OpaquePointer?, _ fallback: Value, _ body: (ViewHandle) -> Value) -> Value {
    read(pointer, .view, ViewHandle.self, fallback, body)
}

@inline(__always)
func changeController(
    _ pointer: OpaquePointer?, _ body: (ControllerHandle) -> tactus_status
) -> tactus_status {
    change(pointer, .controller, ControllerHandle.self, body)
}

@inline(__always)
func readController<Value>(
    _ pointer: OpaquePointer?, _ fallback: Value, _ body: (ControllerHandle) -> Value
) -> Value {
    read(pointer, .controller, ControllerHandle.self, fallback, body)
}

@inline(__always)
func changeRecognizer(
    _ pointer: OpaquePointer?, _ body: (RecognizerHandle) -> tactus_status
) -> tactus_status {
    change(pointer, .recognizer, RecognizerHandle.self, body)
}

@inline(__always)
func readRecognizer<Value>(
    _ pointer: OpaquePointer?, _ fallback: Value, _ body: (RecognizerHandle) -> Value
) -> Value {
    read(pointer, .recognizer, RecognizerHandle.self, fallback, body)
}

@inline(__always)
func changeSource(_ pointer: OpaquePointer?, _ body: (SourceHandle) -> tactus_status) -> tactus_status {
    change(pointer, .source, SourceHandle.self, body)
}

@inline(__always)
func readSource<Value>(_ pointer: OpaquePointer?, _ fallback: Value, _ body: (SourceHandle) -> Value) -> Value {
    read(pointer, .source, SourceHandle.self, fallback, body)
}

@inline(__always)
func changeClient(_ pointer: OpaquePointer?, _ body: (ClientHandle) -> tactus_status) -> tactus_status {
    change(pointer, .client, ClientHandle.self, body)
}

@inline(__always)
func readClient<Value>(_ pointer: OpaquePointer?, _ fallback: Value, _ body: (ClientHandle) -> Value) -> Value {
    read(pointer, .client, ClientHandle.self, fallback, body)
}

/// Any responder: view, controller, application or its delegate.
@inline(__always)
func changeResponder(_ pointer: OpaquePointer?, _ body: (Handle, Responder) -> tactus_status) -> tactus_status {
    guard let pointer else { return TACTUS_STATUS_INVALID_ARGUMENT }
    let kind = Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue().kind
    return change(pointer, kind, Handle.self) { handle in
        guard let responder = handle.responder else { return TACTUS_STATUS_WRONG_KIND }
        return body(handle, responder)
    }
}

func readResponder<Value>(_ pointer: OpaquePointer?, _ fallback: Value, _ body: (Responder) -> Value) -> Value {
    guard let pointer else { return fallback }
    let handle = Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    guard !handle.isDestroyed, let responder = handle.responder else { return fallback }
    return body(responder)
}

/// The C pointer behind an object of the engine.
@inline(__always)
func handlePointer(_ pointer: UnsafeMutableRawPointer?) -> OpaquePointer? {
    pointer.map { OpaquePointer($0) }
}

/// The engine's view behind a pointer, or nil for NULL and for bad ones.
@inline(__always)
func viewOrNil(_ pointer: OpaquePointer?) -> View? {
    readView(pointer, nil) { $0.view }
}

/// NULL stands for the application's space; a bad pointer is refused.
@inline(__always)
func withSpace(_ pointer: OpaquePointer?, _ body: (View?) -> tactus_status) -> tactus_status {
    guard pointer != nil else { return body(nil) }
    guard let view = viewOrNil(pointer) else { return TACTUS_STATUS_INVALID_ARGUMENT }
    return body(view)
}

func store(_ point: Point, _ x: UnsafeMutablePointer<Double>?, _ y: UnsafeMutablePointer<Double>?) {
    x?.pointee = point.x
    y?.pointee = point.y
}

extension ApplicationHandle {
    /// Logs, once per kind, that a call was refused.
    @inline(__always)
    func checked(_ status: tactus_status) -> tactus_status {
        if status != TACTUS_STATUS_OK { report(status) }
        return status
    }

    private func report(_ status: tactus_status) {
        let diagnostics = application.diagnostics
        switch status {
        case TACTUS_STATUS_INVALID_ARGUMENT: diagnostics.report(.invalidArgument)
        case TACTUS_STATUS_WRONG_KIND: diagnostics.report(.wrongKind)
        case TACTUS_STATUS_WRONG_STATE: diagnostics.report(.wrongState)
        case TACTUS_STATUS_CYCLE: diagnostics.report(.requirementCycle)
        case TACTUS_STATUS_FOREIGN_OBJECT: diagnostics.report(.foreignObject)
        // The rest is no bug of the caller, or was logged where it was noticed.
        default: break
        }
    }

    /// Makes an object for the application; NULL and a log line if it cannot be.
    func make(_ body: () -> Handle?) -> OpaquePointer? {
        guard !isNotifying else {
            application.diagnostics.count(.busy)
            return nil
        }
        guard let handle = body() else {
            application.diagnostics.report(.invalidArgument)
            return nil
        }
        register(handle)
        return handle.pointer
    }
}

/// A constructor that takes the application.
func create(_ application: OpaquePointer?, _ body: (ApplicationHandle) -> Handle?) -> OpaquePointer? {
    let owner: ApplicationHandle? = readApplication(application, nil) { $0 }
    guard let owner else {
        ProcessLog.refuse(.invalidHandle)
        return nil
    }
    return owner.make { body(owner) }
}

/// A destructor; NULL is allowed.
func destroy(_ pointer: OpaquePointer?, _ body: (OpaquePointer) -> tactus_status) {
    if let pointer { _ = body(pointer) }
}
