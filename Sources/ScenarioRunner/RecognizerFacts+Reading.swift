// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension RecognizerFacts {
    static func word(of kind: tactus_recognizer_kind) -> String {
        switch kind {
        case TACTUS_RECOGNIZER_KIND_TAP: TapKind.word
        case TACTUS_RECOGNIZER_KIND_LONG_PRESS: LongPressKind.word
        case TACTUS_RECOGNIZER_KIND_PAN: PanKind.word
        case TACTUS_RECOGNIZER_KIND_SWIPE: SwipeKind.word
        case TACTUS_RECOGNIZER_KIND_PINCH: PinchKind.word
        case TACTUS_RECOGNIZER_KIND_ROTATION: RotationKind.word
        case TACTUS_RECOGNIZER_KIND_SCREEN_EDGE_PAN: ScreenEdgePanKind.word
        case TACTUS_RECOGNIZER_KIND_HOVER: HoverKind.word
        case TACTUS_RECOGNIZER_KIND_TRANSFORM: TransformKind.word
        default: CustomKind.word
        }
    }

    /// Reads what the recognizer measures with; what its kind does not have stays out.
    mutating func take(from handle: OpaquePointer) {
        let (ownLengths, ownDurations) = RecognizerFacts.thresholds(of: kind)
        for length in ownLengths {
            var value = 0.0
            var unit = TACTUS_LENGTH_UNIT_PIXELS
            let status = tactus_recognizer_get_length(
                handle, tactus_length(UInt32(bitPattern: length.rawValue)), &value, &unit)
            guard status == TACTUS_STATUS_OK else { continue }
            // A panel of unknown size has 10 px in 1.6 mm (rule 8.9).
            lengths[length] = unit == TACTUS_LENGTH_UNIT_MILLIMETRES ? value * 6.25 : value
        }
        for duration in ownDurations {
            var value: UInt64 = 0
            let status = tactus_recognizer_get_duration(
                handle, tactus_duration(UInt32(bitPattern: duration.rawValue)), &value)
            if status == TACTUS_STATUS_OK { durations[duration] = Microseconds(clamping: value) }
        }
        takeCounts(from: handle)
    }

    /// Thresholds of a kind: asking for another one is a client bug.
    private static func thresholds(of kind: String) -> ([Length], [Duration]) {
        switch kind {
        case TapKind.word: ([.allowableMovement, .tapDistance], [.tap, .tapInterval, .arrival])
        case LongPressKind.word:
            ([.allowableMovement, .tapDistance, .tapMovement], [.tap, .tapInterval, .arrival, .minimumPress])
        case PanKind.word, PinchKind.word, RotationKind.word: ([.begin], [])
        case ScreenEdgePanKind.word: ([.begin, .edgeWidth], [])
        case SwipeKind.word: ([.swipeAlong, .swipeAcross], [.swipe])
        case TransformKind.word: ([.begin, .beginSpread, .beginArc], [])
        default: ([], [])
        }
    }

    private mutating func takeCounts(from handle: OpaquePointer) {
        switch kind {
        case TapKind.word:
            taps = Int(tactus_tap_recognizer_get_number_of_taps_required(handle))
            touches = Int(tactus_tap_recognizer_get_number_of_touches_required(handle))
        case LongPressKind.word:
            taps = Int(tactus_long_press_recognizer_get_number_of_taps_required(handle))
            touches = Int(tactus_long_press_recognizer_get_number_of_touches_required(handle))
        case PanKind.word, ScreenEdgePanKind.word:
            touches = Int(tactus_pan_recognizer_get_minimum_number_of_touches(handle))
        case SwipeKind.word:
            touches = Int(tactus_swipe_recognizer_get_number_of_touches_required(handle))
            let mask = tactus_swipe_recognizer_get_directions(handle)
            let order: [SwipeDirection] = [.right, .left, .up, .down]
            directions = Set(order.indices.filter { mask & 1 << UInt32($0) != 0 }.map { order[$0] })
        case TransformKind.word:
            touches = Int(tactus_transform_recognizer_get_minimum_number_of_touches(handle))
            let mask = tactus_transform_recognizer_get_parts(handle)
            if mask & TACTUS_TRANSFORM_PART_TRANSLATION.rawValue != 0 { parts.insert(.translation) }
            if mask & TACTUS_TRANSFORM_PART_SCALE.rawValue != 0 { parts.insert(.scale) }
            if mask & TACTUS_TRANSFORM_PART_ROTATION.rawValue != 0 { parts.insert(.rotation) }
        default: break
        }
    }
}
