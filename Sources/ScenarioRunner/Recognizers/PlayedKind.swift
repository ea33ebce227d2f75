// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// Playing a recognizer of a kind on the library.
protocol PlayedKind: RecognizerKind {
    func create(_ box: RecognizerBox) -> OpaquePointer?
    /// Sets the options of the kind that the scenario sets; returns what the library answers.
    func configure(_ recognizer: OpaquePointer) -> [tactus_status]
    /// Returns the keys of its actions beside those that every recognizer has; places are in the space of `view`.
    func keys(of recognizer: OpaquePointer?, in view: OpaquePointer?) -> [LogKey: LogValue]

    // Of a kind without the value nothing calls them.
    func setTranslation(_ recognizer: OpaquePointer, _ translation: Point)
    func setScale(_ recognizer: OpaquePointer, _ scale: Double)
    func setRotation(_ recognizer: OpaquePointer, _ angle: Double)
}

extension PlayedKind {
    func configure(_ recognizer: OpaquePointer) -> [tactus_status] { [] }
    func keys(of recognizer: OpaquePointer?, in view: OpaquePointer?) -> [LogKey: LogValue] { [:] }
    func setTranslation(_ recognizer: OpaquePointer, _ translation: Point) {}
    func setScale(_ recognizer: OpaquePointer, _ scale: Double) {}
    func setRotation(_ recognizer: OpaquePointer, _ angle: Double) {}
}

extension RecognizerBox {
    /// Nil: a kind of the format that this runner cannot play.
    var kind: (any PlayedKind)? { declaration.kind as? any PlayedKind }
}

/// Sets a count if the scenario has one.
func status(_ count: Int32?, _ set: (UInt32) -> tactus_status) -> tactus_status {
    count.map { set(UInt32(clamping: $0)) } ?? TACTUS_STATUS_OK
}

/// Sets a reference if the scenario has one.
func status(_ reference: ValueReference?, _ set: (tactus_reference) -> tactus_status) -> tactus_status {
    reference.map { set($0 == .began ? TACTUS_REFERENCE_BEGAN : TACTUS_REFERENCE_TOUCH_DOWN) } ?? TACTUS_STATUS_OK
}
