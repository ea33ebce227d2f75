// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Number of steps that searches for remedies may still play. Steps and not times are counted, so that a file gives the
/// same answer on every machine.
final class SearchBudget {
    private var steps: Int
    private(set) var isExhausted = false

    init(steps: Int) {
        self.steps = steps
    }

    /// Takes the steps of a run from the budget. Returns false if nothing is left.
    func take(_ count: Int) -> Bool {
        guard !isExhausted else { return false }
        steps -= SearchBudget.setUp + min(max(0, count), steps)
        isExhausted = steps < 0
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

    /// Steps that a run takes from a budget. Making an object takes as long as ten.
    var cost: Int { steps &+ declarations.count &* 10 }
}
