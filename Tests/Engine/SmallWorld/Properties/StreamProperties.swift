// SPDX-License-Identifier: MIT

extension Property {
    static let streamProperties = [
        Property(name: "a client's stream is legal", rule: "10.1, 10.3, 10.4", violation: illegalStream),
        Property(
            name: "a client is cancelled only for its own touches", rule: "10.2, 10.3", violation: strangersCancel),
    ]

    private static func illegalStream(_ story: inout Story) -> String? {
        if !story.world.hasSurfaces { return nil }
        for client in 0...(story.world.hasTwoClients ? 1 : 0) {
            if let text = illegalStream(story, of: client) { return text }
        }
        return nil
    }

    private static func illegalStream(_ story: Story, of client: Int) -> String? {
        var live: UInt64 = 0
        var frameOf: UInt64?
        var time = Int64.min
        for entry in story.entries where entry.client == client {
            let id: UInt64 = 1 &<< UInt64(truncatingIfNeeded: entry.subject)
            switch entry.what {
            case .wireDown:
                if live & id != 0 { return "id \(entry.subject) goes down twice" }
                // A touch whose up is withheld keeps its id.
                if entry.subject >= story.play.downTimes.count { return "id \(entry.subject) is not small" }
                live |= id
            case .wireMotion, .wireUp:
                if live & id == 0 { return "\(entry.what) of \(entry.subject), which is not down" }
                if entry.what == .wireUp { live &= ~id }
            case .wireCancel:
                if live == 0 { return "a cancel of nothing" }
                live = 0
                continue
            case .wireFrame:
                if frameOf == nil { return "a frame of nothing" }
                frameOf = nil
                continue
            default: continue
            }
            if entry.sentTime < time { return "time runs backwards" }
            time = entry.sentTime
            if let frameOf, frameOf != entry.delivery { return "a delivery without its frame" }
            frameOf = entry.delivery
        }
        if frameOf != nil { return "the last delivery has no frame" }
        return live == 0 ? nil : "a touch is never closed"
    }

    /// A cancel needs a winner, or the system, that took a touch whose down was sent to the client.
    private static func strangersCancel(_ story: inout Story) -> String? {
        guard story.world.hasTwoClients else { return nil }
        var open: [UInt32] = [0, 0]
        var taken: UInt32 = 0
        for entry in story.entries {
            if entry.what == .interruption { taken |= entry.touches }
            if entry.isRecognition, story.world.recognizers[entry.subject].cancels { taken |= entry.touches }
            switch entry.what {
            case .wireDown: open[entry.client] |= entry.touches
            case .wireUp: open[entry.client] &= ~entry.touches
            case .wireCancel:
                if taken & open[entry.client] == 0 { return "a cancel for another's touch" }
                open[entry.client] = 0
            default: break
            }
        }
        return nil
    }
}
