// SPDX-License-Identifier: MIT

import ScenarioFormat
import Testing

@Suite("A log as text")
struct LogTextTests {
    @Test("A line prints as it would be expected, with all its keys in their order")
    func lines() throws {
        let pan = LogLine(
            time: 16_500, name: "p", event: .action(.changed),
            keys: [
                .touches: .count(2), .location: .point(Point(x: 1.0 / 3, y: -0.0001)),
                .translation: .point(Point(x: -2.5, y: 100)),
            ])
        #expect(pan.text == "16.5 p changed translation=-2.5,100 location=0.333,0 touches=2")
        let down = LogLine(
            time: 0, name: "s", event: .wire(.down), ids: [7], coordinates: Point(x: 0.1, y: 1e30))
        #expect(down.text == "0 s down 7 0.1 1e+30")
        let turn = LogLine(time: 0, name: "ro", event: .action(.began), keys: [.rotation: .number(1.23456)])
        #expect(turn.text == "0 ro began rotation=1.2346")
        let rest = LogLine(time: 0, name: "s", event: .scroll(.scrolled), keys: [.offset: .point(Point(x: -0.0, y: 0))])
        #expect(rest.text == "0 s scrolled offset=0,0")
    }

    @Test("What was logged can be pasted as the expectation")
    func pasted() throws {
        let log = [
            LogLine(
                time: 0, name: "v", event: .touches(.began), ids: [1, 2],
                keys: [.at: .point(Point(x: 0.1, y: 0.2)), .stationary: .touches([3]), .taps: .count(1)]),
            LogLine(time: 8, name: "t", event: .transition(.failed), keys: [.reason: .reason(.tooSlow)]),
            LogLine(time: 9, name: "t", event: .question(.simultaneous, other: "p")),
            LogLine(time: 10, name: "s", event: .wire(.motion), ids: [1], coordinates: Point(x: 1, y: 2)),
        ]
        let block = "expect states delegates wire\n" + log.map { "  \($0.text)\n" }.joined()
        #expect(try expectation(block).compare(log).isPassed)
    }
}
