// SPDX-License-Identifier: MIT

import CommandArguments
import Inspection
import ScenarioFormat

/// `tactus export`
struct ExportCommand: Command {
    static let name = "export"
    static let summary = "exports the events of a scenario or recording for other programs"
    static let operands = "FILE"
    static let options: [CommandOption] =
        [
            .flag("--chrome-trace", "writes JSON in the Trace Event format, for ui.perfetto.dev"),
            .value("-o", "OUTPUT", "writes to this file instead of standard output"),
        ] + Stage.options
    static let details = """
        Fingers, recognizers, views and clients are tracks; arrows lead from fingers to the
        recognizers that take them, and from a recognizer to those that it prevents. The result of each attempt is in
        its details. Times of a recording count from its beginning.
        """
    static let examples = [
        Example("tactus export --chrome-trace -o bug.json bug.scenario", "writes a file that Perfetto opens")
    ]

    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus {
        let file = try arguments.file()
        try Stage.check(arguments)
        guard arguments.has("--chrome-trace") else { throw Misuse("--chrome-trace is required: it is the only format") }
        do {
            let source = try openScenario(file, on: try Stage.read(arguments))
            let output = try OutputFile(arguments["-o"] ?? "-")
            try ChromeTrace.write(source, onMessage: Notes(about: file).print) { output.write($0) }
            if let fault = output.close() {
                printError(fault.message)
                return .unusable
            }
            return .success
        } catch {
            printError(FileCount.text(of: error, in: file))
            return .unusable
        }
    }
}
