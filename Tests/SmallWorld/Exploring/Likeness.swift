// SPDX-License-Identifier: MIT

/// Two plays that have come to the same state go on alike: what the digest of states rests upon.
enum Likeness {
    static let name = "what looks alike goes on alike"

    /// The first event after which two plays differ that looked alike; nil: there is none.
    static func difference(_ world: World, _ one: [Event], _ other: [Event], _ next: Possibilities) -> String? {
        var player = Player(world)
        for event in next.next(hasDeadline: true) {
            let first = continuation(&player, one, event)
            let second = continuation(&player, other, event)
            if first != second { return "after \(one) and then \(event)\n\(first ?? [])\n\(second ?? [])" }
        }
        return nil
    }

    /// What a play's log says after its first events; nil: the last event cannot come.
    private static func continuation(_ player: inout Player, _ events: [Event], _ last: Event) -> [Entry]? {
        guard let end = player.play(events, notesEnd: true)?.end, let play = player.play(events + [last]) else {
            return nil
        }
        return play.entries[end.entryCount...].map { entry in
            var entry = entry
            entry.time -= end.time
            // When touches that were let go of went down is told to clients, and nothing follows from it.
            entry.sentTime = 0
            entry.delivery = 0
            entry.sequences = 0
            entry.touches = names(entry.touches, after: end)
            return entry
        }
    }

    /// Touches by their order at that moment.
    private static func names(_ touches: UInt32, after end: Play.Moment) -> UInt32 {
        let later = UInt32(end.downCount)
        var names = later < 32 ? (touches >> later) << 8 : 0
        for (index, id) in end.touches.enumerated() where touches & (1 << UInt32(id)) != 0 {
            names |= 1 << UInt32(index)
        }
        return names
    }
}
