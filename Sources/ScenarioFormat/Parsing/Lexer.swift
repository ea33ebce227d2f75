// SPDX-License-Identifier: MIT

/// A line of a file with its words. Empty lines are skipped.
struct LexedLine {
    var number: Int
    var words: [Word]
    /// Text of a comment by a recorder about what it could not hold.
    var loss: String?
    /// The line is the mark of a file that is written while fingers move.
    var isLiveMark = false
}

/// Splits a file into lines and words, and removes comments.
enum Lexer {
    /// Calls the function for each line, without storing them: an hour's recording has millions.
    static func forEachLine(
        of bytes: [UInt8], _ body: (LexedLine) throws(ScenarioError) -> Void
    ) throws(ScenarioError) {
        var number = 0
        var start = bytes.startIndex
        while start <= bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            number += 1
            if let line = try self.line(bytes[start..<end], number) { try body(line) }
            start = end + 1
        }
    }

    /// Returns nil if there are no words.
    static func line(_ line: ArraySlice<UInt8>, _ number: Int) throws(ScenarioError) -> LexedLine? {
        // Comments may contain anything that is valid UTF-8.
        guard line.allSatisfy({ $0 < 0x80 }) || String(validating: line, as: UTF8.self) != nil else {
            throw ScenarioError(line: number, "not UTF-8")
        }
        let words = line.prefix { $0 != UInt8(ascii: "#") }
            .split(whereSeparator: isBlank)
            .enumerated()
            .map { index, bytes in
                Word(text: String(decoding: bytes, as: UTF8.self), line: number, origin: Word.Origin(index: index))
            }
        guard words.isEmpty else { return LexedLine(number: number, words: words) }
        if number == 1, line.starts(with: Settings.liveMark.utf8) {
            return LexedLine(number: number, words: [], isLiveMark: true)
        }
        return loss(line).map { LexedLine(number: number, words: [], loss: $0) }
    }

    private static func loss(_ line: ArraySlice<UInt8>) -> String? {
        let prefix = RecordingLoss.prefix.utf8
        guard line.starts(with: prefix) else { return nil }
        let end = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        return String(decoding: end.dropFirst(prefix.count), as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
}
