// SPDX-License-Identifier: MIT

public import ScenarioFormat

extension Scenario {
    /// Returns the scenario with changes of its recognizers, views and touch sources.
    ///
    /// - Throws: a change of an object that is not declared, or that the format refuses.
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

extension FoldedSource {
    /// Applies changes to a scenario whose timeline is read while it is played.
    func applying(_ changes: [Change]) throws(ScenarioError) -> ScenarioSource {
        var result = source
        var ofTimeline: [Change] = []
        var objectsOfTimeline: [Change] = []
        for change in changes {
            guard recognizer(change.object) != nil else {
                do throws(ScenarioError) {
                    if try !change.applyToObject(in: &result.setUp) { try change.checkObject(among: objects) }
                } catch {
                    throw ScenarioError(line: 0, "\(change.text): \(error.message)")
                }
                objectsOfTimeline.append(change)
                continue
            }
            let isMade = source.setUp.recognizer(change.object) == nil
            if source.setUp.settings.isRecording, isMade || change.isOfTimeline { ofTimeline.append(change) }
            if let declaration = made.first(where: { isMade && $0.name == change.object }) {
                try change.check(declaration)
                if change.isSimultaneous { change.allow(in: &result.setUp) }
            } else {
                result.setUp = try result.setUp.applying([change])
            }
        }
        guard !ofTimeline.isEmpty || !objectsOfTimeline.isEmpty else { return result }
        return result.editing { entry in
            var entry: TimelineEntry? = entry
            for change in ofTimeline { entry = entry.flatMap(change.applied) }
            for change in objectsOfTimeline { entry = entry.flatMap(change.appliedToObject) }
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
        guard scenario.recognizer(object) != nil || scenario.madeRecognizer(object) != nil else {
            if try !applyToObject(in: &scenario) { try checkObject(among: scenario.made) }
            scenario.timeline = scenario.timeline.compactMap(appliedToObject)
            return
        }
        if scenario.settings.isRecording { scenario.timeline = scenario.timeline.compactMap(applied) }
        guard let index = scenario.declarations.firstIndex(where: { $0.isRecognizer(object) }),
            case .recognizer(let declaration) = scenario.declarations[index]
        else {
            guard let declaration = scenario.madeRecognizer(object) else { return }
            try check(declaration)
            if isSimultaneous { allow(in: &scenario) }
            return
        }
        guard Change.relations.contains(property) else {
            let value = value == "default" ? nil : value
            scenario.declarations[index] = .recognizer(try declaration.changing(property, to: value))
            return
        }
        if scenario.settings.isRecording, isOfTimeline { return }
        if scenario.settings.isRecording, isSimultaneous { return allow(in: &scenario) }
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
    private var isAnswer: Bool { property.hasPrefix("should-") && value == "yes" }
    private var isWithoutRequirements: Bool { property == "to-fail" && (value == "none" || value == "default") }
    /// A recording has the property in its timeline.
    fileprivate var isOfTimeline: Bool { isAnswer || isWithoutRequirements }

    fileprivate var isSimultaneous: Bool { property == "simultaneous" }

    /// Lets recognizers of a recording recognize together: their host may make them at any time.
    fileprivate func allow(in scenario: inout Scenario) {
        var delegate = DelegateDeclaration(recognizer: object)
        let names = value.split(separator: ",").map { String($0) }
        delegate.simultaneous = value == "*" ? .any : .only(value == "none" || value == "default" ? [] : names)
        scenario.relations.append(.delegate(delegate))
    }

    /// Throws if a recognizer that the timeline makes cannot be changed so.
    fileprivate func check(_ declaration: RecognizerDeclaration) throws(ScenarioError) {
        if isOfTimeline || isSimultaneous { return }
        guard !Change.relations.contains(property) else {
            throw ScenarioError(line: 0, "\(object) is made in the timeline; its relations cannot be changed")
        }
        _ = try declaration.changing(property, to: value == "default" ? nil : value)
    }

    /// Returns an entry of a recording with the change, or nil if it is left out.
    fileprivate func applied(to entry: TimelineEntry) -> TimelineEntry? {
        var entry = entry
        if isAnswer { answerYes(in: &entry) }
        if isWithoutRequirements {
            // Requirements that are removed anyway would be refused.
            func isRequirement(_ action: Action) -> Bool {
                guard case .call(let call) = action, call.names.first == object else { return false }
                return call.verb == .requireFailure || call.verb == .removeRequirement
            }
            entry.nested.removeAll { isRequirement($0.action) }
            if isRequirement(entry.action) { return nil }
        }
        entry.action = applied(to: entry.action)
        for index in entry.nested.indices { entry.nested[index].action = applied(to: entry.nested[index].action) }
        return entry
    }

    /// Changes the declaration of a recognizer that is made in the timeline.
    private func applied(to action: Action) -> Action {
        guard case .make(.recognizer(let declaration)) = action, declaration.name == object,
            !Change.relations.contains(property),
            let changed = try? declaration.changing(property, to: value == "default" ? nil : value)
        else { return action }
        return .make(.recognizer(changed))
    }

    private func answerYes(in entry: inout TimelineEntry) {
        for index in entry.nested.indices {
            let nested = entry.nested[index]
            guard nested.name == object, nested.callback.rawValue == property, nested.action == .answer(.no)
            else { continue }
            entry.nested[index].action = .answer(.yes)
        }
    }

    private func changeRelations(in lines: inout [[String]]) {
        switch property {
        case "to-fail": replace("require", "to-fail", in: &lines)
        case "prevents", "prevented-by":
            lines.removeAll { $0.count > 1 && $0[0] == property && $0[1] == object }
            if value != "default" { lines.append([property, object, value]) }
        default:
            if let delegate = lines.firstIndex(where: { $0.count > 1 && $0[0] == "delegate" && $0[1] == object }) {
                set(&lines[delegate])
            } else {
                var line = ["delegate", object]
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
        lines.removeAll { $0.count > 2 && $0[0] == first && $0[1] == object && $0[2] == third }
        guard value != "default", value != "none" else { return }
        for other in value.split(separator: ",") { lines.append([first, object, third, String(other)]) }
    }
}

extension Declaration {
    func isRecognizer(_ name: String) -> Bool {
        if case .recognizer(let recognizer) = self { recognizer.name == name } else { false }
    }
}

extension Scenario {
    /// Objects that the timeline makes.
    fileprivate var made: [Declaration] {
        timeline.flatMap { entry in
            ([entry.action] + entry.nested.map(\.action)).compactMap { action in
                if case .make(let declaration) = action { declaration } else { nil }
            }
        }
    }

    /// Returns a recognizer that the timeline makes.
    fileprivate func madeRecognizer(_ name: String) -> RecognizerDeclaration? {
        for entry in timeline {
            for case .make(.recognizer(let declaration)) in [entry.action] + entry.nested.map(\.action)
            where declaration.name == name { return declaration }
        }
        return nil
    }
}
