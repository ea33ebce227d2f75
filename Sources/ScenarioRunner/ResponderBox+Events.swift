// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// Events other than touches, and the first responder, where they start.
extension ResponderBox {
    func addEvents(to callbacks: inout tactus_responder_callbacks) {
        callbacks.can_become_first_responder = { _, data in
            let isWilling = boxed(ResponderBox.self, data)?.mayBecomeFirstResponder ?? false
            return isWilling ? TACTUS_ANSWER_YES : TACTUS_ANSWER_NO
        }
        callbacks.can_resign_first_responder = { _, data in
            let keeps = boxed(ResponderBox.self, data)?.keepsFirstResponder ?? false
            return keeps ? TACTUS_ANSWER_NO : TACTUS_ANSWER_YES
        }
        callbacks.became_first_responder = { _, data in ResponderBox.told(.becameFirst, data) }
        callbacks.resigned_first_responder = { _, data in ResponderBox.told(.resignedFirst, data) }
        guard handles.containsMotionAndRemoteControl else { return }
        callbacks.motion_began = { _, _, data in ResponderBox.handled(.motion(.began), data) }
        callbacks.motion_ended = { _, _, data in ResponderBox.handled(.motion(.ended), data) }
        callbacks.motion_cancelled = { _, _, data in ResponderBox.handled(.motion(.cancelled), data) }
        callbacks.tablet_mode_changed = { _, isOn, data in
            guard let box = boxed(ResponderBox.self, data) else { return }
            box.run.write(box.name, .tabletMode(isOn))
        }
        callbacks.remote_control_received = { _, event, data in
            let subtype = tactus_event_get_subtype(event)
            guard let command = RemoteCommand(tactus_remote_control(subtype)) else {
                return TACTUS_HANDLING_UNHANDLED
            }
            return ResponderBox.handled(.remote(command), data)
        }
    }

    private static func handled(_ event: LogEvent, _ data: UnsafeMutableRawPointer?) -> tactus_handling {
        guard let box = boxed(ResponderBox.self, data) else { return TACTUS_HANDLING_UNHANDLED }
        box.run.write(box.name, event)
        return TACTUS_HANDLING_HANDLED
    }

    private static func told(_ news: ResponderNews, _ data: UnsafeMutableRawPointer?) {
        guard let box = boxed(ResponderBox.self, data) else { return }
        box.run.write(box.name, .responder(news))
    }

    /// Becomes first responder. The scenario's request implies that the responder is willing.
    func becomeFirstResponder() -> tactus_status {
        mayBecomeFirstResponder = true
        return tactus_responder_become_first_responder(handle)
    }
}

extension RemoteCommand {
    init?(_ command: tactus_remote_control) {
        guard let known = RemoteCommand.allCases.first(where: { $0.constant == command }) else { return nil }
        self = known
    }

    var constant: tactus_remote_control {
        switch self {
        case .play: TACTUS_REMOTE_CONTROL_PLAY
        case .pause: TACTUS_REMOTE_CONTROL_PAUSE
        case .stop: TACTUS_REMOTE_CONTROL_STOP
        case .togglePlayPause: TACTUS_REMOTE_CONTROL_TOGGLE_PLAY_PAUSE
        case .nextTrack: TACTUS_REMOTE_CONTROL_NEXT_TRACK
        case .previousTrack: TACTUS_REMOTE_CONTROL_PREVIOUS_TRACK
        case .beginSeekingForward: TACTUS_REMOTE_CONTROL_BEGIN_SEEKING_FORWARD
        case .endSeekingForward: TACTUS_REMOTE_CONTROL_END_SEEKING_FORWARD
        case .beginSeekingBackward: TACTUS_REMOTE_CONTROL_BEGIN_SEEKING_BACKWARD
        case .endSeekingBackward: TACTUS_REMOTE_CONTROL_END_SEEKING_BACKWARD
        }
    }
}

extension MotionPhase {
    var constant: tactus_touch_phase {
        switch self {
        case .began: TACTUS_TOUCH_PHASE_BEGAN
        case .ended: TACTUS_TOUCH_PHASE_ENDED
        case .cancelled: TACTUS_TOUCH_PHASE_CANCELLED
        }
    }
}
