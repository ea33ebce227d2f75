// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 4.4: where a recognizer stands among the others.
///
/// The deeper view first; at the same depth the front-most, compared where the branches part;
/// within one view the newest.
struct Rank: Comparable {
    var depth = 0
    /// The window's place among the windows, the subview's in it, and so on; later is further to the front.
    var branch: [Int] = []
    var addition = 0

    static func < (a: Rank, b: Rank) -> Bool {
        if a.depth != b.depth { return a.depth > b.depth }
        if a.branch != b.branch { return b.branch.lexicographicallyPrecedes(a.branch) }
        return a.addition > b.addition
    }
}

extension Model {
    /// The recognizers in the order of 4.4, which everything follows that goes through them.
    func ordered(_ recognizers: [Recognizer]) -> [Recognizer] {
        for g in recognizers { updateRank(of: g) }
        return recognizers.sorted { $0.rank < $1.rank }
    }

    /// What has left its view keeps the place it had there.
    private func updateRank(of g: Recognizer) {
        guard let view = g.view else { return }
        g.rank = Rank(depth: view.depth, branch: branch(of: view), addition: g.addition)
    }

    private func branch(of view: View) -> [Int] {
        view.pathToRoot.reversed().map { step in
            let siblings = step.superview?.subviews ?? windows
            // A tree without a window comes before the windows: it has to be somewhere.
            return siblings.firstIndex { $0 === step } ?? .max
        }
    }
}
