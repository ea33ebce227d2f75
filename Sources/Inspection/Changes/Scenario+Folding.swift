// SPDX-License-Identifier: MIT

import ScenarioFormat

extension ScenarioSource {
    /// Returns a recording with the properties that its host set before a recognizer could get a touch as options of its
    /// declaration, where changes find them, and the recognizers that are made in the timeline. Any other scenario is
    /// returned as it is.
    func foldingProperties() throws(ScenarioError) -> FoldedSource {
        var folded = FoldedSource(source: self)
        folded.deciders = Deciders(of: setUp)
        guard setUp.settings.isRecording else { return folded }
        var folding = Folding()
        let reader = try makeReader()
        while true {
            let entries = try reader.next()
            if entries.isEmpty { break }
            for entry in entries {
                folded.deciders.note(entry)
                folding.take(entry, &folded.source.setUp)
            }
        }
        folded.made = folding.names.compactMap { folding.made[$0] }
        folded.objects = folding.objects
        let (lines, declarations) = (folding.lines, folding.declarations)
        folded.source = folded.source.editing { entry in
            if lines.contains(entry.line.number) { return nil }
            var entry = entry
            if let declaration = declarations[entry.line.number] { entry.action = .make(.recognizer(declaration)) }
            entry.foldNested()
            return entry
        }
        return folded
    }
}

/// A source whose recognizers can be changed.
struct FoldedSource {
    var source: ScenarioSource
    /// Recognizers that the timeline makes, as they were made last.
    var made: [RecognizerDeclaration] = []
    /// Views and touch sources that it makes.
    var objects: [Declaration] = []
    /// Delegates, controls and views that may have refused recognizers their begin.
    var deciders = Deciders()

    /// Touch sources that the timeline makes.
    var sources: [SourceDeclaration] {
        objects.compactMap { if case .source(let source) = $0 { source } else { nil } }
    }

    /// Views of the set-up and of the timeline.
    var views: [ViewDeclaration] {
        (source.setUp.declarations + objects).compactMap { if case .view(let view) = $0 { view } else { nil } }
    }

    func recognizer(_ name: String) -> RecognizerDeclaration? {
        source.setUp.recognizer(name) ?? made.first { $0.name == name }
    }

    /// All recognizers, in the order of the file.
    var recognizers: [RecognizerDeclaration] {
        let declared = source.setUp.declarations.compactMap { declaration -> RecognizerDeclaration? in
            if case .recognizer(let recognizer) = declaration { recognizer } else { nil }
        }
        return declared + made.filter { recognizer in !declared.contains { $0.name == recognizer.name } }
    }
}

private struct Folding {
    /// Lines that have become options.
    private(set) var lines: Set<Int> = []
    /// Declarations of the timeline by their lines.
    private(set) var declarations: [Int: RecognizerDeclaration] = [:]
    private(set) var made: [String: RecognizerDeclaration] = [:]
    private(set) var names: [String] = []
    private(set) var objects: [Declaration] = []
    /// Lines of the recognizers that were made since the last input.
    private var open: [String: Int] = [:]
    private var hasInput = false

    mutating func take(_ entry: TimelineEntry, _ setUp: inout Scenario) {
        if entry.action.isInput {
            hasInput = true
            open = [:]
        }
        for case .make(let declaration) in [entry.action] + entry.nested.map(\.action) {
            switch declaration {
            case .source, .view: objects.append(declaration)
            default: break
            }
        }
        if case .make(.recognizer(let declaration)) = entry.action {
            note(declaration)
            open[declaration.name] = entry.line.number
            declarations[entry.line.number] = declaration
        } else if case .set(let change) = entry.action, entry.nested.isEmpty, entry.losses.isEmpty {
            fold(change, entry.line.number, &setUp)
        }
        guard !entry.nested.isEmpty else { return }
        var folded = entry
        folded.foldNested()
        for case .make(.recognizer(let declaration)) in folded.nested.map(\.action) { note(declaration) }
    }

    private mutating func note(_ declaration: RecognizerDeclaration) {
        if made.updateValue(declaration, forKey: declaration.name) == nil { names.append(declaration.name) }
    }

    private mutating func fold(_ change: PropertyChange, _ line: Int, _ setUp: inout Scenario) {
        if let place = open[change.name] {
            guard let changed = declarations[place]?.folding(change) else { return }
            declarations[place] = changed
            made[change.name] = changed
        } else {
            guard !hasInput, made[change.name] == nil, setUp.fold(change) else { return }
        }
        lines.insert(line)
    }
}

extension TimelineEntry {
    /// Makes properties options of the recognizers that are made in the same callbacks.
    fileprivate mutating func foldNested() {
        guard nested.contains(where: { if case .make = $0.action { true } else { false } }) else { return }
        var made: [String: Int] = [:]
        var kept: [NestedAction] = []
        for nested in nested {
            if case .set(let change) = nested.action, let index = made[change.name],
                case .make(.recognizer(let declaration)) = kept[index].action, let changed = declaration.folding(change)
            {
                kept[index].action = .make(.recognizer(changed))
                continue
            }
            if case .make(.recognizer(let declaration)) = nested.action { made[declaration.name] = kept.count }
            kept.append(nested)
        }
        nested = kept
    }
}

extension Scenario {
    /// Makes a property an option. Returns false if no option has the same meaning.
    fileprivate mutating func fold(_ change: PropertyChange) -> Bool {
        guard let index = declarations.firstIndex(where: { $0.isRecognizer(change.name) }),
            case .recognizer(let declaration) = declarations[index], let changed = declaration.folding(change)
        else { return false }
        declarations[index] = .recognizer(changed)
        return true
    }
}

extension RecognizerDeclaration {
    fileprivate func folding(_ change: PropertyChange) -> RecognizerDeclaration? {
        guard let option = change.option(of: kind) else { return nil }
        return try? changing(option.name, to: option.value)
    }
}

extension PropertyChange {
    /// Returns the option with the same meaning, or nil.
    fileprivate func option(of kind: any RecognizerKind) -> (name: String, value: String?)? {
        let thresholds = type(of: kind).thresholdOptions
        let first = values.first ?? 0
        switch property {
        case .length:
            guard values.count == 3,
                let option = thresholds.lengths.first(where: { Double($0.length.rawValue) == first })?.option
            else { return nil }
            return (option, values[1].decimalText + (values[2] == 1 ? "mm" : ""))
        case .duration:
            guard values.count == 2, let time = Microseconds(exactly: values[1]),
                let option = thresholds.durations.first(where: { Double($0.duration.rawValue) == first })?.option
            else { return nil }
            return (option, time.millisecondsText)
        case .taps, .touches, .minimumTouches, .maximumTouches:
            guard let count = Int32(exactly: first) else { return nil }
            return (property.rawValue, String(count))
        case .direction: return words(["right", "left", "up", "down"]).map { ("direction", $0) }
        case .edges: return words(["top", "left", "bottom", "right"]).map { ("edges", $0) }
        case .buttons: return words(["primary", "secondary", "middle"]).map { ("buttons", $0) }
        case .touchTypes:
            return words(["direct", "indirect", "stylus", "indirect-pointer"]).map { ("touch-types", $0) }
        case .modifiers, .withoutModifiers:
            // The numbers of the C API, which has other keys between them.
            let names = ["shift", "", "ctrl", "alt", "", "", "super"]
            return first == 0 ? (property.rawValue, nil) : words(names).map { (property.rawValue, $0) }
        case .wholeSequences: return (property.rawValue, first == 0 ? "no" : "yes")
        case .endsAtLastLift: return ("ends", first == 0 ? "first-lift" : "last-lift")
        case .enabled: return ("disabled", first == 0 ? "yes" : "no")
        case .shell: return ("shell", first == 0 ? "no" : "yes")
        case .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded:
            return (property.rawValue, first == 0 ? "no" : "yes")
        default: return nil
        }
    }

    private func words(_ names: [String]) -> String? {
        guard let mask = UInt32(exactly: values.first ?? 0), mask > 0, mask < 1 << UInt32(names.count) else {
            return nil
        }
        let chosen = names.indices.filter { mask >> UInt32($0) & 1 != 0 }.map { names[$0] }
        return chosen.contains("") ? nil : chosen.joined(separator: ",")
    }
}

extension Action {
    fileprivate var isInput: Bool {
        switch self {
        case .down, .move, .pose, .sample, .drag, .pointer, .press, .gestureBegin, .scroll: true
        case .from(_, let action): action.isInput
        case .call(let call): call.verb == .hover || call.verb == .pointerState
        default: false
        }
    }
}
