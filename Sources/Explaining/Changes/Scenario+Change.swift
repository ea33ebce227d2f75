// SPDX-License-Identifier: MIT

public import ScenarioFormat

extension Scenario {
    /// Returns the scenario with changes of its recognizers.
    ///
    /// - Throws: a change of a recognizer that is not declared, or that the format refuses.
    public func applying(_ changes: [Change]) throws(ScenarioError) -> Scenario {
        var changed = self
        for change in changes {
            do throws(ScenarioError) {
                try change.apply(to: &changed)
            } catch {
                throw ScenarioError(line: 0, "\(change.text): \(error.message)")
            }
        }
        return changed
    }
}

extension ScenarioSource {
    /// Applies changes to a scenario whose timeline is read while it is played.
    func applying(_ changes: [Change]) throws(ScenarioError) -> ScenarioSource {
        var source = self
        source.setUp = try setUp.applying(changes)
        let answers = changes.filter(\.isAnswer)
        guard setUp.settings.isRecording, !answers.isEmpty else { return source }
        return source.editing { entry in
            var entry = entry
            for change in answers { change.answerYes(in: &entry) }
            return entry
        }
    }
}

extension Change {
    private static let delegateProperties = [
        "should-begin", "should-receive-event", "should-receive-touch", "simultaneous", "require-failure-of",
        "required-to-fail-by",
    ]
    private static let relations = delegateProperties + ["to-fail", "prevents", "prevented-by"]

    fileprivate func apply(to scenario: inout Scenario) throws(ScenarioError) {
        guard let index = scenario.declarations.firstIndex(where: { $0.isRecognizer(recognizer) }),
            case .recognizer(let declaration) = scenario.declarations[index]
        else { throw ScenarioError(line: 0, "no recognizer is called \(recognizer)") }
        guard Change.relations.contains(property) else {
            let value = value == "default" ? nil : value
            scenario.declarations[index] = .recognizer(try declaration.changing(property, to: value))
            return
        }
        if scenario.settings.isRecording, isAnswer {
            for index in scenario.timeline.indices { answerYes(in: &scenario.timeline[index]) }
            return
        }
        // Relations refer to each other, so the set-up is changed as text.
        var setUp = scenario
        setUp.timeline = []
        setUp.rules = []
        setUp.expectation = nil
        var lines = setUp.text.split(separator: "\n").map { $0.split(separator: " ").map { String($0) } }
        changeRelations(in: &lines)
        let text = lines.map { $0.joined(separator: " ") }.joined(separator: "\n") + "\n"
        let changed = try Scenario(parsing: text)
        scenario.declarations = changed.declarations
        scenario.relations = changed.relations
    }

    /// Whether the property is an answer that a recording holds for each question.
    fileprivate var isAnswer: Bool { property.hasPrefix("should-") && value == "yes" }

    fileprivate func answerYes(in entry: inout TimelineEntry) {
        for index in entry.nested.indices {
            let nested = entry.nested[index]
            guard nested.name == recognizer, nested.callback.rawValue == property, nested.action == .answer(.no)
            else { continue }
            entry.nested[index].action = .answer(.yes)
        }
    }

    private func changeRelations(in lines: inout [[String]]) {
        switch property {
        case "to-fail": replace("require", "to-fail", in: &lines)
        case "prevents", "prevented-by":
            lines.removeAll { $0.count > 1 && $0[0] == property && $0[1] == recognizer }
            if value != "default" { lines.append([property, recognizer, value]) }
        default:
            if let delegate = lines.firstIndex(where: { $0.count > 1 && $0[0] == "delegate" && $0[1] == recognizer }) {
                set(&lines[delegate])
            } else {
                var line = ["delegate", recognizer]
                set(&line)
                lines.append(line)
            }
            lines.removeAll { $0.count == 2 && $0[0] == "delegate" }
        }
    }

    private func set(_ line: inout [String]) {
        line.removeAll { $0 == property || $0.hasPrefix(property + "=") }
        if value == "default" { return }
        // `yes` is the default: the question is removed from the delegate.
        if property.hasPrefix("should-"), value == "yes" { return }
        if property == "simultaneous", value == "none" { return }
        line.append("\(property)=\(value)")
    }

    /// Replaces the lines `require A to-fail B`, one for each B.
    private func replace(_ first: String, _ third: String, in lines: inout [[String]]) {
        lines.removeAll { $0.count > 2 && $0[0] == first && $0[1] == recognizer && $0[2] == third }
        guard value != "default", value != "none" else { return }
        for other in value.split(separator: ",") { lines.append([first, recognizer, third, String(other)]) }
    }
}

extension Declaration {
    func isRecognizer(_ name: String) -> Bool {
        if case .recognizer(let recognizer) = self { recognizer.name == name } else { false }
    }
}
