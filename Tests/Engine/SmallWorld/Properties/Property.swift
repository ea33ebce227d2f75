// SPDX-License-Identifier: MIT

/// A statement that must hold for every play, with its rules.
struct Property: Sendable {
    var name: String
    var rule: String
    /// Returns a description of the violation, or nil.
    var violation: @Sendable (inout Story) -> String?

    static let all: [Property] =
        engineProperties + stateProperties + deliveryProperties + callProperties + streamProperties
        + delayProperties + arbitrationProperties + independenceProperties + tapCountProperties

    private static let engineProperties = [
        Property(name: "the engine's invariants hold after every step", rule: "§7") { $0.play.violatedInvariant },
        Property(name: "nothing remains after all fingers have lifted", rule: "5.10, 5.12, 7.10") { $0.play.remains },
    ]
}

/// A play in its world, compared with plays of each recognizer alone.
struct Story {
    let world: World
    let play: Play
    private var players: Players
    private var known: [Int: (entries: [Entry], digest: Digest?)] = [:]

    /// Players of the worlds with a single recognizer, created on first use.
    final class Players {
        private let world: World
        private var alone: [Int: Player] = [:]
        private lazy var withoutLimits = Player(world.withoutLimits)

        init(_ world: World) {
            self.world = world
        }

        func repeatWithoutLimits(_ play: Play) -> [Entry] { withoutLimits.repeatSteps(of: play) }

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

    /// Returns the log of a recognizer without the others. It has the number 0 there.
    mutating func alone(_ recognizer: Int) -> [Entry] { playAlone(recognizer).entries }

    /// Returns a hash of the recognizer's state at the end of the events, without the others.
    mutating func stateAlone(_ recognizer: Int) -> Digest? { playAlone(recognizer).digest }

    /// Returns the log of the same steps without limits of delays.
    func withoutLimits() -> [Entry] { players.repeatWithoutLimits(play) }

    private mutating func playAlone(_ recognizer: Int) -> (entries: [Entry], digest: Digest?) {
        if let known = known[recognizer] { return known }
        let played = players.repeatSteps(of: play, for: recognizer)
        known[recognizer] = played
        return played
    }

    /// Returns the name of a recognizer in a scenario.
    static func name(_ recognizer: Int) -> String { "r\(recognizer)" }
}

extension Entry {
    /// Compares two lines of different plays, without numbers that only one of them has.
    func isSame(as other: Entry) -> Bool {
        what == other.what && time == other.time && state == other.state && previous == other.previous
            && touches == other.touches
    }
}
