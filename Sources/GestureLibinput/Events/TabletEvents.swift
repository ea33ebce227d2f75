// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CMath
internal import CTactus
internal import CTactusLibinput

extension UnsafeMutablePointer<Adapter> {
    func handleTablet(
        _ type: libinput_event_type, _ event: OpaquePointer, of device: OpaquePointer
    ) -> tactus_libinput_result {
        guard has(TACTUS_LIBINPUT_FEATURE_TABLET) else { return TACTUS_LIBINPUT_RESULT_NOT_MINE }
        guard let known = find(device) ?? add(device) else { return TACTUS_LIBINPUT_RESULT_REFUSED }
        return known.handleTablet(type, event)
    }
}

extension UnsafeMutablePointer<TouchDevice> {
    fileprivate func handleTablet(_ type: libinput_event_type, _ event: OpaquePointer) -> tactus_libinput_result {
        guard !isIgnored else { return TACTUS_LIBINPUT_RESULT_NOT_MINE }
        guard let source = pointee.source else { return TACTUS_LIBINPUT_RESULT_REFUSED }
        let time = libinput_event_tablet_tool_get_time_usec(event)
        let isDown = libinput_event_tablet_tool_get_tip_state(event) == LIBINPUT_TABLET_TOOL_TIP_DOWN
        if type == LIBINPUT_EVENT_TABLET_TOOL_PROXIMITY,
            libinput_event_tablet_tool_get_proximity_state(event) == LIBINPUT_TABLET_TOOL_PROXIMITY_STATE_OUT
        {
            _ = tactus_touch_source_hover_leave(source, time)
            return TACTUS_LIBINPUT_RESULT_OBSERVED
        }
        var sample = stylusSample(event, at: time)
        _ = tactus_touch_source_hover(source, time, sample.x, sample.y)
        // Hover calls back, which may destroy the source.
        guard pointee.source == source else { return TACTUS_LIBINPUT_RESULT_REFUSED }
        if type != LIBINPUT_EVENT_TABLET_TOOL_TIP, !isDown { return TACTUS_LIBINPUT_RESULT_OBSERVED }
        let status = feedTip(&sample, isNew: type == LIBINPUT_EVENT_TABLET_TOOL_TIP, isDown, to: source)
        guard pointee.source == source else { return TACTUS_LIBINPUT_RESULT_REFUSED }
        _ = tactus_touch_source_frame(source, time)
        // After a system cancel the tip is still down.
        let isFine = status == TACTUS_STATUS_OK || status == TACTUS_STATUS_UNKNOWN_TOUCH
        return isFine ? TACTUS_LIBINPUT_RESULT_CONSUMED : TACTUS_LIBINPUT_RESULT_REFUSED
    }

    /// A tip that was down before the feature was on is not fed.
    private func feedTip(
        _ sample: inout tactus_touch_sample, isNew: Bool, _ isDown: Bool, to source: OpaquePointer
    ) -> tactus_status {
        guard isNew else {
            let isLive = pointee.liveTouches.contains(sample.id)
            return isLive ? tactus_touch_source_motion_sample(source, &sample) : TACTUS_STATUS_OK
        }
        guard isDown else {
            let wasLive = pointee.liveTouches.remove(sample.id)
            return wasLive ? tactus_touch_source_up(source, sample.time_us, sample.id) : TACTUS_STATUS_OK
        }
        guard pointee.liveTouches.insert(sample.id) else { return TACTUS_STATUS_LIMIT }
        let status = tactus_touch_source_down_sample(source, &sample)
        if status == TACTUS_STATUS_OK { return cancelIfForgotten(sample.id, at: sample.time_us, of: source) }
        _ = pointee.liveTouches.remove(sample.id)
        return status
    }

    /// A tablet has one tip, whose touch has the id 0.
    private func stylusSample(_ event: OpaquePointer, at time: UInt64) -> tactus_touch_sample {
        let transform = pointee.placement?.transform ?? .none
        let tool = libinput_event_tablet_tool_get_tool(event)
        var sample = tactus_touch_sample()
        sample.size = MemoryLayout<tactus_touch_sample>.size
        sample.time_us = time
        sample.type = TACTUS_TOUCH_TYPE_STYLUS.rawValue
        (sample.x, sample.y) = transform.fed(
            libinput_event_tablet_tool_get_x_transformed(event, 1),
            libinput_event_tablet_tool_get_y_transformed(event, 1))
        if libinput_tablet_tool_has_pressure(tool) != 0 {
            sample.force = libinput_event_tablet_tool_get_pressure(event)
            sample.maximum_possible_force = 1
        }
        if libinput_tablet_tool_has_tilt(tool) != 0 {
            let x = run(libinput_event_tablet_tool_get_tilt_x(event))
            let y = run(libinput_event_tablet_tool_get_tilt_y(event))
            let top = transform.turned(x, y)
            sample.tilt = tactus_math_atan(tactus_math_hypot(top.x, top.y))
            sample.azimuth = top.x == 0 && top.y == 0 ? 0 : tactus_math_atan2(top.y, top.x)
        }
        return sample
    }

    /// Returns the horizontal extent of a tilted pen of height 1. libinput's angles end below 90 degrees.
    private func run(_ degrees: Double) -> Double { tactus_math_tan(min(max(degrees, -89), 89) * .pi / 180) }
}
