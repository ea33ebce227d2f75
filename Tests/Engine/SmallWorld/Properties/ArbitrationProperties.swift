// SPDX-License-Identifier: MIT

extension Property {
    static let arbitrationProperties = [
        Property(name: "an active recognizer excludes others", rule: "6.2, 6.4", violation: second),
        Property(name: "a winner ends what it excludes", rule: "6.3, 6.5", violation: survivor),
        Property(name: "only an excluding winner prevents a recognizer", rule: "6.3, 15", violation: culprit),
        Property(name: "a requirement holds until the other has failed", rule: "6.7", violation: impatience),
        Property(name: "a held recognizer never recognizes beside the other", rule: "6.7", violation: companion),
        Property(name: "simultaneous winners do not exclude each other", rule: "6.6", violation: twoAtOnce),
        Property(name: "a recognizer refused by shouldBegin never begins", rule: "6.11", violation: unbidden),
    ]

    private static func second(_ story: inout Story) -> String? {
        var states = [Entry.State](repeating: .possible, count: story.world.recognizers.count)
        var sequences = [UInt32](repeating: 0, count: states.count)
        for entry in story.entries where entry.what == .state {
            if entry.isRecognition {
                for winner in states.indices where winner != entry.subject {
                    let isDiscreteWinner =
                        story.world.recognizers[winner].kind.isDiscrete && states[winner] == .ended
                    guard states[winner].isActive || isDiscreteWinner else { continue }
                    if sequences[winner] & entry.sequences != 0, story.world.excludes(winner, entry.subject) {
                        return "\(Story.name(entry.subject)) recognizes beside \(Story.name(winner))"
                    }
                }
                sequences[entry.subject] = entry.sequences
            }
            states[entry.subject] = entry.state
        }
        return nil
    }

    /// Two recognizers that exclude each other must not both be active after a delivery.
    private static func survivor(_ story: inout Story) -> String? {
        var states = [Entry.State](repeating: .possible, count: story.world.recognizers.count)
        var sequences = [UInt32](repeating: 0, count: states.count)
        for (index, entry) in story.entries.enumerated() where entry.what == .state {
            states[entry.subject] = entry.state
            if entry.isRecognition { sequences[entry.subject] = entry.sequences }
            let rest = story.entries[(index + 1)...]
            if rest.first(where: { $0.what == .state })?.delivery == entry.delivery { continue }
            for one in states.indices where states[one].isActive {
                for other in states.indices.dropFirst(one + 1) where states[other].isActive {
                    let areApart = sequences[one] & sequences[other] == 0
                    if !areApart, story.world.excludes(one, other) || story.world.excludes(other, one) {
                        return "\(Story.name(one)) and \(Story.name(other)) are both active"
                    }
                }
            }
        }
        return nil
    }

    private static func culprit(_ story: inout Story) -> String? {
        for (index, entry) in story.entries.enumerated() where entry.cause != .other {
            guard entry.what == .state, let culprit = entry.culprit else { continue }
            let loser = Story.name(entry.subject)
            let last = story.entries[..<index].last { $0.what == .state && $0.subject == culprit }
            // The delegate's answer to simultaneous recognition may end the winner in the same delivery.
            let recognition = story.entries[..<index].last { $0.isRecognition && $0.subject == culprit }
            let hasRecognized =
                last?.state.isActive == true || last?.state == .ended || recognition?.delivery == entry.delivery
            if entry.cause == .prevented {
                if !hasRecognized { return "\(loser) is prevented by \(Story.name(culprit)), which did not recognize" }
                if !story.world.excludes(culprit, entry.subject) {
                    return "\(loser) is prevented by \(Story.name(culprit)), which does not exclude it"
                }
                // A finger that lands in the frame in which the winner's last one lifts joins the winner, and begins
                // another sequence (rules 1.8, 6.1).
                if story.world.hasSharedFrames { continue }
                if entry.touches != 0, entry.sequences & sequences(of: culprit, before: index, story) == 0 {
                    return "\(loser) is prevented by \(Story.name(culprit)) of another sequence"
                }
            } else if !story.world.requires(entry.subject, culprit) {
                return "\(loser) fails for \(Story.name(culprit)), which it does not wait for"
            }
        }
        return nil
    }

    private static func sequences(of winner: Int, before index: Int, _ story: Story) -> UInt32 {
        story.entries[..<index].last { $0.isRecognition && $0.subject == winner }?.sequences ?? .max
    }

    private static func impatience(_ story: inout Story) -> String? {
        for entry in story.entries where entry.isRecognition {
            for other in story.world.recognizers.indices
            where entry.recognizers & (1 << UInt32(other)) != 0 && story.world.requires(entry.subject, other) {
                let isDeclared = story.world.relations.contains(.requires(entry.subject, other))
                guard isDeclared || entry.metRecognizers & (1 << UInt32(other)) != 0 else { continue }
                return "\(Story.name(entry.subject)) recognizes before \(Story.name(other)) has failed"
            }
        }
        return nil
    }

    /// Counts a recognizer as recognized until its reset or its cancellation.
    private static func companion(_ story: inout Story) -> String? {
        if !story.world.hasRequirements || story.world.isChanging { return nil }
        var recognized = [UInt32](repeating: 0, count: story.world.recognizers.count)
        for entry in story.entries where entry.what == .state {
            if entry.isRecognition {
                for other in recognized.indices where recognized[other] & entry.sequences != 0 {
                    guard story.world.relations.contains(.requires(entry.subject, other)) else { continue }
                    return "\(Story.name(entry.subject)) recognizes beside \(Story.name(other)), which it waits for"
                }
                recognized[entry.subject] = entry.sequences
            } else if !entry.state.isActive, entry.state != .ended {
                recognized[entry.subject] = 0
            }
        }
        return nil
    }

    /// A recognizer that excludes another without being excluded itself must be decided first.
    private static func twoAtOnce(_ story: inout Story) -> String? {
        if story.world.hasRequirements || story.world.deed != nil { return nil }
        for (index, entry) in story.entries.enumerated() where entry.isRecognition {
            for first in story.entries[..<index].reversed() {
                if first.delivery != entry.delivery { break }
                guard first.isRecognition, first.sequences & entry.sequences != 0 else { continue }
                if story.world.excludes(entry.subject, first.subject) {
                    return "\(Story.name(entry.subject)) recognizes after \(Story.name(first.subject))"
                }
            }
        }
        return nil
    }

    private static func unbidden(_ story: inout Story) -> String? {
        for entry in story.entries where entry.isRecognition && story.world.isRefusedToBegin(entry.subject) {
            return "\(Story.name(entry.subject)) recognizes"
        }
        return nil
    }
}
