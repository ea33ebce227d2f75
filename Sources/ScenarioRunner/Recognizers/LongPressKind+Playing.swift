// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension LongPressKind: PlayedKind {
    func create(_ box: RecognizerBox) -> OpaquePointer? { tactus_long_press_recognizer_create(box.run.application) }

    func configure(_ recognizer: OpaquePointer) -> [tactus_status] {
        var statuses = [
            status(taps) { tactus_long_press_recognizer_set_number_of_taps_required(recognizer, $0) },
            status(touches) { tactus_long_press_recognizer_set_number_of_touches_required(recognizer, $0) },
        ]
        if let duration {
            statuses.append(
                tactus_recognizer_set_duration(recognizer, TACTUS_DURATION_MINIMUM_PRESS, UInt64(clamping: duration)))
        }
        if let movement {
            statuses.append(
                tactus_recognizer_set_length(
                    recognizer, TACTUS_LENGTH_ALLOWABLE_MOVEMENT, movement, TACTUS_LENGTH_UNIT_PIXELS))
        }
        if let ends {
            statuses.append(tactus_long_press_recognizer_set_ends_at_last_lift(recognizer, ends == .lastLift))
        }
        return statuses
    }
}
