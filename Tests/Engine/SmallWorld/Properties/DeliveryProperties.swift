// SPDX-License-Identifier: MIT

extension Property {
    static let deliveryProperties = [
        Property(
            name: "each touch has one began, moves and one end in its view", rule: "7.2 to 7.4", violation: illegalCalls
        ),
        Property(
            name: "withheld and won touches are not delivered", rule: "7.1, 7.6, 7.8", violation: wrongDelivery),
        Property(name: "a delayed began has the location and time of the down", rule: "7.6", violation: beganElsewhere),
        Property(name: "ended has the last delivered location", rule: "7.3, 7.6", violation: endedElsewhere),
        Property(name: "a cancelling winner takes its touches from views", rule: "7.5", violation: leftToView),
        Property(name: "no touch is cancelled without a cause", rule: "7.5, 7.11", violation: cancelledForNothing),
        Property(name: "a touch without a winner reaches its view", rule: "7.6", violation: lostTouch),
    ]

    private static func illegalCalls(_ story: inout Story) -> String? {
        var open: UInt32 = 0
        var seen: UInt32 = 0
        for entry in story.entries {
            switch entry.what {
            case .began:
                if seen & entry.touches != 0 { return "began twice" }
                seen |= entry.touches
                open |= entry.touches
            case .moved, .ended, .cancelled:
                if open & entry.touches != entry.touches { return "\(entry.what) of a touch that is not there" }
                if entry.what != .moved { open &= ~entry.touches }
            default: break
            }
        }
        return open == 0 ? nil : "a touch is never closed"
    }

    private static func wrongDelivery(_ story: inout Story) -> String? {
        for entry in story.entries where (entry.what == .began || entry.what == .ended) && entry.recognizers != 0 {
            return "\(entry.what) while \(Story.name(entry.recognizers.trailingZeroBitCount)) has it"
        }
        return nil
    }

    private static func beganElsewhere(_ story: inout Story) -> String? {
        story.entries.contains { $0.what == .began && !$0.isOfTheDown } ? "began with another place or time" : nil
    }

    private static func endedElsewhere(_ story: inout Story) -> String? {
        story.entries.contains { $0.what == .ended && !$0.isWhereTold } ? "a move before the lift was not told" : nil
    }

    /// Checks the deliveries after the one in which the winner recognizes.
    private static func leftToView(_ story: inout Story) -> String? {
        var dead: UInt32 = 0
        var delivery: UInt64 = 0
        var dying: UInt32 = 0
        // Interruptions are skipped: if an action removes the view, its touches are cancelled at once, in the same
        // delivery (rule 2.10).
        for entry in story.entries where entry.what != .interruption {
            if entry.delivery != delivery {
                dead |= dying
                (dying, delivery) = (0, entry.delivery)
            }
            if entry.isRecognition, story.world.recognizers[entry.subject].cancels { dying |= entry.touches }
            switch entry.what {
            case .began, .moved, .ended, .cancelled:
                if dead & entry.touches != 0 { return "\(entry.what) of a touch that a winner has" }
            default: break
            }
        }
        return nil
    }

    private static func cancelledForNothing(_ story: inout Story) -> String? {
        var excused: UInt32 = 0
        for entry in story.entries {
            if entry.what == .interruption { excused |= entry.touches }
            if entry.isRecognition, story.world.recognizers[entry.subject].cancels { excused |= entry.touches }
            if entry.what == .cancelled, entry.touches & ~excused != 0 { return "a touch is cancelled for nothing" }
        }
        return nil
    }

    /// Views with multiple touch enabled must get each touch that no winner has taken.
    private static func lostTouch(_ story: inout Story) -> String? {
        if story.world.hasSurfaces || story.world.isChanging || story.world.takesOneTouch
            || story.world.hasExclusiveView
        {
            return nil
        }
        var heard: UInt32 = 0
        var excused: UInt32 = 0
        for entry in story.entries {
            if entry.what == .began { heard |= entry.touches }
            if entry.what == .interruption { excused |= entry.touches }
            // Touches that land while a winner is active belong to it as well (rule 7.8).
            if entry.isRecognition || entry.state.isActive || entry.previous.isActive { excused = .max }
        }
        let all = UInt32(1) << UInt32(story.play.downTimes.count) - 1
        return all & ~heard & ~excused == 0 ? nil : "a touch never reached its view"
    }
}
