// SPDX-License-Identifier: MIT

extension Property {
    static let independenceProperties = [
        Property(name: "an unaffected recognizer behaves as if alone", rule: "6.1, 6.2", violation: dependence),
        Property(name: "a touch makes a recognizer recognize at most once", rule: "5.10", violation: twice),
        Property(name: "a discrete recognizer fires at most as often as alone", rule: "6.2", violation: moreThanAlone),
        Property(name: "a finished recognizer does not block others", rule: "6.7, 5.11", violation: lostForNothing),
    ]

    /// Without requirements, only a winner that excludes a recognizer may change what it does.
    private static func dependence(_ story: inout Story) -> String? {
        if story.world.hasRequirements || story.world.recognizers.count < 2 || story.world.deed != nil { return nil }
        for recognizer in story.world.recognizers.indices {
            let isTouched = story.entries.contains { entry in
                entry.isRecognition && entry.subject != recognizer
                    && story.world.excludes(entry.subject, recognizer)
            }
            if isTouched { continue }
            let own = story.entries.filter { $0.subject == recognizer && ($0.what == .state || $0.what == .action) }
            let alone = story.alone(recognizer).filter { $0.what == .state || $0.what == .action }
            let isSame = own.count == alone.count && zip(own, alone).allSatisfy { $0.isSame(as: $1) }
            if !isSame { return "\(Story.name(recognizer)) does otherwise than alone" }
        }
        return nil
    }

    private static func twice(_ story: inout Story) -> String? {
        var used = [UInt32](repeating: 0, count: story.world.recognizers.count)
        for entry in story.entries where entry.isRecognition {
            if used[entry.subject] & entry.touches != 0 {
                return "\(Story.name(entry.subject)) recognizes a touch again"
            }
            used[entry.subject] |= entry.touches
        }
        return nil
    }

    private static func moreThanAlone(_ story: inout Story) -> String? {
        if story.world.recognizers.count < 2 || story.world.deed != nil { return nil }
        for (recognizer, declaration) in story.world.recognizers.enumerated() where declaration.kind.isDiscrete {
            let own = story.entries.filter { $0.what == .state && $0.subject == recognizer }
            let times = own.count { $0.isRecognition }
            // A recognizer that another one ended may start again with the next finger. Alone, that finger would have
            // been one too many.
            if times == 0 || own.contains(where: { $0.cause != .other }) || hasMissedTouch(own, story.play) { continue }
            let waits = story.world.recognizers.indices.contains { story.world.requires(recognizer, $0) }
            if waits, missesTouchWhileHeld(own, story.play) { continue }
            let alone = story.alone(recognizer).count { $0.isRecognition }
            if times > alone { return "\(Story.name(recognizer)) fires \(times) times, alone \(alone)" }
        }
        return nil
    }

    /// A held recognizer is offered no touch (rule 6.7). One that landed after its own counts for no attempt, and a
    /// later one starts the next (rule 5.10). Alone, the later one would have been too many.
    private static func missesTouchWhileHeld(_ states: [Entry], _ play: Play) -> Bool {
        states.contains { entry in
            guard entry.isRecognition else { return false }
            let last = UInt32.bitWidth - 1 - entry.touches.leadingZeroBitCount
            return play.downTimes.indices.contains { $0 > last && play.downTimes[$0] <= entry.time }
        }
    }

    /// Returns whether a finger landed while the recognizer waited for its reset. Such a finger belongs to no attempt
    /// (rule 5.11), and a later one starts the next attempt (rule 5.10). Alone, the later one would have been one too
    /// many.
    private static func hasMissedTouch(_ states: [Entry], _ play: Play) -> Bool {
        zip(states, states.dropFirst()).contains { end, reset in
            reset.state == .possible && reset.delivery != end.delivery
                && play.downTimes.contains { end.time <= $0 && $0 <= reset.time }
        }
    }

    /// A touch that lands while no attempt and no other finger is in progress must start as in a fresh world.
    private static func lostForNothing(_ story: inout Story) -> String? {
        // A held recognizer fails when a touch is cancelled from outside (rule 1.12).
        if story.world.recognizers.count < 2 || story.entries.contains(where: { $0.what == .interruption }) {
            return nil
        }
        if story.world.isChanging { return nil }
        for (recognizer, declaration) in story.world.recognizers.enumerated() {
            let waits = story.world.recognizers.indices.contains { story.world.requires(recognizer, $0) }
            // A continuous recognizer that is held may lose its fingers meanwhile (rule 6.8).
            if waits, !declaration.kind.isDiscrete { continue }
            for entry in story.alone(recognizer) where entry.isRecognition {
                let first = entry.touches.trailingZeroBitCount
                guard first < story.play.downTimes.count, story.play.busyBefore[first] == 0,
                    story.play.wasFirstDown[first]
                else { continue }
                let later = story.entries.filter { $0.isRecognition && $0.time >= story.play.downTimes[first] }
                if later.isEmpty {
                    return "\(Story.name(recognizer)) recognizes alone, and nobody does with the others"
                }
            }
        }
        return nil
    }
}
