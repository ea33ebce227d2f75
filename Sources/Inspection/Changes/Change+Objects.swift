// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Changes of views, controls and touch sources.
extension Change {
    /// Name of the touch accommodations that a file sets for all its fingers.
    static let commonSource = "source"

    private var newValue: String? { value == "default" || value == "none" ? nil : value }

    /// The property by its name in a declaration: recordings have `interaction`, which is the opposite of `disabled`.
    private var declared: (option: String, value: String?) {
        guard property == "interaction" || property == "enabled" else { return (property, newValue) }
        switch value {
        case "yes", "on", "default": return ("disabled", "no")
        case "no", "off": return ("disabled", "yes")
        default: return ("disabled", value)
        }
    }

    /// Applies the change to the set-up. Returns false if it declares no such view or source.
    func applyToObject(in scenario: inout Scenario) throws(ScenarioError) -> Bool {
        for index in scenario.declarations.indices {
            guard let changed = try changed(scenario.declarations[index]) else { continue }
            scenario.declarations[index] = changed
            return true
        }
        for index in scenario.settings.touchSources.indices where scenario.settings.touchSources[index].name == object {
            let old = scenario.settings.touchSources[index].accommodations
            scenario.settings.touchSources[index].accommodations = try old.changing(property, to: sourceValue)
            return true
        }
        guard object == Change.commonSource, let old = scenario.settings.accommodations else { return false }
        scenario.settings.accommodations = try old.changing(property, to: sourceValue)
        return true
    }

    /// No duration is one of 0.
    private var sourceValue: String? { value == "0" || value == "no" ? nil : newValue }

    /// Returns the changed declaration of the view or source, or nil if it declares something else.
    private func changed(_ declaration: Declaration) throws(ScenarioError) -> Declaration? {
        switch declaration {
        case .view(let view) where view.name == object:
            return .view(try view.changing(declared.option, to: declared.value))
        case .source(var source) where source.name == object:
            source.accommodations = try source.accommodations.changing(property, to: sourceValue)
            return .source(source)
        default: return nil
        }
    }

    /// Throws if none of the declarations can be changed so.
    func checkObject(among declarations: [Declaration]) throws(ScenarioError) {
        for declaration in declarations where try changed(declaration) != nil { return }
        throw ScenarioError(line: 0, "no recognizer, view or touch source is called \(object)")
    }

    /// Returns an entry of the timeline with the change, or nil if it is left out: what the host sets later is not set.
    func appliedToObject(_ entry: TimelineEntry) -> TimelineEntry? {
        guard !sets(entry.action) else { return nil }
        var entry = entry
        entry.action = appliedToObject(entry.action)
        entry.nested.removeAll { sets($0.action) }
        for index in entry.nested.indices { entry.nested[index].action = appliedToObject(entry.nested[index].action) }
        return entry
    }

    private func appliedToObject(_ action: Action) -> Action {
        switch action {
        case .make(let declaration): (try? changed(declaration)).flatMap { $0 }.map { .make($0) } ?? action
        case .changeSource(let source):
            if case .source(let changed)? = try? changed(.source(source)) { .changeSource(changed) } else { action }
        default: action
        }
    }

    /// Whether an action sets the property.
    private func sets(_ action: Action) -> Bool {
        switch action {
        case .set(let change):
            let words =
                change.property == .interaction ? ["interaction", "enabled", "disabled"] : [change.property.rawValue]
            return change.name == object && words.contains(property)
        case .hide(let name), .show(let name): return name == object && property == "hidden"
        default: return false
        }
    }
}
