// SPDX-License-Identifier: MIT

import CommandArguments

/// A command of the tool. Each command is a file of its own and a line in `Tactus.commands`. Usage, help and
/// completions are generated from these properties.
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

struct Example {
    /// Command line as typed.
    var line: String
    /// Purpose in one line.
    var text: String

    init(_ line: String, _ text: String) {
        self.line = line
        self.text = text
    }
}

enum ExitStatus: Int32 {
    case success = 0
    /// A result differs from what a file expects, or a file has errors.
    case failed = 1
    /// A file could not be read or parsed, or the arguments are invalid.
    case unusable = 2
}
