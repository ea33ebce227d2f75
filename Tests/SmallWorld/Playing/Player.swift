// SPDX-License-Identifier: MIT

/// One play: what was done, and what came of it.
struct Play: Sendable {
    var steps: [Step] = []
    var entries: [Entry] = []
    /// For each touch, by id: bits of the recognizers that were in an undecided attempt when it came, and whether
    /// other fingers were down then.
    var busyBefore: [UInt32] = []
    var wasFirstDown: [Bool] = []
    var downTimes: [Int64] = []
    /// Before the fingers are lifted at the end.
    var hasDeadline = false
    var quietState: UInt32?
    var violatedInvariant: String?
    var remains: String?
}

/// Plays events in one world, again and again.
struct Player {
    private let world: World
    private var stage: Stage

    init(_ world: World) {
        self.world = world
        stage = Stage(world)
    }

    private static let gap: Int64 = 8_000
    /// What outlasts every timer: a custom recognizer is given up after 5 s.
    private static let rest: Int64 = 6_000_000

    private struct Finger {
        var id: Int32 = -1
        var x = 0.0
        var y = 0.0
    }

    /// Plays events, lifts all fingers and waits. Nil: an event waits for a deadline, and there is none.
    mutating func play(_ combined: [Event]) -> Play? {
        let events = combined.flatMap(\.parts)
        if stage.isWorn { stage = Stage(world) }
        stage.begin()
        var play = Play()
        play.steps.reserveCapacity(events.count * 2 + 8)
        var fingers = [Finger](repeating: Finger(), count: world.fingers)
        var clock: Int64 = 0
        var gap: Int64 = 0
        for (index, event) in events.enumerated() {
            if event.isWait {
                if stage.time < clock { perform(Step(time: clock, act: .wait), &play) }
                guard let deadline = stage.nextDeadline else {
                    settle(&fingers, clock, &play)
                    return nil
                }
                clock = event.verb == .waitBelowDeadline ? max(clock, deadline - 1) : deadline
                gap = 0
                continue
            }
            if !event.joinsFrame {
                clock += gap
                gap = Player.gap
            }
            perform(Step(time: clock, act: act(event, &fingers, clock, &play)), &play)
            let isFrameOpen = index + 1 < events.count && events[index + 1].joinsFrame
            if event.isTouchChange, !isFrameOpen { perform(Step(time: clock, act: .frame), &play) }
            if !isFrameOpen, play.violatedInvariant == nil { play.violatedInvariant = stage.violatedInvariant }
        }
        play.hasDeadline = stage.nextDeadline != nil
        if clock <= stage.time { play.quietState = stage.quietState(of: fingers.map(\.id)) }
        settle(&fingers, clock + gap, &play)
        play.entries = stage.entries
        return play
    }

    private func perform(_ step: Step, _ play: inout Play) {
        play.steps.append(step)
        stage.perform(step)
    }

    private func act(_ event: Event, _ fingers: inout [Finger], _ time: Int64, _ play: inout Play) -> Step.Act {
        let subject = Int(event.subject)
        switch event.verb {
        case .downNear, .downFar:
            // All of them are at the left edge, or all are in the right view.
            let id = Int32(truncatingIfNeeded: play.downTimes.count)
            play.wasFirstDown.append(fingers.allSatisfy { $0.id < 0 })
            fingers[subject] = Finger(
                id: id, x: event.verb == .downNear ? 10 : 110, y: 60 + 30 * Double(subject))
            play.busyBefore.append(stage.busyRecognizers)
            play.downTimes.append(time)
            return .down(id: id, x: fingers[subject].x, y: fingers[subject].y)
        case .moveSlightly, .moveAlong, .moveAcross:
            if event.verb == .moveAcross { fingers[subject].y += 60 }
            if event.verb == .moveAlong { fingers[subject].x += 60 }
            if event.verb == .moveSlightly { fingers[subject].x += 4 }
            return .move(id: fingers[subject].id, x: fingers[subject].x, y: fingers[subject].y)
        case .up, .cancel:
            let id = fingers[subject].id
            fingers[subject].id = -1
            return event.verb == .up ? .up(id: id) : .cancel(id: id)
        case .cancelAll:
            for finger in fingers.indices { fingers[finger].id = -1 }
            return .cancelAll
        case .disable: return .disable(subject)
        case .enable: return .enable(subject)
        case .removeRecognizer: return .removeRecognizer(subject)
        case .destroyRecognizer: return .destroyRecognizer(subject)
        case .removeView: return .removeView(subject)
        case .waitBelowDeadline, .waitForDeadline, .tapNear, .tapFar, .dragNear: return .wait
        }
    }

    /// Lifts the fingers one after the other, and lets time pass.
    private func settle(_ fingers: inout [Finger], _ time: Int64, _ play: inout Play) {
        var clock = time
        for finger in fingers where finger.id >= 0 {
            perform(Step(time: clock, act: .up(id: finger.id)), &play)
            perform(Step(time: clock, act: .frame), &play)
            if play.violatedInvariant == nil { play.violatedInvariant = stage.violatedInvariant }
            clock += Player.gap
        }
        perform(Step(time: clock + Player.rest, act: .wait), &play)
        if play.violatedInvariant == nil { play.violatedInvariant = stage.violatedInvariant }
        play.remains = stage.remains
    }

    /// Plays what was done to another world that has more recognizers.
    mutating func repeatSteps(_ steps: [Step], of recognizer: Int) -> [Entry] {
        if stage.isWorn { stage = Stage(world) }
        stage.begin()
        for step in steps {
            guard let other = step.act.recognizer else {
                stage.perform(step)
                continue
            }
            if other == recognizer { stage.perform(Step(time: step.time, act: step.act.ofFirstRecognizer)) }
        }
        return stage.entries
    }
}

extension Step.Act {
    fileprivate var ofFirstRecognizer: Step.Act {
        switch self {
        case .disable: .disable(0)
        case .enable: .enable(0)
        case .removeRecognizer: .removeRecognizer(0)
        case .destroyRecognizer: .destroyRecognizer(0)
        default: self
        }
    }
}
