// SPDX-License-Identifier: MIT

import CommandArguments

/// Usage and help, generated from the commands' properties.
enum Help {
    static func usage(of commands: [any Command.Type]) -> String {
        var lines = ["usage: tactus COMMAND [OPTION]... [FILE]...", "       tactus --help | --version", ""]
        lines += columns(commands.map { ($0.name, $0.summary) })
        lines += ["", "tactus COMMAND --help explains a command. A file named - is standard input."]
        return lines.joined(separator: "\n")
    }

    static func usage(of command: any Command.Type) -> String {
        var words = ["usage: tactus", command.name]
        if !command.options.isEmpty { words.append("[OPTION]...") }
        if !command.operands.isEmpty { words.append(command.operands) }
        return words.joined(separator: " ")
    }

    static func page(of command: any Command.Type) -> String {
        var lines = [usage(of: command), "", capitalized(command.summary) + ".", ""]
        let help = CommandOption.flag("--help", "prints this page")
        lines += columns((command.options + [help]).map { ($0.shown, $0.text) })
        if !command.details.isEmpty { lines += ["", command.details] }
        if !command.examples.isEmpty { lines += ["", "Examples:"] }
        for example in command.examples {
            lines += ["  " + example.line, "      " + example.text]
        }
        return lines.joined(separator: "\n")
    }

    private static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}
