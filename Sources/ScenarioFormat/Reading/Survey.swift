// SPDX-License-Identifier: MIT

/// What is known of a file before its timeline is read.
struct Survey {
    private(set) var setUp = Scenario()
    private(set) var start: Microseconds = 0
    private(set) var end: Microseconds = 0

    init(of pieces: ScenarioSource.Pieces) throws(ScenarioError) {
        var stream = ScenarioStream()
        var tail: [UInt8] = []
        var hasStart = false
        var isDamaged = false
        while !isDamaged {
            let piece = try pieces()
            if piece.isEmpty { break }
            // Everything else of a recording stands on its own.
            if hasStart, setUp.settings.isRecording {
                tail = tail.suffix(Survey.longestTail) + piece
                continue
            }
            do throws(ScenarioError) {
                try stream.read(piece)
            } catch {
                guard stream.setUp.settings.isRecording else { throw error }
                isDamaged = true
            }
            take(stream.takeEntries(keepingLastTime: false), &hasStart)
            setUp = stream.setUp
        }
        if setUp.settings.isRecording {
            end = max(end, Survey.lastTime(in: tail) ?? start)
            return
        }
        try stream.finish()
        take(stream.takeEntries(keepingLastTime: false), &hasStart)
        setUp = stream.whole
    }

    private mutating func take(_ entries: [TimelineEntry], _ hasStart: inout Bool) {
        if !hasStart, let first = entries.first {
            (start, end) = (first.time, first.time)
            hasStart = true
        }
        for entry in entries { end = max(end, entry.end) }
    }

    private static let longestTail = 1 << 16

    /// The time in the last line `at T …` that is whole.
    private static func lastTime(in text: [UInt8]) -> Microseconds? {
        for line in text.split(separator: UInt8(ascii: "\n")).reversed() where line.starts(with: "at ".utf8) {
            let word = line.dropFirst(3).prefix { $0 != UInt8(ascii: " ") }
            let time = try? Word(text: String(decoding: word, as: UTF8.self), line: 0).milliseconds()
            if let time { return time }
        }
        return nil
    }
}
