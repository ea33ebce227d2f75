// SPDX-License-Identifier: MIT

public import ScenarioFormat
public import ScenarioRunner

/// Current state of a running run: fingers, recognizers, and how near they are to a decision.
public final class Scope: RunObserver {
    /// Last outcome of a recognizer.
    struct Outcome {
        var time: Microseconds
        var sentence: String
        var state: RecognizerState
        /// Values of the meters at the decision.
        var readings: [(meter: Meter, value: Double)]
    }

    private let collector: TimelineCollector
    /// Last note about the recording itself.
    private(set) var note: String?
    private(set) var time: Microseconds = 0
    private(set) var outcomes: [String: Outcome] = [:]
    /// Sentences that were not returned yet, oldest first.
    private var news: [(time: Microseconds, sentence: String)] = []

    public init() {
        // The window lies after everything, so that the collector keeps nothing that is over.
        collector = TimelineCollector(window: TimeRange(.max, .max), fileEnd: .max)
    }

    public var asksForProgress: Bool { true }

    public func observe(_ observation: Observation, at time: Microseconds) {
        self.time = max(self.time, time)
        if case .transition(let transition) = observation { note(transition, at: time) }
        collector.observe(observation, at: time)
    }

    private func note(_ transition: Transition, at time: Microseconds) {
        guard transition.to != .possible, transition.to != .changed else { return }
        let readings = collector.readings(of: transition.recognizer, at: time)
        let kept = readings.isEmpty ? outcomes[transition.recognizer]?.readings ?? [] : readings
        let sentence = transition.outcome.withoutNumbers
        outcomes[transition.recognizer] = Outcome(
            time: time, sentence: sentence, state: transition.to, readings: kept)
        news.append((time, sentence))
    }

    /// Shows a note about the recording itself, until another one comes.
    public func note(_ message: ScenarioError) {
        note = "line \(message)"
    }

    /// Returns what was decided since the last call: lines of a log.
    public func takeNews() -> [String] {
        defer { news.removeAll(keepingCapacity: true) }
        return news.map { "\(TimeScale.label($0.time)) ms  \($0.sentence)" }
    }

    // MARK: What is drawn

    /// Fingers that are down, in the order of their downs.
    var fingers: [(track: TouchTrack, place: Point)] {
        collector.fingers.keys.sorted().compactMap { serial in
            guard let track = collector.touches[serial], let place = collector.fingers[serial] else { return nil }
            return (track, place)
        }
    }

    struct Line {
        var facts: RecognizerFacts
        var phase: RecognizerTrack.Phase?
        var readings: [(meter: Meter, value: Double)]
        var outcome: Outcome?
    }

    /// Recognizers in the order of the scenario.
    var lines: [Line] {
        collector.names.compactMap { name in
            guard let recognizer = collector.recognizers[name] else { return nil }
            return Line(
                facts: recognizer.facts, phase: recognizer.currentPhase, readings: recognizer.readings(at: time),
                outcome: outcomes[name])
        }
    }
}
