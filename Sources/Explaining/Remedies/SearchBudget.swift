// SPDX-License-Identifier: MIT

import ScenarioFormat

/// How much may still be played in searches for remedies. It counts steps and not time: a file gives the same answer on
/// every machine.
final class SearchBudget {
    private var steps: Int
    private(set) var isExhausted = false

    init(steps: Int) {
        self.steps = steps
    }

    /// Takes a run from the budget. Returns false if nothing is left.
    func take(_ count: Int) -> Bool {
        steps -= SearchBudget.setUp + count
        isExhausted = isExhausted || steps < 0
        return !isExhausted
    }

    /// A run of an empty scenario costs as much as so many steps.
    private static let setUp = 50
}

extension Scenario {
    /// Number of steps that a run takes, about.
    var steps: Int {
        timeline.reduce(0) { sum, entry in
            switch entry.action {
            case .drag(_, _, let steps), .tick(let steps): sum &+ Int(clamping: steps.count)
            default: sum &+ 1
            }
        }
    }

    /// What a run takes from a budget: it makes all objects, which takes ten times as long as a step.
    var cost: Int { steps &+ declarations.count &* 10 }
}
