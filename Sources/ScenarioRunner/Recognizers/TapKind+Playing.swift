// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension TapKind: PlayedKind {
    func create(_ box: RecognizerBox) -> OpaquePointer? { tactus_tap_recognizer_create(box.run.application) }

    func configure(_ recognizer: OpaquePointer) -> [tactus_status] {
        [
            status(taps) { tactus_tap_recognizer_set_number_of_taps_required(recognizer, $0) },
            status(touches) { tactus_tap_recognizer_set_number_of_touches_required(recognizer, $0) },
            buttons.map { tactus_tap_recognizer_set_button_mask_required(recognizer, $0.mask) } ?? TACTUS_STATUS_OK,
        ]
    }
}
