// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// Properties that a pan and a screen-edge pan share.
protocol PlayedPan: PlayedKind {}

extension PlayedPan {
    func keys(of recognizer: OpaquePointer?, in view: OpaquePointer?) -> [LogKey: LogValue] {
        var keys: [LogKey: LogValue] = [:]
        keys[.translation] = point { tactus_pan_recognizer_get_translation(recognizer, view, $0, $1) }
        keys[.velocity] = point { tactus_pan_recognizer_get_velocity(recognizer, view, $0, $1) }
        return keys
    }

    static func setTranslation(_ recognizer: OpaquePointer, _ translation: Point, in view: OpaquePointer?) {
        tactus_pan_recognizer_set_translation(recognizer, view, translation.x, translation.y)
    }
}

extension PanKind: PlayedPan {
    static var constant: tactus_recognizer_kind { TACTUS_RECOGNIZER_KIND_PAN }

    static func readCounts(of recognizer: OpaquePointer, into facts: inout RecognizerFacts) {
        facts.touches = Int(tactus_pan_recognizer_get_minimum_number_of_touches(recognizer))
    }

    func create(_ box: RecognizerBox) -> OpaquePointer? { tactus_pan_recognizer_create(box.run.application) }

    func configure(_ recognizer: OpaquePointer) -> [tactus_status] {
        var statuses = [
            status(minimumTouches) { tactus_pan_recognizer_set_minimum_number_of_touches(recognizer, $0) },
            status(maximumTouches) { tactus_pan_recognizer_set_maximum_number_of_touches(recognizer, $0) },
            status(reference) { tactus_pan_recognizer_set_reference(recognizer, $0) },
        ]
        if let scrollTypes {
            let mask = scrollTypes.reduce(UInt32(0)) { $0 | $1.constant.rawValue }
            statuses.append(tactus_pan_recognizer_set_allowed_scroll_types(recognizer, mask))
        }
        return statuses
    }
}
