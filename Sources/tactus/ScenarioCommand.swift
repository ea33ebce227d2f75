// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// `tactus scenario`
struct ScenarioCommand {
    private var passed = 0
    private var failed = 0
    private var unusable = 0

    static func run(_ arguments: [String]) -> ExitStatus {
        var files: [String] = []
        var explanation: Explanation?
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--log": explanation = explanation ?? .reasons
            case "--explain": explanation = .everything
            case "--help", "-h":
                Tactus.printUsage()
                return .success
            case "--":
                files += rest
                rest = []
            case _ where argument.hasPrefix("-"):
                return Tactus.misused("unknown option \(argument)")
            default: files.append(argument)
            }
        }
        guard !files.isEmpty else { return Tactus.misused("no scenario file") }
        var command = ScenarioCommand()
        guard let explanation else { return command.judge(files) }
        return command.log(files, explanation)
    }

    private mutating func judge(_ files: [String]) -> ExitStatus {
        for file in files {
            guard let verdict = attempt(file, judge) else { continue }
            if verdict.isPassed {
                passed += 1
                print("ok \(file)")
            } else {
                failed += 1
                print("FAIL \(file)")
                for line in verdict.diff { print(line) }
            }
        }
        print("\(passed) passed, \(failed) failed")
        return if unusable > 0 { .unusable } else { failed > 0 ? .failed : .success }
    }

    private mutating func log(_ files: [String], _ explanation: Explanation) -> ExitStatus {
        for file in files {
            let log = attempt(file) { scenario, file throws(ScenarioError) in
                try ScenarioRunner.explain(scenario, explanation) { printError("\(file): \($0)") }
            }
            guard let log else { continue }
            if files.count > 1 { print("# \(file)") }
            for line in log { print(line) }
        }
        return unusable > 0 ? .unusable : .success
    }

    /// Reads a scenario and does something with it; says where it is wrong if it cannot be done.
    private mutating func attempt<Result>(
        _ file: String, _ body: (Scenario, String) throws(ScenarioError) -> Result
    ) -> Result? {
        do {
            return try body(try Scenario(parsing: try readFile(file)), file)
        } catch {
            unusable += 1
            printError("\(file):\(error)")
            return nil
        }
    }

    private func judge(_ scenario: Scenario, _ file: String) throws(ScenarioError) -> Verdict {
        guard let expectation = scenario.expectation else {
            throw ScenarioError(line: 0, "no expect block; --log shows what comes out")
        }
        return expectation.compare(try ScenarioRunner.run(scenario))
    }
}
