// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension SwipeKind: PlayedKind {
    static var constant: tactus_recognizer_kind { TACTUS_RECOGNIZER_KIND_SWIPE }

    static func readCounts(of recognizer: OpaquePointer, into facts: inout RecognizerFacts) {
        facts.touches = Int(tactus_swipe_recognizer_get_number_of_touches_required(recognizer))
        let mask = tactus_swipe_recognizer_get_directions(recognizer)
        let order: [SwipeDirection] = [.right, .left, .up, .down]
        facts.directions = Set(order.indices.filter { mask & 1 << UInt32($0) != 0 }.map { order[$0] })
    }

    func create(_ box: RecognizerBox) -> OpaquePointer? { tactus_swipe_recognizer_create(box.run.application) }

    func configure(_ recognizer: OpaquePointer) -> [tactus_status] {
        let mask = directions.reduce(UInt32(0)) { $0 | $1.constant.rawValue }
        return [
            tactus_swipe_recognizer_set_directions(recognizer, mask),
            status(touches) { tactus_swipe_recognizer_set_number_of_touches_required(recognizer, $0) },
        ]
    }
}

extension SwipeDirection {
    fileprivate var constant: tactus_swipe_direction {
        switch self {
        case .right: TACTUS_SWIPE_DIRECTION_RIGHT
        case .left: TACTUS_SWIPE_DIRECTION_LEFT
        case .up: TACTUS_SWIPE_DIRECTION_UP
        case .down: TACTUS_SWIPE_DIRECTION_DOWN
        }
    }
}
