// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension CustomKind: CustomPlayedKind {
    var behaviour: any CustomBehaviour { ScriptedBehaviour(self) }
}

/// `custom`: performs the same action in every callback of a phase, or in one of them.
private final class ScriptedBehaviour: CustomBehaviour {
    private let custom: CustomKind
    private var callbacks: [TouchPhase: Int32] = [:]

    init(_ custom: CustomKind) {
        self.custom = custom
    }

    var isDiscrete: Bool { custom.isDiscrete }

    func handles(_ phase: TouchPhase) -> Bool {
        custom.acts[phase] != nil
    }

    func take(
        _ phase: TouchPhase, _ touches: [OpaquePointer], _ event: OpaquePointer?, _ recognizer: OpaquePointer?
    ) {
        let callback = callbacks[phase, default: 0] &+ 1
        callbacks[phase] = callback
        guard let act = custom.acts[phase], act.onlyAtCallback ?? callback == callback else { return }
        switch act.step {
        case .set(let state):
            set(state.state, recognizer)
        case .ignoreHanded:
            for touch in touches {
                tactus_recognizer_ignore_touch(recognizer, touch, event)
            }
        case .ignore(let ids):
            for touch in TouchKeys.eventTouches(event) where ids.contains(tactus_touch_get_id(touch)) {
                tactus_recognizer_ignore_touch(recognizer, touch, event)
            }
        }
    }

    private func set(_ state: RecognizerState, _ recognizer: OpaquePointer?) {
        let current = RecognizerState(tactus_recognizer_get_state(recognizer))
        let isActive = current == .began || current == .changed
        let wanted = state == .began && isActive ? .changed : state
        tactus_recognizer_set_state(recognizer, wanted.constant)
    }

    func reset() {}
}
