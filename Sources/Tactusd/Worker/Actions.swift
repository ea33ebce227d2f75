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
        | 1 << TACTUS_GESTURES_ACTION_HOST.rawValue | 1 << TACTUS_GESTURES_ACTION_CLICK.rawValue
        | 1 << TACTUS_GESTURES_ACTION_DRAG.rawValue | 1 << TACTUS_GESTURES_ACTION_SCROLL.rawValue
    private static let rightButton: UInt32 = 0x111

    private var pad = VirtualTouchpad()
    /// Seat of the gesture that uses the touchpad. A second gesture at the same time cannot use it.
    private var padSeat: UInt32?
    private var mouse = VirtualMouse()
    /// Seat of the gesture that drags or scrolls, in the same way.
    private var mouseSeat: UInt32?

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
            click(Actions.rightButton, at: place(x: event.x, y: event.y, on: frame))
        case TACTUS_GESTURES_ACTION_CLICK: click(event.button, at: place(x: event.x, y: event.y, on: frame))
        case TACTUS_GESTURES_ACTION_DRAG, TACTUS_GESTURES_ACTION_SCROLL: follow(event, on: frame, pixelsPerMillimetre)
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

    private func place(x: Double, y: Double, on frame: PanelFrame) -> VirtualMouse.Place {
        VirtualMouse.Place(x: (x - frame.x) / frame.width, y: (y - frame.y) / frame.height)
    }

    private func click(_ button: UInt32, at place: VirtualMouse.Place) {
        guard let button = UInt16(exactly: button) else { return }
        mouse.point(at: place)
        mouse.press(button)
        mouse.release(button)
        sendMouse()
    }

    /// Drags with a button, or scrolls, from where the first finger landed.
    private func follow(_ event: tactus_gestures_event, on frame: PanelFrame, _ pixelsPerMillimetre: Double) {
        let isBeginning = event.phase == TACTUS_GESTURES_PHASE_BEGAN
        guard let button = UInt16(exactly: event.button), mouseSeat == (isBeginning ? nil : event.seat) else { return }
        let isScroll = event.action == TACTUS_GESTURES_ACTION_SCROLL
        if isBeginning {
            mouseSeat = event.seat
            mouse.point(at: place(x: event.start_x, y: event.start_y, on: frame))
            if isScroll { mouse.beginScroll() } else { mouse.press(button) }
        }
        if isScroll {
            mouse.scroll(x: event.dx / pixelsPerMillimetre, y: event.dy / pixelsPerMillimetre)
        } else {
            mouse.point(at: place(x: event.start_x + event.dx, y: event.start_y + event.dy, on: frame))
        }
        if event.phase == TACTUS_GESTURES_PHASE_ENDED || event.phase == TACTUS_GESTURES_PHASE_CANCELLED {
            mouseSeat = nil
            if !isScroll { mouse.release(button) }
        }
        sendMouse()
    }

    private func sendMouse() {
        send(.mouse, mouse.events)
        mouse.clear()
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
