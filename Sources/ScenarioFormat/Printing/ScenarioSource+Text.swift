// SPDX-License-Identifier: MIT

extension ScenarioSource {
    /// Hands out the file part by part: the text of the scenario, in the memory of a short one.
    ///
    /// - Parameter onLoss: is handed what a recording could not hold, which stands in the text, too
    public func print(
        to write: (String) -> Void, onLoss: (RecordingLoss) -> Void
    ) throws(ScenarioError) {
        let reader = try makeReader()
        setUp.losses.forEach(onLoss)
        write(Scenario.lines(setUp.setUpLines))
        var isFirst = true
        func add(_ lines: [String]) {
            guard !lines.isEmpty else { return }
            write((isFirst ? "\n" : "") + Scenario.lines(lines))
            isFirst = false
        }
        while case let entries = try reader.next(), !entries.isEmpty {
            add(entries.flatMap(\.lines))
            entries.flatMap(\.losses).forEach(onLoss)
        }
        let end = reader.end
        add(end.ruleLines)
        if !end.expectationLines.isEmpty { write("\n" + Scenario.lines(end.expectationLines)) }
    }
}
