// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// A kind of recognizer that the runner can create and play.
protocol PlayedKind: RecognizerKind {
    /// Constant of the kind in the C API.
    static var constant: tactus_recognizer_kind { get }
    /// Reads the numbers of touches and taps that the recognizer needs.
    static func readCounts(of recognizer: OpaquePointer, into facts: inout RecognizerFacts)
    func create(_ box: RecognizerBox) -> OpaquePointer?
    /// Sets the options that the scenario sets. Returns the statuses of the library.
    func configure(_ recognizer: OpaquePointer) -> [tactus_status]
    /// Returns the keys of its actions that only this kind has. Locations are in the space of `view`.
    func keys(of recognizer: OpaquePointer?, in view: OpaquePointer?) -> [LogKey: LogValue]

    // Sets a recorded value. Never called for kinds without the value.
    static func setTranslation(_ recognizer: OpaquePointer, _ translation: Point, in view: OpaquePointer?)
    func setScale(_ recognizer: OpaquePointer, _ scale: Double)
    func setRotation(_ recognizer: OpaquePointer, _ angle: Double)
}

extension PlayedKind {
    static var constant: tactus_recognizer_kind { TACTUS_RECOGNIZER_KIND_CUSTOM }
    static func readCounts(of recognizer: OpaquePointer, into facts: inout RecognizerFacts) {}
    func configure(_ recognizer: OpaquePointer) -> [tactus_status] { [] }
    func keys(of recognizer: OpaquePointer?, in view: OpaquePointer?) -> [LogKey: LogValue] { [:] }
    static func setTranslation(_ recognizer: OpaquePointer, _ translation: Point, in view: OpaquePointer?) {}
    func setScale(_ recognizer: OpaquePointer, _ scale: Double) {}
    func setRotation(_ recognizer: OpaquePointer, _ angle: Double) {}
}

/// A recorded number as the C API takes it; 0 if it cannot be converted.
struct RecordedValue {
    var number: Double

    var mask: UInt32 { UInt32(exactly: number) ?? 0 }
    var time: UInt64 { UInt64(exactly: number) ?? 0 }
}

extension RecognizerKinds {
    static var played: [any PlayedKind.Type] { all.compactMap { $0 as? any PlayedKind.Type } }

    /// Returns the kind with this constant of the C API.
    static func played(_ constant: tactus_recognizer_kind) -> any PlayedKind.Type {
        played.first { $0.constant == constant } ?? CustomKind.self
    }
}

extension RecognizerBox {
    /// The kind, or nil if the runner cannot play it.
    var kind: (any PlayedKind)? { declaration.kind as? any PlayedKind }
}

extension Thresholds {
    /// Sets the options that the scenario sets. Returns the statuses of the library.
    func set(on recognizer: OpaquePointer) -> [tactus_status] {
        Length.allCases.compactMap { length in
            lengths[length].map { value in
                tactus_recognizer_set_length(
                    recognizer, tactus_length(UInt32(bitPattern: length.rawValue)), value.value,
                    value.unit == .pixels ? TACTUS_LENGTH_UNIT_PIXELS : TACTUS_LENGTH_UNIT_MILLIMETRES)
            }
        }
            + Duration.allCases.compactMap { duration in
                durations[duration].map { time in
                    tactus_recognizer_set_duration(
                        recognizer, tactus_duration(UInt32(bitPattern: duration.rawValue)), UInt64(clamping: time))
                }
            }
    }
}

/// Sets a count if the scenario has one.
func status(_ count: Int32?, _ set: (UInt32) -> tactus_status) -> tactus_status {
    count.map { set(UInt32(clamping: $0)) } ?? TACTUS_STATUS_OK
}

/// Sets a reference if the scenario has one.
func status(_ reference: ValueReference?, _ set: (tactus_reference) -> tactus_status) -> tactus_status {
    reference.map { set($0 == .began ? TACTUS_REFERENCE_BEGAN : TACTUS_REFERENCE_TOUCH_DOWN) } ?? TACTUS_STATUS_OK
}
