// SPDX-License-Identifier: MIT

import Foundation
import ScenarioFormat
import Testing

@Suite("Reading a scenario")
struct ParsingTests {
    @Test("Every word is read, and what is printed is what was read")
    func everyWordIsRead() throws {
        let scenario = try Scenario(parsing: everyWord)
        #expect(scenario.settings.touchSources.count == 2)
        #expect(scenario.declarations.count == 32)
        #expect(scenario.relations.count == 9)
        #expect(scenario.timeline.count == 59)
        #expect(scenario.rules.count == 2)
        #expect(scenario.expectation?.lines.count == 31)
        #expect(scenario.text == everyWord)
        #expect(try Scenario(parsing: scenario.text) == scenario)
    }

    @Test("What is printed of a scenario of the project is what was read")
    func scenariosOfTheProject() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var count = 0
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "scenario" else { continue }
            count += 1
            let scenario = try Scenario(parsing: String(contentsOf: file, encoding: .utf8))
            #expect(try Scenario(parsing: scenario.text) == scenario, "\(file.lastPathComponent)")
        }
        #expect(count > 300)
    }

    @Test("A touch source has a place and a size, or neither")
    func touchSources() throws {
        for (options, message) in [
            ("area=0,0,9,9", "belong together"), ("millimetres=9,9", "belong together"),
            ("area=0,0,9,0 millimetres=9,9", "larger than nothing"), ("size=9,9", "unknown option"),
        ] {
            let error = #expect(throws: ScenarioError.self) { try Scenario(parsing: "touch-source a \(options)") }
            #expect(error?.message.contains(message) == true, "\(options)")
        }
        let scenario = try Scenario(parsing: "touch-source a\ntouch-source b seat=2\nwindow w 0 0 9 9\n")
        #expect(scenario.settings.touchSources.map(\.name) == ["a", "b"])
        #expect(scenario.settings.panel == nil)
    }

    @Test("Only where a finger lands, a file says from which source it comes")
    func fingersOfSources() throws {
        let setUp = "touch-source a\nwindow w 0 0 9 9\nat 0 from a "
        let place = Point(x: 1, y: 2)
        #expect(
            try Scenario(parsing: setUp + "down 1 1 2").timeline.last?.action == .from("a", .down(1, place, .direct)))
        for action in ["move 1 2 3", "up 1", "frame", "from a down 2 1 1"] {
            #expect(throws: ScenarioError(line: 3, "only ‘down’ and ‘cancel-source’ stand behind ‘from’")) {
                try Scenario(parsing: setUp + action)
            }
        }
    }

    @Test("Comments, blanks and line ends do not matter")
    func layout() throws {
        let plain = try Scenario(parsing: "window w 0 0 10 20\nat 0 down 1 2 3\n")
        let odd = try Scenario(
            parsing: "# heading\r\n\n\twindow   w 0 0 10 20# comment\r\n   at 0.0 down 01 +2 3e0 #\n#größe")
        #expect(odd == plain)
        #expect(odd.timeline.first?.line.number == 4)
    }

    @Test("Times are milliseconds to the microsecond")
    func times() throws {
        let text = "window w 0 0 1 1\nat 0.001 wait\nat 16.6666 wait\nat 16.667 wait\nat 2000000000000 wait"
        let times = try Scenario(parsing: text).timeline.map(\.time)
        #expect(times == [1, 16_667, 16_667, 2_000_000_000_000_000])
    }

    @Test("An option that is not written is left to the library")
    func defaults() throws {
        let text = "window w 0 0 1 1\ntap t on w\nat 0 drag 1 0 0 for 20\nat 0 down 1 0 0"
        let scenario = try Scenario(parsing: text)
        let tap = RecognizerDeclaration(name: "t", view: "w", kind: TapKind())
        #expect(scenario.declarations.last == .recognizer(tap))
        let origin = Point(x: 0, y: 0)
        #expect(scenario.timeline[0].action == .drag(1, to: origin, Steps(duration: 20_000, every: 8_000)))
        #expect(scenario.timeline[1].action == .down(1, origin, .direct))
        #expect(scenario.expectation == nil)
    }

    @Test("Order is kept, and an empty expect block is one")
    func orderAndEmptyBlock() throws {
        let scenario = try Scenario(parsing: smallSetUp + "expect wire\n")
        #expect(scenario.declarations.map(\.name) == ["w", "v", "s", "t", "p", "cu"])
        #expect(scenario.expectation == Expectation(showsWire: true))
    }

    @Test("The steps of a drag end at its end")
    func steps() {
        let steps = Steps(duration: 20_000)
        #expect((1...steps.count).map(steps.offset) == [8_000, 16_000, 20_000])
        #expect(Steps(duration: 16_000).count == 2)
        #expect(Steps(duration: 1, every: 8_000).count == 1)
    }
}
