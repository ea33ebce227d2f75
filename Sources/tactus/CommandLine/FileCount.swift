// SPDX-License-Identifier: MIT

import ScenarioFormat

/// The files of one command line: which of them could not be used.
struct FileCount {
    private(set) var unusable = 0

    /// Reads a file and does something with it; says where it is wrong if that cannot be done.
    mutating func attempt<Result>(
        _ file: String, _ body: (Scenario) throws(ScenarioError) -> Result
    ) -> Result? {
        attempt(file) { () throws(ScenarioError) in try body(try readScenario(file)) }
    }

    /// The same of a file that is read as it is played.
    mutating func attempt<Result>(
        _ file: String, scene: Scenario? = nil, _ body: (ScenarioSource) throws(ScenarioError) -> Result
    ) -> Result? {
        attempt(file) { () throws(ScenarioError) in try body(try openScenario(file, scene: scene)) }
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

    /// `FILE:LINE: what is wrong`, without a line where the file as a whole is meant.
    static func text(of error: ScenarioError, in file: String) -> String {
        error.line > 0 ? "\(shownName(file)):\(error)" : "\(shownName(file)): \(error.message)"
    }

    /// Text for a closing line; empty if there are none.
    var closing: String { unusable > 0 ? ", \(unusable) unreadable" : "" }
    var status: ExitStatus { unusable > 0 ? .unusable : .success }
}
