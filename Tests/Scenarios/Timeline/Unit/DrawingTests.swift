// SPDX-License-Identifier: MIT

import Foundation
import FoundationXML
import ScenarioFormat
import Testing

@testable import Inspection

@Suite("Pictures of timelines")
struct DrawingTests {
    private func isWellFormed(_ text: String) -> Bool {
        XMLParser(data: Data(text.utf8)).parse()
    }

    @Test("Each scenario's picture is well-formed SVG, in each theme")
    func wellFormed() {
        for file in PlayedFile.all {
            let picture = file.timeline.picture(named: file.name)
            #expect(isWellFormed(picture.svg(.auto)), "\(file.name)")
        }
        let picture = PlayedFile.all.first?.timeline.picture(named: "a<b>&\"c'\u{1}\u{FFFF}") ?? Picture.empty
        for theme in Theme.allCases { #expect(isWellFormed(picture.svg(theme))) }
    }

    @Test("Rows stand below each other, and nothing leaves the picture", arguments: [640.0, 1200])
    func rows(width: Double) {
        for file in PlayedFile.all {
            let picture = file.timeline.picture(named: file.name, width: width)
            for (row, next) in zip(picture.rows, picture.rows.dropFirst()) {
                #expect(row.bottom <= next.top, "\(file.name): \(row.name) and \(next.name)")
            }
            #expect((picture.rows.last?.bottom ?? 0) <= picture.height, "\(file.name)")
            for shape in picture.shapes {
                for point in shape.corners {
                    #expect(
                        (0...picture.width).contains(point.x) && (0...picture.height).contains(point.y),
                        "\(file.name): \(shape)")
                }
            }
        }
    }

    @Test("Sentences are broken into lines, and never cut", arguments: [640.0, 1200])
    func wholeSentences(width: Double) {
        for file in PlayedFile.all {
            let shapes = file.timeline.picture(named: file.name, width: width).shapes
            let cut = shapes.contains { shape in
                guard case .text(let text, _, _) = shape.geometry else { return false }
                return text.hasSuffix("…") && shape.title.contains(" failed")
            }
            #expect(!cut, "\(file.name)")
            let outcomes = file.timeline.notes.filter { $0.outcome != nil }
            guard outcomes.count <= 24 else { continue }
            let words = shapes.compactMap { shape -> String? in
                guard case .text(let text, _, _) = shape.geometry else { return nil }
                return text
            }.joined(separator: " ")
            for note in outcomes { #expect(words.contains(note.text.withoutNumbers), "\(file.name): \(note.text)") }
        }
    }

    @Test("A remedy stands below its failure, and a page opens there")
    func remedies() throws {
        var timeline = try played(
            "window w 0 0 99 99\npan p on w distance=20\ntap t on w\nat 0 down 1 5 5\nat 20 move 1 15 5\nat 30 up 1\n")
        let note = try #require(timeline.notes.first { $0.outcome != nil && $0.subject == .recognizer("p") })
        timeline.add(remedy: "distance ≤ 10 px", of: "p", at: note.time)
        timeline.add(remedy: "nothing", of: "q", at: note.time)
        #expect(timeline.momentOfInterest == note.time)
        let texts = timeline.picture(named: "remedies").shapes.compactMap { shape -> String? in
            guard case .text(let text, _, _) = shape.geometry else { return nil }
            return text
        }
        let index = try #require(texts.firstIndex(of: "→ fires with distance ≤ 10 px"))
        #expect(texts[..<index].last?.contains("needed") ?? false)
        #expect(!texts.contains { $0.contains("nothing") })
    }

    @Test("A failure is no paler than what is said beside it", arguments: [Theme.light, .dark])
    func failures(theme: Theme) {
        let ground = luminance(theme.colour(of: .background))
        func contrast(_ ink: Ink) -> Double {
            let value = luminance(theme.colour(of: ink))
            return (max(value, ground) + 0.05) / (min(value, ground) + 0.05)
        }
        #expect(contrast(.failed) >= contrast(.muted))
    }

    @Test("No text lies over another one", arguments: [640.0, 1200])
    func texts(width: Double) {
        for file in PlayedFile.all {
            let texts = file.timeline.picture(named: file.name, width: width).shapes.compactMap {
                shape -> (String, Rect)? in
                guard case .text(let text, _, _) = shape.geometry, let box = shape.textBox else { return nil }
                return (text, box)
            }
            for (index, text) in texts.enumerated() {
                for other in texts[(index + 1)...] {
                    #expect(!text.1.overlaps(other.1), "\(file.name): \(text.0) and \(other.0)")
                }
            }
        }
    }

    @Test("A later time never lies further left, and all of them lie on the page")
    func scale() {
        for file in PlayedFile.all {
            let scale = TimeScale(file.timeline, left: 100, right: 900)
            let range = file.timeline.range
            var last = 100.0
            for step in 0...200 {
                let x = scale.x(range.start + Int64(Double(range.duration) * Double(step) / 200))
                #expect(x >= last - 1e-9 && x <= 900 + 1e-9, "\(file.name)")
                last = x
            }
        }
    }

    @Test("A rest is folded, and says how long it is")
    func rest() throws {
        let text = "window w 0 0 100 100\nat 0 down 1 5 5\nat 50 up 1\nat 60000 down 1 5 5\nat 60050 up 1\n"
        let timeline = try played(text)
        let scale = TimeScale(timeline, left: 0, right: 1000)
        #expect(scale.pieces.count(where: \.isFolded) == 1)
        #expect(scale.x(60_000_000) - scale.x(50_000) < 900)
        #expect(timeline.picture(named: "rest").svg().contains("s in which nothing happens"))
    }

    @Test("A file of which only a part is drawn says so")
    func cutOff() throws {
        let scenario = try Scenario(
            parsing: "window w 0 0 100 100\nat 0 down 1 5 5\nat 20 drag 1 50 50 for 30000 every 8\nat 31000 up 1\n")
        let timeline = try Timeline.of(ScenarioSource(scenario), longest: 20_000_000)
        #expect(timeline.range == TimeRange(0, 20_000_000))
        #expect(timeline.isCutOff)
        #expect(timeline.picture(named: "long").description.contains("the file goes on to 31\u{202F}000 ms"))
        let rest = try Timeline.of(ScenarioSource(scenario), from: 20_000_000)
        #expect(rest.touches.count == 1)
        #expect(rest.touches.first?.samples.allSatisfy { $0.time >= 20_000_000 } == true)
    }

    @Test("A file without anything has a picture, too", arguments: ["", "window w 0 0 10 10\n", "at 5 down 1 2 3\n"])
    func empty(text: String) throws {
        let picture = try played(text).picture(named: "empty")
        #expect(isWellFormed(picture.svg()))
        #expect(picture.height > 0 && picture.height < 2000)
    }

    @Test("A theme that is chosen has no other")
    func themes() throws {
        let picture = try played("window w 0 0 10 10\nat 0 down 1 2 3\nat 9 up 1\n").picture(named: "themes")
        #expect(picture.svg(.auto).contains("prefers-color-scheme: dark"))
        #expect(picture.svg(.auto).contains("style=\"max-width: 100%; height: auto\""))
        #expect(!picture.svg(.light).contains("prefers-color-scheme"))
        #expect(picture.svg(.dark).contains(".f-background { fill: #14171c; }"))
    }

    @Test("Text has a contrast of 4.5 : 1 to what is below it", arguments: [Theme.light, .dark])
    func contrast(theme: Theme) {
        for ink in [Ink.ink, .muted, .fires, .cancelled, .failed] {
            for ground in [Ink.background, .panel] {
                let (one, other) = (luminance(theme.colour(of: ink)), luminance(theme.colour(of: ground)))
                #expect((max(one, other) + 0.05) / (min(one, other) + 0.05) >= 4.5, "\(ink) on \(ground)")
            }
        }
        for finger in Ink.fingers {
            let (one, other) = (luminance(theme.colour(of: finger)), luminance(theme.colour(of: .onInk)))
            #expect((max(one, other) + 0.05) / (min(one, other) + 0.05) >= 4.5, "\(finger)")
        }
    }

    private func luminance(_ colour: UInt32) -> Double {
        func part(_ shift: UInt32) -> Double {
            let value = Double(colour >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
    }

    @Test("Sentences lose the numbers of objects, and nothing else")
    func numbers() {
        #expect(
            "pan \"p\" (#5) failed: 3 (#x) of \"q (#1)\" (#12)".withoutNumbers
                == "pan \"p\" failed: 3 (#x) of \"q (#1)\"")
    }
}

extension Picture {
    fileprivate static var empty: Picture { Picture(width: 1, height: 1, title: "", description: "") }
}

extension Rect {
    fileprivate func overlaps(_ other: Rect) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
}

extension Shape {
    /// Box of the text's letters, without their descenders.
    fileprivate var textBox: Rect? {
        guard case .text(let text, let place, let style) = geometry else { return nil }
        let width = TextWidth.of(text, style)
        let left =
            switch style.anchor {
            case .start: place.x
            case .middle: place.x - width / 2
            case .end: place.x - width
            }
        return Rect(x: left, y: place.y - style.size * 0.7, width: width, height: style.size * 0.7)
    }

    fileprivate var corners: [Point] {
        switch geometry {
        case .rectangle(let rect, _):
            [Point(x: rect.x, y: rect.y), Point(x: rect.x + rect.width, y: rect.y + rect.height)]
        case .polyline(let points, _): points
        case .circle(let centre, let radius):
            [
                Point(x: centre.x - radius, y: centre.y - radius), Point(x: centre.x + radius, y: centre.y + radius),
            ]
        case .text:
            textBox.map { [Point(x: $0.x, y: $0.y), Point(x: $0.x + $0.width, y: $0.y + $0.height)] } ?? []
        }
    }
}
