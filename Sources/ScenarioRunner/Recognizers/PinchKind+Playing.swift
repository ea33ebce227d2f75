// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension PinchKind: PlayedKind {
    static var constant: tactus_recognizer_kind { TACTUS_RECOGNIZER_KIND_PINCH }

    func create(_ box: RecognizerBox) -> OpaquePointer? { tactus_pinch_recognizer_create(box.run.application) }

    func configure(_ recognizer: OpaquePointer) -> [tactus_status] {
        [status(reference) { tactus_pinch_recognizer_set_reference(recognizer, $0) }]
    }

    func keys(of recognizer: OpaquePointer?, in view: OpaquePointer?) -> [LogKey: LogValue] {
        [.scale: .number(tactus_pinch_recognizer_get_scale(recognizer))]
    }

    func setScale(_ recognizer: OpaquePointer, _ scale: Double) {
        tactus_pinch_recognizer_set_scale(recognizer, scale)
    }
}
