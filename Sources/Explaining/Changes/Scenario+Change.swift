// SPDX-License-Identifier: MIT

public import ScenarioFormat

extension Scenario {
    /// Returns the scenario with changes of its recognizers.
    ///
    /// - Throws: a change of a recognizer that is not declared, or that the format refuses.
    public func applying(_ changes: [Change]) throws(ScenarioError) -> Scenario {
        // The set-up is changed as text, so that every option that can be written can be changed.
        var setUp = self
        setUp.timeline = []
        setUp.rules = []
        setUp.expectation = nil
        var lines = setUp.text.split(separator: "\n").map { $0.split(separator: " ").map { String($0) } }
        for change in changes { try change.apply(to: &lines) }
        let text = lines.map { $0.joined(separator: " ") }.joined(separator: "\n") + "\n"
        var changed: Scenario
        do {
            changed = try Scenario(parsing: text)
        } catch {
            throw ScenarioError(line: 0, "\(changes.map(\.text).joined(separator: ", ")): \(error.message)")
        }
        changed.timeline = timeline
        changed.rules = rules
        changed.expectation = expectation
        return changed
    }
}

extension Change {
    private static let delegateProperties = [
        "should-begin", "should-receive-event", "should-receive-touch", "simultaneous", "require-failure-of",
        "required-to-fail-by",
    ]
    private static let flags = ["disabled", "detached", "discrete", "shell"]

    fileprivate func apply(to lines: inout [[String]]) throws(ScenarioError) {
        let kinds = RecognizerKinds.all.map { $0.word }
        let declared = lines.firstIndex { $0.count > 1 && kinds.contains($0[0]) && $0[1] == recognizer }
        guard let declared else { throw ScenarioError(line: 0, "\(text): no recognizer is called \(recognizer)") }
        switch property {
        case "to-fail": replace("require", "to-fail", in: &lines)
        case "prevents", "prevented-by":
            lines.removeAll { $0.count > 1 && $0[0] == property && $0[1] == recognizer }
            if value != "default" { lines.append([property, recognizer, value]) }
        case _ where Change.delegateProperties.contains(property):
            if let delegate = lines.firstIndex(where: { $0.count > 1 && $0[0] == "delegate" && $0[1] == recognizer }) {
                set(&lines[delegate])
            } else {
                var line = ["delegate", recognizer]
                set(&line)
                lines.append(line)
            }
            lines.removeAll { $0.count == 2 && $0[0] == "delegate" }
        default: set(&lines[declared])
        }
    }

    private func set(_ line: inout [String]) {
        line.removeAll { $0 == property || $0.hasPrefix(property + "=") }
        if value == "default" { return }
        // A delegate that says yes is one that is not asked.
        if property.hasPrefix("should-"), value == "yes" { return }
        if property == "simultaneous", value == "none" { return }
        if Change.flags.contains(property), value == "yes" || value == "no" {
            if value == "yes" { line.append(property) }
            return
        }
        line.append("\(property)=\(value)")
    }

    /// `require A to-fail B`, once for each B.
    private func replace(_ first: String, _ third: String, in lines: inout [[String]]) {
        lines.removeAll { $0.count > 2 && $0[0] == first && $0[1] == recognizer && $0[2] == third }
        guard value != "default", value != "none" else { return }
        for other in value.split(separator: ",") { lines.append([first, recognizer, third, String(other)]) }
    }
}
