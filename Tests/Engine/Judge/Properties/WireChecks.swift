// SPDX-License-Identifier: MIT

import ScenarioFormat

extension PropertyChecks {
    /// §10: every down is closed by one up or covered by a cancel, with nothing before or after. One frame ends the
    /// events of a client.
    var wireViolations: [String] {
        guard hasEachIDOnce else { return [] }
        var streams: [String: Stream] = [:]
        var found: [String] = []
        for line in log {
            guard case .wire = line.event else { continue }
            let client = clientNames[line.name] ?? line.name
            found += streams[client, default: Stream()].take(line).map { "\(client): \($0)" }
        }
        for (client, stream) in streams.sorted(by: { $0.key < $1.key }) {
            if stream.needsFrame { found.append("\(client): no frame at the end") }
            if isPlayedOut && !stream.live.isEmpty { found.append("\(client): touches were never closed") }
        }
        return found
    }

    /// The client of each surface.
    private var clientNames: [String: String] {
        var names: [String: String] = [:]
        for case .view(let view) in scenario.declarations {
            if case .surface(let client) = view.kind { names[view.name] = client ?? view.name }
        }
        return names
    }
}

/// Events of one client so far.
private struct Stream {
    /// Wire ids of touches that are down.
    var live: [TouchID: Int64] = [:]
    var needsFrame = false

    /// Returns what is wrong with the next event.
    mutating func take(_ line: LogLine) -> [String] {
        guard case .wire(let event) = line.event else { return [] }
        switch event {
        case .frame:
            let wasNeeded = needsFrame
            needsFrame = false
            return wasNeeded ? [] : ["frame of nothing"]
        case .cancel:
            let wasEmpty = live.isEmpty
            live = [:]
            return wasEmpty ? ["cancel of nothing"] : []
        case .down, .motion, .up:
            needsFrame = true
            guard let touch = line.ids.first else { return ["\(event.rawValue) without a touch"] }
            return event == .down ? down(touch, line.keys[.wireID]) : later(event, touch)
        }
    }

    private mutating func down(_ touch: TouchID, _ wireID: LogValue?) -> [String] {
        guard case .count(let id) = wireID else { return ["down without a wire id"] }
        let isTaken = live.values.contains(id) || live[touch] != nil
        live[touch] = id
        if isTaken { return ["wire id \(id) or touch \(touch) is in use"] }
        return (0..<64).contains(id) ? [] : ["wire id \(id) is not small"]
    }

    private mutating func later(_ event: WireEvent, _ touch: TouchID) -> [String] {
        if live[touch] == nil { return ["\(event.rawValue) of \(touch), which is not down"] }
        if event == .up { live[touch] = nil }
        return []
    }
}
