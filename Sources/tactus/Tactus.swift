// SPDX-License-Identifier: MIT

import CTactus
import Glibc

/// The command-line tool. Its first argument says what to do.
@main
enum Tactus {
    private static let usage = """
        usage: tactus scenario [--log | --explain] FILE...
               tactus --help | --version

        scenario    plays scenario files and compares what comes out with what they expect;
                    with --log, prints all that came out instead, and why what failed has failed;
                    with --explain, also which views and recognizers were tried for each touch
        """

    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    private static func run(_ arguments: [String]) -> ExitStatus {
        switch arguments.first {
        case "scenario": return ScenarioCommand.run(Array(arguments.dropFirst()))
        case "--help", "-h":
            print(usage)
            return .success
        case "--version":
            print("tactus \(libraryVersion)")
            return .success
        case let word?: return misused("unknown command \(word)")
        case nil: return misused("no command")
        }
    }

    /// Says on standard error why the arguments are wrong.
    static func misused(_ complaint: String) -> ExitStatus {
        printError("tactus: \(complaint)\n\(usage)")
        return .unusable
    }

    static func printUsage() {
        print(usage)
    }

    private static var libraryVersion: String {
        let version = tactus_version()
        return "\(version >> 16).\(version >> 8 & 0xFF).\(version & 0xFF)"
    }
}

enum ExitStatus: Int32 {
    case success = 0
    /// A scenario came out differently.
    case failed = 1
    /// A file could not be read or parsed, or the arguments make no sense.
    case unusable = 2
}
