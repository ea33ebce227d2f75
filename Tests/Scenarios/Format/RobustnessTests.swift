// SPDX-License-Identifier: MIT

import ScenarioFormat
import Testing

/// Numbers that are the same in every run (splitmix64).
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}

@Suite("Arbitrary bytes as files")
struct RobustnessTests {
    @Test("Any bytes are read or refused", arguments: UInt64(0)..<200)
    func anyBytes(seed: UInt64) {
        var dice = Dice(state: seed)
        let count = Int.random(in: 0..<300, using: &dice)
        let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &dice) }
        _ = try? Scenario(parsing: bytes)
    }

    @Test("A damaged file is refused, or prints as it was read", arguments: UInt64(0)..<400)
    func damagedFile(seed: UInt64) {
        var dice = Dice(state: seed)
        var words = everyWord.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<Int.random(in: 1...2, using: &dice) {
            let index = Int.random(in: 0..<words.count, using: &dice)
            let substitute = words.randomElement(using: &dice) ?? ""
            switch Int.random(in: 0..<4, using: &dice) {
            case 0: words.remove(at: index)
            case 1: words.insert(substitute, at: index)
            case 2: words[index] = substitute
            default: words[index] = String(words[index].shuffled(using: &dice))
            }
        }
        guard let scenario = try? Scenario(parsing: words.joined(separator: " ")) else { return }
        #expect((try? Scenario(parsing: scenario.text)) == scenario)
    }

    @Test("A file cut off anywhere is refused or read", arguments: [1, 3, 7])
    func cutOff(step: Int) {
        let bytes = Array(everyWord.utf8)
        for length in stride(from: 0, to: bytes.count, by: step * 5) {
            _ = try? Scenario(parsing: bytes[..<length])
        }
    }

    @Test("Numbers survive printing to the last bit", arguments: UInt64(0)..<50)
    func numbersSurvive(seed: UInt64) throws {
        var dice = Dice(state: seed)
        let number = Double(bitPattern: dice.next())
        guard number.isFinite else { return }
        let scenario = Scenario(timeline: [
            TimelineEntry(
                time: Int64(dice.next() >> 4), action: .down(1, Point(x: number, y: -number), .direct))
        ])
        #expect(try Scenario(parsing: scenario.text) == scenario)
    }
}
