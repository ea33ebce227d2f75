// SPDX-License-Identifier: MIT

import CommandArguments
import ScenarioFormat
import ScenarioRunner

/// `tactus scenario`
struct ScenarioCommand: Command {
    static let name = "scenario"
    static let summary = "plays scenario files and compares the results with what they expect"
    static let options: [CommandOption] = [
        .flag("--log", "prints the log instead, with the reason of each failure"),
        .flag("--explain", "as --log, with the views and recognizers that were tried for each touch"),
    ]
    static let details = """
        Prints ‘ok FILE’ or ‘FAIL FILE’ and the difference, and closes with the counts.
        Exit status: 0 all passed, 1 some failed, 2 a file could not be read.
        """
    static let examples = [
        Example("tactus scenario my-gestures/*.scenario", "checks the gestures of a compositor"),
        Example("tactus scenario --log swipe.scenario", "shows the result of each recognizer, and why"),
    ]

    private var passed = 0
    private var failed = 0
    private var files = FileCount()

    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus {
        let names = try arguments.files()
        var command = ScenarioCommand()
        if arguments.has("--explain") { return command.log(names, .everything) }
        if arguments.has("--log") { return command.log(names, .reasons) }
        return command.judge(names)
    }

    private mutating func judge(_ names: [String]) -> ExitStatus {
        for name in names {
            guard let verdict = files.attempt(name, ScenarioCommand.judge) else { continue }
            if verdict.isPassed {
                passed += 1
                print("\(Terminal.styled("ok", .good)) \(shownName(name))")
            } else {
                failed += 1
                print("\(Terminal.styled("FAIL", .bad)) \(shownName(name))")
                for line in verdict.diff { print(line) }
            }
        }
        print("\(passed) passed, \(failed) failed\(files.closing)")
        return files.status == .success && failed > 0 ? .failed : files.status
    }

    private mutating func log(_ names: [String], _ explanation: Explanation) -> ExitStatus {
        for name in names {
            _ = files.attempt(name) { (source: ScenarioSource) throws(ScenarioError) in
                if names.count > 1 { print("# \(shownName(name))") }
                try ScenarioRunner.trace(source, explanation, onMessage: Notes(about: name).print) { print($0) }
            }
        }
        return files.status
    }

    private static func judge(_ scenario: Scenario) throws(ScenarioError) -> Verdict {
        guard let expectation = scenario.expectation else {
            throw ScenarioError(line: 0, "no expect block; --log shows what comes out")
        }
        return expectation.compare(try ScenarioRunner.run(scenario))
    }
}
