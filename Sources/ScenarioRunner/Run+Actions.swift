// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

// What the library refuses in the course of a scenario (an unknown touch, a view that is gone) is part of
// what is played: it is logged by the library, and the scenario goes on.

extension Run {
    /// Does what a rule asks for, inside a callback and at its time. A touch change there is a frame by itself.
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
            lift(id)
            tactus_touch_source_up(touchscreen, instant, id)
        case .cancel(let id):
            lift(id)
            tactus_touch_source_cancel(touchscreen, instant, id)
        case .cancelAll:
            places = [:]
            drags = []
            tactus_application_cancel_touches(application, instant)
        case .drag(let id, let end, let steps): startDrag(id, end, steps, time)
        case .frame: endFrame(at: time)
        case .wait: advance(to: time)
        case .tick(let steps): ticks.append(Tick(start: time, steps: steps))
        case .pointer(let place): tactus_touch_source_hover(pointer, instant, place.x, place.y)
        case .pointerLeave: tactus_touch_source_hover_leave(pointer, instant)
        default: change(action)
        }
    }

    func endFrame(at time: Microseconds) {
        tactus_touch_source_frame(touchscreen, UInt64(clamping: time))
    }

    func advance(to time: Microseconds) {
        advancedTo = max(advancedTo, time)
        tactus_application_advance(application, UInt64(clamping: time))
    }

    private func down(_ id: TouchID, _ place: Point, _ type: TouchType, _ instant: UInt64) {
        places[id] = place
        drags.removeAll { $0.id == id }
        guard type != .direct else {
            tactus_touch_source_down(touchscreen, instant, id, place.x, place.y)
            return
        }
        var sample = tactus_touch_sample()
        sample.size = MemoryLayout<tactus_touch_sample>.size
        sample.time_us = instant
        sample.id = id
        sample.type = type.constant.rawValue
        sample.x = place.x
        sample.y = place.y
        // A pointer is a touch while its primary button is down.
        sample.button_mask = type == .indirectPointer ? 1 : 0
        tactus_touch_source_down_sample(touchscreen, &sample)
    }

    func move(_ id: TouchID, _ place: Point, _ instant: UInt64) {
        places[id] = place
        tactus_touch_source_motion(touchscreen, instant, id, place.x, place.y)
    }

    private func lift(_ id: TouchID) {
        places[id] = nil
        drags.removeAll { $0.id == id }
    }

    private func startDrag(_ id: TouchID, _ end: Point, _ steps: Steps, _ time: Microseconds) {
        drags.removeAll { $0.id == id }
        drags.append(Drag(id: id, from: places[id] ?? end, to: end, start: time, steps: steps))
    }

    /// Changes a recognizer or a view. The timers due have fired.
    private func change(_ action: Action) {
        switch action {
        case .enable(let name): tactus_recognizer_set_enabled(recognizer(name), true)
        case .disable(let name): tactus_recognizer_set_enabled(recognizer(name), false)
        case .addRecognizer(let name):
            let view = recognizers[name].flatMap { views[$0.declaration.view] }
            tactus_view_add_recognizer(view, recognizer(name))
        case .removeRecognizer(let name):
            tactus_view_remove_recognizer(tactus_recognizer_get_view(recognizer(name)), recognizer(name))
        case .destroyRecognizer(let name):
            let handle = recognizer(name)
            recognizers[name]?.handle = nil
            tactus_recognizer_destroy(handle)
        case .setTranslation(let name, let place):
            let view = tactus_recognizer_get_view(recognizer(name))
            tactus_pan_recognizer_set_translation(recognizer(name), view, place.x, place.y)
        case .setScale(let name, let scale): tactus_pinch_recognizer_set_scale(recognizer(name), scale)
        case .setRotation(let name, let angle):
            tactus_rotation_recognizer_set_rotation(recognizer(name), angle)
        case .hide(let name): tactus_view_set_hidden(views[name], true)
        case .show(let name): tactus_view_set_hidden(views[name], false)
        case .removeView(let name): tactus_view_remove_from_superview(views[name])
        case .destroyView(let name): tactus_view_destroy(views.removeValue(forKey: name))
        case .moveView(let name, let origin): moveView(name, origin)
        default: break
        }
    }

    private func recognizer(_ name: String) -> OpaquePointer? {
        recognizers[name]?.handle
    }

    private func moveView(_ name: String, _ origin: Point) {
        let view = views[name]
        var width = 0.0
        var height = 0.0
        guard tactus_view_get_frame(view, nil, nil, &width, &height) == TACTUS_STATUS_OK else { return }
        tactus_view_set_frame(view, origin.x, origin.y, width, height)
    }
}
