// SPDX-License-Identifier: MIT

public import ScenarioFormat
import ScenarioRunner

/// A run in the Trace Event format, which Perfetto and chrome://tracing show. Fingers, recognizers, and events of views
/// and clients have a track each.
public struct ChromeTrace {
    private enum Process: Int {
        case fingers = 1
        case recognizers = 2
        case receivers = 3
    }

    private var threads: [String: Int] = [:]
    private var isEmpty = true
    private let output: (String) -> Void

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
        for attempt in story.attempts { trace.add(attempt, story, source.end) }
        try ScenarioRunner.watch(source, Receivers(trace, besides: Set(story.recognizers.keys)))
        output("\n]}\n")
    }

    /// Adds the events of views and clients.
    private final class Receivers: RunObserver {
        private var trace: ChromeTrace
        private let recognizers: Set<String>

        init(_ trace: ChromeTrace, besides recognizers: Set<String>) {
            self.trace = trace
            self.recognizers = recognizers
        }

        func observe(_ observation: Observation, at time: Microseconds) {
            guard case .logged(let line) = observation, !line.isOfStates, !recognizers.contains(line.name) else {
                return
            }
            trace.instant(.receivers, line.name, line.event.text, line.time, ["line": line.text])
        }
    }

    private mutating func add(_ text: String) {
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
        slice(.recognizers, attempt.recognizer, "possible", attempt.start, attempt.began ?? over, sentence)
        if let began = attempt.began { slice(.recognizers, attempt.recognizer, "active", began, over, sentence) }
        guard let last = attempt.last else { return }
        instant(.recognizers, attempt.recognizer, last.to.rawValue, attempt.lastTime, sentence)
    }

    // MARK: JSON

    private mutating func name(_ process: Process, _ text: String) {
        add(
            "{\"ph\": \"M\", \"name\": \"process_name\", \"pid\": \(process.rawValue), \"tid\": 0, "
                + "\"args\": {\"name\": \(ChromeTrace.quoted(text))}}")
    }

    private mutating func thread(_ process: Process, _ text: String) -> Int {
        let key = "\(process.rawValue) \(text)"
        if let known = threads[key] { return known }
        let number = threads.count + 1
        threads[key] = number
        add(
            "{\"ph\": \"M\", \"name\": \"thread_name\", \"pid\": \(process.rawValue), \"tid\": \(number), "
                + "\"args\": {\"name\": \(ChromeTrace.quoted(text))}}")
        return number
    }

    private mutating func slice(
        _ process: Process, _ track: String, _ title: String, _ start: Microseconds, _ end: Microseconds,
        _ details: [String: String]
    ) {
        let thread = thread(process, track)
        add(
            "{\"ph\": \"X\", \"name\": \(ChromeTrace.quoted(title)), \"pid\": \(process.rawValue), \"tid\": \(thread), "
                + "\"ts\": \(start), \"dur\": \(max(0, end - start)), \"args\": \(ChromeTrace.object(details))}")
    }

    private mutating func instant(
        _ process: Process, _ track: String, _ title: String, _ time: Microseconds, _ details: [String: String]
    ) {
        let thread = thread(process, track)
        add(
            "{\"ph\": \"i\", \"s\": \"t\", \"name\": \(ChromeTrace.quoted(title)), \"pid\": \(process.rawValue), "
                + "\"tid\": \(thread), \"ts\": \(time), \"args\": \(ChromeTrace.object(details))}")
    }

    private static func object(_ details: [String: String]) -> String {
        "{"
            + details.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(quoted($0.value))" }.joined(
                separator: ", ")
            + "}"
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
