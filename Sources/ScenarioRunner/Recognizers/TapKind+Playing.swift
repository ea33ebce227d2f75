// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension TapKind: PlayedKind {
    static var constant: tactus_recognizer_kind { TACTUS_RECOGNIZER_KIND_TAP }

    static func readCounts(of recognizer: OpaquePointer, into facts: inout RecognizerFacts) {
        facts.taps = Int(tactus_tap_recognizer_get_number_of_taps_required(recognizer))
        facts.touches = Int(tactus_tap_recognizer_get_number_of_touches_required(recognizer))
    }

    func create(_ box: RecognizerBox) -> OpaquePointer? { tactus_tap_recognizer_create(box.run.application) }

    func configure(_ recognizer: OpaquePointer) -> [tactus_status] {
        [
            status(taps) { tactus_tap_recognizer_set_number_of_taps_required(recognizer, $0) },
            status(touches) { tactus_tap_recognizer_set_number_of_touches_required(recognizer, $0) },
            buttons.map { tactus_tap_recognizer_set_button_mask_required(recognizer, $0.mask) } ?? TACTUS_STATUS_OK,
        ]
    }
}
