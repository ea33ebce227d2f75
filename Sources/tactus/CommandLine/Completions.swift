// SPDX-License-Identifier: MIT

import CommandArguments

/// Shell completions, generated from the commands' properties.
enum Completions {
    private static let header = "# SPDX-License-Identifier: MIT"

    static func bash(_ commands: [any Command.Type]) -> [String] {
        let names = commands.map { $0.name }.joined(separator: " ")
        var lines = [
            header,
            "# Completions of tactus for bash; written by `tactus completions bash`.",
            "_tactus()",
            "{",
            "\tlocal word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} options='' choices=''",
            "\t# The shell takes the = of --option=value for a word.",
            "\t[ \"$before\" != = ] || before=${COMP_WORDS[COMP_CWORD - 2]}",
            "\t[ \"$word\" != = ] || word=''",
            "\tCOMPREPLY=()",
            "\tif [ \"$COMP_CWORD\" -eq 1 ]; then",
            "\t\tmapfile -t COMPREPLY < <(compgen -W '\(names) --help --version' -- \"$word\")",
            "\t\treturn",
            "\tfi",
            "\tcase ${COMP_WORDS[1]} in",
        ]
        for command in commands {
            lines.append("\t\(command.name)) options='\(options(of: command).map(\.name).joined(separator: " "))' ;;")
        }
        lines += [
            "\tesac",
            "\tcase $before in",
        ]
        for (name, words) in choices(of: commands) {
            lines.append("\t\(name)) choices='\(words.joined(separator: " "))' ;;")
        }
        lines += [
            "\tesac",
            "\tif [ -n \"$choices\" ]; then",
            "\t\tmapfile -t COMPREPLY < <(compgen -W \"$choices\" -- \"$word\")",
            "\telif [[ $word == -* ]]; then",
            "\t\tmapfile -t COMPREPLY < <(compgen -W \"$options\" -- \"$word\")",
            "\telif [ \"${COMP_WORDS[1]}\" = completions ]; then",
            "\t\tmapfile -t COMPREPLY < <(compgen -W 'bash zsh fish' -- \"$word\")",
            "\telse",
            "\t\tcompopt -o filenames",
            "\t\tmapfile -t COMPREPLY < <(compgen -f -- \"$word\")",
            "\tfi",
            "}",
            "complete -F _tactus tactus",
        ]
        return lines
    }

    static func zsh(_ commands: [any Command.Type]) -> [String] {
        var lines = [
            "#compdef tactus",
            header,
            "# Completions of tactus for zsh; written by `tactus completions zsh`.",
            "local -a commands",
            "commands=(",
        ]
        lines += commands.map { "\t'\($0.name):\(plain($0.summary))'" }
        lines += [
            ")",
            "if (( CURRENT == 2 )); then",
            "\t_describe -t commands command commands",
            "\t_arguments '--help[prints the usage]' '--version[prints the version]'",
            "\treturn",
            "fi",
            "local command=$words[2]",
            "shift words",
            "(( CURRENT-- ))",
            "case $command in",
        ]
        for command in commands {
            lines.append("\(command.name))")
            lines.append("\t_arguments \\")
            for option in options(of: command) {
                let star = option.isRepeatable ? "*" : ""
                let value = option.placeholder.map { ":\($0):" + zshAction(of: $0) } ?? ""
                lines.append("\t\t'\(star)\(option.name)\(value.isEmpty ? "" : "=")[\(plain(option.text))]\(value)' \\")
            }
            lines.append(
                command.name == "completions" ? "\t\t'1:shell:(bash zsh fish)'" : "\t\t'*:file:_files'")
            lines.append("\t;;")
        }
        return lines + ["esac"]
    }

    static func fish(_ commands: [any Command.Type]) -> [String] {
        var lines = [
            header,
            "# Completions of tactus for fish; written by `tactus completions fish`.",
            "complete -c tactus -n __fish_use_subcommand -f -l help -d 'prints the usage'",
            "complete -c tactus -n __fish_use_subcommand -f -l version -d 'prints the version'",
        ]
        for command in commands {
            lines.append(
                "complete -c tactus -n __fish_use_subcommand -f -a \(command.name) -d '\(plain(command.summary))'")
        }
        for command in commands {
            let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
            for option in options(of: command) {
                let isLong = option.name.hasPrefix("--")
                let flag = isLong ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst(1))"
                let value = option.placeholder.map { fishFlags(of: $0) } ?? ""
                lines.append("complete -c tactus \(condition) \(flag)\(value) -d '\(plain(option.text))'")
            }
        }
        lines.append("complete -c tactus -n '__fish_seen_subcommand_from completions' -f -a 'bash zsh fish'")
        return lines
    }

    private static func options(of command: any Command.Type) -> [CommandOption] {
        command.options + [.flag("--help", "prints the help of the command")]
    }

    /// Options with a few words to choose from, each once: a name has the same words in all commands.
    private static func choices(of commands: [any Command.Type]) -> [(name: String, words: [String])] {
        var found: [(name: String, words: [String])] = []
        for option in commands.flatMap({ $0.options }) where !found.contains(where: { $0.name == option.name }) {
            if let words = option.placeholder.flatMap(choices(of:)) { found.append((option.name, words)) }
        }
        return found
    }

    private static func choices(of value: String) -> [String]? {
        switch value {
        case "FORMAT": GesturesImport.formats
        case "HOST": GesturesCommand.hostNames
        case "KEYS": ["shift", "ctrl", "alt", "super"]
        case "MODE": ["tablet", "laptop"]
        case "THEME": ["light", "dark", "auto"]
        case "TURN": ["portrait", "landscape"]
        default: nil
        }
    }

    private static func zshAction(of value: String) -> String {
        if let words = choices(of: value) { return "(\(words.joined(separator: " ")))" }
        return isFile(value) ? "_files" : " "
    }

    private static func fishFlags(of value: String) -> String {
        if let words = choices(of: value) { return " -x -a '\(words.joined(separator: " "))'" }
        return isFile(value) ? " -r -F" : " -x"
    }

    private static func isFile(_ value: String) -> Bool {
        ["FILE", "OUTPUT", "PICTURE", "PROGRAM", "DEVICE", "SOCKET"].contains(value)
    }

    /// Removes characters that have a meaning in shell quotes or zsh brackets.
    private static func plain(_ text: String) -> String {
        text.filter { !"'[]:\\".contains($0) }
    }
}
