// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore
internal import SizedStructs

@c @implementation
public func tactus_reason_code_to_string(_ code: tactus_reason_code) -> UnsafePointer<CChar>? {
    guard let known = Reason.Code(rawValue: Int32(truncatingIfNeeded: code.rawValue)) else { return text("unknown") }
    return text(known.name)
}

extension Reason {
    var cValue: tactus_reason {
        var value = tactus_reason()
        value.size = MemoryLayout<tactus_reason>.size
        value.code = code.rawValue
        value.outcome = Int32(outcome.rawValue)
        value.numbers.0 = first
        value.numbers.1 = second
        value.numbers.2 = Double(third)
        value.recognizer = recognizerPointer(recognizer)
        value.view = handlePointer(view?.hostPointer)
        return value
    }
}

private func fill(
    _ reason: UnsafeMutablePointer<tactus_reason>?, with found: Reason, _ handle: Handle
) -> tactus_status {
    guard fillStruct(reason, with: found.cValue) else { return handle.refuse(room: "reason", reason) }
    return found.code == .none ? TACTUS_STATUS_NONE : TACTUS_STATUS_OK
}

@c @implementation
public func tactus_recognizer_get_reason(
    _ recognizer: OpaquePointer?, _ reason: UnsafeMutablePointer<tactus_reason>?
) -> tactus_status {
    inspectRecognizer(recognizer) { fill(reason, with: $0.recognizer.reason, $0) }
}

@c @implementation
public func tactus_touch_get_reason(
    _ touch: OpaquePointer?, _ reason: UnsafeMutablePointer<tactus_reason>?
) -> tactus_status {
    inspectTouch(touch) { touch in
        guard let source = touch.source?.hostPointer else { return TACTUS_STATUS_NONE }
        return inspectSource(handlePointer(source)) { handle in
            fill(reason, with: handle.owner?.application.reason(for: touch) ?? .none, handle)
        }
    }
}

// MARK: Progress (rule 15.3)

@c @implementation
public func tactus_recognizer_get_progress(
    _ recognizer: OpaquePointer?, _ progress: UnsafeMutablePointer<tactus_progress>?
) -> tactus_status {
    inspectRecognizer(recognizer) { handle in
        let found = handle.recognizer.progress
        var value = tactus_progress()
        value.size = MemoryLayout<tactus_progress>.size
        value.fraction = found.fraction
        value.value = found.value
        value.limit = found.limit
        value.unit = found.unit.rawValue
        value.lagging_touch = touchPointer(found.laggingTouch)
        return fillStruct(progress, with: value) ? TACTUS_STATUS_OK : handle.refuse(room: "progress", progress)
    }
}

// MARK: In words (rule 15.1)

extension Reason {
    /// Creates a reason from a struct; nil for a code of a later version.
    init?(_ value: tactus_reason) {
        guard let code = Code(rawValue: value.code) else { return nil }
        self.init(
            code, outcome: UInt8(exactly: value.outcome).flatMap { Outcome(rawValue: $0) } ?? .none,
            (value.numbers.0, value.numbers.1, value.numbers.2),
            readRecognizer(value.recognizer, nil) { $0.recognizer }, viewOrNil(value.view))
    }
}

/// Writes a line into a caller's buffer. Returns its length as snprintf() does.
private func write(
    to buffer: UnsafeMutablePointer<CChar>?, _ size: Int, _ body: (inout TextLine) -> Void
) -> Int {
    var line = TextLine(UnsafeMutableBufferPointer(start: buffer, count: buffer == nil ? 0 : max(0, size)))
    body(&line)
    return line.length
}

private func write(_ value: tactus_reason, about recognizer: GestureRecognizer?, to line: inout TextLine) {
    if let reason = Reason(value) { return reason.write(to: &line, about: recognizer) }
    if let recognizer {
        line.append(recognizer)
        line.append(": ")
    }
    line.append("reason ")
    line.append(Int(value.code))
    line.append(", which this version of the library does not know")
}

@c @implementation
public func tactus_reason_describe(
    _ reason: UnsafePointer<tactus_reason>?, _ recognizer: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: Int
) -> Int {
    let value = copyStruct(reason)
    return write(to: buffer, size) { line in
        if let value { write(value, about: readRecognizer(recognizer, nil) { $0.recognizer }, to: &line) }
    }
}

@c @implementation
public func tactus_trace_event_describe(
    _ event: UnsafePointer<tactus_trace_event>?, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
    let value = copyStruct(event)
    return write(to: buffer, size) { line in
        guard let value else { return }
        guard let event = TraceEvent(value) else {
            return write(value.reason, about: readRecognizer(value.recognizer, nil) { $0.recognizer }, to: &line)
        }
        event.write(to: &line)
    }
}
