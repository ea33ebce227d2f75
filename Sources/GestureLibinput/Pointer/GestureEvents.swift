// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

extension UnsafeMutablePointer<Adapter> {
    func handleGesture(
        _ type: libinput_event_type, _ event: OpaquePointer, of device: OpaquePointer
    ) -> tactus_libinput_result {
        guard has(TACTUS_LIBINPUT_FEATURE_GESTURES) else { return TACTUS_LIBINPUT_RESULT_NOT_MINE }
        let time = libinput_event_gesture_get_time_usec(event)
        switch type {
        case LIBINPUT_EVENT_GESTURE_SWIPE_BEGIN: beginGesture(TACTUS_GESTURE_SWIPE, event, of: device, at: time)
        case LIBINPUT_EVENT_GESTURE_PINCH_BEGIN: beginGesture(TACTUS_GESTURE_PINCH, event, of: device, at: time)
        case LIBINPUT_EVENT_GESTURE_HOLD_BEGIN: beginGesture(TACTUS_GESTURE_HOLD, event, of: device, at: time)
        default:
            // Another touchpad has begun a gesture meanwhile.
            guard pointee.pointer.gestureDevice == device else { return TACTUS_LIBINPUT_RESULT_NOT_TAKEN }
            goOn(type, event, at: time)
        }
        return pointee.pointer.isGestureTaken ? TACTUS_LIBINPUT_RESULT_CONSUMED : TACTUS_LIBINPUT_RESULT_NOT_TAKEN
    }

    private func beginGesture(
        _ gesture: tactus_gesture, _ event: OpaquePointer, of device: OpaquePointer, at time: UInt64
    ) {
        pointee.pointer.gestureDevice = device
        pointee.pointer.isGestureTaken = false
        guard let place = pointerPosition, let source = pointerSource else { return }
        let fingers = UInt32(clamping: libinput_event_gesture_get_finger_count(event))
        let status = tactus_touch_source_gesture_begin(source, time, gesture, fingers, place.x, place.y)
        pointee.pointer.isGestureTaken = status == TACTUS_STATUS_OK
    }

    private func goOn(_ type: libinput_event_type, _ event: OpaquePointer, at time: UInt64) {
        guard let source = pointee.pointer.source else { return }
        switch type {
        case LIBINPUT_EVENT_GESTURE_SWIPE_UPDATE:
            _ = tactus_touch_source_gesture_update(
                source, time, libinput_event_gesture_get_dx(event), libinput_event_gesture_get_dy(event), 1, 0)
        case LIBINPUT_EVENT_GESTURE_PINCH_UPDATE:
            _ = tactus_touch_source_gesture_update(
                source, time, libinput_event_gesture_get_dx(event), libinput_event_gesture_get_dy(event),
                libinput_event_gesture_get_scale(event), libinput_event_gesture_get_angle_delta(event) * .pi / 180)
        default:
            pointee.pointer.gestureDevice = nil
            _ = tactus_touch_source_gesture_end(source, time, libinput_event_gesture_get_cancelled(event) != 0)
        }
    }
}
