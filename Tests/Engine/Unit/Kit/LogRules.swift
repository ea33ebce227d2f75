// SPDX-License-Identifier: MIT

import GestureCore

/// What every log obeys, whatever was played: each says what breaks it.
enum LogRules {
    /// Each touch of a responder: began once, then moves, then exactly one end or cancel (§7). Of an application
    /// that was shut down some may stay open.
    static func touches(in log: [LogLine], mayStayOpen: Bool = false) -> [String] {
        var open: Set<String> = []
        var violations: [String] = []
        for line in log where line.event.hasPrefix("touches-") {
            for id in line.ids {
                let touch = "\(line.subject) \(id)"
                switch line.event {
                case "touches-began": if !open.insert(touch).inserted { violations.append("\(line): began twice") }
                case "touches-moved": if !open.contains(touch) { violations.append("\(line): moved without began") }
                default: if open.remove(touch) == nil { violations.append("\(line): closed without began") }
                }
            }
        }
        if !mayStayOpen { violations += open.sorted().map { "\($0) was never closed" } }
        return violations
    }

    private static let next: [String: Set<String>] = [
        "possible": ["began", "ended", "failed"], "began": ["changed", "ended", "cancelled"],
        "changed": ["changed", "ended", "cancelled"], "ended": ["possible"], "cancelled": ["possible"],
        "failed": ["possible"],
    ]

    /// Transitions are those of rule 5.2.
    static func states(in log: [LogLine]) -> [String] {
        var states: [String: String] = [:]
        var violations: [String] = []
        for line in log where line.event.hasPrefix("-> ") {
            let state = String(line.event.dropFirst(3))
            let before = states[line.subject] ?? "possible"
            if next[before]?.contains(state) != true { violations.append("\(line): was \(before)") }
            states[line.subject] = state
        }
        return violations
    }

    /// Actions: began, changed, then one ended or cancelled; or ended alone (rule 5.6). `silent` ones were
    /// destroyed, so that their last action never came.
    static func actions(in log: [LogLine], silent: Set<String> = [], mayStayOpen: Bool = false) -> [String] {
        var active: Set<String> = []
        var violations: [String] = []
        for line in log where line.ids.isEmpty {
            let isActive = active.contains(line.subject)
            switch line.event {
            case "began": if !active.insert(line.subject).inserted { violations.append("\(line): began twice") }
            case "changed", "cancelled": if !isActive { violations.append("\(line): has not begun") }
            case "ended": break
            default: continue
            }
            if line.event == "ended" || line.event == "cancelled" { active.remove(line.subject) }
        }
        if !mayStayOpen {
            violations += active.subtracting(silent).sorted().map { "\($0) never ended" }
        }
        return violations
    }

    /// A client's streams are those of section 10, seat by seat.
    static func stream(of client: RecordingClient, mayStayOpen: Bool = false) -> [String] {
        Set(client.sent.map(\.seat)).sorted().flatMap { seat in
            stream(client.sent.filter { $0.seat == seat }, mayStayOpen: mayStayOpen || client.isGone)
        }
    }

    private static func stream(
        _ events: [(event: String, seat: UInt32, wireID: Int32, time: Microseconds)], mayStayOpen: Bool
    ) -> [String] {
        var live: Set<Int32> = []
        var isFramed = true
        var time = Microseconds.min
        var violations: [String] = []
        for (index, sent) in events.enumerated() {
            func violate(_ text: String) { violations.append("event \(index) \(sent.event) \(sent.wireID): \(text)") }
            switch sent.event {
            case "down": if !live.insert(sent.wireID).inserted { violate("is down already") }
            case "motion": if !live.contains(sent.wireID) { violate("is not down") }
            case "up": if live.remove(sent.wireID) == nil { violate("is not down") }
            case "cancel":
                if live.isEmpty { violate("nothing to cancel") }
                live = []
                continue
            default:
                if isFramed { violate("a frame of nothing") }
                isFramed = true
                continue
            }
            isFramed = false
            if sent.time < time { violate("time runs backwards") }
            time = sent.time
        }
        if !mayStayOpen {
            if !isFramed { violations.append("the last events have no frame") }
            violations += live.sorted().map { "touch \($0) was never closed" }
        }
        return violations
    }
}
