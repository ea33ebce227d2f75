// SPDX-License-Identifier: MIT

/// Splits a file that comes in pieces into lines; a line counts when its end is there.
struct LineReader {
    private var bytes: [UInt8] = []
    private var start = 0
    /// Number of the last line.
    private var number = 0

    /// No line of a scenario is longer.
    private static let longestLine = 1 << 20

    mutating func append(_ piece: some Sequence<UInt8>) {
        bytes.removeSubrange(..<start)
        start = 0
        bytes += piece
    }

    /// Returns the next line that has words, or a recorder's comment about a loss; nil: more has to come.
    mutating func next() throws(ScenarioError) -> LexedLine? {
        while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            number += 1
            let line = bytes[start..<end]
            start = bytes.index(after: end)
            if let lexed = try Lexer.line(line, number) { return lexed }
        }
        guard bytes.count - start <= LineReader.longestLine else {
            throw ScenarioError(line: number + 1, "the line is longer than \(LineReader.longestLine) bytes")
        }
        return nil
    }

    /// Returns what stands behind the last end of a line.
    mutating func last() throws(ScenarioError) -> LexedLine? {
        let rest = bytes[start...]
        start = bytes.count
        number += 1
        return try Lexer.line(rest, number)
    }
}
