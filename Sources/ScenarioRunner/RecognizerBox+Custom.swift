// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// Behaviour of a custom recognizer in its touch callbacks.
protocol CustomBehaviour: AnyObject {
    var isDiscrete: Bool { get }
    /// Returns whether there is a function for the phase. Without one the library's default applies.
    func handles(_ phase: TouchPhase) -> Bool
    func take(
        _ phase: TouchPhase, _ touches: [OpaquePointer], _ event: OpaquePointer?, _ recognizer: OpaquePointer?
    )
    func reset()
}

/// A kind that is implemented as a table of functions.
protocol CustomPlayedKind: PlayedKind {
    /// Returns a new object for each recognizer, because it stores the state of an attempt.
    var behaviour: any CustomBehaviour { get }
}

extension CustomPlayedKind {
    func create(_ box: RecognizerBox) -> OpaquePointer? { box.createCustom() }
}

extension RecognizerBox {
    fileprivate func createCustom() -> OpaquePointer? {
        guard let behaviour else { return nil }
        var table = tactus_recognizer_callbacks()
        table.size = MemoryLayout<tactus_recognizer_callbacks>.size
        if behaviour.handles(.began) {
            table.touches_began = { RecognizerBox.called(.began, $0, $1, $2, $3, $4) }
        }
        if behaviour.handles(.moved) {
            table.touches_moved = { RecognizerBox.called(.moved, $0, $1, $2, $3, $4) }
        }
        if behaviour.handles(.ended) {
            table.touches_ended = { RecognizerBox.called(.ended, $0, $1, $2, $3, $4) }
        }
        if behaviour.handles(.cancelled) {
            table.touches_cancelled = { RecognizerBox.called(.cancelled, $0, $1, $2, $3, $4) }
        }
        table.reset = { _, data in
            boxed(RecognizerBox.self, data)?.behaviour?.reset()
        }
        if prevents != nil {
            table.can_prevent = { _, other, data in
                answer(data) { $0.isAmong($0.prevents, other) }
            }
        }
        if preventedBy != nil {
            table.can_be_prevented_by = { _, other, data in
                answer(data) { $0.isAmong($0.preventedBy, other) }
            }
        }
        let flags =
            behaviour.isDiscrete
            ? TACTUS_CUSTOM_RECOGNIZER_FLAGS_DISCRETE : TACTUS_CUSTOM_RECOGNIZER_FLAGS_NONE
        return tactus_custom_recognizer_create(run.application, flags.rawValue, &table, data)
    }

    private func isAmong(_ names: [String]?, _ other: OpaquePointer?) -> Bool? {
        let otherName = run.name(of: other)
        return names.map { $0.contains { $0 == otherName } }
    }

    private static func called(
        _ phase: TouchPhase, _ recognizer: OpaquePointer?, _ touches: UnsafePointer<OpaquePointer?>?,
        _ count: Int, _ event: OpaquePointer?, _ data: UnsafeMutableRawPointer?
    ) {
        let behaviour = boxed(RecognizerBox.self, data)?.behaviour
        behaviour?.take(phase, handedTouches(touches, count), event, recognizer)
    }
}
