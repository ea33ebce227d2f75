// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Events of the Trace Event format.
extension ChromeTrace {
    mutating func name(_ process: Process, _ text: String) {
        add("M", "process_name", process, 0, [("args", .object([("name", .string(text))]))])
    }

    mutating func thread(_ process: Process, _ text: String) -> Int {
        let key = "\(process.rawValue) \(text)"
        if let known = threads[key] { return known }
        let number = threads.count + 1
        threads[key] = number
        add("M", "thread_name", process, number, [("args", .object([("name", .string(text))]))])
        return number
    }

    mutating func slice(
        _ process: Process, _ track: String, _ title: String, _ start: Microseconds, _ end: Microseconds,
        _ details: [String: String]
    ) {
        add(
            "X", title, process, thread(process, track),
            [
                ("ts", .integer(start)), ("dur", .integer(max(0, end - start))), ("args", ChromeTrace.object(details)),
            ])
    }

    mutating func instant(
        _ process: Process, _ track: String, _ title: String, _ time: Microseconds, _ details: [String: String]
    ) {
        add(
            "i", title, process, thread(process, track),
            [("s", .string("t")), ("ts", .integer(time)), ("args", ChromeTrace.object(details))])
    }

    /// Adds an arrow between the slices of two tracks at a time.
    mutating func arrow(
        _ title: String, _ from: (Process, String), _ to: (Process, String), at time: Microseconds
    ) {
        lastArrow += 1
        let common: [(String, JSON)] = [
            ("id", .integer(Int64(lastArrow))), ("cat", .string("tactus")), ("ts", .integer(time)),
            ("args", .object([])),
        ]
        add("s", title, from.0, thread(from.0, from.1), common)
        add("f", title, to.0, thread(to.0, to.1), [("bp", .string("e"))] + common)
    }

    /// Adds a counter of the fingers that are down.
    mutating func count(_ tracks: [FingerTrack], _ end: Microseconds) {
        let steps = tracks.map { ($0.startTime, 1) } + tracks.map { ($0.endTime ?? end, -1) }
        var down = 0
        for (time, step) in steps.sorted(by: { $0 < $1 }) {
            down += step
            counter(.fingers, "fingers down", "count", down, at: time)
        }
    }

    mutating func counter(_ process: Process, _ title: String, _ name: String, _ value: Int, at time: Microseconds) {
        add("C", title, process, 0, [("ts", .integer(time)), ("args", .object([(name, .integer(Int64(value)))]))])
    }

    private mutating func add(
        _ kind: String, _ name: String, _ process: Process, _ thread: Int, _ members: [(String, JSON)]
    ) {
        let members: [(String, JSON)] =
            [
                ("ph", .string(kind)), ("name", .string(name)), ("pid", .integer(Int64(process.rawValue))),
                ("tid", .integer(Int64(thread))),
            ] + members
        add(JSON.object(members).text)
    }

    private static func object(_ details: [String: String]) -> JSON {
        .object(details.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
    }
}
