// SPDX-License-Identifier: MIT

extension ViewDeclaration {
    /// Flags, as opposed to options with a value.
    private static let flags = [
        "multiple-touch", "exclusive-touch", "hidden", "disabled", "clips", "first-responder", "keeps-first-responder",
        "stops-tracking", "default-action", "paging", "directional-lock",
    ]

    /// Returns the declaration with another value of an option, as a file would have it. `frame` has four numbers.
    ///
    /// - Parameter value: `yes` and `no` set and clear a flag; nil takes the option away.
    /// - Throws: where the format refuses it.
    public func changing(_ option: String, to value: String?) throws(ScenarioError) -> ViewDeclaration {
        var changed = self
        changed.parent = "none"
        var words = Declaration.view(changed).text.split(separator: " ").map { String($0) }
        if option == "frame" {
            let numbers = (value ?? "").split(separator: ",").map { String($0) }
            guard numbers.count == 4, words.count >= 8 else {
                throw ScenarioError(line: 0, "a frame is X,Y,WIDTH,HEIGHT")
            }
            words.replaceSubrange(4..<8, with: numbers)
        } else {
            words = words.prefix(8) + words.dropFirst(8).filter { $0 != option && !$0.hasPrefix(option + "=") }
            if ViewDeclaration.flags.contains(option) {
                guard value == nil || value == "yes" || value == "no" else {
                    throw ScenarioError(line: 0, "\(option) is yes or no")
                }
                if value == "yes" { words.append(option) }
            } else if let value {
                words.append("\(option)=\(value)")
            }
        }
        let scenario = try Scenario(parsing: "recording 1\n" + words.joined(separator: " ") + "\n")
        guard case .view(var parsed)? = scenario.declarations.last else {
            throw ScenarioError(line: 0, "no view is left")
        }
        (parsed.parent, parsed.line) = (parent, line)
        return parsed
    }
}

extension Accommodations {
    /// Returns the accommodations with another value of one; nil switches it off.
    public func changing(_ option: String, to value: String?) throws(ScenarioError) -> Accommodations {
        var changed = self
        let text = value.map { "source \(option)=\($0)\n" } ?? "source\n"
        let parsed = try Scenario(parsing: text).settings.accommodations ?? Accommodations()
        switch option {
        case "hold": changed.hold = parsed.hold
        case "ignore-repeat": changed.ignoreRepeat = parsed.ignoreRepeat
        case "tap-assistance": changed.tapAssistance = parsed.tapAssistance
        default: throw ScenarioError(line: 0, "unknown option ‘\(option)’")
        }
        return changed
    }
}
