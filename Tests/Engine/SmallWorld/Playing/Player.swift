// SPDX-License-Identifier: MIT

/// One play: its steps and their results.
struct Play: Sendable {
    var steps: [Step] = []
    var entries: [Entry] = []
    /// For each touch, by id: bits of the recognizers in an undecided attempt when it landed, and whether other fingers
    /// were down.
    var busyBefore: [UInt32] = []
    var wasFirstDown: [Bool] = []
    var downTimes: [Int64] = []
    /// For each touch, by id: tap count after its down.
    var tapCounts: [Int] = []
    /// Whether a deadline is pending before the fingers lift at the end.
    var hasDeadline = false
    var end: Moment?
    var violatedInvariant: String?
    var remains: String?
    /// Describes a touch that was withheld beyond the limits of all that withhold it, or nil.
    var overdue: String?

    /// State after the last event, before the fingers are lifted.
    struct Moment: Sendable {
        /// Hash of the engine's state, or nil if part of it is unknown.
        var digest: Digest?
        var stepCount: Int
        var entryCount: Int
        var downCount: Int
        var time: Int64
        /// For each finger: id of its touch, or -1 if it is up.
        var fingers: [Int32]
        /// Ids of the touches that the engine still holds, in the order of the downs.
        var touches: [Int32]
    }
}

/// Plays events in one world, repeatedly.
struct Player {
    private let world: World
    private var stage: Stage

    init(_ world: World) {
        self.world = world
        stage = Stage(world)
    }

    private static let gap: Int64 = 8_000
    /// Longer than every timer: a custom recognizer fails after 5 s.
    private static let rest: Int64 = 6_000_000

    private struct Finger {
        var id: Int32 = -1
        var x = 0.0
        var y = 0.0
    }

    /// Plays events, lifts all fingers and waits. Returns nil if an event waits for a deadline and none is pending.
    mutating func play(_ combined: [Event], notesEnd: Bool = false) -> Play? {
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
                if event.verb == .pause { clock += 50_000 - Player.gap }
                gap = Player.gap
            }
            perform(Step(time: clock, act: act(event, &fingers, clock, &play)), &play)
            let isFrameOpen = index + 1 < events.count && events[index + 1].joinsFrame
            if event.isTouchChange, !isFrameOpen { perform(Step(time: clock, act: .frame), &play) }
            if !isFrameOpen, play.violatedInvariant == nil { play.violatedInvariant = stage.violatedInvariant }
        }
        play.hasDeadline = stage.nextDeadline != nil
        if notesEnd { play.end = moment(play, fingers, clock: clock, gap: gap, after: events.last) }
        settle(&fingers, clock + gap, &play)
        play.entries = stage.entries
        return play
    }

    private func perform(_ step: Step, _ play: inout Play) {
        play.steps.append(step)
        stage.perform(step)
        guard case .frame = step.act else { return }
        while play.tapCounts.count < play.downTimes.count {
            play.tapCounts.append(stage.tapCount(ofTouch: Int32(truncatingIfNeeded: play.tapCounts.count)) ?? -1)
        }
    }

    private func moment(
        _ play: Play, _ fingers: [Finger], clock: Int64, gap: Int64, after last: Event?
    ) -> Play.Moment {
        var digest = Digest()
        // The last wait may have advanced the clock beyond the engine's time.
        digest.add(Int(clock - stage.time))
        digest.add(Int(gap))
        digest.add(last?.verb == .waitBelowDeadline)
        for finger in fingers { digest.add(finger.id >= 0) }
        let ids = fingers.map(\.id)
        let isWhole = stage.addState(of: ids, to: &digest)
        return Play.Moment(
            digest: isWhole ? digest : nil, stepCount: play.steps.count, entryCount: stage.entries.count,
            downCount: play.downTimes.count, time: clock, fingers: ids, touches: stage.touches)
    }

    private func act(_ event: Event, _ fingers: inout [Finger], _ time: Int64, _ play: inout Play) -> Step.Act {
        let subject = Int(event.subject)
        switch event.verb {
        case .downNear, .downFar:
            let id = Int32(truncatingIfNeeded: play.downTimes.count)
            play.wasFirstDown.append(fingers.allSatisfy { $0.id < 0 })
            let (x, y) = world.landing(event.verb == .downNear ? .near : .far, of: subject)
            fingers[subject] = Finger(id: id, x: x, y: y)
            play.busyBefore.append(stage.busyRecognizers)
            play.downTimes.append(time)
            return .down(id: id, x: x, y: y)
        case .stay, .moveSlightly, .moveAlong, .moveAcross:
            let exactly = world.hasExactMoves ? world.recognizers[0].kind.deciding : nil
            if event.verb == .moveAcross { fingers[subject].y += exactly ?? 60 }
            if event.verb == .moveAlong { fingers[subject].x += exactly == nil ? 60 : -60 }
            if event.verb == .moveSlightly { fingers[subject].x += exactly ?? 4 }
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
        case .waitBelowDeadline, .waitForDeadline, .pause, .tapNear, .tapFar, .dragNear, .startDragFar: return .wait
        }
    }

    /// Lifts the fingers one after the other and lets time pass.
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
        play.overdue = stage.overdue
    }

    /// Repeats the steps of another world that has more recognizers. The digest is that of the state at the end of the
    /// events.
    mutating func repeatSteps(of play: Play, for recognizer: Int) -> (entries: [Entry], digest: Digest?) {
        if stage.isWorn { stage = Stage(world) }
        stage.begin()
        var digest: Digest?
        for (index, step) in play.steps.enumerated() {
            if let end = play.end, end.stepCount == index { digest = state(of: end.fingers) }
            guard let other = step.act.recognizer else {
                stage.perform(step)
                continue
            }
            if other == recognizer { stage.perform(Step(time: step.time, act: step.act.ofFirstRecognizer)) }
        }
        return (stage.entries, digest)
    }

    /// Repeats the steps of the same world with other limits of delays.
    mutating func repeatSteps(of play: Play) -> [Entry] {
        if stage.isWorn { stage = Stage(world) }
        stage.begin()
        for step in play.steps { stage.perform(step) }
        return stage.entries
    }

    private func state(of fingers: [Int32]) -> Digest? {
        var digest = Digest()
        return stage.addState(of: fingers, to: &digest) ? digest : nil
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
