// SPDX-License-Identifier: MIT

/// `tactus completions`
struct CompletionsCommand: Command {
    static let name = "completions"
    static let summary = "prints the completions of this tool for a shell"
    static let operands = "bash|zsh|fish"
    static let details = """
        An installation brings them along; this is for a tool that is not installed.
        """
    static let examples = [
        Example(
            "tactus completions bash > ~/.local/share/bash-completion/completions/tactus",
            "installs them for one user")
    ]

    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus {
        guard let shell = arguments.operands.first, arguments.operands.count == 1 else {
            throw Misuse("one shell has to be named: bash, zsh or fish")
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
