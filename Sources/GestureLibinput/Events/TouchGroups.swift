// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

/// Ends groups of samples without a frame event. libinput 1.22 to 1.28 omits the frame if the last changed slot has no
/// event, for example because a finger landed and lifted within one report of the kernel. Without this a lift in the
/// group would wait until the panel is touched again.
extension UnsafeMutablePointer<Adapter> {
    /// Ends the open group if this event cannot belong to it.
    func endGroup(of device: UnsafeMutablePointer<TouchDevice>, before time: UInt64) {
        guard let open = device.pointee.openGroup, open != time else { return }
        device.endGroup()
    }

    /// Registers a sample, and ends its group if libinput's queue has no further event of the report: all of them are
    /// queued at once. If the host empties the queue first, groups end with the next event of the device instead.
    func noteSample(of device: UnsafeMutablePointer<TouchDevice>, at time: UInt64, _ event: OpaquePointer) {
        device.pointee.openGroup = time
        switch libinput_next_event_type(libinput_event_get_context(libinput_event_touch_get_base_event(event))) {
        case LIBINPUT_EVENT_TOUCH_DOWN, LIBINPUT_EVENT_TOUCH_MOTION, LIBINPUT_EVENT_TOUCH_UP,
            LIBINPUT_EVENT_TOUCH_CANCEL, LIBINPUT_EVENT_TOUCH_FRAME:
            pointee.showsEventsOneByOne = true
        default:
            if pointee.showsEventsOneByOne { device.endGroup() }
        }
    }
}

extension UnsafeMutablePointer<TouchDevice> {
    fileprivate func endGroup() {
        guard let time = pointee.openGroup else { return }
        pointee.openGroup = nil
        if let source = pointee.source { _ = tactus_touch_source_frame(source, time) }
    }
}
