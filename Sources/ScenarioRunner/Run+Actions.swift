// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

// Plays actions. If the library refuses one (an unknown touch, a destroyed view), it logs the refusal and the scenario
// goes on.

extension Run {
    /// Performs the action of a rule inside a callback, at the callback's time. A touch change there is a frame of its
    /// own.
    func performInCallback(_ action: Action) {
        guard !isEndless else { return }
        let time = callbackTime
        perform(action, at: time)
        if action.isTouchChange { endFrame(at: time) }
    }

    func perform(_ action: Action, at time: Microseconds) {
        let instant = UInt64(clamping: time)
        switch action {
        case .down(let id, let place, let type): down(id, place, type, instant)
        case .move(let id, let place), .sample(let id, let place): move(id, place, instant)
        case .up(let id):
            fed(.up, id, nil, time)
            lift(id)
            tactus_touch_source_up(touchscreen(of: id), instant, id)
        case .cancel(let id):
            fed(.cancel, id, nil, time)
            lift(id)
            tactus_touch_source_cancel(touchscreen(of: id), instant, id)
        case .cancelAll:
            fedCancel(of: nil, time)
            places = [:]
            drags = []
            tactus_application_cancel_touches(application, instant)
        case .drag(let id, let end, let steps): startDrag(id, end, steps, time)
        case .frame: endFrame(at: time)
        case .wait: advance(to: time)
        case .deliver:
            // Samples without a frame belong to this delivery.
            if !isRecording { endFrame(at: time) }
            tactus_application_deliver(application, instant)
        case .tick(let steps): ticks.append(Tick(start: time, steps: steps))
        case .pointer(let place): movePointer(to: place, instant)
        case .pose(let id, let place, let pose, let type): feed(id, place, pose, type, instant)
        case .press, .release, .gestureBegin, .gestureUpdate, .gestureEnd, .gestureCancel, .scroll, .tabletMode:
            performIndirect(action, instant)
        case .pointerLeave: tactus_touch_source_hover_leave(pointer, instant)
        case .modifiers(let keys):
            tactus_application_set_modifiers(application, keys.reduce(0) { $0 | $1.constant.rawValue })
        case .shake(let phase): tactus_application_send_shake(application, phase.constant)
        case .remote(let command): tactus_application_send_remote_control(application, command.constant)
        case .make(let declaration): makeNow(declaration)
        case .from(let source, let action): perform(action, from: source, at: time)
        case .changeSource(let source): change(source)
        case .set(let change): set(change)
        case .call(let call): perform(call, at: time)
        default: change(action)
        }
    }

    func endFrame(at time: Microseconds) {
        let instant = UInt64(clamping: time)
        tactus_touch_source_frame(isRecording ? touchscreen(of: 0) : touchscreen, instant)
        if let secondTouchscreen { tactus_touch_source_frame(secondTouchscreen, instant) }
        for source in otherTouchscreens { tactus_touch_source_frame(source, instant) }
        closeFrame(at: time)
    }

    func advance(to time: Microseconds) {
        advancedTo = max(advancedTo, time)
        tactus_application_advance(application, UInt64(clamping: time))
    }

    private func down(_ id: TouchID, _ place: Point, _ type: TouchType, _ instant: UInt64) {
        land(id)
        fed(.down, id, place, Microseconds(clamping: instant))
        places[id] = place
        drags.removeAll { $0.id == id }
        if type == .indirectPointer, !isRecording { pointers.insert(id) } else { pointers.remove(id) }
        if type == .direct {
            tactus_touch_source_down(touchscreen(of: id), instant, id, place.x, place.y)
        } else {
            var sample = sample(id, place, type, instant)
            tactus_touch_source_down_sample(touchscreen(of: id), &sample)
        }
    }

    private func feed(
        _ id: TouchID, _ place: Point, _ pose: TouchPose, _ type: TouchType?, _ instant: UInt64
    ) {
        if type != nil { land(id) }
        fed(type == nil ? .move : .down, id, place, Microseconds(clamping: instant))
        places[id] = place
        var sample = sample(id, place, type ?? .direct, instant)
        sample.force = pose.force ?? 0
        sample.maximum_possible_force = pose.maximumForce ?? (pose.force == nil || isRecording ? 0 : 1)
        sample.major_radius = pose.radius ?? 0
        if isRecording { sample.button_mask = pose.buttons ?? 0 }
        sample.tilt = pose.tilt ?? 0
        sample.azimuth = pose.azimuth ?? 0
        if type != nil { drags.removeAll { $0.id == id } }
        _ =
            type == nil
            ? tactus_touch_source_motion_sample(touchscreen(of: id), &sample)
            : tactus_touch_source_down_sample(touchscreen(of: id), &sample)
    }

    private func sample(
        _ id: TouchID, _ place: Point, _ type: TouchType, _ instant: UInt64
    ) -> tactus_touch_sample {
        var sample = tactus_touch_sample()
        sample.size = MemoryLayout<tactus_touch_sample>.size
        sample.time_us = instant
        sample.id = id
        sample.type = type.constant.rawValue
        sample.x = place.x
        sample.y = place.y
        // A pointer is a touch while its primary button is down.
        sample.button_mask = type == .indirectPointer && !isRecording ? 1 : 0
        return sample
    }

    func move(_ id: TouchID, _ place: Point, _ instant: UInt64) {
        fed(.move, id, place, Microseconds(clamping: instant))
        places[id] = place
        // The button of a pointer stays pressed.
        let isPointer = pointers.contains(id)
        guard host.feedsFullSamples || isPointer else {
            tactus_touch_source_motion(touchscreen(of: id), instant, id, place.x, place.y)
            return
        }
        var sample = sample(id, place, isPointer ? .indirectPointer : .direct, instant)
        tactus_touch_source_motion_sample(touchscreen(of: id), &sample)
    }

    /// Remembers the source on which a finger lands: later lines have its id only.
    private func land(_ id: TouchID) {
        if !isRecording { sourcesOfTouches[id] = currentSource }
    }

    private func lift(_ id: TouchID) {
        places[id] = nil
        drags.removeAll { $0.id == id }
    }

    private func startDrag(_ id: TouchID, _ end: Point, _ steps: Steps, _ time: Microseconds) {
        drags.removeAll { $0.id == id }
        drags.append(Drag(id: id, from: places[id] ?? end, to: end, start: time, steps: steps))
    }
}
