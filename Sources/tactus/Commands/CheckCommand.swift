// SPDX-License-Identifier: MIT

import ScenarioFormat

/// `tactus check`
struct CheckCommand: Command {
    static let name = "check"
    static let summary = "reads scenario files and recordings and says all that is wrong with them"
    static let details = """
        Nothing is played. Each error is a line ‘FILE:LINE: what is wrong’; an error that
        only follows from another one is left out.
        Exit status: 0 nothing is wrong, 1 some file has errors, 2 a file could not be read.
        """
    static let examples = [
        Example("tactus check my-gestures/*.scenario", "lists every error of every file")
    ]

    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus {
        let files = try arguments.files()
        var (good, bad, unreadable) = (0, 0, 0)
        for file in files {
            do {
                let errors = try errors(of: file)
                if errors.isEmpty {
                    good += 1
                    print("\(Terminal.styled("ok", .good)) \(shownName(file))")
                } else {
                    bad += 1
                    for error in errors { print(FileCount.text(of: error, in: file)) }
                }
            } catch {
                unreadable += 1
                printError(FileCount.text(of: error, in: file))
            }
        }
        print("\(good) passed, \(bad) failed" + (unreadable > 0 ? ", \(unreadable) unreadable" : ""))
        return unreadable > 0 ? .unusable : bad > 0 ? .failed : .success
    }

    private static func errors(of file: String) throws(ScenarioError) -> [ScenarioError] {
        let bytes = try readFile(file)
        guard isDeviceRecording(bytes) else { return Scenario.errors(in: bytes) }
        do {
            _ = try readScenario(file, bytes)
            return []
        } catch {
            return [error]
        }
    }
}
