// SPDX-License-Identifier: MIT

import CEvdev
import CGestures
import TouchTwin

/// Performs gesture actions on virtual devices: a touchpad, a mouse and a keyboard for the compositor. The devices are
/// created when a gesture file needs them, so that the compositor knows them before the first gesture.
final class Actions {
    /// Supported actions, one bit each.
    static let mask: UInt32 =
        1 << GESTURES_ACTION_TOUCHPAD.rawValue | 1 << GESTURES_ACTION_RIGHT_CLICK.rawValue
        | 1 << GESTURES_ACTION_KEYS.rawValue

    /// Range of the mouse's absolute axes, the same for every panel.
    private static let range: Int32 = 65_535
    private static let leftButton: UInt16 = 0x110
    private static let rightButton: UInt16 = 0x111
    /// All keys of a keyboard, up to `KEY_MICMUTE`. udev does not call a device with a few keys a keyboard.
    private static let keys: [UInt16] = Array(1...248)

    private var touchpad: UinputDevice?
    private var mouse: UinputDevice?
    private var keyboard: UinputDevice?
    private var pad = VirtualTouchpad()
    /// Seat of the gesture that uses the touchpad. A second gesture at the same time cannot use it.
    private var padSeat: UInt32?

    /// Creates the devices that the gestures need and destroys the others.
    func prepare(touchpad needsTouchpad: Bool, mouse needsMouse: Bool, keyboard needsKeyboard: Bool) {
        if !needsTouchpad {
            (touchpad, padSeat, pad) = (nil, nil, VirtualTouchpad())
        } else if touchpad == nil {
            touchpad = UinputDevice(
                name: "Tactus touchpad", keys: VirtualTouchpad.keys, axes: VirtualTouchpad.axes,
                properties: [UInt32(INPUT_PROP_POINTER), UInt32(INPUT_PROP_BUTTONPAD)])
            if touchpad == nil { Log.error("no touchpad: \(Log.reason())") }
        }
        if !needsMouse {
            mouse = nil
        } else if mouse == nil {
            mouse = UinputDevice(
                name: "Tactus mouse", keys: [Actions.leftButton, Actions.rightButton],
                axes: [
                    AbsoluteAxis(AxisCode.x, 0, Actions.range), AbsoluteAxis(AxisCode.y, 0, Actions.range),
                ], properties: [])
            if mouse == nil { Log.error("no mouse: \(Log.reason())") }
        }
        if !needsKeyboard {
            keyboard = nil
        } else if keyboard == nil {
            keyboard = UinputDevice(name: "Tactus keyboard", keys: Actions.keys, axes: [], properties: [])
            if keyboard == nil { Log.error("no keyboard: \(Log.reason())") }
        }
    }

    /// Performs one step of a gesture on the panel with this frame.
    func act(
        _ event: gestures_event, on frame: PanelFrame,
        pixelsPerMillimetre: Double
    ) {
        switch event.action {
        case GESTURES_ACTION_TOUCHPAD: drive(event, pixelsPerMillimetre)
        case GESTURES_ACTION_RIGHT_CLICK:
            click(x: (event.x - frame.x) / frame.width, y: (event.y - frame.y) / frame.height)
        case GESTURES_ACTION_KEYS: press(Array(UnsafeBufferPointer(start: event.keys, count: event.key_count)))
        default: break
        }
    }

    private func drive(_ event: gestures_event, _ pixelsPerMillimetre: Double) {
        guard padSeat == nil || padSeat == event.seat else { return }
        switch event.phase {
        case GESTURES_PHASE_BEGAN:
            padSeat = event.seat
            pad.begin(fingers: Int(event.fingers))
            fallthrough
        case GESTURES_PHASE_CHANGED:
            pad.move(x: event.dx / pixelsPerMillimetre, y: event.dy / pixelsPerMillimetre, scale: event.scale)
        default:
            padSeat = nil
            pad.end()
        }
        if let touchpad, !touchpad.write(pad.events) { Log.warning("the touchpad takes no events: \(Log.reason())") }
        pad.clear()
    }

    private func click(x: Double, y: Double) {
        guard let mouse else { return }
        func coordinate(_ part: Double) -> Int32 {
            Int32(exactly: (min(max(part, 0), 1) * Double(Actions.range)).rounded()) ?? 0
        }
        let events = [
            InputEvent(EventType.absolute, AxisCode.x, coordinate(x)),
            InputEvent(EventType.absolute, AxisCode.y, coordinate(y)), .report,
            InputEvent(EventType.key, Actions.rightButton, 1), .report,
            InputEvent(EventType.key, Actions.rightButton, 0), .report,
        ]
        if !mouse.write(events) { Log.warning("the mouse takes no events: \(Log.reason())") }
    }

    /// Presses keys in order, and releases them in reverse order.
    private func press(_ keys: [UInt16]) {
        guard let keyboard else { return }
        let events =
            keys.flatMap { [InputEvent(EventType.key, $0, 1), .report] }
            + keys.reversed().flatMap { [InputEvent(EventType.key, $0, 0), .report] }
        if !keyboard.write(events) { Log.warning("the keyboard takes no events: \(Log.reason())") }
    }
}
