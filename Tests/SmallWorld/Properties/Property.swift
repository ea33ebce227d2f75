// SPDX-License-Identifier: MIT

/// Something that holds of every play, with the rule behind it.
struct Property: Sendable {
    var name: String
    var rule: String
    /// What breaks it; nil: nothing does.
    var violation: @Sendable (inout Story) -> String?

    static let all: [Property] =
        engineProperties + stateProperties + deliveryProperties + callProperties + streamProperties
        + arbitrationProperties + independenceProperties + tapCountProperties

    private static let engineProperties = [
        Property(name: "the engine's invariants hold after every step", rule: "§7") { $0.play.violatedInvariant },
        Property(name: "nothing is left once all fingers are up", rule: "5.10, 5.12, 7.10") { $0.play.remains },
    ]
}

/// A play in its world, and how it goes for each recognizer alone.
struct Story {
    let world: World
    let play: Play
    private var players: Players
    private var known: [Int: (entries: [Entry], digest: Digest?)] = [:]

    /// Players of the worlds with one recognizer, made when they are wanted.
    final class Players {
        private let world: World
        private var alone: [Int: Player] = [:]

        init(_ world: World) {
            self.world = world
        }

        func repeatSteps(of play: Play, for recognizer: Int) -> (entries: [Entry], digest: Digest?) {
            alone[recognizer, default: Player(world.alone(recognizer))].repeatSteps(of: play, for: recognizer)
        }
    }

    init(_ world: World, _ play: Play, _ players: Players) {
        self.world = world
        self.play = play
        self.players = players
    }

    var entries: [Entry] { play.entries }

    /// What a recognizer would have done without the others; its number is 0 there.
    mutating func alone(_ recognizer: Int) -> [Entry] { playAlone(recognizer).entries }

    /// A hash of the state that it would be in at the end of the events, without the others.
    mutating func stateAlone(_ recognizer: Int) -> Digest? { playAlone(recognizer).digest }

    private mutating func playAlone(_ recognizer: Int) -> (entries: [Entry], digest: Digest?) {
        if let known = known[recognizer] { return known }
        let played = players.repeatSteps(of: play, for: recognizer)
        known[recognizer] = played
        return played
    }

    /// The name of a recognizer in a scenario.
    static func name(_ recognizer: Int) -> String { "r\(recognizer)" }
}

extension Entry {
    /// The first line of its kind that has no part in another play counts as the same.
    func isSame(as other: Entry) -> Bool {
        what == other.what && time == other.time && state == other.state && previous == other.previous
            && touches == other.touches
    }
}
