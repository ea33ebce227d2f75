// SPDX-License-Identifier: MIT

import CTactus
import CommandArguments
import Glibc

/// The command-line tool. The first argument names the command.
@main
enum Tactus {
    /// Commands in the order of the usage.
    static var commands: [any Command.Type] {
        [
            CheckCommand.self, ConvertCommand.self, DoctorCommand.self, ExplainCommand.self, ExportCommand.self,
            GesturesCommand.self, RecordCommand.self, ReplayCommand.self, ScenarioCommand.self, ScopeCommand.self,
            TimelineCommand.self, WhyCommand.self, CompletionsCommand.self,
        ]
    }

    static func main() {
        StandardOutput.reserveDescriptors()
        let status = run(Array(CommandLine.arguments.dropFirst()))
        StandardOutput.close()
        exit(status.rawValue)
    }

    private static func run(_ arguments: [String]) -> ExitStatus {
        switch arguments.first {
        case "--help", "-h":
            print(Help.usage(of: commands))
            return .success
        case "--version":
            print("tactus \(libraryVersion)")
            return .success
        case let word?:
            guard let command = commands.first(where: { $0.name == word }) else {
                return misused("unknown command \(word)", Help.usage(of: commands))
            }
            return run(command, Array(arguments.dropFirst()))
        case nil: return misused("no command", Help.usage(of: commands))
        }
    }

    private static func run(_ command: any Command.Type, _ words: [String]) -> ExitStatus {
        do {
            let arguments = try Arguments(words, for: command.options)
            guard !arguments.wantsHelp else {
                print(Help.page(of: command))
                return .success
            }
            return try command.run(arguments)
        } catch {
            return misused(error.complaint, "\(Help.usage(of: command)); --help says more")
        }
    }

    /// Prints to standard error why the arguments are invalid.
    private static func misused(_ complaint: String, _ usage: String) -> ExitStatus {
        printError("tactus: \(complaint)\n\(usage)")
        return .unusable
    }

    private static var libraryVersion: String {
        let version = tactus_version()
        return "\(version >> 16).\(version >> 8 & 0xFF).\(version & 0xFF)"
    }
}
