// SPDX-License-Identifier: MIT

import ScenarioFormat

extension ScenarioSource {
    /// Returns a recording with the properties that its host set before the first touch as options of the declarations,
    /// where changes find them. Any other scenario is returned as it is.
    func foldingProperties() throws(ScenarioError) -> ScenarioSource {
        guard setUp.settings.isRecording else { return self }
        var folded = self
        var lines: Set<Int> = []
        let reader = try makeReader()
        reading: while true {
            let entries = try reader.next()
            if entries.isEmpty { break }
            for entry in entries {
                if entry.action.isInput { break reading }
                if folded.setUp.fold(entry) { lines.insert(entry.line.number) }
            }
        }
        return folded.editing { lines.contains($0.line.number) ? nil : $0 }
    }
}

extension Scenario {
    /// Makes an entry an option. Returns false if no option has the same meaning.
    fileprivate mutating func fold(_ entry: TimelineEntry) -> Bool {
        guard case .set(let change) = entry.action, entry.nested.isEmpty, entry.losses.isEmpty,
            let index = declarations.firstIndex(where: { $0.isRecognizer(change.name) }),
            case .recognizer(let declaration) = declarations[index],
            let option = change.option(of: declaration.kind),
            let changed = try? declaration.changing(option.name, to: option.value)
        else { return false }
        declarations[index] = .recognizer(changed)
        return true
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
        case .endsAtLastLift: return ("ends", first == 0 ? "first-lift" : "last-lift")
        case .enabled: return ("disabled", first == 0 ? "yes" : "no")
        case .shell: return ("shell", first == 0 ? "no" : "yes")
        case .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded:
            return (property.rawValue, first == 0 ? "no" : "yes")
        default: return nil
        }
    }

    private func words(_ names: [String]) -> String? {
        guard let mask = UInt32(exactly: values.first ?? 0), mask > 0, mask < 16 else { return nil }
        return names.indices.filter { mask >> UInt32($0) & 1 != 0 }.map { names[$0] }.joined(separator: ",")
    }
}

extension Action {
    fileprivate var isInput: Bool {
        switch self {
        case .down, .move, .pose, .sample, .drag, .pointer, .press, .gestureBegin, .scroll: true
        case .from(_, let action): action.isInput
        default: false
        }
    }
}
