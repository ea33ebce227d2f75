// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

extension UnsafeMutablePointer<Adapter> {
    /// To the family of the event.
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
        default: return TACTUS_LIBINPUT_RESULT_NOT_MINE
        }
    }
}
