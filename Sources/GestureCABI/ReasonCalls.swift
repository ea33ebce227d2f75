// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore
internal import SizedStructs

@c @implementation
public func tactus_reason_code_to_string(_ code: tactus_reason_code) -> UnsafePointer<CChar>? {
    let reason = Reason.Code(rawValue: Int32(truncatingIfNeeded: code.rawValue)) ?? .none
    return text(reason.name)
}

extension Reason {
    fileprivate var cValue: tactus_reason {
        var value = tactus_reason()
        value.size = MemoryLayout<tactus_reason>.size
        value.code = code.rawValue
        value.numbers.0 = first
        value.numbers.1 = second
        value.numbers.2 = Double(third)
        value.recognizer = recognizerPointer(recognizer)
        value.view = handlePointer(view?.hostPointer)
        return value
    }
}

private func fill(_ reason: UnsafeMutablePointer<tactus_reason>?, with found: Reason) -> tactus_status {
    guard fillStruct(reason, with: found.cValue) else { return TACTUS_STATUS_INVALID_ARGUMENT }
    return found.code == .none ? TACTUS_STATUS_NONE : TACTUS_STATUS_OK
}

@c @implementation
public func tactus_recognizer_get_reason(
    _ recognizer: OpaquePointer?, _ reason: UnsafeMutablePointer<tactus_reason>?
) -> tactus_status {
    readRecognizer(recognizer, TACTUS_STATUS_INVALID_ARGUMENT) { fill(reason, with: $0.recognizer.reason) }
}

@c @implementation
public func tactus_touch_get_reason(
    _ touch: OpaquePointer?, _ reason: UnsafeMutablePointer<tactus_reason>?
) -> tactus_status {
    readTouch(touch, TACTUS_STATUS_INVALID_ARGUMENT) { touch in
        readSource(handlePointer(touch.source?.hostPointer), TACTUS_STATUS_NONE) { handle in
            fill(reason, with: handle.owner?.application.reason(for: touch) ?? .none)
        }
    }
}

@c @implementation
public func tactus_application_set_trace_listener(
    _ application: OpaquePointer?, _ listener: tactus_trace_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(application) { handle in
        handle.keeping(listener != nil) {
            handle.application.traceListener = listener.map { TraceFunction($0, data, handle) }
        }
    }
}

/// A C function as the trace listener; while it runs only getters are allowed.
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

    func trace(_ event: TraceEvent) {
        var value = tactus_trace_event()
        value.size = MemoryLayout<tactus_trace_event>.size
        value.time_us = UInt64(clamping: event.time)
        value.type = event.kind.rawValue
        value.previous_state = event.previousState.rawValue
        value.state = event.state.rawValue
        value.recognizer = recognizerPointer(event.recognizer)
        value.touch = touchPointer(event.touch)
        value.reason = event.reason.cValue
        let wasNotifying = owner.isNotifying
        owner.isNotifying = true
        function(&value, data)
        owner.isNotifying = wasNotifying
    }
}
