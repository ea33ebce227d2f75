// SPDX-License-Identifier: MIT

import CommandArguments
import ScenarioFormat

/// `--scene FILE`, an option of commands that play device recordings.
enum SceneOption {
    static let option = CommandOption.value("--scene", "FILE", "takes views and recognizers from this scenario file")

    static func read(_ arguments: Arguments) throws(ScenarioError) -> Scenario? {
        guard let file = arguments["--scene"] else { return nil }
        do {
            return try Scenario(parsing: try readFile(file))
        } catch {
            throw ScenarioError(line: 0, "the scene \(FileCount.text(of: error, in: file))")
        }
    }
}
