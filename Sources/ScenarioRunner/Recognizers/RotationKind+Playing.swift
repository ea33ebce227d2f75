// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension RotationKind: PlayedKind {
    static var constant: tactus_recognizer_kind { TACTUS_RECOGNIZER_KIND_ROTATION }

    func create(_ box: RecognizerBox) -> OpaquePointer? { tactus_rotation_recognizer_create(box.run.application) }

    func configure(_ recognizer: OpaquePointer) -> [tactus_status] {
        [status(reference) { tactus_rotation_recognizer_set_reference(recognizer, $0) }]
    }

    func keys(of recognizer: OpaquePointer?, in view: OpaquePointer?) -> [LogKey: LogValue] {
        [.rotation: .number(tactus_rotation_recognizer_get_rotation(recognizer))]
    }

    func setRotation(_ recognizer: OpaquePointer, _ angle: Double) {
        tactus_rotation_recognizer_set_rotation(recognizer, angle)
    }
}
