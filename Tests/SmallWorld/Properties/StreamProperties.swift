// SPDX-License-Identifier: MIT

extension Property {
    static let streamProperties = [
        Property(name: "a client's stream is legal", rule: "10.1, 10.3, 10.4", violation: illegalStream)
    ]

    private static func illegalStream(_ story: inout Story) -> String? {
        var live: UInt64 = 0
        var frameOf: UInt64?
        var time = Int64.min
        for entry in story.entries {
            let id: UInt64 = 1 &<< UInt64(truncatingIfNeeded: entry.subject)
            switch entry.what {
            case .wireDown:
                if live & id != 0 { return "id \(entry.subject) goes down twice" }
                // A touch whose up is withheld still has its id.
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
}
