// SPDX-License-Identifier: MIT
internal import CTactus
internal import CTactusWayland
internal import CWaylandServer

/// Phases of an unheard touch that wait to be reported to the host.
struct Untold {
    /// Waiting phases, in the order of their report.
    var began = false
    var moved = false
    /// TACTUS_TOUCH_PHASE_ENDED or TACTUS_TOUCH_PHASE_CANCELLED, or nil.
    var end: tactus_touch_phase?
    /// Order among waiting records.
    var order: UInt64 = 0
    /// Location and time of the began.
    var startPlace = FixedPoint()
    var startTime: UInt64 = 0

    var isEmpty: Bool { !began && !moved && end == nil }
}

extension TouchRecord {
    fileprivate mutating func postpone(_ phase: tactus_touch_phase, order: UInt64) {
        if untold.isEmpty { untold.order = order }
        switch phase {
        case TACTUS_TOUCH_PHASE_BEGAN:
            untold.began = true
            untold.startPlace = place
            untold.startTime = time
        case TACTUS_TOUCH_PHASE_MOVED: untold.moved = true
        default: untold.end = phase
        }
    }

    /// Removes and returns the next waiting phase.
    fileprivate mutating func nextUntold() -> (tactus_touch_phase, tactus_wayland_touch)? {
        var description = description
        // The host identifies a touch by its handle, even after its end.
        description.touch = touch
        if untold.began {
            untold.began = false
            description.x = Double(untold.startPlace.x) / 256
            description.y = Double(untold.startPlace.y) / 256
            description.time_us = untold.startTime
            description.state = TACTUS_WAYLAND_TOUCH_STATE_UNHEARD.number
            return (TACTUS_TOUCH_PHASE_BEGAN, description)
        }
        if untold.moved {
            untold.moved = false
            description.state = TACTUS_WAYLAND_TOUCH_STATE_UNHEARD.number
            return (TACTUS_TOUCH_PHASE_MOVED, description)
        }
        guard let end = untold.end else { return nil }
        untold.end = nil
        return (end, description)
    }
}

extension UnsafeMutablePointer<Adapter> {
    /// Reports a phase to the host, or stores it for later. The record may belong to another touch afterwards.
    func tellUnheard(_ phase: tactus_touch_phase, _ record: UnsafeMutablePointer<TouchRecord>) {
        guard isUsable, pointee.callbacks.unheard_touch != nil else { return }
        let isFirst = record.pointee.untold.isEmpty
        pointee.untoldCount += 1
        record.pointee.postpone(phase, order: pointee.untoldCount)
        if isFirst, pointee.quietDepth == 0 { tellNext(of: record) } else { pointee.hasUntold = true }
    }

    /// Reports all waiting phases. Each callback may change anything, so each step starts from the book.
    func tellWhatWaits() {
        while pointee.hasUntold, pointee.quietDepth == 0 {
            guard let record = pointee.touches.firstUntold() else {
                pointee.hasUntold = false
                return
            }
            tellNext(of: record)
        }
    }

    private func tellNext(of record: UnsafeMutablePointer<TouchRecord>) {
        guard let (phase, untold) = record.pointee.nextUntold() else { return }
        guard isUsable, let tell = pointee.callbacks.unheard_touch else { return }
        var description = untold
        tell(OpaquePointer(self), phase, &description, pointee.callbacksData)
    }

    // MARK: Later

    /// Requests a call from the display's loop if phases wait. Without memory for it they wait for the next finger.
    func askForAnIdleCall() {
        guard !pointee.isIdle, pointee.idleSource == nil, let display = pointee.display,
            pointee.hasLeftovers || pointee.hasUntold
        else { return }
        pointee.idleSource = wl_event_loop_add_idle(wl_display_get_event_loop(display), loopIsIdle, self)
    }

    func refuseIdleCall() {
        guard let source = pointee.idleSource else { return }
        pointee.idleSource = nil
        wl_event_source_remove(source)
    }

    /// Reports waiting phases from the loop, which removes the source itself. A new idle source in the meantime would
    /// keep the loop from ending.
    fileprivate func useIdleCall() {
        hold {
            pointee.idleSource = nil
            pointee.isIdle = true
            if pointee.hasLeftovers { holdQuietly { destroyLeftovers() } }
            tellWhatWaits()
            pointee.isIdle = false
        }
    }
}

private func loopIsIdle(_ data: UnsafeMutableRawPointer?) {
    data?.assumingMemoryBound(to: Adapter.self).useIdleCall()
}
