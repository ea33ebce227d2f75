// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// A responder of a recorded host, with the functions that the host had set.
extension ResponderBox {
    /// Logs the touches, plays what the host did in the callback, and returns its answer.
    func takeRecorded(
        _ phase: TouchPhase, _ touches: [OpaquePointer], _ event: OpaquePointer?
    ) -> tactus_handling {
        let ordered = touches.sorted { tactus_touch_get_id($0) < tactus_touch_get_id($1) }
        run.write(
            name, .touches(phase), ids: ordered.map { tactus_touch_get_id($0) },
            keys: TouchKeys.of(ordered, event, in: view))
        let answer = run.handing(touches, event) { run.inside(phase.callback, of: name) }
        return answer == .unhandled ? TACTUS_HANDLING_UNHANDLED : TACTUS_HANDLING_HANDLED
    }

    /// Returns whether the host had set the function with this bit.
    func hasRecorded(_ bit: UInt32) -> Bool { (recordedMask ?? 0) >> bit & 1 != 0 }

    func addRecordedEvents(to callbacks: inout tactus_responder_callbacks) {
        if hasRecorded(4) {
            callbacks.motion_began = { _, _, data in ResponderBox.got(.motion(.began), .motionBegan, data) }
        }
        if hasRecorded(5) {
            callbacks.motion_ended = { _, _, data in ResponderBox.got(.motion(.ended), .motionEnded, data) }
        }
        if hasRecorded(6) {
            callbacks.motion_cancelled = { _, _, data in ResponderBox.got(.motion(.cancelled), .motionCancelled, data) }
        }
        if hasRecorded(7) {
            callbacks.remote_control_received = { _, event, data in
                let subtype = tactus_event_get_subtype(event)
                guard let command = RemoteCommand(tactus_remote_control(subtype)) else {
                    return TACTUS_HANDLING_UNHANDLED
                }
                return ResponderBox.got(.remote(command), .remoteControlReceived, data)
            }
        }
        if hasRecorded(8) {
            callbacks.perform_action = { _, _, _, _, data in ResponderBox.got(nil, .performAction, data) }
        }
        if hasRecorded(9) {
            callbacks.can_become_first_responder = { _, data in
                guard let box = boxed(ResponderBox.self, data) else { return TACTUS_ANSWER_DEFAULT }
                let answer = word(box.run.inside(.canBecomeFirstResponder, of: box.name))
                return box.mayBecomeFirstResponder ? TACTUS_ANSWER_YES : answer
            }
        }
        if hasRecorded(10) {
            callbacks.can_resign_first_responder = { _, data in
                guard let box = boxed(ResponderBox.self, data) else { return TACTUS_ANSWER_DEFAULT }
                return word(box.run.inside(.canResignFirstResponder, of: box.name))
            }
        }
        if hasRecorded(11) {
            callbacks.tablet_mode_changed = { _, isOn, data in
                _ = ResponderBox.got(.tabletMode(isOn), .tabletModeChanged, data)
            }
        }
        if hasRecorded(12) {
            callbacks.became_first_responder = { _, data in
                _ = ResponderBox.got(.responder(.becameFirst), .becameFirstResponder, data)
            }
        }
        if hasRecorded(13) {
            callbacks.resigned_first_responder = { _, data in
                _ = ResponderBox.got(.responder(.resignedFirst), .resignedFirstResponder, data)
            }
        }
    }

    private static func got(
        _ event: LogEvent?, _ callback: HostCallback, _ data: UnsafeMutableRawPointer?
    ) -> tactus_handling {
        guard let box = boxed(ResponderBox.self, data) else { return TACTUS_HANDLING_UNHANDLED }
        if let event { box.run.write(box.name, event) }
        let answer = box.run.inside(callback, of: box.name)
        return answer == .unhandled ? TACTUS_HANDLING_UNHANDLED : TACTUS_HANDLING_HANDLED
    }
}

extension TouchPhase {
    fileprivate var callback: HostCallback {
        switch self {
        case .began: .touchesBegan
        case .moved: .touchesMoved
        case .ended: .touchesEnded
        case .cancelled: .touchesCancelled
        }
    }
}
