// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

extension UnsafeMutablePointer<Adapter> {
    func handleTouch(
        _ type: libinput_event_type, _ event: OpaquePointer, of device: OpaquePointer
    ) -> tactus_libinput_result {
        guard has(TACTUS_LIBINPUT_FEATURE_TOUCH) else { return TACTUS_LIBINPUT_RESULT_NOT_MINE }
        if let known = find(device) { return handle(type, event, of: known) }
        // Touches that began before the adapter saw their device belong to the host; so do late events of a removed
        // device.
        guard type == LIBINPUT_EVENT_TOUCH_DOWN, isTouchscreen(device) else { return TACTUS_LIBINPUT_RESULT_NOT_MINE }
        guard let added = add(device) else { return TACTUS_LIBINPUT_RESULT_REFUSED }
        return handle(type, event, of: added)
    }

    private func handle(
        _ type: libinput_event_type, _ event: OpaquePointer, of device: UnsafeMutablePointer<TouchDevice>
    ) -> tactus_libinput_result {
        let time = libinput_event_touch_get_time_usec(event)
        endGroup(of: device, before: time)
        let result = device.handle(type, event, at: time)
        if type == LIBINPUT_EVENT_TOUCH_FRAME {
            device.pointee.openGroup = nil
        } else if result == TACTUS_LIBINPUT_RESULT_CONSUMED {
            noteSample(of: device, at: time, event)
        }
        return result
    }
}

extension UnsafeMutablePointer<TouchDevice> {
    fileprivate func handle(
        _ type: libinput_event_type, _ event: OpaquePointer, at time: UInt64
    ) -> tactus_libinput_result {
        guard !isIgnored else { return TACTUS_LIBINPUT_RESULT_NOT_MINE }
        guard let source = pointee.source else { return TACTUS_LIBINPUT_RESULT_REFUSED }
        let status = feed(type, event, at: time, to: source)
        return status == TACTUS_STATUS_OK ? TACTUS_LIBINPUT_RESULT_CONSUMED : TACTUS_LIBINPUT_RESULT_REFUSED
    }

    private func feed(
        _ type: libinput_event_type, _ event: OpaquePointer, at time: UInt64, to source: OpaquePointer
    ) -> tactus_status {
        // libinput complains if it is asked for the slot of a frame.
        guard type != LIBINPUT_EVENT_TOUCH_FRAME else { return tactus_touch_source_frame(source, time) }
        let id = libinput_event_touch_get_slot(event)
        switch type {
        case LIBINPUT_EVENT_TOUCH_DOWN: return feedDown(id, at: time, event, to: source)
        case LIBINPUT_EVENT_TOUCH_MOTION: return feedMotion(id, at: time, event, to: source)
        case LIBINPUT_EVENT_TOUCH_UP: return feedEnd(id) { tactus_touch_source_up(source, time, id) }
        default: return feedEnd(id) { tactus_touch_source_cancel(source, time, id) }
        }
    }

    private func feedDown(
        _ id: Int32, at time: UInt64, _ event: OpaquePointer, to source: OpaquePointer
    ) -> tactus_status {
        let (x, y) = place(event)
        // Registered before the call, since a view's callback may pass the next event to the adapter.
        guard pointee.liveTouches.insert(id) else { return TACTUS_STATUS_LIMIT }
        let status = tactus_touch_source_down(source, time, id, x, y)
        if status == TACTUS_STATUS_OK { return cancelIfForgotten(id, at: time, of: source) }
        // A refused duplicate leaves the first touch with this id down.
        if status != TACTUS_STATUS_DUPLICATE_TOUCH { _ = pointee.liveTouches.remove(id) }
        return status
    }

    private func feedMotion(
        _ id: Int32, at time: UInt64, _ event: OpaquePointer, to source: OpaquePointer
    ) -> tactus_status {
        guard pointee.liveTouches.contains(id) else { return TACTUS_STATUS_OK }
        let (x, y) = place(event)
        let status = tactus_touch_source_motion(source, time, id, x, y)
        guard status == TACTUS_STATUS_UNKNOWN_TOUCH else { return status }
        // The host has cancelled all touches, but the finger is still down.
        _ = pointee.liveTouches.remove(id)
        return TACTUS_STATUS_OK
    }

    private func feedEnd(_ id: Int32, _ end: () -> tactus_status) -> tactus_status {
        guard pointee.liveTouches.remove(id) else { return TACTUS_STATUS_OK }
        let status = end()
        return status == TACTUS_STATUS_UNKNOWN_TOUCH ? TACTUS_STATUS_OK : status
    }

    /// Returns the calibrated location on the panel, from 0 to 1 on each axis.
    private func place(_ event: OpaquePointer) -> (x: Double, y: Double) {
        let transform = pointee.placement?.transform ?? .none
        return transform.fed(
            libinput_event_touch_get_x_transformed(event, 1), libinput_event_touch_get_y_transformed(event, 1))
    }
}
