// SPDX-License-Identifier: MIT

/// What was looked at.
struct Tally: Sendable {
    var worlds = 0
    var sequences = 0
    var steps = 0
    var judged = 0
    /// States that were reached before, and were not gone on from again.
    var known = 0
    var violations: [Violation] = []

    mutating func add(_ other: Tally) {
        worlds += other.worlds
        sequences += other.sequences
        steps += other.steps
        judged += other.judged
        known += other.known
        violations += other.violations
    }
}

/// A sequence of events that breaks a property.
struct Violation: Sendable {
    var world: World
    var events: [Event]
    var property: String
    var text: String
}

/// Plays every sequence of events in one world.
struct Explorer {
    private let world: World
    private let depth: Int
    private let judgeEvery: Int
    /// So that small worlds are judged by turns.
    private let turn: Int
    private var player: Player
    private let players: Story.Players
    private var events: [Event] = []
    private var tally = Tally()
    /// One of each property is enough.
    private var broken: Set<String> = []
    /// States with the number of events that were played from them.
    private var seen: [UInt64: Int] = [:]

    private init(_ world: World, depth: Int, judgeEvery: Int, turn: Int) {
        self.turn = turn
        self.world = world
        self.depth = depth
        self.judgeEvery = judgeEvery
        player = Player(world)
        players = Story.Players(world)
    }

    static func explore(_ world: World, depth: Int, judgeEvery: Int, turn: Int) -> Tally {
        var explorer = Explorer(world, depth: depth, judgeEvery: judgeEvery, turn: turn)
        explorer.visit(Possibilities(world), hasDeadline: false)
        explorer.tally.worlds = 1
        return explorer.tally
    }

    private mutating func visit(_ possibilities: Possibilities, hasDeadline: Bool) {
        for event in possibilities.next(hasDeadline: hasDeadline) {
            events.append(event)
            defer { events.removeLast() }
            guard let play = player.play(events) else { continue }
            tally.sequences += 1
            tally.steps += play.steps.count
            check(play)
            guard events.count < depth else { continue }
            var next = possibilities
            next.take(event)
            if isKnown(play, next) {
                tally.known += 1
                continue
            }
            visit(next, hasDeadline: play.hasDeadline)
        }
    }

    /// Whether as many events were played from this state before. An open frame is no state of its own.
    private mutating func isKnown(_ play: Play, _ possibilities: Possibilities) -> Bool {
        guard !world.hasSharedFrames, let state = play.quietState else { return false }
        let key = UInt64(state) | UInt64(possibilities.changeKey) << 32
        let rest = depth - events.count
        if seen[key, default: 0] >= rest { return true }
        seen[key] = rest
        return false
    }

    private mutating func check(_ play: Play) {
        var story = Story(world, play, players)
        for property in Property.all where !broken.contains(property.name) {
            guard property.violation(&story) != nil else { continue }
            broken.insert(property.name)
            note(property.name, "only after other plays in the same application")
        }
        guard (tally.sequences + turn) % judgeEvery == 0, !broken.contains(Agreement.name) else { return }
        tally.judged += 1
        if Agreement.complaint(about: world, play.steps) != nil { note(Agreement.name, "") }
    }

    private mutating func note(_ property: String, _ text: String) {
        broken.insert(property)
        let violation = Violation(world: world, events: events.flatMap(\.parts), property: property, text: text)
        tally.violations.append(Shortening.shortest(violation))
    }
}

/// Makes what breaks a property as small as it goes.
enum Shortening {
    static func shortest(_ violation: Violation) -> Violation {
        guard var shortest = repeated(violation) else { return violation }
        var isShorter = true
        while isShorter {
            isShorter = false
            for index in shortest.events.indices {
                var candidate = shortest
                candidate.events.remove(at: index)
                if candidate.isPossible, let found = repeated(candidate) {
                    shortest = found
                    isShorter = true
                    break
                }
            }
        }
        return shortest
    }

    /// The same in a fresh world; nil: all is well there.
    static func repeated(_ violation: Violation) -> Violation? {
        var player = Player(violation.world)
        guard let play = player.play(violation.events) else { return nil }
        var story = Story(violation.world, play, Story.Players(violation.world))
        let property = Property.all.first { $0.name == violation.property }
        let complaint = property?.violation(&story) ?? Agreement.complaint(about: violation.world, play.steps)
        guard let text = complaint else { return nil }
        var found = violation
        found.text = text
        return found
    }
}

extension Tally {
    var text: String {
        "\(worlds) worlds, \(sequences) sequences, \(sequences - known) states, \(steps) steps, \(judged) judged"
    }
}

extension Violation {
    /// The file that shows it, with what the rules expect.
    var scenario: String {
        var player = Player(world)
        return player.play(events).map { Agreement.text(of: world, $0.steps) } ?? ""
    }

    fileprivate var isPossible: Bool {
        var possibilities = Possibilities(world)
        for event in events {
            guard possibilities.next(hasDeadline: true).contains(event) else { return false }
            possibilities.take(event)
        }
        return true
    }
}
