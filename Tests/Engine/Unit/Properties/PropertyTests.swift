// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

@Suite("Random input on random trees")
struct PropertyTests {
    static let seeds = Array(0..<UInt64(120 * effort))

    /// Plays a seed and says what of the rules its log breaks.
    private func violations(_ world: RandomWorld, _ stream: RandomStream) -> [String] {
        let stage = world.stage
        var violations: [String] = []
        stage.onViolation = { if violations.count < 3 { violations.append($0) } }
        stream.play(steps: 150)
        violations += LogRules.touches(in: stage.wholeLog) + LogRules.states(in: stage.wholeLog)
        violations += LogRules.actions(in: stage.wholeLog)
        violations += world.clients.flatMap { LogRules.stream(of: $0) }
        if stage.application.nextDeadline != nil { violations.append("a timer still runs") }
        if stage.application.cycle.pool.usedCount > 0 { violations.append("a touch is kept for ever") }
        return violations
    }

    @Test(
        "7.6 10.1 Every touch that began is closed once, in views and on the wire; states go legal ways",
        arguments: seeds)
    func closed(seed: UInt64) {
        let world = RandomWorld(seed: seed)
        #expect(violations(world, RandomStream(world)) == [])
    }

    @Test("12.1 All rules hold when callbacks change views and recognizers", arguments: seeds)
    func reentrant(seed: UInt64) {
        let world = RandomWorld(seed: seed)
        #expect(violations(world, RandomStream(world, reentrancy: 40)) == [])
    }

    @Test("11.3 The same samples give the same callbacks, to the bit, wherever the memory lies", arguments: seeds)
    func replay(seed: UInt64) {
        func play() -> ([String], [String]) {
            let world = RandomWorld(seed: seed)
            world.stage.onViolation = { _ in }
            RandomStream(world, reentrancy: seed % 2 == 0 ? 60 : nil).play(steps: 150)
            let sent = world.clients.flatMap(\.sent).map { "\($0)" }
            return (world.stage.wholeLog.map(\.description), sent)
        }
        let first = play()
        var random = SeededGenerator(seed: ~seed)
        let ballast = (0..<200).map { _ in [UInt8](repeating: 0, count: Int.random(in: 1...4000, using: &random)) }
        let second = play()
        #expect(first == second)
        #expect(!ballast.isEmpty)
    }
}
