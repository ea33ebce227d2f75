// SPDX-License-Identifier: MIT

import Foundation
import Inspection
import Testing

@testable import Inspection

@Suite("Pages of timelines")
struct PageTests {
    /// Returns what the page's script reads.
    private func data(of page: String) throws -> [String: Any] {
        let opening = try #require(page.firstRange(of: "<script type=\"application/json\" id=\"data\">"))
        let closing = try #require(page[opening.upperBound...].firstRange(of: "</script>"))
        let text = page[opening.upperBound..<closing.lowerBound]
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("Each scenario's page holds all of its model")
    func data() throws {
        for file in PlayedFile.all {
            let data = try data(of: file.timeline.page(named: file.name))
            #expect(data["name"] as? String == file.name)
            let touches = try #require(data["touches"] as? [[String: Any]])
            #expect(touches.map { $0["down"] as? Int64 } == file.timeline.touches.map(\.down), "\(file.name)")
            #expect(
                touches.map { ($0["samples"] as? [Any])?.count } == file.timeline.touches.map { $0.samples.count * 3 },
                "\(file.name)")
            let recognizers = try #require(data["recognizers"] as? [[String: Any]])
            #expect(recognizers.map { $0["name"] as? String } == file.timeline.recognizers.map(\.name))
            for (recognizer, track) in zip(recognizers, file.timeline.recognizers) {
                let steps = try #require(recognizer["steps"] as? [[String: Any]])
                #expect(steps.map { $0["to"] as? String } == track.steps.map(\.transition.to.rawValue))
                #expect((recognizer["meters"] as? [Any])?.count == track.meters.count)
            }
            #expect((data["receivers"] as? [Any])?.count == file.timeline.receivers.count)
            #expect((data["notes"] as? [Any])?.count == file.timeline.notes.count)
        }
    }

    @Test("The pieces of the time are the whole range, one behind the other")
    func pieces() {
        for file in PlayedFile.all {
            let pieces = file.timeline.pieces
            #expect(pieces.first?.range.start == file.timeline.range.start, "\(file.name)")
            #expect(pieces.last?.range.end == file.timeline.range.end, "\(file.name)")
            #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.range.end == $1.range.start }, "\(file.name)")
        }
    }

    @Test("The page loads nothing, and a name cannot break out of it")
    func selfContained() throws {
        let timeline = try played("window w 0 0 10 10\nat 0 down 1 2 3\nat 9 up 1\n")
        let name = "</script><script>alert(1)</script><!--\u{2028}\"\\"
        let page = timeline.page(named: name)
        #expect(try data(of: page)["name"] as? String == name)
        #expect(!page.contains("alert(1)</script>"))
        let addresses = page.matches(of: /https?:[^"'\s]*/).map { String($0.output) }
        #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
        #expect(page.matches(of: /(src|href)\s*=\s*["'][^#]/.ignoresCase()).isEmpty)
        #expect(page.contains("default-src 'none'"))
    }

    @Test("Limits are in the page, with each step and the present one")
    func limits() throws {
        var timeline = try played("window w 0 0 10 10\nat 0 down 1 2 3\nat 9 up 1\n")
        let steps = [(0.5, true), (1.0, false)].map { factor, fires in
            LimitTrack.Step(
                "\(factor) px", factor: factor, fires: fires, at: 9_000, "</script>", effects: "Tap \"b\" fires.")
        }
        timeline.limits = [LimitTrack(of: "a", "distance", start: 0, isOfMeter: true, steps: steps, present: 1)]
        let limits = try #require(try data(of: timeline.page(named: "limits"))["limits"] as? [[String: Any]])
        #expect(limits.map { $0["recognizer"] as? String } == ["a"])
        #expect(limits.first?["present"] as? Int == 1)
        let found = try #require(limits.first?["steps"] as? [[String: Any]])
        #expect(found.map { $0["fires"] as? Bool } == [true, false])
        #expect(found.map { $0["factor"] as? Double } == [0.5, 1])
        #expect(found.map { $0["outcome"] as? String } == ["</script>", "</script>"])
        #expect(found.last?["time"] as? Int == 9_000)
    }

    @Test("Numbers of JSON are finite and no longer than they need be")
    func numbers() {
        #expect(
            JSON.array([.number(1), .number(0.1 + 0.2), .number(.infinity), .number(-2.5)]).text == "[1,0.3,null,-2.5]")
        #expect(JSON.string("a\u{1}\u{7F}é").text == "\"a\\u0001\u{7F}é\"")
    }

    @Test("A theme that is chosen is the page's", arguments: Theme.allCases)
    func themes(theme: Theme) throws {
        let page = try played("window w 0 0 10 10\n").page(named: "themes", theme)
        #expect(page.contains("data-theme=\"\(theme.rawValue)\""))
    }
}
