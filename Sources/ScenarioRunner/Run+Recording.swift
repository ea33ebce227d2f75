// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension Run {
    var isRecording: Bool { scenario.settings.isRecording }

    /// Plays lines of a recording. Between them nothing else happens.
    func playRecording(_ entries: ArraySlice<TimelineEntry>, upTo end: Microseconds) throws(ScenarioError) {
        for entry in entries {
            guard entry.time <= end, !hasEnded else { return }
            now = entry.time
            installAll(entry.nested)
            nested = NestedActions(entry.nested)
            perform(entry.action, at: entry.time)
            reportRest(of: entry)
            for loss in entry.losses { onMessage?(loss.message) }
            if !leavesFrameOpen(entry.action) { settle() }
            try checkEnd()
            closeLog(isInput: entry.action.isInput)
        }
    }

    /// Returns whether the observer is told of the sample only when its frame ends.
    private func leavesFrameOpen(_ action: Action) -> Bool {
        guard case .from(let source, let inner) = action else { return action.isTouchChange }
        return !framelessSources.contains(source) && leavesFrameOpen(inner)
    }

    private func reportRest(of entry: TimelineEntry) {
        guard let first = nested.rest.first, !hasDiverged else { return }
        hasDiverged = true
        message(
            "\(first.name) \(first.callback.rawValue) \(first.ordinal) does not come;"
                + " from here on the recording may come out differently", line: entry.line.number)
    }

    /// Plays what the host did in this callback. Returns its recorded answer, or nil for the default.
    @discardableResult
    func inside(_ callback: HostCallback, of name: String) -> RecordedAnswer? {
        guard isRecording, !isEndless, !hasEnded else { return nil }
        return perform(nested.take(NestedActions.Place(name: name, callback: callback)))
    }

    /// Plays what the host did in an action of this recognizer.
    func insideAction(of name: String, _ state: RecognizerState) {
        guard isRecording, !isEndless, !hasEnded else { return }
        _ = perform(nested.takeAction(of: name, state, at: callbackTime))
    }

    private func perform(_ actions: [NestedAction]) -> RecordedAnswer? {
        guard !actions.isEmpty else { return nil }
        var answer: RecordedAnswer?
        // The line that sets off the callback may be a sample of another source.
        let outer = currentSource
        currentSource = nil
        defer { currentSource = outer }
        for nested in actions {
            if case .answer(let given) = nested.action {
                answer = given
            } else {
                perform(nested.action, at: nested.time ?? callbackTime)
            }
        }
        return answer
    }

    /// Objects that have no name in the library.
    var unnamedObjects: [(object: OpaquePointer, name: String)] {
        clients.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }
            + controllers.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }
    }

    // MARK: Sources

    @discardableResult
    func make(_ declaration: SourceDeclaration) throws(ScenarioError) -> OpaquePointer {
        var info = declaration.info
        guard let source = tactus_touch_source_create(application, &info) else {
            throw ScenarioError(line: declaration.line.number, "the library did not make \(declaration.name)")
        }
        sources[declaration.name] = source
        if declaration.isFrameless { framelessSources.insert(declaration.name) }
        if firstSource == nil { firstSource = source }
        try check(declaration.accommodations.set(of: source), declaration.line)
        return source
    }

    func change(_ declaration: SourceDeclaration) {
        guard let source = sources[declaration.name] else { return }
        var info = declaration.info
        tactus_touch_source_set_info(source, &info)
        _ = declaration.accommodations.set(of: source)
        if declaration.isFrameless {
            framelessSources.insert(declaration.name)
        } else {
            framelessSources.remove(declaration.name)
        }
    }

    /// Performs an action of a touch source.
    func perform(_ action: Action, from source: String, at time: Microseconds) {
        // The library refused the samples of a source that the host had destroyed.
        guard let handle = sources[source] else { return }
        let outer = currentSource
        currentSource = handle
        perform(action, at: time)
        currentSource = outer
    }

    /// Creates an object in the middle of a recording.
    func makeNow(_ declaration: Declaration) {
        do {
            try make(declaration)
            // The observer knows all recognizers in the order of the file.
            guard observer != nil, case .recognizer(let recognizer) = declaration else { return }
            _ = name(ofRecognizer: recognizers[recognizer.name]?.handle)
        } catch {
            message(error.message, line: error.line)
        }
    }

    // MARK: Functions that are there only where a recording has them do something

    private func installAll(_ nested: [NestedAction]) {
        // Functions that the host sets in the middle are installed there.
        var later: Set<String> = []
        for nested in nested {
            if !later.contains(nested.name) { install(nested.callback, of: nested.name) }
            guard case .call(let call) = nested.action, call.verb == .setFunctions else { continue }
            later.formUnion(call.names.compactMap { $0 })
        }
    }

    func installFunctions(of name: String) {
        for callback in nested.callbacks(of: name) { install(callback, of: name) }
    }

    func install(_ callback: HostCallback, of name: String) {
        guard installed.insert(NestedActions.Place(name: name, callback: callback)).inserted else { return }
        switch callback {
        case .hitTest, .pointInside, .didMoveToWindow, .viewShouldBegin, .becameKey, .resignedKey:
            installViewTable(name)
        case .beginTracking, .continueTracking, .endTracking, .cancelTracking:
            controlBoxes[name]?.setTracking(views[name]) { self.installed.contains(.init(name: name, callback: $0)) }
        case .eventFilter:
            if name == Declaration.applicationName {
                tactus_application_add_event_filter(application, { _, data in filter(data) }, data)
            } else if let window = views[name] {
                let filter = WindowFilter(self, name)
                viewBoxes.append(filter)
                tactus_window_set_event_filter(
                    window,
                    { _, data in
                        guard let filter = boxed(WindowFilter.self, data) else { return TACTUS_ANSWER_DEFAULT }
                        return word(filter.run.inside(.eventFilter, of: filter.name))
                    }, Unmanaged.passUnretained(filter).toOpaque())
            }
        case .touchDown:
            guard !hasTouchDownListener else { return }
            hasTouchDownListener = true
            tactus_application_add_touch_down_listener(
                application,
                { touch, data in
                    guard let run = boxed(Run.self, data) else { return }
                    let source = tactus_touch_get_source(touch)
                    for (name, known) in run.sources where known == source { run.inside(.touchDown, of: name) }
                }, data)
        default: break
        }
    }

    private func installViewTable(_ name: String) {
        guard let view = views[name] else { return }
        func has(_ callback: HostCallback) -> Bool { installed.contains(.init(name: name, callback: callback)) }
        var table = tactus_view_callbacks()
        table.size = MemoryLayout<tactus_view_callbacks>.size
        if has(.hitTest) {
            table.hit_test = { view, _, _, data in
                guard case .view(let name?) = inView(.hitTest, view, data) else { return nil }
                return boxed(Run.self, data)?.views[name]
            }
        }
        if has(.pointInside) { table.point_inside = { view, _, _, data in word(inView(.pointInside, view, data)) } }
        if has(.didMoveToWindow) {
            table.did_move_to_window = { view, _, data in _ = inView(.didMoveToWindow, view, data) }
        }
        if has(.viewShouldBegin) {
            table.should_begin = { view, _, data in word(inView(.viewShouldBegin, view, data)) }
        }
        if has(.becameKey) { table.became_key = { view, data in _ = inView(.becameKey, view, data) } }
        if has(.resignedKey) { table.resigned_key = { view, data in _ = inView(.resignedKey, view, data) } }
        tactus_view_set_callbacks(view, &table, data)
    }
}

extension SourceDeclaration {
    var info: tactus_touch_source_info {
        var info = tactus_touch_source_info()
        info.size = MemoryLayout<tactus_touch_source_info>.size
        info.seat = seat
        if isFrameless { info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS.rawValue }
        if isNormalized { info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_NORMALIZED.rawValue }
        if scalesLengths { info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS.rawValue }
        if let area = area {
            (info.x, info.y, info.width, info.height) = (area.x, area.y, area.width, area.height)
        }
        if let size = size { (info.width_mm, info.height_mm) = (size.x, size.y) }
        if let t = transform { info.transform = (t.a, t.b, t.c, t.d, t.tx, t.ty) }
        return info
    }
}

private func inView(
    _ callback: HostCallback, _ view: OpaquePointer?, _ data: UnsafeMutableRawPointer?
) -> RecordedAnswer? {
    guard let run = boxed(Run.self, data), let view, let name = run.viewNames[view] else { return nil }
    return run.inside(callback, of: name)
}

private func filter(_ data: UnsafeMutableRawPointer?) -> tactus_answer {
    word(boxed(Run.self, data)?.inside(.eventFilter, of: Declaration.applicationName))
}

/// The event filter of a window: the library does not tell which window it asks for.
private final class WindowFilter {
    unowned let run: Run
    let name: String

    init(_ run: Run, _ name: String) {
        self.run = run
        self.name = name
    }
}

/// Returns the library's constant for an answer.
func word(_ answer: RecordedAnswer?) -> tactus_answer {
    switch answer {
    case .yes?: TACTUS_ANSWER_YES
    case .no?: TACTUS_ANSWER_NO
    default: TACTUS_ANSWER_DEFAULT
    }
}
