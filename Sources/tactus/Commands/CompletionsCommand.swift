// SPDX-License-Identifier: MIT

import CommandArguments

/// `tactus completions`
struct CompletionsCommand: Command {
    static let name = "completions"
    static let summary = "prints shell completions for this tool"
    static let operands = "bash|zsh|fish"
    static let details = """
        ‘make install’ installs them; this command is for a tool that is not installed.
        """
    static let examples = [
        Example(
            "tactus completions bash > ~/.local/share/bash-completion/completions/tactus",
            "installs them for one user")
    ]

    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus {
        guard let shell = arguments.operands.first, arguments.operands.count == 1 else {
            throw Misuse("name one shell: bash, zsh or fish")
        }
        let lines: [String]
        switch shell {
        case "bash": lines = Completions.bash(Tactus.commands)
        case "zsh": lines = Completions.zsh(Tactus.commands)
        case "fish": lines = Completions.fish(Tactus.commands)
        default: throw Misuse("\(shell) is none of bash, zsh and fish")
        }
        for line in lines { print(line) }
        return .success
    }
}
