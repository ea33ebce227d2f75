// SPDX-License-Identifier: MIT

import CTactusGestures
import Evdev
import VirtualTouchscreen

/// Performs gesture actions on virtual devices: a touchpad, a mouse and a keyboard for the compositor.
final class Actions {
    /// Supported actions, one bit each.
    static let mask: UInt32 =
        1 << TACTUS_GESTURES_ACTION_TOUCHPAD.rawValue | 1 << TACTUS_GESTURES_ACTION_RIGHT_CLICK.rawValue
        | 1 << TACTUS_GESTURES_ACTION_KEYS.rawValue | 1 << TACTUS_GESTURES_ACTION_HOLD_KEYS.rawValue
        | 1 << TACTUS_GESTURES_ACTION_HOST.rawValue

    private var pad = VirtualTouchpad()
    /// Seat of the gesture that uses the touchpad. A second gesture at the same time cannot use it.
    private var padSeat: UInt32?

    /// Sends events to a virtual device.
    var send: (VirtualDevice, [InputEvent]) -> Void = { _, _ in }

    /// Performs one step of a gesture on the panel with this frame.
    func act(
        _ event: tactus_gestures_event, on frame: PanelFrame,
        pixelsPerMillimetre: Double
    ) {
        switch event.action {
        case TACTUS_GESTURES_ACTION_TOUCHPAD: drive(event, pixelsPerMillimetre)
        case TACTUS_GESTURES_ACTION_RIGHT_CLICK:
            click(x: (event.x - frame.x) / frame.width, y: (event.y - frame.y) / frame.height)
        case TACTUS_GESTURES_ACTION_KEYS: press(Array(UnsafeBufferPointer(start: event.keys, count: event.key_count)))
        case TACTUS_GESTURES_ACTION_HOLD_KEYS:
            let keys = Array(UnsafeBufferPointer(start: event.keys, count: event.key_count))
            send(.keyboard, event.phase == TACTUS_GESTURES_PHASE_BEGAN ? downs(of: keys) : ups(of: keys))
        case TACTUS_GESTURES_ACTION_HOST: order(event)
        default: break
        }
    }

    /// Sway's own words are for sway.
    private func order(_ event: tactus_gestures_event) {
        guard let words = event.words.map({ String(cString: $0) }), let problem = Sway.run(words) else { return }
        Log.warning("\(String(cString: event.name)): action=sway:\(words): \(problem)")
    }

    private func drive(_ event: tactus_gestures_event, _ pixelsPerMillimetre: Double) {
        guard padSeat == nil || padSeat == event.seat else { return }
        switch event.phase {
        case TACTUS_GESTURES_PHASE_BEGAN:
            padSeat = event.seat
            pad.begin(fingers: Int(event.fingers))
            fallthrough
        case TACTUS_GESTURES_PHASE_CHANGED:
            pad.move(x: event.dx / pixelsPerMillimetre, y: event.dy / pixelsPerMillimetre, scale: event.scale)
        default:
            padSeat = nil
            pad.end()
        }
        send(.touchpad, pad.events)
        pad.clear()
    }

    private func click(x: Double, y: Double) {
        func coordinate(_ part: Double) -> Int32 {
            Int32(exactly: (min(max(part, 0), 1) * Double(ActionDevices.range)).rounded()) ?? 0
        }
        let events = [
            InputEvent(EventType.absolute, AxisCode.x, coordinate(x)),
            InputEvent(EventType.absolute, AxisCode.y, coordinate(y)), .report,
            InputEvent(EventType.key, ActionDevices.rightButton, 1), .report,
            InputEvent(EventType.key, ActionDevices.rightButton, 0), .report,
        ]
        send(.mouse, events)
    }

    /// Presses keys in order, and releases them in reverse order.
    private func press(_ keys: [UInt16]) { send(.keyboard, downs(of: keys) + ups(of: keys)) }

    private func downs(of keys: [UInt16]) -> [InputEvent] {
        keys.flatMap { [InputEvent(EventType.key, $0, 1), .report] }
    }

    private func ups(of keys: [UInt16]) -> [InputEvent] {
        keys.reversed().flatMap { [InputEvent(EventType.key, $0, 0), .report] }
    }
}
