// SPDX-License-Identifier: MIT

public import ScenarioFormat
public import ScenarioRunner

/// Builds the model from the observations of a run.
public final class TimelineCollector: RunObserver {
    let window: TimeRange
    private(set) var timeline: Timeline
    /// Touches by serial number.
    var touches: [Int: TouchTrack] = [:]
    var recognizers: [String: RecognizerCollector] = [:]
    /// Names of the recognizers, in the order in which they were reported.
    private(set) var names: [String] = []
    var receivers: [String: ReceiverTrack] = [:]
    /// Last location of each finger that is down.
    var fingers: [Int: Point] = [:]
    private var lifting: [Int] = []
    private var now: Microseconds

    /// - Parameter window: what happens before and after it is left out
    public init(window: TimeRange, fileEnd: Microseconds) {
        self.window = window
        now = window.start
        timeline = Timeline(range: window, fileEnd: fileEnd)
    }

    public var asksForProgress: Bool { true }

    public func observe(_ observation: Observation, at time: Microseconds) {
        now = max(now, time)
        switch observation {
        case .shapes(let shapes): take(shapes, at: time)
        case .recognizer(let facts):
            if recognizers[facts.name] != nil {
                recognizers[facts.name]?.change(to: facts)
            } else {
                names.append(facts.name)
                recognizers[facts.name] = RecognizerCollector(facts)
            }
        case .input(let touch, let input, let place): feed(touch, input, place, at: time)
        case .hit(let touch, let view): touches[touch.serial]?.view = view
        case .offered(let touch, let name, let isBound, let sentence):
            guard isBound else {
                recognizers[name]?.refused(sentence, at: time)
                return
            }
            bind([touch], to: name, at: time)
        case .bound(let touches, let name): bind(touches, to: name, at: time)
        case .progress(let name, let progress): recognizers[name]?.progressed(progress, at: time)
        case .transition(let transition): take(transition, at: time)
        case .held(let name, _, let sentence):
            recognizers[name]?.held(sentence, at: time)
            note(.recognizer(name), sentence, at: time)
        case .withheld(let touch, _, let sentence): withhold(touch, sentence, at: time)
        case .released: break
        case .cancelled(let touch, _, let sentence): cancel(touch, sentence, at: time)
        case .received(let phase, let touches, let view):
            for touch in touches { receive(phase, touch, by: view, at: time) }
        case .sent(let event, let touch, let surface, let client):
            send(event, touch, to: surface, of: client, at: time)
        case .logged(let line): take(line)
        case .started, .obstructed, .accommodated: break
        case .framed: endFrame(at: time)
        }
    }

    // MARK: Parts

    private func take(_ shapes: [ViewShape], at time: Microseconds) {
        var byName: [String: ViewShape] = [:]
        for shape in shapes { byName[shape.name] = shape }
        var known = Set(timeline.views.map(\.name))
        for shape in shapes where known.insert(shape.name).inserted {
            timeline.views.append(ViewTrack(name: shape.name, kind: shape.kind))
        }
        for index in timeline.views.indices {
            let last = timeline.views[index].places.last
            let shape = byName[timeline.views[index].name]
            let corners = shape?.corners ?? last?.corners ?? []
            let place = ViewTrack.Place(time: time, corners: corners, isHidden: shape?.isHidden ?? true)
            guard last?.corners != place.corners || last?.isHidden != place.isHidden else { continue }
            // State before the window is used as the state at its start.
            if time <= window.start { timeline.views[index].places.removeAll() }
            timeline.views[index].places.append(place)
        }
    }

    private func feed(_ touch: WatchedTouch, _ input: TouchInput, _ place: Point?, at time: Microseconds) {
        if let place {
            if input == .down {
                touches[touch.serial] = TouchTrack(
                    id: touch.id, isPointer: touch.isPointer, samples: [], down: time,
                    changes: [TouchTrack.Change(time: time, state: .undelivered, sentence: "")])
            }
            if input == .down || fingers[touch.serial] != nil { fingers[touch.serial] = place }
            guard window.contains(time) else { return }
            touches[touch.serial]?.samples.append(TouchTrack.Sample(time: time, place: place))
        } else if fingers[touch.serial] != nil {
            touches[touch.serial]?.up = time
            touches[touch.serial]?.isCancelledByInput = input == .cancel
            lifting.append(touch.serial)
        }
    }

    private func bind(_ bound: [WatchedTouch], to name: String, at time: Microseconds) {
        for touch in bound where fingers[touch.serial] != nil { recognizers[name]?.came(touch, at: time) }
    }

    private func take(_ transition: Transition, at time: Microseconds) {
        recognizers[transition.recognizer]?.take(transition, at: time)
        guard transition.to != .possible, transition.to != .changed else { return }
        note(.recognizer(transition.recognizer), transition.outcome, transition.result, at: time)
    }

    private func endFrame(at time: Microseconds) {
        for serial in lifting { fingers[serial] = nil }
        lifting.removeAll(keepingCapacity: true)
        if time < window.start, fingers.isEmpty { forget() }
    }

    /// Removes what lies before the window.
    private func forget() {
        touches.removeAll()
        timeline.notes.removeAll()
        receivers.removeAll()
        for name in names { recognizers[name]?.forget() }
    }

    func note(_ subject: Note.Subject, _ text: String, _ outcome: Note.Outcome? = nil, at time: Microseconds) {
        guard !text.isEmpty, window.contains(time) else { return }
        timeline.notes.append(Note(time: time, subject: subject, text: text, outcome: outcome))
    }

    /// Returns the current values of a recognizer's meters, even in the middle of a frame.
    func readings(of name: String, at time: Microseconds) -> [(meter: Meter, value: Double)] {
        recognizers[name]?.readings(at: time) ?? []
    }

    // MARK: The end

    /// Returns the model of all observations.
    public func finish() -> Timeline {
        var result = timeline
        // A file that was not read to its end extends to the end of the window.
        let isCutOff = window.end < timeline.fileEnd
        result.range = TimeRange(window.start, isCutOff ? window.end : min(window.end, max(now, window.start)))
        let end = result.range.end
        result.touches = touches.keys.sorted().compactMap { touches[$0] }
            .filter { $0.down <= end && ($0.up ?? end) >= window.start }
        result.recognizers = names.compactMap { recognizers[$0]?.finish(at: end) }
        result.receivers = timeline.views.compactMap { receivers[$0.name] } + otherReceivers()
        for index in result.receivers.indices {
            for contact in result.receivers[index].contacts.indices
            where result.receivers[index].contacts[contact].range.end == .max {
                result.receivers[index].contacts[contact].range.end = end
            }
        }
        return result
    }

    private func otherReceivers() -> [ReceiverTrack] {
        let views = Set(timeline.views.map(\.name))
        return receivers.keys.filter { !views.contains($0) }.sorted().compactMap { receivers[$0] }
    }
}

extension Timeline {
    /// Plays a scenario and collects what happens.
    ///
    /// - Parameters:
    ///   - start: nil: where the timeline begins
    ///   - longest: how much of the file the model covers at most
    public static func of(
        _ source: ScenarioSource, from start: Microseconds? = nil, longest: Microseconds = .max,
        onMessage: ((ScenarioError) -> Void)? = nil
    ) throws(ScenarioError) -> Timeline {
        let source = source.countedFromBeginning()
        let begin = start ?? source.start
        let (end, isBeyond) = begin.addingReportingOverflow(max(0, longest))
        let window = TimeRange(begin, min(source.end, isBeyond ? .max : end))
        let collector = TimelineCollector(window: window, fileEnd: source.end)
        try ScenarioRunner.watch(source, upTo: window.end, collector, onMessage: onMessage)
        return collector.finish()
    }
}
