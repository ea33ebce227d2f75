// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Counts the files of a command line that could not be used.
struct FileCount {
    private(set) var unusable = 0

    /// Reads a file and processes it. On failure, prints the error with its location.
    mutating func attempt<Result>(
        _ file: String, _ body: (Scenario) throws(ScenarioError) -> Result
    ) -> Result? {
        attempt(file) { () throws(ScenarioError) in
            let scenario = try readScenario(file)
            Notes(about: file).printLosses(of: scenario)
            return try body(scenario)
        }
    }

    /// Processes a file that is read while it is played.
    mutating func attempt<Result>(
        _ file: String, on stage: Stage = .scene(nil), _ body: (ScenarioSource) throws(ScenarioError) -> Result
    ) -> Result? {
        attempt(file) { () throws(ScenarioError) in try body(try openScenario(file, on: stage)) }
    }

    private mutating func attempt<Result>(_ file: String, _ body: () throws(ScenarioError) -> Result) -> Result? {
        do {
            return try body()
        } catch {
            unusable += 1
            printError(FileCount.text(of: error, in: file))
            return nil
        }
    }

    /// Returns `FILE:LINE: error`, without the line if the error concerns the whole file.
    static func text(of error: ScenarioError, in file: String) -> String {
        error.line > 0 ? "\(shownName(file)):\(error)" : "\(shownName(file)): \(error.message)"
    }

    /// Text for the closing line; empty if every file could be used.
    var closing: String { unusable > 0 ? ", \(unusable) unreadable" : "" }
    var status: ExitStatus { unusable > 0 ? .unusable : .success }
}
