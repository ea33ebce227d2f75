// SPDX-License-Identifier: MIT

import ScenarioFormat

extension ScenarioGenerator {
    mutating func makeRelations() {
        let percent = theme == .relations ? 45 : 15
        addRequirements(percent)
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

    /// Adds requirements. Each recognizer requires only ones before it in a shuffled order, so that there is no cycle.
    private mutating func addRequirements(_ percent: Int) {
        var row: [String] = []
        for name in recognizers { row.insert(name, at: random.below(row.count + 1)) }
        for (index, name) in row.enumerated() {
            for other in row[..<index] where random.chance(percent / 2) {
                scenario.relations.append(.requireToFail(recognizer: name, other: other))
            }
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
