// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Prints what there is to say about a file beside its result, each line once: a file may be played several times.
final class Notes {
    private let file: String
    private var printed: Set<String> = []
    /// A recording of hours may lack something in each of its lines.
    private static let most = 20

    init(about file: String) {
        self.file = file
    }

    /// Prints what a recording could not hold.
    func printLosses(of scenario: Scenario) {
        for loss in scenario.losses + scenario.timeline.flatMap(\.losses) { print(loss.message) }
    }

    func print(_ note: ScenarioError) {
        let text = FileCount.text(of: note, in: file)
        guard printed.count <= Notes.most, printed.insert(text).inserted else { return }
        printError(printed.count > Notes.most ? "\(shownName(file)): there is more to say of this kind" : text)
    }
}
