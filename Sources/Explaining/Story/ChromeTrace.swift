// SPDX-License-Identifier: MIT

public import ScenarioFormat
import ScenarioRunner

/// A run as a file in the Trace Event format, which Perfetto and chrome://tracing show: fingers, recognizers, and what
/// views and clients were told, each on a track of its own.
public struct ChromeTrace {
    private enum Process: Int {
        case fingers = 1
        case recognizers = 2
        case receivers = 3
    }

    /// One JSON object each.
    private var events: [String] = []
    private var threads: [String: Int] = [:]

    /// Plays a scenario.
    public init(of scenario: Scenario) throws(ScenarioError) {
        let story = try Story(of: scenario)
        let log = try ScenarioRunner.run(scenario)
        let end = max(scenario.timeline.last?.time ?? 0, log.last?.time ?? 0)
        name(.fingers, "fingers")
        name(.recognizers, "recognizers")
        name(.receivers, "views and clients")
        for gesture in story.gestures { add(gesture, end) }
        for attempt in story.attempts { add(attempt, story, end) }
        let recognizers = Set(story.recognizers.keys)
        for line in log where !line.isOfStates && !recognizers.contains(line.name) {
            instant(.receivers, line.name, line.event.text, line.time, ["line": line.text])
        }
    }

    /// The file.
    public var text: String {
        "{\"displayTimeUnit\": \"ms\", \"traceEvents\": [\n" + events.joined(separator: ",\n") + "\n]}\n"
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
        events.append(
            "{\"ph\": \"M\", \"name\": \"process_name\", \"pid\": \(process.rawValue), \"tid\": 0, "
                + "\"args\": {\"name\": \(ChromeTrace.quoted(text))}}")
    }

    private mutating func thread(_ process: Process, _ text: String) -> Int {
        let key = "\(process.rawValue) \(text)"
        if let known = threads[key] { return known }
        let number = threads.count + 1
        threads[key] = number
        events.append(
            "{\"ph\": \"M\", \"name\": \"thread_name\", \"pid\": \(process.rawValue), \"tid\": \(number), "
                + "\"args\": {\"name\": \(ChromeTrace.quoted(text))}}")
        return number
    }

    private mutating func slice(
        _ process: Process, _ track: String, _ title: String, _ start: Microseconds, _ end: Microseconds,
        _ details: [String: String]
    ) {
        let thread = thread(process, track)
        events.append(
            "{\"ph\": \"X\", \"name\": \(ChromeTrace.quoted(title)), \"pid\": \(process.rawValue), \"tid\": \(thread), "
                + "\"ts\": \(start), \"dur\": \(max(0, end - start)), \"args\": \(ChromeTrace.object(details))}")
    }

    private mutating func instant(
        _ process: Process, _ track: String, _ title: String, _ time: Microseconds, _ details: [String: String]
    ) {
        let thread = thread(process, track)
        events.append(
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
