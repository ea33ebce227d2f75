// SPDX-License-Identifier: MIT

/// Checks the digest of states: two plays with the same digest must continue in the same way.
enum Likeness {
    static let name = "states with equal digests continue equally"

    /// Returns the first event after which two plays with the same digest differ, or nil.
    static func difference(_ world: World, _ one: [Event], _ other: [Event], _ next: Possibilities) -> String? {
        var player = Player(world)
        for event in next.next(hasDeadline: true) {
            let first = continuation(&player, one, event)
            let second = continuation(&player, other, event)
            if first != second { return "after \(one) and then \(event)\n\(first ?? [])\n\(second ?? [])" }
        }
        return nil
    }

    /// Returns the log after the first events, or nil if the last event is impossible.
    private static func continuation(_ player: inout Player, _ events: [Event], _ last: Event) -> [Entry]? {
        guard let end = player.play(events, notesEnd: true)?.end, let play = player.play(events + [last]) else {
            return nil
        }
        return play.entries[end.entryCount...].map { entry in
            var entry = entry
            entry.time -= end.time
            // The original time of a released touch is sent to clients and has no other effect.
            entry.sentTime = 0
            entry.delivery = 0
            entry.sequences = 0
            entry.touches = names(entry.touches, after: end)
            return entry
        }
    }

    /// Numbers touches by their order at that moment.
    private static func names(_ touches: UInt32, after end: Play.Moment) -> UInt32 {
        let later = UInt32(end.downCount)
        var names = later < 32 ? (touches >> later) << 8 : 0
        for (index, id) in end.touches.enumerated() where touches & (1 << UInt32(id)) != 0 {
            names |= 1 << UInt32(index)
        }
        return names
    }
}
