// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Events of the Trace Event format.
extension ChromeTrace {
    mutating func name(_ process: Process, _ text: String) {
        add(
            "{\"ph\": \"M\", \"name\": \"process_name\", \"pid\": \(process.rawValue), \"tid\": 0, "
                + "\"args\": {\"name\": \(ChromeTrace.quoted(text))}}")
    }

    mutating func thread(_ process: Process, _ text: String) -> Int {
        let key = "\(process.rawValue) \(text)"
        if let known = threads[key] { return known }
        let number = threads.count + 1
        threads[key] = number
        add(
            "{\"ph\": \"M\", \"name\": \"thread_name\", \"pid\": \(process.rawValue), \"tid\": \(number), "
                + "\"args\": {\"name\": \(ChromeTrace.quoted(text))}}")
        return number
    }

    mutating func slice(
        _ process: Process, _ track: String, _ title: String, _ start: Microseconds, _ end: Microseconds,
        _ details: [String: String]
    ) {
        let thread = thread(process, track)
        add(
            "{\"ph\": \"X\", \"name\": \(ChromeTrace.quoted(title)), \"pid\": \(process.rawValue), \"tid\": \(thread), "
                + "\"ts\": \(start), \"dur\": \(max(0, end - start)), \"args\": \(ChromeTrace.object(details))}")
    }

    mutating func instant(
        _ process: Process, _ track: String, _ title: String, _ time: Microseconds, _ details: [String: String]
    ) {
        let thread = thread(process, track)
        add(
            "{\"ph\": \"i\", \"s\": \"t\", \"name\": \(ChromeTrace.quoted(title)), \"pid\": \(process.rawValue), "
                + "\"tid\": \(thread), \"ts\": \(time), \"args\": \(ChromeTrace.object(details))}")
    }

    /// Adds an arrow between the slices of two tracks at a time.
    mutating func arrow(
        _ title: String, _ from: (Process, String), _ to: (Process, String), at time: Microseconds
    ) {
        lastArrow += 1
        for (kind, end) in [("\"s\"", from), ("\"f\", \"bp\": \"e\"", to)] {
            let thread = thread(end.0, end.1)
            add(
                "{\"ph\": \(kind), \"id\": \(lastArrow), \"cat\": \"tactus\", \"name\": \(ChromeTrace.quoted(title)), "
                    + "\"pid\": \(end.0.rawValue), \"tid\": \(thread), \"ts\": \(time), \"args\": {}}")
        }
    }

    /// Adds a counter of the fingers that are down.
    mutating func count(_ tracks: [FingerTrack], _ end: Microseconds) {
        let steps = tracks.map { ($0.startTime, 1) } + tracks.map { ($0.endTime ?? end, -1) }
        var down = 0
        for (time, step) in steps.sorted(by: { $0 < $1 }) {
            down += step
            counter(.fingers, "fingers down", ["count": down], at: time)
        }
    }

    mutating func counter(_ process: Process, _ title: String, _ values: [String: Int], at time: Microseconds) {
        let texts = values.sorted { $0.key < $1.key }.map { "\(ChromeTrace.quoted($0.key)): \($0.value)" }
        add(
            "{\"ph\": \"C\", \"name\": \(ChromeTrace.quoted(title)), \"pid\": \(process.rawValue), \"tid\": 0, "
                + "\"ts\": \(time), \"args\": {\(texts.joined(separator: ", "))}}")
    }

    private static func object(_ details: [String: String]) -> String {
        "{"
            + details.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(quoted($0.value))" }.joined(
                separator: ", ")
            + "}"
    }

    static func quoted(_ text: String) -> String {
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
