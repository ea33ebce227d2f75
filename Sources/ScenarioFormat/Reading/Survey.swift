// SPDX-License-Identifier: MIT

/// What is known of a file before its timeline is read.
struct Survey {
    private(set) var setUp = Scenario()
    private(set) var start: Microseconds = 0
    private(set) var end: Microseconds = 0
    private var clock = RecordingClock()
    private var hasTime = false

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
                guard stream.setUp.settings.mayBeTorn else { throw error }
                isDamaged = true
            }
            setUp = stream.setUp
            take(stream.takeEntries(keepingLastTime: false), &hasStart)
        }
        if setUp.settings.isRecording {
            end = max(end, Survey.lastTime(in: tail) ?? start)
            return
        }
        do throws(ScenarioError) {
            if !isDamaged { try stream.finish() }
        } catch {
            guard stream.setUp.settings.mayBeTorn else { throw error }
        }
        take(stream.takeEntries(keepingLastTime: false), &hasStart)
        setUp = stream.whole
    }

    private mutating func take(_ entries: [TimelineEntry], _ hasStart: inout Bool) {
        if !hasTime, let first = entries.first {
            (start, end) = (first.time, first.time)
            hasTime = true
        }
        for entry in entries {
            clock.take(entry)
            end = max(end, entry.end)
        }
        guard setUp.settings.isRecording else { return }
        // The beginning of a recording can be some lines below its first one.
        hasStart = clock.origin != nil
        start = clock.origin ?? start
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
