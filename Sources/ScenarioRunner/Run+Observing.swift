// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// Reports decisions of the library to the observer.
extension Run {
    func tell(_ observation: Observation, at time: Microseconds) {
        guard !hasEnded else { return }
        observer?.observe(observation, at: time)
    }

    /// Reports all objects after the set-up.
    func introduce() {
        guard observer != nil else { return }
        for case .recognizer(let declaration) in scenario.declarations {
            if let handle = recognizers[declaration.name]?.handle { _ = name(ofRecognizer: handle) }
        }
        tellShapes()
    }

    /// Reports shapes that have changed, after everything due has been played.
    func settle() {
        guard observer != nil else { return }
        closeFrame(at: now)
        tellShapes()
    }

    /// Runs after the library has delivered a frame.
    func closeFrame(at time: Microseconds) {
        guard observer != nil else { return }
        for handle in resetRecognizers {
            guard let name = recognizersByHandle[handle]?.name, recognizersByHandle[handle]?.handle != nil else {
                continue
            }
            var touches = [OpaquePointer?](repeating: nil, count: 32)
            let count = min(tactus_recognizer_get_touches(handle, &touches, touches.count), touches.count)
            let bound = touches.prefix(count).compactMap { watched($0) }
            if !bound.isEmpty { tell(.bound(bound, to: name), at: time) }
        }
        resetRecognizers.removeAll(keepingCapacity: true)
        tellAccommodated(at: time)
        tellObstacles(at: time)
        tell(.framed, at: time)
    }

    func observe(_ event: tactus_trace_event) {
        guard observer != nil else { return }
        let time = Microseconds(clamping: event.time_us)
        switch tactus_trace_type(UInt32(bitPattern: event.type)) {
        case TACTUS_TRACE_TYPE_STATE: observeTransition(event, at: time)
        case TACTUS_TRACE_TYPE_PROGRESS:
            guard let name = name(ofRecognizer: event.recognizer),
                let progress = progress(of: event.recognizer)
            else { return }
            if progress.unit == .pixels, let recognizer = event.recognizer { measuredProgress[recognizer] = progress }
            tell(.progress(name, progress), at: time)
        case TACTUS_TRACE_TYPE_HELD:
            guard let name = name(ofRecognizer: event.recognizer) else { return }
            tell(.held(name, by: self.name(ofRecognizer: event.reason.recognizer), sentence(of: event)), at: time)
        case TACTUS_TRACE_TYPE_WITHHELD:
            guard let touch = watched(event.touch) else { return }
            tell(.withheld(touch, by: name(ofRecognizer: event.reason.recognizer), sentence(of: event)), at: time)
        case TACTUS_TRACE_TYPE_RELEASED:
            if let touch = watched(event.touch) { tell(.released(touch), at: time) }
        case TACTUS_TRACE_TYPE_CANCELLED:
            guard let touch = watched(event.touch) else { return }
            tell(.cancelled(touch, by: name(ofRecognizer: event.reason.recognizer), sentence(of: event)), at: time)
        case TACTUS_TRACE_TYPE_TRIED:
            if let touch = event.touch { watchedTouches.meet(touch) }
            noteTried(event)
            if let touch = watched(event.touch) { observer?.tried(touch, sentence(of: event)) }
            guard event.verdict == Int32(TACTUS_VERDICT_HIT.rawValue), let touch = watched(event.touch),
                let name = event.view.flatMap({ viewNames[$0] })
            else { return }
            tell(.hit(touch, view: name), at: time)
        case TACTUS_TRACE_TYPE_OFFERED:
            guard let touch = watched(event.touch), let name = name(ofRecognizer: event.recognizer) else { return }
            refreshFacts(of: event.recognizer)
            noteOffered(event)
            let isBound = event.verdict == Int32(TACTUS_VERDICT_BOUND.rawValue)
            tell(.offered(touch, to: name, isBound: isBound, sentence(of: event)), at: time)
        default: break
        }
    }

    private func observeTransition(_ event: tactus_trace_event, at time: Microseconds) {
        guard let name = name(ofRecognizer: event.recognizer),
            let previous = RecognizerState(tactus_recognizer_state(UInt32(bitPattern: event.previous_state))),
            let state = RecognizerState(tactus_recognizer_state(UInt32(bitPattern: event.state)))
        else { return }
        if state == .possible, let handle = event.recognizer { resetRecognizers.append(handle) }
        let reason = event.reason
        let words = tactus_reason_code_to_string(tactus_reason_code(UInt32(bitPattern: reason.code)))
        let transition = Transition(
            recognizer: name, from: previous, to: state, sentence: sentence(of: event),
            reason: words.flatMap { FailureReason(rawValue: String(cString: $0)) },
            numbers: [reason.numbers.0, reason.numbers.1, reason.numbers.2],
            other: self.name(ofRecognizer: reason.recognizer), progress: measured(state, of: event.recognizer))
        tell(.transition(transition), at: time)
    }

    /// Nil for a recognizer that measures nothing.
    private func progress(of recognizer: OpaquePointer?) -> MeasuredProgress? {
        var progress = tactus_progress()
        progress.size = MemoryLayout<tactus_progress>.size
        guard tactus_recognizer_get_progress(recognizer, &progress) == TACTUS_STATUS_OK,
            let unit = MeasuredProgress.Unit(tactus_progress_unit(UInt32(bitPattern: progress.unit)))
        else { return nil }
        return MeasuredProgress(
            value: progress.value, limit: progress.limit, unit: unit, laggingTouch: watched(progress.lagging_touch))
    }

    /// Returns what was measured last before the transition: fingers that lift are not counted afterwards.
    private func measured(_ state: RecognizerState, of recognizer: OpaquePointer?) -> MeasuredProgress? {
        guard let recognizer, !measuredProgress.isEmpty else { return nil }
        return state == .possible ? measuredProgress.removeValue(forKey: recognizer) : measuredProgress[recognizer]
    }

    /// A recognizer that the scenario does not declare belongs to a scroll view and has its name.
    func name(ofRecognizer handle: OpaquePointer?) -> String? {
        guard let handle else { return nil }
        if let known = watchedRecognizers[handle] { return known.name }
        // Recognizers of a scroll view are called after it in recordings, too.
        if let box = recognizersByHandle[handle], !box.isSilent {
            introduce(handle, box.name, on: box.declaration.view)
            return box.name
        }
        guard let view = tactus_recognizer_get_view(handle), let owner = viewNames[view] else { return nil }
        let name = "\(owner).\(RecognizerFacts.word(of: tactus_recognizer_get_kind(handle)))"
        introduce(handle, name, on: owner)
        return name
    }

    private func introduce(_ handle: OpaquePointer, _ name: String, on view: String) {
        let facts = facts(of: handle, name, on: view)
        watchedRecognizers[handle] = facts
        tell(.recognizer(facts), at: callbackTime)
    }

    /// Reads thresholds and counts again when a touch lands: changes take effect with the next attempt (rule 5.15).
    private func refreshFacts(of handle: OpaquePointer?) {
        guard let handle, let known = watchedRecognizers[handle] else { return }
        let facts = facts(of: handle, known.name, on: known.view)
        guard facts != known else { return }
        watchedRecognizers[handle] = facts
        tell(.recognizer(facts), at: callbackTime)
    }

    /// Reads them also when a recorded host sets one between two attempts: touchpads offer no touch.
    func refreshIdleFacts(of handle: OpaquePointer) {
        guard observer != nil, tactus_recognizer_get_state(handle) == TACTUS_RECOGNIZER_STATE_POSSIBLE,
            tactus_recognizer_get_touches(handle, nil, 0) == 0
        else { return }
        refreshFacts(of: handle)
    }

    private func facts(of handle: OpaquePointer, _ name: String, on view: String) -> RecognizerFacts {
        var facts = RecognizerFacts(
            name: name, view: view, kind: RecognizerFacts.word(of: tactus_recognizer_get_kind(handle)))
        facts.take(from: handle)
        return facts
    }

    private func sentence(of event: tactus_trace_event) -> String {
        withUnsafePointer(to: event) { event in
            var buffer = [CChar](repeating: 0, count: 512)
            let length = tactus_trace_event_describe(event, &buffer, buffer.count)
            let bytes = buffer.prefix(max(0, min(length, buffer.count - 1))).map(UInt8.init(bitPattern:))
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    // MARK: Shapes

    /// Upper limit of views whose movement is reported. Beyond it, views stay where they were at the start.
    private static let mostMovingViews = 256
    private static let shapesInterval: Microseconds = 8_000

    private func tellShapes() {
        guard shapes.isEmpty || views.count <= Run.mostMovingViews else { return }
        // With many views, shapes are read at most once per screen frame.
        guard shapes.isEmpty || self.now < shapesTime || self.now - shapesTime >= Run.shapesInterval else { return }
        shapesTime = self.now
        let now = watchedViews.compactMap { shape(of: $0.name, $0.kind) }
        guard now != shapes else { return }
        shapes = now
        tell(.shapes(now), at: self.now)
    }

    private func shape(of name: String, _ kind: ViewShape.Kind) -> ViewShape? {
        guard let view = views[name] else { return nil }
        let corners = corners(of: view)
        guard corners.count == 4 else { return nil }
        let isGone = kind != .window && tactus_view_get_window(view) == nil
        return ViewShape(
            name: name, kind: kind, corners: corners, isHidden: tactus_view_is_hidden(view) || isGone)
    }

    /// Returns the corners of a view in application coordinates, or none.
    func corners(of view: OpaquePointer) -> [Point] {
        var width = 0.0
        var height = 0.0
        var left = 0.0
        var top = 0.0
        guard tactus_view_get_frame(view, nil, nil, &width, &height) == TACTUS_STATUS_OK,
            tactus_view_get_bounds_origin(view, &left, &top) == TACTUS_STATUS_OK
        else { return [] }
        return [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)].compactMap { x, y -> Point? in
            var (x, y) = (left + x, top + y)
            return tactus_view_convert_point(view, nil, &x, &y) == TACTUS_STATUS_OK ? Point(x: x, y: y) : nil
        }
    }
}

extension MeasuredProgress.Unit {
    fileprivate init?(_ unit: tactus_progress_unit) {
        switch unit {
        case TACTUS_PROGRESS_UNIT_PIXELS: self = .pixels
        case TACTUS_PROGRESS_UNIT_MICROSECONDS: self = .microseconds
        case TACTUS_PROGRESS_UNIT_TOUCHES: self = .touches
        case TACTUS_PROGRESS_UNIT_TAPS: self = .taps
        default: return nil
        }
    }
}

extension ViewShape.Kind {
    init(_ kind: ViewKind) {
        switch kind {
        case .plain: self = .view
        case .control: self = .control
        case .surface: self = .surface
        case .scrollView: self = .scrollView
        }
    }
}
