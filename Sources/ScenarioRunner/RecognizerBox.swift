// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// A recognizer of the scenario: its answers to callbacks, and its log lines.
final class RecognizerBox {
    unowned let run: Run
    let declaration: RecognizerDeclaration
    let prevents: [String]?
    let preventedBy: [String]?
    var delegate: DelegateDeclaration?
    /// Whether the recognizer belongs to a scroll view and is not logged.
    var isSilent = false
    let behaviour: (any CustomBehaviour)?
    /// Becomes nil when the recognizer is destroyed.
    var handle: OpaquePointer?

    init(_ run: Run, _ declaration: RecognizerDeclaration) {
        self.run = run
        self.declaration = declaration
        prevents =
            run.scenario.relations.lazy.compactMap {
                if case .prevents(declaration.name, let others, _) = $0 { others } else { nil }
            }.first
        preventedBy =
            run.scenario.relations.lazy.compactMap {
                if case .preventedBy(declaration.name, let others, _) = $0 { others } else { nil }
            }.first
        behaviour = (declaration.kind as? any CustomPlayedKind)?.behaviour
    }

    var name: String { declaration.name }
    var data: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// Handles an action: logs it, then plays what the scenario does in it.
    func acted(_ recognizer: OpaquePointer?) {
        guard let state = RecognizerState(tactus_recognizer_get_state(recognizer)) else { return }
        if !isSilent { run.write(name, .action(state), keys: keys(recognizer)) }
        run.insideAction(of: name, state)
        for rule in run.scenario.rules where rule.recognizer == name && rule.state == state {
            run.performInCallback(rule.action)
        }
    }

    /// Returns the keys of an action. Locations are in the view that the recognizer now has.
    private func keys(_ recognizer: OpaquePointer?) -> [LogKey: LogValue] {
        let view = tactus_recognizer_get_view(recognizer)
        var keys: [LogKey: LogValue] = [
            .touches: .count(Int64(tactus_recognizer_get_number_of_touches(recognizer)))
        ]
        keys[.location] = point { tactus_recognizer_get_location(recognizer, view, $0, $1) }
        return keys.merging(kind?.keys(of: recognizer, in: view) ?? [:]) { $1 }
    }
}

extension RecognizerState {
    init?(_ state: tactus_recognizer_state) {
        switch state {
        case TACTUS_RECOGNIZER_STATE_POSSIBLE: self = .possible
        case TACTUS_RECOGNIZER_STATE_BEGAN: self = .began
        case TACTUS_RECOGNIZER_STATE_CHANGED: self = .changed
        case TACTUS_RECOGNIZER_STATE_ENDED: self = .ended
        case TACTUS_RECOGNIZER_STATE_CANCELLED: self = .cancelled
        case TACTUS_RECOGNIZER_STATE_FAILED: self = .failed
        default: return nil
        }
    }

    var constant: tactus_recognizer_state {
        switch self {
        case .possible: TACTUS_RECOGNIZER_STATE_POSSIBLE
        case .began: TACTUS_RECOGNIZER_STATE_BEGAN
        case .changed: TACTUS_RECOGNIZER_STATE_CHANGED
        case .ended: TACTUS_RECOGNIZER_STATE_ENDED
        case .cancelled: TACTUS_RECOGNIZER_STATE_CANCELLED
        case .failed: TACTUS_RECOGNIZER_STATE_FAILED
        }
    }
}

extension Run {
    /// Logs a transition that the library's trace reports.
    func traced(_ pointer: UnsafePointer<tactus_trace_event>?) {
        if let pointer, explains.covers(pointer.pointee) { explain(pointer) }
        if let pointer { observe(pointer.pointee) }
        guard let event = pointer?.pointee, event.type == Int32(TACTUS_TRACE_TYPE_STATE.rawValue),
            let handle = event.recognizer, let box = recognizersByHandle[handle], !box.isSilent,
            let state = RecognizerState(tactus_recognizer_state(UInt32(bitPattern: event.state)))
        else { return }
        var keys: [LogKey: LogValue] = [:]
        if state == .failed {
            let code = tactus_reason_code(UInt32(bitPattern: event.reason.code))
            let words = tactus_reason_code_to_string(code).map { String(cString: $0) }
            keys[.reason] = words.flatMap(FailureReason.init(rawValue:)).map(LogValue.reason)
        }
        let time = Microseconds(clamping: event.time_us)
        append(LogLine(time: time, name: box.name, event: .transition(state), keys: keys))
    }
}
