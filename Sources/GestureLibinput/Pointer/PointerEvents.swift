// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

extension UnsafeMutablePointer<Adapter> {
    func handlePointer(_ type: libinput_event_type, _ event: OpaquePointer) -> tactus_libinput_result {
        switch type {
        case LIBINPUT_EVENT_POINTER_MOTION:
            if let place = pointerPosition {
                movePointer(
                    to: place.x + libinput_event_pointer_get_dx(event), place.y + libinput_event_pointer_get_dy(event))
            }
            return pointerMoved(event)
        case LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE:
            if let area = pointerArea {
                movePointer(
                    to: area.x + libinput_event_pointer_get_absolute_x_transformed(event, 1) * area.width,
                    area.y + libinput_event_pointer_get_absolute_y_transformed(event, 1) * area.height)
            }
            return pointerMoved(event)
        case LIBINPUT_EVENT_POINTER_BUTTON: return handleButton(event)
        default: return handleScroll(type, event)
        }
    }

    private func pointerMoved(_ event: OpaquePointer) -> tactus_libinput_result {
        guard has(TACTUS_LIBINPUT_FEATURE_POINTER) else { return TACTUS_LIBINPUT_RESULT_NOT_MINE }
        _ = feedPointer(at: libinput_event_pointer_get_time_usec(event))
        return TACTUS_LIBINPUT_RESULT_OBSERVED
    }

    private func handleButton(_ event: OpaquePointer) -> tactus_libinput_result {
        let button = libinput_event_pointer_get_button(event)
        guard has(TACTUS_LIBINPUT_FEATURE_POINTER), button >= UInt32(BTN_LEFT), button < UInt32(BTN_LEFT) + 16
        else { return TACTUS_LIBINPUT_RESULT_NOT_MINE }
        let bit = UInt32(1) << (button - UInt32(BTN_LEFT))
        let isFirst = pointee.pointer.buttons == 0
        if libinput_event_pointer_get_button_state(event) == LIBINPUT_BUTTON_STATE_PRESSED {
            pointee.pointer.buttons |= bit
        } else if libinput_event_pointer_get_seat_button_count(event) == 0 {
            // No other mouse presses the button.
            pointee.pointer.buttons &= ~bit
        }
        let wasTaken = pointee.pointer.isPressTaken
        let isTaken = feedPointer(at: libinput_event_pointer_get_time_usec(event))
        // The first press decides for all buttons until their release.
        if isFirst { pointee.pointer.isPressTaken = isTaken }
        let isMine = isFirst ? isTaken : wasTaken
        if pointee.pointer.buttons == 0 { pointee.pointer.isPressTaken = false }
        return isMine ? TACTUS_LIBINPUT_RESULT_CONSUMED : TACTUS_LIBINPUT_RESULT_NOT_TAKEN
    }

    /// Returns whether a view has the press.
    private func feedPointer(at time: UInt64) -> Bool {
        guard let place = pointerPosition, let source = pointerSource else { return false }
        return tactus_touch_source_pointer(source, time, place.x, place.y, pointee.pointer.buttons) == TACTUS_STATUS_OK
    }
}
