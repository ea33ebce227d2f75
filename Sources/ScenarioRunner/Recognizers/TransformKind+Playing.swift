// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension TransformKind: PlayedKind {
    static var constant: tactus_recognizer_kind { TACTUS_RECOGNIZER_KIND_TRANSFORM }

    static func readCounts(of recognizer: OpaquePointer, into facts: inout RecognizerFacts) {
        facts.touches = Int(tactus_transform_recognizer_get_minimum_number_of_touches(recognizer))
        let mask = tactus_transform_recognizer_get_parts(recognizer)
        facts.parts = Set(TransformPart.allCases.filter { mask & $0.constant.rawValue != 0 })
    }

    func create(_ box: RecognizerBox) -> OpaquePointer? { tactus_transform_recognizer_create(box.run.application) }

    func configure(_ recognizer: OpaquePointer) -> [tactus_status] {
        var statuses = [
            status(minimumTouches) { tactus_transform_recognizer_set_minimum_number_of_touches(recognizer, $0) },
            status(maximumTouches) { tactus_transform_recognizer_set_maximum_number_of_touches(recognizer, $0) },
            status(reference) { tactus_transform_recognizer_set_reference(recognizer, $0) },
        ]
        if let parts {
            let mask = parts.reduce(UInt32(0)) { $0 | $1.constant.rawValue }
            statuses.append(tactus_transform_recognizer_set_parts(recognizer, mask))
        }
        return statuses
    }

    func keys(of recognizer: OpaquePointer?, in view: OpaquePointer?) -> [LogKey: LogValue] {
        var keys: [LogKey: LogValue] = [:]
        keys[.translation] = point { tactus_transform_recognizer_get_translation(recognizer, view, $0, $1) }
        keys[.velocity] = point { tactus_transform_recognizer_get_velocity(recognizer, view, $0, $1) }
        keys[.scale] = .number(tactus_transform_recognizer_get_scale(recognizer))
        keys[.rotation] = .number(tactus_transform_recognizer_get_rotation(recognizer))
        var (a, b, c, d, tx, ty) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        let status = tactus_transform_recognizer_get_transform(recognizer, view, &a, &b, &c, &d, &tx, &ty)
        if status == TACTUS_STATUS_OK { keys[.transform] = .numbers([a, b, c, d, tx, ty]) }
        return keys
    }

    static func setTranslation(_ recognizer: OpaquePointer, _ translation: Point, in view: OpaquePointer?) {
        tactus_transform_recognizer_set_translation(recognizer, view, translation.x, translation.y)
    }

    func setScale(_ recognizer: OpaquePointer, _ scale: Double) {
        tactus_transform_recognizer_set_scale(recognizer, scale)
    }

    func setRotation(_ recognizer: OpaquePointer, _ angle: Double) {
        tactus_transform_recognizer_set_rotation(recognizer, angle)
    }
}

extension TransformPart {
    fileprivate var constant: tactus_transform_part {
        switch self {
        case .translation: TACTUS_TRANSFORM_PART_TRANSLATION
        case .scale: TACTUS_TRANSFORM_PART_SCALE
        case .rotation: TACTUS_TRANSFORM_PART_ROTATION
        }
    }
}
