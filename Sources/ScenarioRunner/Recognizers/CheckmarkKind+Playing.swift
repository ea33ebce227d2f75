// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension CheckmarkKind: CustomPlayedKind {
    var behaviour: any CustomBehaviour { CheckmarkBehaviour() }
}

/// `checkmark`: one finger moves down to the right and then up to the right.
private final class CheckmarkBehaviour: CustomBehaviour {
    private enum Stroke {
        case none
        /// Moves down and to the right; the corner follows the finger.
        case falling(corner: Point)
        /// Has turned upwards; recognizes at the lift.
        case rising(corner: Point)
    }

    private var stroke = Stroke.none

    let isDiscrete = true

    func handles(_ phase: TouchPhase) -> Bool {
        phase != .cancelled
    }

    func take(
        _ phase: TouchPhase, _ touches: [OpaquePointer], _ event: OpaquePointer?, _ recognizer: OpaquePointer?
    ) {
        let view = tactus_recognizer_get_view(recognizer)
        let touch = touches.first
        guard touches.count == 1, let finger = place({ tactus_touch_get_location(touch, view, $0, $1) })
        else {
            tactus_recognizer_set_state(recognizer, TACTUS_RECOGNIZER_STATE_FAILED)
            return
        }
        switch (phase, stroke) {
        case (.began, .none):
            stroke = .falling(corner: finger)
        case (.moved, .falling(let last)) where finger.x >= last.x:
            stroke = finger.y >= last.y ? .falling(corner: finger) : .rising(corner: last)
        case (.moved, .rising):
            break
        case (.ended, .rising(let corner)) where finger.x >= corner.x && finger.y < corner.y:
            tactus_recognizer_set_state(recognizer, TACTUS_RECOGNIZER_STATE_ENDED)
        default:
            tactus_recognizer_set_state(recognizer, TACTUS_RECOGNIZER_STATE_FAILED)
        }
    }

    func reset() {
        stroke = .none
    }
}
