// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 4.4: rank of a recognizer among the others.
///
/// The deeper view comes first; at the same depth the front-most, compared where the branches part; within one view the
/// newest.
struct Rank: Comparable {
    var depth = 0
    /// Index of the window, of the subview in it, and so on; a higher one is further in front.
    var branch: [Int] = []
    var addition = 0

    static func < (a: Rank, b: Rank) -> Bool {
        if a.depth != b.depth { return a.depth > b.depth }
        if a.branch != b.branch { return b.branch.lexicographicallyPrecedes(a.branch) }
        return a.addition > b.addition
    }
}

extension Model {
    /// Returns the recognizers in the order of 4.4, in which all calls are made.
    func ordered(_ recognizers: [Recognizer]) -> [Recognizer] {
        for g in recognizers { updateRank(of: g) }
        return recognizers.sorted { $0.rank < $1.rank }
    }

    /// A recognizer whose view has left its window keeps its rank.
    private func updateRank(of g: Recognizer) {
        guard let view = g.view else { return }
        g.rank = Rank(depth: view.depth, branch: branch(of: view), addition: g.addition)
    }

    private func branch(of view: View) -> [Int] {
        view.pathToRoot.reversed().map { step in
            let siblings = step.superview?.subviews ?? windows
            // A tree without a window comes before the windows, by definition.
            return siblings.firstIndex { $0 === step } ?? .max
        }
    }
}
