// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// Calls that occur only in recordings.
extension Run {
    func perform(_ call: RecordedCall, at time: Microseconds) {
        let instant = UInt64(clamping: time)
        let source = touchscreen(of: 0)
        switch call.verb {
        case .hover: call.place.map { _ = tactus_touch_source_hover(source, instant, $0.x, $0.y) }
        case .pointerState: setPointer(call, source, instant)
        case .start: start()
        case .end: hasEnded = true
        case .setFunctions: call.name.map { installFunctions(of: $0) }
        case .cancelSource:
            fedCancel(of: source, time)
            tactus_touch_source_cancel_all(source, instant)
        case .take: take(call.touches.first, of: source)
        case .acceleration:
            guard call.numbers.count == 3 else { return }
            tactus_application_add_acceleration(
                application, instant, call.numbers[0], call.numbers[1], call.numbers[2])
        case .hitTest: hitTest(call)
        case .setState, .ignore, .setDeadline, .callDefault, .requireFailure, .removeRequirement, .sequenceAfter,
            .attach,
            .translate:
            performOnRecognizer(call)
        case .setNext, .unsetNext, .becomeFirst, .resignFirst: performOnResponder(call)
        case .destroySource:
            if let name = call.name, let source = sources[name] {
                // Delivers what waits: callbacks find the source by its name.
                tactus_touch_source_destroy(source)
                if firstSource == source { firstSource = nil }
                sources[name] = nil
            }
        case .destroyClient:
            if let name = call.name { clients.removeValue(forKey: name).map { tactus_surface_client_destroy($0) } }
        case .destroyController:
            if let name = call.name { controllers.removeValue(forKey: name).map { tactus_view_controller_destroy($0) } }
        default: performOnView(call)
        }
    }

    private func setPointer(_ call: RecordedCall, _ source: OpaquePointer, _ instant: UInt64) {
        guard let place = call.place, let mask = call.numbers.last.flatMap({ UInt32(exactly: $0) }) else { return }
        let isFirst = pointerMask == 0 && mask != 0
        let time = Microseconds(clamping: instant)
        let hasMoved = place != pointerPlace
        pointerPlace = place
        // Another button of the same pointer is no movement.
        if mask != 0, isFirst || hasMoved {
            fed(isFirst ? .down : .move, nil, place, time)
        } else if mask == 0, pointerMask != 0 {
            fed(.up, nil, nil, time)
        }
        pointerMask = mask
        let status = tactus_touch_source_pointer(source, instant, place.x, place.y, mask)
        if isFirst, status == TACTUS_STATUS_NONE { write(HostEvent.hostName, .handedBack(.press)) }
    }

    private func take(_ id: TouchID?, of source: OpaquePointer) {
        guard let id, let touch = tactus_touch_source_find_touch(source, id) else { return }
        var callbacks = tactus_touch_grab_callbacks()
        callbacks.size = MemoryLayout<tactus_touch_grab_callbacks>.size
        callbacks.motion = { _, _, _, _, data in
            boxed(Run.self, data)?.inside(.grabMotion, of: Declaration.applicationName)
        }
        callbacks.end = { _, _, _, data in
            boxed(Run.self, data)?.inside(.grabEnd, of: Declaration.applicationName)
        }
        tactus_touch_take(touch, &callbacks, data)
    }

    private func hitTest(_ call: RecordedCall) {
        guard let place = call.place, let name = call.name else { return }
        if let view = views[name] {
            _ = tactus_view_hit_test(view, place.x, place.y)
        } else {
            _ = tactus_application_hit_test(application, place.x, place.y)
        }
    }

    // MARK: Views

    private func performOnView(_ call: RecordedCall) {
        guard let name = call.name, let view = views[name] else { return }
        let isAnimated = call.isAnimated
        let other = call.names.count > 1 ? call.names[1].flatMap { views[$0] } : nil
        switch call.verb {
        case .addView: addView(view, to: other, at: call.numbers.first ?? -1)
        case .bringToFront:
            if tactus_view_get_kind(view) == TACTUS_VIEW_KIND_WINDOW {
                tactus_window_bring_to_front(view)
            } else {
                tactus_view_bring_to_front(view)
            }
        case .sendToBack: tactus_view_send_to_back(view)
        case .makeKey: tactus_window_make_key(view)
        case .inputRegion: setRegion(of: view, call)
        case .contentView: tactus_scroll_view_set_content_view(view, other)
        case .sendActions:
            tactus_control_send_actions(view, call.numbers.first.flatMap { UInt32(exactly: $0) } ?? 0)
        case .nameRecognizers: nameRecognizers(of: view, call)
        case .scrollToVisible: call.rectangle { tactus_scroll_view_scroll_to_visible(view, $0, isAnimated) }
        case .zoomToRectangle: call.rectangle { tactus_scroll_view_zoom_to_rectangle(view, $0, isAnimated) }
        default: break
        }
    }

    private func addView(_ view: OpaquePointer, to parent: OpaquePointer?, at index: Double) {
        if index < 0 {
            tactus_view_add_subview(parent, view)
        } else {
            tactus_view_insert_subview(parent, view, Int(exactly: index) ?? 0)
        }
    }

    private func setRegion(of view: OpaquePointer, _ call: RecordedCall) {
        guard call.word != "none" else {
            tactus_view_set_input_region(view, nil, 0)
            return
        }
        var rectangles = call.word == "more" ? region(of: view) : []
        for start in stride(from: 0, to: call.numbers.count - call.numbers.count % 4, by: 4) {
            let numbers = Array(call.numbers[start..<(start + 4)])
            rectangles.append(tactus_rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        }
        var nowhere = tactus_rectangle()
        if rectangles.isEmpty {
            tactus_view_set_input_region(view, &nowhere, 0)
        } else {
            tactus_view_set_input_region(view, &rectangles, rectangles.count)
        }
    }

    private func region(of view: OpaquePointer) -> [tactus_rectangle] {
        let count = tactus_view_get_input_region(view, nil, 0)
        guard count > 0 else { return [] }
        var rectangles = [tactus_rectangle](repeating: tactus_rectangle(), count: count)
        _ = tactus_view_get_input_region(view, &rectangles, count)
        return rectangles
    }

    /// Names the recognizers of a scroll view. They are not logged, as in the recorded run.
    private func nameRecognizers(of view: OpaquePointer, _ call: RecordedCall) {
        let handles = [
            tactus_scroll_view_get_pan_recognizer(view), tactus_scroll_view_get_pinch_recognizer(view),
        ]
        for (name, handle) in zip(call.names.dropFirst(), handles) {
            guard let name, let handle, let view = viewNames[view] else { continue }
            let kind: any RecognizerKind = handle == handles[0] ? PanKind() : PinchKind()
            let box = RecognizerBox(self, RecognizerDeclaration(name: name, view: view, kind: kind))
            box.handle = handle
            box.isSilent = true
            recognizers[name] = box
            recognizersByHandle[handle] = box
            tactus_recognizer_add_target(
                handle, { recognizer, data in boxed(RecognizerBox.self, data)?.acted(recognizer) }, box.data)
        }
    }

    // MARK: Responders

    func responder(_ name: String?) -> OpaquePointer? {
        guard let name else { return nil }
        switch name {
        case Declaration.applicationName: return tactus_application_get_responder(application)
        case Declaration.applicationDelegateName: return tactus_application_get_delegate_responder(application)
        default:
            return views[name].flatMap { tactus_view_get_responder($0) }
                ?? controllers[name].flatMap { tactus_view_controller_get_responder($0) }
        }
    }

    private func performOnResponder(_ call: RecordedCall) {
        guard let responder = responder(call.name) else { return }
        switch call.verb {
        case .setNext: tactus_responder_set_next(responder, self.responder(call.names.last ?? nil))
        case .unsetNext: tactus_responder_unset_next(responder)
        case .becomeFirst: tactus_responder_become_first_responder(responder)
        default: tactus_responder_resign_first_responder(responder)
        }
    }

    // MARK: Recognizers

    private func performOnRecognizer(_ call: RecordedCall) {
        guard let name = call.name else { return }
        if call.verb == .callDefault, recognizers[name] == nil {
            callDefault(of: responder(name), call) { tactus_responder_call_default($0, $1, $2, $3, $4) }
            return
        }
        guard let recognizer = recognizers[name]?.handle else { return }
        let other = call.names.count > 1 ? call.names[1] : nil
        switch call.verb {
        case .setState:
            guard let state = call.word.flatMap(RecognizerState.init(rawValue:)) else { return }
            tactus_recognizer_set_state(recognizer, state.constant)
        case .ignore:
            for touch in handed where tactus_touch_get_id(touch) == call.touches.first {
                tactus_recognizer_ignore_touch(recognizer, touch, handedEvent)
            }
        case .setDeadline:
            tactus_recognizer_set_deadline(recognizer, call.time.map { UInt64(clamping: $0) } ?? .max)
        case .callDefault:
            callDefault(of: recognizer, call) { tactus_recognizer_call_default($0, $1, $2, $3, $4) }
        case .requireFailure:
            tactus_recognizer_require_failure_of(recognizer, other.flatMap { recognizers[$0]?.handle })
        case .removeRequirement:
            tactus_recognizer_remove_failure_requirement(recognizer, other.flatMap { recognizers[$0]?.handle })
        case .sequenceAfter:
            tactus_recognizer_set_sequenced_after(recognizer, other.flatMap { recognizers[$0]?.handle })
        case .attach: tactus_view_add_recognizer(other.flatMap { views[$0] }, recognizer)
        case .translate: translate(recognizer, call, in: other.flatMap { views[$0] })
        default: break
        }
    }

    private func translate(_ recognizer: OpaquePointer, _ call: RecordedCall, in view: OpaquePointer?) {
        guard let place = call.place else { return }
        RecognizerKinds.played(tactus_recognizer_get_kind(recognizer)).setTranslation(recognizer, place, in: view)
    }

    private func callDefault(
        of object: OpaquePointer?, _ call: RecordedCall,
        _ function: (
            OpaquePointer?, tactus_touch_phase, UnsafePointer<OpaquePointer?>?, Int, OpaquePointer?
        ) -> tactus_status
    ) {
        guard let phase = call.word.flatMap(TouchPhase.init(rawValue:)) else { return }
        let touches = call.touches.compactMap { id in handed.first { tactus_touch_get_id($0) == id } }
        _ = function(object, phase.constant, touches.map(Optional.init), touches.count, handedEvent)
    }
}

extension RecordedCall {
    fileprivate var name: String? { names.first ?? nil }

    fileprivate var place: Point? {
        numbers.count >= 2 ? Point(x: numbers[0], y: numbers[1]) : nil
    }

    fileprivate func rectangle(_ body: (UnsafePointer<tactus_rectangle>) -> tactus_status) {
        guard numbers.count == 4 else { return }
        var rectangle = tactus_rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        _ = body(&rectangle)
    }
}
