// SPDX-License-Identifier: MIT

import CommandArguments
import ScenarioFormat
import ScenarioRunner

/// `tactus replay`
struct ReplayCommand: Command {
    static let name = "replay"
    static let summary = "plays a scenario file or recording again and prints the trace"
    static let operands = "FILE"
    static let options: [CommandOption] = [
        SceneOption.option,
        .flag("--reasons", "includes why recognizers failed, wait or were refused a touch"),
        .value("--host-time", "PROGRAM", "plays in real time to a program, such as the test compositor"),
    ]
    static let details = """
        The trace has a line for each callback: its time in ms, who was called, and with
        what. The same file gives the same trace on every machine.

        With --host-time the touches play in real time, so that long presses and flings of
        clients work. PROGRAM may have options; ‘--trace RECORDING --host-time’ is added to
        them, which the test compositor understands. The output is that of the program,
        and the exit status is 1 if the program fails.
        """
    static let examples = [
        Example("tactus replay bug.scenario", "prints the trace"),
        Example("tactus replay --scene my-shell.scenario touch.evemu", "plays a device's recording on other views"),
    ]

    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus {
        let file = try arguments.file()
        let reasons: Explanation = arguments.has("--reasons") ? .reasons : .nothing
        do {
            let source = try openScenario(file, scene: try SceneOption.read(arguments))
            let notes = Notes(about: file)
            if let program = arguments["--host-time"] {
                return try HostTime.play(source, into: program, onMessage: notes.print)
            }
            try ScenarioRunner.trace(source, reasons, onMessage: notes.print) { print($0) }
            return .success
        } catch {
            printError(FileCount.text(of: error, in: file))
            return .unusable
        }
    }
}
