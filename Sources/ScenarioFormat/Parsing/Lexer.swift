// SPDX-License-Identifier: MIT

/// One line of a file with its words; lines without any are left out.
struct LexedLine {
    var number: Int
    var words: [Word]
}

/// Splits a file into lines and words, and drops the comments.
enum Lexer {
    static func lines(of bytes: [UInt8]) throws(ScenarioError) -> [LexedLine] {
        var lines: [LexedLine] = []
        var number = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            if let line = try self.line(line, number) { lines.append(line) }
        }
        return lines
    }

    /// Returns nil if there are no words.
    static func line(_ line: ArraySlice<UInt8>, _ number: Int) throws(ScenarioError) -> LexedLine? {
        // The comment may say anything, but the file is UTF-8 throughout.
        guard String(validating: line, as: UTF8.self) != nil else {
            throw ScenarioError(line: number, "not UTF-8")
        }
        let words = line.prefix { $0 != UInt8(ascii: "#") }
            .split(whereSeparator: isBlank)
            .map { Word(text: String(decoding: $0, as: UTF8.self), line: number) }
        return words.isEmpty ? nil : LexedLine(number: number, words: words)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
}
