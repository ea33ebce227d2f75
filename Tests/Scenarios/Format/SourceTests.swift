// SPDX-License-Identifier: MIT

import ScenarioFormat
import Testing

@Suite("Files that are played while they are read")
struct SourceTests {
    private let recording = """
        recording 1
        touch-source panel
        window w 0 0 800 600
        view v in w 100 100 200 200
        at 5 start
        at 20 down 1 150.25 150
        at 20 frame
          during v touches-began 1: answer unhandled
        at 30 up 1
        at 30 frame

        """

    @Test("entries are those of the whole file, however it is cut into pieces", arguments: [1, 2, 7, 64, 100_000])
    func entries(_ length: Int) throws {
        for text in [everyWord, recording] {
            let whole = try Scenario(parsing: text)
            let source = try source(text, length)
            #expect(try read(source).flatMap(\.self) == whole.timeline)
            #expect(source.start == whole.timeline.first?.time && source.end == whole.end)
            var setUp = whole
            setUp.timeline = []
            // What a recording expects stands behind what is played.
            #expect(source.setUp == setUp)
            #expect(source.whole(ofAtMost: .max) == nil)
        }
    }

    @Test("entries of one time come together")
    func times() throws {
        let text = (0..<50).map { "at \($0 / 5) down \($0) 1 1\n" }.joined()
        let parts = try read(try source("window w 0 0 9 9\n" + text, 30))
        #expect(parts.count > 3)
        for (part, next) in zip(parts, parts.dropFirst()) { #expect(part.last?.time != next.first?.time) }
    }

    @Test("a recording ends where it is damaged, and says so each time that it is read")
    func damage() throws {
        let bytes = Array(recording.utf8)
        for count in 12..<bytes.count {
            let text = String(decoding: bytes[..<count], as: UTF8.self)
            let (whole, damage) = try Scenario.readingUpToDamage(bytes[..<count])
            var told: [ScenarioError] = []
            let source = try source(text, 16) { told.append($0) }
            for _ in 1...2 { #expect(try read(source).flatMap(\.self) == whole.timeline, "\(count)") }
            #expect(told == (damage.map { [$0, $0] } ?? []), "\(count)")
        }
    }

    @Test("any other file is refused before it is played")
    func errors() {
        let error = #expect(throws: ScenarioError.self) {
            try source("window w 0 0 9 9\nat 1 wait\nat 2 frobnicate\n", 8)
        }
        #expect(error?.line == 3)
    }

    @Test("rules are known from the beginning, wherever they stand")
    func rules() throws {
        let text = "window w 0 0 9 9\ntap t on w\nat 1 wait\nin t on ended: frame\n"
        #expect(try source(text, 4).setUp.rules.count == 1)
    }

    @Test("edits change what is read, and leave out")
    func edits() throws {
        let scenario = try Scenario(parsing: recording)
        for source in [ScenarioSource(scenario), try source(recording, 10)] {
            let edited = source.editing { $0.time == 20_000 ? nil : $0 }
                .editing { entry in
                    var entry = entry
                    entry.time += 1
                    return entry
                }
            #expect(try read(edited).flatMap(\.self).map(\.time) == [5_001, 30_001, 30_001])
        }
    }

    @Test("the text is that of the whole file, however it is cut into pieces", arguments: [1, 64, 100_000])
    func text(_ length: Int) throws {
        let lossy = recording.replacing("at 5 start", with: "# not replayable: a\nat 5 start\n# not replayable: b")
        for text in [everyWord, recording, lossy] {
            var printed = ""
            var losses: [String] = []
            try source(text, length).print(
                to: { printed += $0 }, onLoss: { losses.append("\($0.line.number) \($0.text)") })
            #expect(printed == (try Scenario(parsing: text)).text)
            #expect(losses == (text == lossy ? ["5 a", "7 b"] : []))
        }
    }

    @Test("a check finds the errors of the whole file, however it is cut into pieces", arguments: [1, 7, 100_000])
    func check(_ length: Int) {
        let text = everyWord + "nonsense\n" + everyWord + "\u{0}"
        var check = ScenarioCheck()
        var rest = Array(text.utf8)[...]
        var errors: [ScenarioError] = []
        while !rest.isEmpty {
            check.read(rest.prefix(length))
            errors += check.takeErrors()
            rest = rest.dropFirst(length)
        }
        check.finish()
        errors += check.takeErrors()
        var whole = ScenarioCheck()
        whole.read(text.utf8)
        whole.finish()
        #expect(errors == whole.takeErrors())
        #expect(errors.first?.line == everyWord.split(separator: "\n", omittingEmptySubsequences: false).count)
    }

    private func source(
        _ text: String, _ length: Int, onDamage: @escaping (ScenarioError) -> Void = { _ in }
    ) throws -> ScenarioSource {
        let bytes = Array(text.utf8)
        return try ScenarioSource(
            reading: {
                var rest = bytes[...]
                return {
                    defer { rest = rest.dropFirst(length) }
                    return Array(rest.prefix(length))
                }
            }, onDamage: onDamage)
    }

    private func read(_ source: ScenarioSource) throws -> [[TimelineEntry]] {
        let reader = try source.makeReader()
        var parts: [[TimelineEntry]] = []
        while true {
            let part = try reader.next()
            if part.isEmpty { return parts }
            parts.append(part)
        }
    }
}
