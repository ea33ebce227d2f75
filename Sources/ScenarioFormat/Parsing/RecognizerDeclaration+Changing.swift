// SPDX-License-Identifier: MIT

extension RecognizerDeclaration {
    /// Returns the declaration with another value of an option, as a file would have it.
    ///
    /// - Parameter value: `yes` and `no` set and clear a flag; nil takes the option away.
    /// - Throws: where the format refuses it.
    public func changing(_ option: String, to value: String?) throws(ScenarioError) -> RecognizerDeclaration {
        var words = text.split(separator: " ").filter { $0 != option && !$0.hasPrefix(option + "=") }
        let isFlag = ["disabled", "detached", "discrete", "shell", "whole-sequences"].contains(option)
        if isFlag {
            if value == "yes" { words.append(Substring(option)) }
        } else if let value {
            words.append("\(option)=\(value)")
        }
        let scenario = try Scenario(parsing: "window \(view) 0 0 1 1\n" + words.joined(separator: " ") + "\n")
        guard case .recognizer(var changed)? = scenario.declarations.last else {
            throw ScenarioError(line: 0, "no recognizer is left")
        }
        changed.line = line
        return changed
    }
}
