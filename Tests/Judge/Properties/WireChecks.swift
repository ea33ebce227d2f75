// SPDX-License-Identifier: MIT

import ScenarioFormat

/// §10 of one client's stream.
private struct Stream {
    /// Touch to protocol id.
    var live: [TouchID: Int64] = [:]
    var hasUnframed = false
}

extension PropertyChecks {
    /// Every down is closed by one up or covered by a cancel; nothing before or after; one frame closes
    /// what a client got.
    var wireViolations: [String] {
        var streams: [String: Stream] = [:]
        var found: [String] = []
        for line in log {
            guard case .wire(let event) = line.event else { continue }
            let client = clientNames[line.name] ?? line.name
            var stream = streams[client] ?? Stream()
            let id = line.ids.first ?? 0
            switch event {
            case .down:
                if stream.live[id] != nil { found.append("\(client): second down of \(id)") }
                var wireID: Int64 = -1
                if case .count(let value)? = line.keys[.wireID] { wireID = value }
                if stream.live.values.contains(wireID) { found.append("\(client): wire id \(wireID) is in use") }
                if wireID < 0 || wireID > 63 { found.append("\(client): wire id \(wireID) is not small") }
                stream.live[id] = wireID
                stream.hasUnframed = true
            case .motion:
                if stream.live[id] == nil { found.append("\(client): motion of \(id), which is not down") }
                stream.hasUnframed = true
            case .up:
                if stream.live.removeValue(forKey: id) == nil {
                    found.append("\(client): up of \(id), which is not down")
                }
                stream.hasUnframed = true
            case .cancel:
                if stream.live.isEmpty { found.append("\(client): cancel of nothing") }
                stream.live = [:]
            case .frame:
                if !stream.hasUnframed { found.append("\(client): frame of nothing") }
                stream.hasUnframed = false
            }
            streams[client] = stream
        }
        for (client, stream) in streams.sorted(by: { $0.key < $1.key }) {
            if stream.hasUnframed { found.append("\(client): no frame at the end") }
            if isPlayedOut && !stream.live.isEmpty { found.append("\(client): \(stream.live.count) touches were never closed") }
        }
        return found
    }

    /// Which surface is whose.
    private var clientNames: [String: String] {
        var names: [String: String] = [:]
        for declaration in scenario.declarations {
            if case .view(let view) = declaration, case .surface(let client) = view.kind {
                names[view.name] = client ?? view.name
            }
        }
        return names
    }
}
