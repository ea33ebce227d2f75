// SPDX-License-Identifier: MIT

import ScenarioFormat

extension ScenarioGenerator {
    mutating func makeRelations() {
        let percent = theme == .relations ? 45 : 15
        let row = addRequirements(percent)
        if random.chance(percent) { sequence(row) }
        for name in recognizers where random.chance(percent + 10) {
            scenario.relations.append(.delegate(delegate(of: name, percent)))
        }
        for name in recognizers where customs.contains(name) {
            let others = recognizers.filter { $0 != name }
            if random.chance(percent) {
                scenario.relations.append(
                    .prevents(recognizer: name, others: random.some(of: others, percent: 40)))
            }
            if random.chance(percent) {
                scenario.relations.append(
                    .preventedBy(recognizer: name, others: random.some(of: others, percent: 40)))
            }
        }
    }

    /// Adds requirements, and returns the row. Each recognizer requires only ones before it in a shuffled order, so that there is no cycle.
    private mutating func addRequirements(_ percent: Int) -> [String] {
        var row: [String] = []
        for name in recognizers { row.insert(name, at: random.below(row.count + 1)) }
        for (index, name) in row.enumerated() {
            for other in row[..<index] where random.chance(percent / 2) {
                scenario.relations.append(.requireToFail(recognizer: name, other: other))
            }
        }
        return row
    }

    /// Lets some recognizers come after others that stand before them in the row (6.14).
    private mutating func sequence(_ row: [String]) {
        for (index, name) in row.enumerated() where index > 0 && random.chance(50) {
            scenario.relations.append(.sequenced(recognizer: name, after: random.pick(Array(row[..<index]))))
        }
    }

    private mutating func delegate(of name: String, _ percent: Int) -> DelegateDeclaration {
        let others = recognizers.filter { $0 != name }
        var delegate = DelegateDeclaration(recognizer: name)
        if random.chance(20) { delegate.shouldBegin = random.chance(60) }
        if random.chance(8) { delegate.shouldReceiveEvent = random.chance(50) }
        if random.chance(15) {
            delegate.shouldReceiveTouch = random.pick([
                .all, ReceivedTouches.none, .only([1]), .only([2, 3]),
            ])
        }
        if random.chance(60) { delegate.simultaneous = who(others) }
        if random.chance(percent) { delegate.requireFailureOf = who(others) }
        if random.chance(percent) { delegate.requiredToFailBy = who(others) }
        return delegate
    }

    private mutating func who(_ others: [String]) -> OtherRecognizers? {
        if random.chance(30) { return .any }
        let some = random.some(of: others, percent: 50)
        return some.isEmpty ? nil : .only(some)
    }
}
