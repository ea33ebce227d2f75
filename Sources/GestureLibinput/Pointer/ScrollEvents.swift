// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

extension UnsafeMutablePointer<Adapter> {
    /// Handles a scroll. libinput sends each scroll twice, the second time in the form of before 1.19.
    func handleScroll(_ type: libinput_event_type, _ event: OpaquePointer) -> tactus_libinput_result {
        guard has(TACTUS_LIBINPUT_FEATURE_SCROLL) else { return TACTUS_LIBINPUT_RESULT_NOT_MINE }
        let time = libinput_event_pointer_get_time_usec(event)
        if type == LIBINPUT_EVENT_POINTER_AXIS {
            return pointee.pointer.lastScrollTime == time
                ? pointee.pointer.lastScrollResult : TACTUS_LIBINPUT_RESULT_NOT_TAKEN
        }
        let isTaken = feedScroll(scrollType(type), event, at: time)
        pointee.pointer.lastScrollTime = time
        pointee.pointer.lastScrollResult =
            isTaken ? TACTUS_LIBINPUT_RESULT_CONSUMED : TACTUS_LIBINPUT_RESULT_NOT_TAKEN
        return pointee.pointer.lastScrollResult
    }

    private func feedScroll(_ type: tactus_scroll_type, _ event: OpaquePointer, at time: UInt64) -> Bool {
        guard let place = pointerPosition, let source = pointerSource else { return false }
        let x = distance(event, LIBINPUT_POINTER_AXIS_SCROLL_HORIZONTAL)
        let y = distance(event, LIBINPUT_POINTER_AXIS_SCROLL_VERTICAL)
        return tactus_touch_source_scroll(source, time, type, place.x, place.y, x, y) == TACTUS_STATUS_OK
    }

    private func distance(_ event: OpaquePointer, _ axis: libinput_pointer_axis) -> Double {
        // libinput complains if it is asked for an axis that the event lacks.
        libinput_event_pointer_has_axis(event, axis) != 0 ? libinput_event_pointer_get_scroll_value(event, axis) : 0
    }

    private func scrollType(_ type: libinput_event_type) -> tactus_scroll_type {
        switch type {
        case LIBINPUT_EVENT_POINTER_SCROLL_WHEEL: TACTUS_SCROLL_TYPE_WHEEL
        case LIBINPUT_EVENT_POINTER_SCROLL_FINGER: TACTUS_SCROLL_TYPE_FINGER
        default: TACTUS_SCROLL_TYPE_CONTINUOUS
        }
    }
}
