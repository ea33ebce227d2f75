// SPDX-License-Identifier: MIT

/// One command of the tool: its words on the command line, and what it does. Each command is a file of its own and a
/// line in `Tactus.commands`; usage, help and completions are made from what it says of itself.
protocol Command {
    static var name: String { get }
    /// One line without a full stop.
    static var summary: String { get }
    /// Operands, as the usage shows them.
    static var operands: String { get }
    static var options: [CommandOption] { get }
    /// Details below the options in the help, in lines of at most 80 columns. May be empty.
    static var details: String { get }
    static var examples: [Example] { get }
    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus
}

extension Command {
    static var operands: String { "FILE..." }
    static var options: [CommandOption] { [] }
    static var details: String { "" }
}

struct CommandOption {
    /// With its dashes.
    var name: String
    /// The value's name where it takes one: `--at TIME` or `--at=TIME`.
    var value: String?
    /// One line, a verb first, without a full stop.
    var text: String
    var isRepeatable = false

    static func flag(_ name: String, _ text: String) -> CommandOption {
        CommandOption(name: name, value: nil, text: text)
    }

    static func value(_ name: String, _ value: String, _ text: String, isRepeatable: Bool = false) -> CommandOption {
        CommandOption(name: name, value: value, text: text, isRepeatable: isRepeatable)
    }
}

struct Example {
    /// As one types it.
    var line: String
    /// Purpose in one line.
    var text: String

    init(_ line: String, _ text: String) {
        self.line = line
        self.text = text
    }
}

/// A command line that makes no sense.
struct Misuse: Error {
    var complaint: String

    init(_ complaint: String) {
        self.complaint = complaint
    }
}

enum ExitStatus: Int32 {
    case success = 0
    /// Something came out differently from what a file expects, or a file has errors.
    case failed = 1
    /// A file could not be read or understood, or the arguments make no sense.
    case unusable = 2
}
