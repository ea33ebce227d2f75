// SPDX-License-Identifier: MIT

/// Error in a scenario, and its line; line 0 is the file as a whole.
public struct ScenarioError: Error, Equatable, CustomStringConvertible {
    public var line: Int
    public var message: String

    public init(line: Int, _ message: String) {
        self.line = line
        self.message = message
    }

    public var description: String {
        "\(line): \(message)"
    }
}

extension String {
    /// In quotes for a message: a file can hold any character, a terminal should not get every one.
    var quoted: String {
        let longest = 40
        var text = ""
        for character in prefix(longest) {
            let isPlain = character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
            text += isPlain ? String(character) : "?"
        }
        return "‘\(text)\(count > longest ? "…" : "")’"
    }
}
