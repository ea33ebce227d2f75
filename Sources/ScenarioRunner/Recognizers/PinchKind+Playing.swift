// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension PinchKind: PlayedKind {
    func create(_ box: RecognizerBox) -> OpaquePointer? { tactus_pinch_recognizer_create(box.run.application) }

    func keys(of recognizer: OpaquePointer?, in view: OpaquePointer?) -> [LogKey: LogValue] {
        [.scale: .number(tactus_pinch_recognizer_get_scale(recognizer))]
    }

    func setScale(_ recognizer: OpaquePointer, _ scale: Double) {
        tactus_pinch_recognizer_set_scale(recognizer, scale)
    }
}
