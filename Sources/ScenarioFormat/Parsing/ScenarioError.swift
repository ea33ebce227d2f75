// SPDX-License-Identifier: MIT

/// An error in a scenario and its line; line 0 means the whole file.
public struct ScenarioError: Error, Equatable, CustomStringConvertible {
    public var line: Int
    public var message: String
    /// Change with which a check finds what else is wrong with the line.
    var repair: Repair?

    public init(line: Int, _ message: String) {
        self.line = line
        self.message = message
    }

    public static func == (error: ScenarioError, other: ScenarioError) -> Bool {
        error.line == other.line && error.message == other.message
    }

    public var description: String {
        "\(line): \(message)"
    }
}

extension String {
    /// Text in quotes for a message, without control characters, which a terminal should not get.
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
