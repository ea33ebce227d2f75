// SPDX-License-Identifier: MIT

public import ScenarioFormat
import ScenarioRunner

/// A run in the Trace Event format, which Perfetto and chrome://tracing show. Fingers, recognizers, and events of views
/// and clients have a track each, and recognizers a counter of how near they are.
public struct ChromeTrace {
    enum Process: Int {
        case fingers = 1
        case recognizers = 2
        case receivers = 3
    }

    var threads: [String: Int] = [:]
    var isEmpty = true
    let output: (String) -> Void
    /// Number of the last arrow.
    var lastArrow = 0

    private init(_ output: @escaping (String) -> Void) {
        self.output = output
    }

    /// Plays a scenario and writes the file in pieces.
    public static func write(
        _ source: ScenarioSource, onMessage: ((ScenarioError) -> Void)? = nil, to output: @escaping (String) -> Void
    ) throws(ScenarioError) {
        let source = source.countedFromBeginning()
        let story = try Story(of: source, onMessage: onMessage)
        var trace = ChromeTrace(output)
        output("{\"displayTimeUnit\": \"ms\", \"traceEvents\": [\n")
        trace.name(.fingers, "fingers")
        trace.name(.recognizers, "recognizers")
        trace.name(.receivers, "views and clients")
        for gesture in story.gestures { trace.add(gesture, source.end) }
        trace.count(story.gestures.flatMap(\.touches), source.end)
        for attempt in story.attempts { trace.add(attempt, story, source.end) }
        try ScenarioRunner.watch(source, Receivers(trace, besides: Set(story.recognizers.keys)))
        output("\n]}\n")
    }

    /// Adds the events of views and clients, and how near recognizers are.
    private final class Receivers: RunObserver {
        private var trace: ChromeTrace
        private let recognizers: Set<String>
        /// Last percentages, by recognizer.
        private var nearness: [String: Int] = [:]
        private var decided: Set<String> = []

        init(_ trace: ChromeTrace, besides recognizers: Set<String>) {
            self.trace = trace
            self.recognizers = recognizers
        }

        var asksForProgress: Bool { true }

        func observe(_ observation: Observation, at time: Microseconds) {
            switch observation {
            case .logged(let line) where !line.isOfStates && !recognizers.contains(line.name):
                trace.instant(.receivers, line.name, line.event.text, line.time, ["line": line.text])
            case .progress(let name, let progress):
                if !decided.contains(name) { show(name, progress.percent, at: time) }
            // A recognizer that has decided is near to nothing, until it begins again.
            case .transition(let transition):
                if transition.to == .possible {
                    decided.remove(transition.recognizer)
                } else {
                    decided.insert(transition.recognizer)
                }
                show(transition.recognizer, 0, at: time)
            default: break
            }
        }

        private func show(_ recognizer: String, _ percent: Int, at time: Microseconds) {
            guard nearness[recognizer, default: 0] != percent else { return }
            nearness[recognizer] = percent
            trace.counter(.recognizers, "\(recognizer): % of its limit", "percent", percent, at: time)
        }
    }

    mutating func add(_ text: String) {
        output(isEmpty ? text : ",\n" + text)
        isEmpty = false
    }

    private mutating func add(_ gesture: Gesture, _ end: Microseconds) {
        for track in gesture.touches {
            slice(
                .fingers, "finger \(track.touch.id)", track.view.map { "on \($0)" } ?? "on no view", track.startTime,
                track.endTime ?? end,
                [
                    "gesture": String(gesture.index + 1), "from": "\(track.start.x), \(track.start.y)",
                    "to": "\(track.place.x), \(track.place.y)",
                ])
        }
    }

    private mutating func add(_ attempt: Attempt, _ story: Story, _ end: Microseconds) {
        let over = attempt.last == nil ? end : attempt.lastTime
        let sentence = ["gesture": String(attempt.gesture + 1), "outcome": attempt.outcome(in: story)]
        if story.gestures.indices.contains(attempt.gesture) {
            for track in story.gestures[attempt.gesture].touches where attempt.touches.contains(track.touch.serial) {
                let time = max(track.startTime, attempt.start)
                guard time < over, time < track.endTime ?? end else { continue }
                arrow("takes", (.fingers, "finger \(track.touch.id)"), (.recognizers, attempt.recognizer), at: time)
            }
        }
        slice(.recognizers, attempt.recognizer, "possible", attempt.start, attempt.began ?? over, sentence)
        if let began = attempt.began { slice(.recognizers, attempt.recognizer, "active", began, over, sentence) }
        guard let last = attempt.last else { return }
        instant(.recognizers, attempt.recognizer, last.to.rawValue, attempt.lastTime, sentence)
        // An arrow binds to the slices around its time, and the end of a slice is behind it.
        if let winner = last.other, attempt.isMiss, attempt.lastTime > attempt.start {
            arrow("wins", (.recognizers, winner), (.recognizers, attempt.recognizer), at: attempt.lastTime - 1)
        }
    }
}

extension MeasuredProgress {
    /// The value in percent of the limit, at most 1000.
    fileprivate var percent: Int {
        guard limit > 0, value > 0, value.isFinite else { return 0 }
        return Int(min(value / limit, 10) * 100)
    }
}
