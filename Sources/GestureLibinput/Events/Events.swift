// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

extension UnsafeMutablePointer<Adapter> {
    /// Dispatches an event by its type.
    func handle(_ event: OpaquePointer) -> tactus_libinput_result {
        guard let device = libinput_event_get_device(event) else { return TACTUS_LIBINPUT_RESULT_NOT_MINE }
        let type = libinput_event_get_type(event)
        switch type {
        case LIBINPUT_EVENT_DEVICE_ADDED: return deviceAdded(device)
        case LIBINPUT_EVENT_DEVICE_REMOVED: return deviceRemoved(device)
        case LIBINPUT_EVENT_TOUCH_DOWN, LIBINPUT_EVENT_TOUCH_MOTION, LIBINPUT_EVENT_TOUCH_UP,
            LIBINPUT_EVENT_TOUCH_CANCEL, LIBINPUT_EVENT_TOUCH_FRAME:
            guard let touch = libinput_event_get_touch_event(event) else {
                return TACTUS_LIBINPUT_RESULT_NOT_MINE
            }
            return handleTouch(type, touch, of: device)
        default: return handleIndirect(type, event, of: device)
        }
    }

    private func handleIndirect(
        _ type: libinput_event_type, _ event: OpaquePointer, of device: OpaquePointer
    ) -> tactus_libinput_result {
        switch type {
        case LIBINPUT_EVENT_GESTURE_SWIPE_BEGIN, LIBINPUT_EVENT_GESTURE_SWIPE_UPDATE,
            LIBINPUT_EVENT_GESTURE_SWIPE_END, LIBINPUT_EVENT_GESTURE_PINCH_BEGIN,
            LIBINPUT_EVENT_GESTURE_PINCH_UPDATE, LIBINPUT_EVENT_GESTURE_PINCH_END,
            LIBINPUT_EVENT_GESTURE_HOLD_BEGIN, LIBINPUT_EVENT_GESTURE_HOLD_END:
            return libinput_event_get_gesture_event(event).map { handleGesture(type, $0, of: device) } ?? notMine
        case LIBINPUT_EVENT_POINTER_MOTION, LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE, LIBINPUT_EVENT_POINTER_BUTTON,
            LIBINPUT_EVENT_POINTER_AXIS, LIBINPUT_EVENT_POINTER_SCROLL_WHEEL, LIBINPUT_EVENT_POINTER_SCROLL_FINGER,
            LIBINPUT_EVENT_POINTER_SCROLL_CONTINUOUS:
            return libinput_event_get_pointer_event(event).map { handlePointer(type, $0) } ?? notMine
        case LIBINPUT_EVENT_TABLET_TOOL_PROXIMITY, LIBINPUT_EVENT_TABLET_TOOL_AXIS, LIBINPUT_EVENT_TABLET_TOOL_TIP:
            return libinput_event_get_tablet_tool_event(event).map { handleTablet(type, $0, of: device) } ?? notMine
        case LIBINPUT_EVENT_KEYBOARD_KEY:
            return libinput_event_get_keyboard_event(event).map { handleKey($0) } ?? notMine
        case LIBINPUT_EVENT_SWITCH_TOGGLE:
            return libinput_event_get_switch_event(event).map { handleSwitch($0) } ?? notMine
        default: return notMine
        }
    }

    private var notMine: tactus_libinput_result { TACTUS_LIBINPUT_RESULT_NOT_MINE }
}
