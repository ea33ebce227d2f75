// SPDX-License-Identifier: MIT

extension Scenario {
    /// Reads a scenario, and a recording as far as it is whole: a host that ended in the middle of a line leaves one.
    ///
    /// - Returns: what was read, and what is wrong behind it.
    /// - Throws: what is wrong with a file that is no recording.
    public static func readingUpToDamage(
        _ bytes: some Sequence<UInt8>
    ) throws(ScenarioError) -> (scenario: Scenario, damage: ScenarioError?) {
        var parser = Parser()
        let lines = Array(bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            do throws(ScenarioError) {
                guard let lexed = try Lexer.line(line, index + 1) else { continue }
                if parser.scenario.settings.mayBeTorn, index == lines.count - 1 {
                    throw cutOff(inLine: index + 1)
                }
                try parser.read(lexed)
            } catch {
                guard parser.scenario.settings.mayBeTorn else { throw error }
                return (parser.scenario, error)
            }
        }
        return (parser.scenario, nil)
    }

    static func cutOff(inLine number: Int) -> ScenarioError {
        ScenarioError(line: number, "the recording is truncated in this line")
    }
}
