// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

/// Ends groups of samples whose frame libinput leaves out. It does so (1.22 to 1.28) if the last slot that changed has
/// nothing to tell, such as a finger that landed and lifted within one report of the kernel: the events of the other
/// fingers then come without a frame, and a lift among them would wait until the panel is touched again.
extension UnsafeMutablePointer<Adapter> {
    /// Ends the group that is open if this event cannot belong to it.
    func endGroup(of device: UnsafeMutablePointer<TouchDevice>, before time: UInt64) {
        guard let open = device.pointee.openGroup, open != time else { return }
        device.endGroup()
    }

    /// Notes a sample, and ends its group if libinput has nothing more to tell of it: all events of a report are
    /// queued at once. Hosts that empty the queue before they show the first event are left alone; theirs end with
    /// the next event of the device.
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
