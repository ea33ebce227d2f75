// SPDX-License-Identifier: MIT

/// Counts of an exploration.
struct Tally: Sendable {
    var worlds = 0
    var sequences = 0
    var steps = 0
    var judged = 0
    /// States from which sequences were continued, and how often a known state was reached again.
    var states = 0
    var known = 0
    /// How often two sequences that lead to the same state were compared.
    var compared = 0
    var violations: [Violation] = []

    mutating func add(_ other: Tally) {
        worlds += other.worlds
        sequences += other.sequences
        steps += other.steps
        judged += other.judged
        states += other.states
        known += other.known
        compared += other.compared
        violations += other.violations
    }
}

/// A sequence of events that violates a property.
struct Violation: Sendable {
    var world: World
    var events: [Event]
    var property: String
    var text: String
}

/// Plays every sequence of events in one world, shorter ones first.
struct Explorer {
    struct Effort: Sendable {
        /// Maximum number of events, after those of the opening.
        var depth: Int
        /// Events with which every sequence begins.
        var opening: [Event] = []
        /// Every n-th sequence goes to the judge. Every n-th return to a known state is compared with the first visit.
        var judgeEvery: Int
        var compareEvery = 100
        var mergesStates = true
    }

    /// A state from which sequences continue.
    private struct Node {
        var events: [Event]
        var possibilities: Possibilities
        var hasDeadline: Bool
    }

    private let world: World
    private let effort: Effort
    /// Offset of the n-th sequence, so that small worlds do not all skip the same ones.
    private let turn: Int
    private var player: Player
    private let players: Story.Players
    private var tally = Tally()
    /// Properties that were violated: one violation of each is reported.
    private var broken: Set<String> = []
    /// First sequence that reached each state.
    private var seen: [UInt64: [Event]] = [:]

    private init(_ world: World, _ effort: Effort, turn: Int) {
        self.turn = turn
        self.world = world
        self.effort = effort
        player = Player(world)
        players = Story.Players(world)
    }

    static func explore(_ world: World, _ effort: Effort, turn: Int) -> Tally {
        var explorer = Explorer(world, effort, turn: turn)
        var nodes = [explorer.start]
        for length in 1...max(1, effort.depth) {
            explorer.tally.states += nodes.count
            nodes = explorer.extend(nodes, isLast: length >= effort.depth)
        }
        explorer.tally.worlds = 1
        return explorer.tally
    }

    /// The state after the opening.
    private var start: Node {
        var node = Node(events: effort.opening, possibilities: Possibilities(world), hasDeadline: false)
        if effort.opening.isEmpty { return node }
        for event in effort.opening { node.possibilities.take(event) }
        var player = Player(world)
        node.hasDeadline = player.play(effort.opening, notesEnd: true)?.hasDeadline ?? false
        return node
    }

    /// Plays every possible next event.
    private mutating func extend(_ nodes: [Node], isLast: Bool) -> [Node] {
        var longer: [Node] = []
        for node in nodes {
            for event in node.possibilities.next(hasDeadline: node.hasDeadline) {
                let events = node.events + [event]
                guard let play = player.play(events, notesEnd: !isLast) else { continue }
                tally.sequences += 1
                tally.steps += play.steps.count
                var story = Story(world, play, players)
                check(&story, events)
                guard !isLast else { continue }
                var possibilities = node.possibilities
                possibilities.take(event)
                if isKnown(&story, possibilities, events) {
                    tally.known += 1
                } else {
                    longer.append(Node(events: events, possibilities: possibilities, hasDeadline: play.hasDeadline))
                }
            }
        }
        return longer
    }

    /// Returns whether the state was reached before, by at most as many events. States inside an open frame are not
    /// merged.
    private mutating func isKnown(_ story: inout Story, _ possibilities: Possibilities, _ events: [Event]) -> Bool {
        guard effort.mergesStates, !world.hasSharedFrames, var key = story.digest() else { return false }
        key ^= UInt64(possibilities.changeKey) &* 0x9E37_79B9_7F4A_7C15
        guard let first = seen[key] else {
            seen[key] = events
            return false
        }
        if (tally.known + turn) % effort.compareEvery == 0, !broken.contains(Likeness.name) {
            tally.compared += 1
            if let text = Likeness.difference(world, first, events, possibilities) { note(Likeness.name, text, events) }
        }
        return true
    }

    private mutating func check(_ story: inout Story, _ events: [Event]) {
        for property in Property.all where !broken.contains(property.name) {
            guard property.violation(&story) != nil else { continue }
            broken.insert(property.name)
            note(property.name, "only after other plays in the same application", events)
        }
        guard (tally.sequences + turn) % effort.judgeEvery == 0, !broken.contains(Agreement.name) else { return }
        tally.judged += 1
        if Agreement.complaint(about: world, story.play.steps) != nil { note(Agreement.name, "", events) }
    }

    private mutating func note(_ property: String, _ text: String, _ events: [Event]) {
        broken.insert(property)
        let violation = Violation(world: world, events: events.flatMap(\.parts), property: property, text: text)
        tally.violations.append(Shortening.shortest(violation))
    }
}

/// Shortens a violation as far as possible.
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

    /// Repeats a violation in a fresh world. Returns nil if it does not happen there.
    static func repeated(_ violation: Violation) -> Violation? {
        var player = Player(violation.world)
        guard let play = player.play(violation.events) else { return nil }
        var story = Story(violation.world, play, Story.Players(violation.world))
        let complaint =
            if let property = Property.all.first(where: { $0.name == violation.property }) {
                property.violation(&story)
            } else if violation.property == Agreement.name {
                Agreement.complaint(about: violation.world, play.steps)
            } else { nil as String? }
        guard let text = complaint else { return nil }
        var found = violation
        found.text = text
        return found
    }
}

extension Tally {
    var text: String {
        "\(worlds) worlds, \(sequences) sequences, \(states) states, \(known) reached again, \(steps) steps, "
            + "\(judged) judged, \(compared) compared"
    }
}

extension Violation {
    /// Text of a scenario file that shows the violation, with the results that the rules expect. Deeds that scenarios
    /// cannot express are comments.
    var scenario: String {
        var player = Player(world)
        let scenario = player.play(events).map { Agreement.text(of: world, $0.steps) } ?? ""
        guard let deed = world.deed, !deed.isInScenarios else { return scenario }
        return "# at \(deed.moment): \(deed.act)\n" + scenario
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
