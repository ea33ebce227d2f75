// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// Target of a control. Logs its events and answers its tracking questions.
final class ControlBox {
    private unowned let run: Run
    private let name: String
    private let options: ControlOptions

    init(_ run: Run, _ name: String, _ options: ControlOptions) {
        self.run = run
        self.name = name
        self.options = options
    }

    func register(_ control: OpaquePointer) -> [tactus_status] {
        let data = Unmanaged.passUnretained(self).toOpaque()
        var statuses = [
            tactus_control_add_target(
                control, { _, event, data in boxed(ControlBox.self, data)?.sent(event) }, data,
                TACTUS_CONTROL_EVENT_ALL_TOUCH_EVENTS.rawValue),
            tactus_control_set_default_action(control, options.hasDefaultAction),
            tactus_control_set_tracked_axes(control, options.tracks?.mask ?? 0),
        ]
        if options.stopsTracking {
            var callbacks = tactus_control_callbacks()
            callbacks.size = MemoryLayout<tactus_control_callbacks>.size
            callbacks.continue_tracking = { _, _, _ in TACTUS_ANSWER_NO }
            statuses.append(tactus_control_set_callbacks(control, &callbacks, data))
        }
        return statuses
    }

    /// Sets the tracking functions that a recorded host had.
    func setTracking(_ control: OpaquePointer?, _ has: (HostCallback) -> Bool) {
        var callbacks = tactus_control_callbacks()
        callbacks.size = MemoryLayout<tactus_control_callbacks>.size
        if has(.beginTracking) {
            callbacks.begin_tracking = { _, _, data in ControlBox.inside(.beginTracking, data) }
        }
        if has(.continueTracking) {
            callbacks.continue_tracking = { _, _, data in ControlBox.inside(.continueTracking, data) }
        }
        if has(.endTracking) { callbacks.end_tracking = { _, _, data in _ = ControlBox.inside(.endTracking, data) } }
        if has(.cancelTracking) {
            callbacks.cancel_tracking = { _, data in _ = ControlBox.inside(.cancelTracking, data) }
        }
        tactus_control_set_callbacks(control, &callbacks, Unmanaged.passUnretained(self).toOpaque())
    }

    private static func inside(_ callback: HostCallback, _ data: UnsafeMutableRawPointer?) -> tactus_answer {
        guard let box = boxed(ControlBox.self, data) else { return TACTUS_ANSWER_DEFAULT }
        return word(box.run.inside(callback, of: box.name))
    }

    private func sent(_ event: UInt32) {
        if let event = ControlEvent(tactus_control_event(event)) { run.write(name, .control(event)) }
        run.inside(.controlEvent, of: name)
    }
}

extension TrackedAxes {
    fileprivate var mask: UInt32 {
        switch self {
        case .horizontal: TACTUS_AXIS_HORIZONTAL.rawValue
        case .vertical: TACTUS_AXIS_VERTICAL.rawValue
        case .both: TACTUS_AXIS_HORIZONTAL.rawValue | TACTUS_AXIS_VERTICAL.rawValue
        }
    }
}

extension ControlEvent {
    fileprivate init?(_ event: tactus_control_event) {
        switch event {
        case TACTUS_CONTROL_EVENT_TOUCH_DOWN: self = .touchDown
        case TACTUS_CONTROL_EVENT_TOUCH_DOWN_REPEAT: self = .touchDownRepeat
        case TACTUS_CONTROL_EVENT_TOUCH_DRAG_INSIDE: self = .touchDragInside
        case TACTUS_CONTROL_EVENT_TOUCH_DRAG_OUTSIDE: self = .touchDragOutside
        case TACTUS_CONTROL_EVENT_TOUCH_DRAG_ENTER: self = .touchDragEnter
        case TACTUS_CONTROL_EVENT_TOUCH_DRAG_EXIT: self = .touchDragExit
        case TACTUS_CONTROL_EVENT_TOUCH_UP_INSIDE: self = .touchUpInside
        case TACTUS_CONTROL_EVENT_TOUCH_UP_OUTSIDE: self = .touchUpOutside
        case TACTUS_CONTROL_EVENT_TOUCH_CANCEL: self = .touchCancel
        default: return nil
        }
    }
}
