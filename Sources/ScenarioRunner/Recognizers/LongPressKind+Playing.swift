// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension LongPressKind: PlayedKind {
    static var constant: tactus_recognizer_kind { TACTUS_RECOGNIZER_KIND_LONG_PRESS }

    static func readCounts(of recognizer: OpaquePointer, into facts: inout RecognizerFacts) {
        facts.taps = Int(tactus_long_press_recognizer_get_number_of_taps_required(recognizer))
        facts.touches = Int(tactus_long_press_recognizer_get_number_of_touches_required(recognizer))
    }

    func create(_ box: RecognizerBox) -> OpaquePointer? { tactus_long_press_recognizer_create(box.run.application) }

    func configure(_ recognizer: OpaquePointer) -> [tactus_status] {
        var statuses = [
            status(taps) { tactus_long_press_recognizer_set_number_of_taps_required(recognizer, $0) },
            status(touches) { tactus_long_press_recognizer_set_number_of_touches_required(recognizer, $0) },
        ]
        if let ends {
            statuses.append(tactus_long_press_recognizer_set_ends_at_last_lift(recognizer, ends == .lastLift))
        }
        return statuses
    }
}
