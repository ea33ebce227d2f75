// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

/// C functions as trace listeners, from which only getters are allowed.
final class TraceFunctions:
    HostFunctions<@convention(c) (UnsafePointer<tactus_trace_event>?, UnsafeMutableRawPointer?) -> Void>, TraceListener
{
    private unowned(unsafe) let owner: ApplicationHandle

    init(_ owner: ApplicationHandle) {
        self.owner = owner
        super.init()
    }

    override func install() -> Bool { owner.application.addTraceListener(self) }

    override func uninstall() { owner.application.removeTraceListener(self) }

    func trace(_ event: TraceEvent) {
        list.callEach { event.tell($0.function, $0.data, owner) }
    }
}

/// Changes the trace listeners of an application.
private func changeTrace(
    _ application: OpaquePointer?, _ function: FunctionID = #function,
    _ body: (ApplicationHandle, TraceFunctions) -> tactus_status
) -> tactus_status {
    changeApplication(application, function) { handle in
        handle.traceFunctions.change { body(handle, handle.traceFunctions) }
    }
}

@c @implementation
public func tactus_application_set_trace_listener(
    _ application: OpaquePointer?, _ listener: tactus_trace_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeTrace(application) { $1.set(listener, data, of: $0) }
}

@c @implementation
public func tactus_application_add_trace_listener(
    _ application: OpaquePointer?, _ listener: tactus_trace_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeTrace(application) { add(listener, data, to: $1.list, of: $0) }
}

@c @implementation
public func tactus_application_remove_trace_listener(
    _ application: OpaquePointer?, _ listener: tactus_trace_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeTrace(application) { remove(listener, data, from: $1.list, of: $0) }
}

@c @implementation
public func tactus_application_set_traces_progress(_ application: OpaquePointer?, _ traces: Bool) -> tactus_status {
    changeApplication(application) {
        $0.application.tracesProgress = traces
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_application_get_traces_progress(_ application: OpaquePointer?) -> Bool {
    readApplication(application, false) { $0.application.tracesProgress }
}

@c @implementation
public func tactus_application_explain(
    _ application: OpaquePointer?, _ seat: UInt32, _ type: tactus_touch_type, _ x: Double, _ y: Double,
    _ function: tactus_trace_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(application) { handle in
        guard let function else { return handle.refuse(null: "function", Allowed.function) }
        guard let kind = Touch.Kind(rawValue: Int32(truncatingIfNeeded: type.rawValue)) else {
            return handle.refuse("type", integer: type.rawValue, Allowed.listed)
        }
        let point = Point(x: x, y: y)
        guard point.isWithinLimit else { return handle.refuse(point) }
        return handle.keeping {
            handle.application.explain(point, type: kind, seat: seat, to: TraceFunction(function, data, handle))
        }
    }
}

@c @implementation
public func tactus_touch_explain(
    _ touch: OpaquePointer?, _ function: tactus_trace_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    inspectTouch(touch) { touch in
        guard let source = touch.source?.hostPointer else { return TACTUS_STATUS_NONE }
        return inspectSource(handlePointer(source)) { handle in
            guard let function else { return handle.refuse(null: "function", Allowed.function) }
            guard let owner = handle.owner else { return TACTUS_STATUS_NONE }
            return handle.keeping { owner.application.explain(touch, to: TraceFunction(function, data, owner)) }
        }
    }
}

extension TraceEvent {
    fileprivate var cValue: tactus_trace_event {
        var value = tactus_trace_event()
        value.size = MemoryLayout<tactus_trace_event>.size
        value.time_us = UInt64(clamping: time)
        value.type = kind.rawValue
        value.previous_state = previousState.rawValue
        value.state = state.rawValue
        value.verdict = verdict.rawValue
        value.recognizer = recognizerPointer(recognizer)
        value.touch = touchPointer(touch)
        value.reason = reason.cValue
        value.view = handlePointer(view?.hostPointer)
        value.covering_view = handlePointer(coveringView?.hostPointer)
        return value
    }

    /// Creates an event from a struct; nil for a type or a reason of a later version.
    init?(_ value: tactus_trace_event) {
        guard let kind = Kind(rawValue: value.type), let reason = Reason(value.reason) else { return nil }
        self.init(kind, at: Microseconds(clamping: value.time_us))
        previousState = GestureRecognizer.State(rawValue: value.previous_state) ?? .possible
        state = GestureRecognizer.State(rawValue: value.state) ?? .possible
        verdict = Verdict(rawValue: value.verdict) ?? .none
        recognizer = readRecognizer(value.recognizer, nil) { $0.recognizer }
        touch = readTouch(value.touch, nil) { $0 }
        view = viewOrNil(value.view)
        coveringView = viewOrNil(value.covering_view)
        self.reason = reason
    }
}

/// A C function as the trace listener, from which only getters are allowed.
private final class TraceFunction: TraceListener {
    typealias Function = @convention(c) (UnsafePointer<tactus_trace_event>?, UnsafeMutableRawPointer?) -> Void
    private let function: Function
    private let data: UnsafeMutableRawPointer?
    private unowned(unsafe) let owner: ApplicationHandle

    init(_ function: @escaping Function, _ data: UnsafeMutableRawPointer?, _ owner: ApplicationHandle) {
        self.function = function
        self.data = data
        self.owner = owner
    }

    func trace(_ event: TraceEvent) { event.tell(function, data, owner) }
}

extension TraceEvent {
    /// Calls a C function, from which only getters are allowed.
    fileprivate func tell(
        _ function: @convention(c) (UnsafePointer<tactus_trace_event>?, UnsafeMutableRawPointer?) -> Void,
        _ data: UnsafeMutableRawPointer?, _ owner: ApplicationHandle
    ) {
        // The library's internal recognizers are not reported.
        if kind == .offered, recognizerPointer(recognizer) == nil { return }
        var value = cValue
        let wasNotifying = owner.isNotifying
        owner.isNotifying = true
        function(&value, data)
        owner.isNotifying = wasNotifying
    }
}
