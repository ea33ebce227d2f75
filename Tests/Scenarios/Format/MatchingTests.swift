// SPDX-License-Identifier: MIT

import ScenarioFormat
import Testing

@Suite("Whether a line is the expected one")
struct MatchingTests {
    /// One expected line against one that came.
    private func matches(_ expected: String, _ actual: LogLine) throws -> Bool {
        let block = try expectation("expect states delegates wire\n" + expected)
        return try #require(block.lines.first).matches(actual)
    }

    private func pan(_ keys: [LogKey: LogValue]) -> LogLine {
        LogLine(time: 20_000, name: "p", event: .action(.changed), keys: keys)
    }

    @Test("Time, name, event and touches are compared")
    func identity() throws {
        let touch = LogLine(time: 20_500, name: "v", event: .touches(.moved), ids: [1, 2])
        #expect(try matches("20.5 v touches-moved 1 2", touch))
        #expect(try matches("- v touches-moved 1 2", touch))
        #expect(try !matches("20 v touches-moved 1 2", touch))
        #expect(try !matches("20.5 w touches-moved 1 2", touch))
        #expect(try !matches("20.5 v touches-ended 1 2", touch))
        #expect(try !matches("20.5 v touches-moved 1", touch))
    }

    @Test("Only the keys that are written are compared, and they must be there")
    func writtenKeys() throws {
        let keys: [LogKey: LogValue] = [.translation: .point(Point(x: 10, y: 0)), .touches: .count(1)]
        #expect(try matches("20 p changed", pan(keys)))
        #expect(try matches("20 p changed touches=1", pan(keys)))
        #expect(try !matches("20 p changed touches=2", pan(keys)))
        #expect(try !matches("20 p changed location=1,1", pan(keys)))
    }

    @Test(
        "Numbers compare within the tolerance of their key",
        arguments: [
            ("translation=10,0", 10.5, 0.5, true), ("translation=10,0", 10.51, 0, false),
            ("translation=10.3,0", 10.8, 0, true), ("translation=10~2,0", 12, 0, true),
            ("translation=10~2,0", 12.1, 0, false), ("translation=10~2,0", 10, 0.6, false),
            ("velocity=1000,0", 1050, 0, true), ("velocity=1000,0", 1051, 0, false),
            ("velocity=-1000,0", -951, 0, true), ("velocity=1000,0", 1000, 1, false),
            ("velocity=1000~100,0", 1100, 0, true), ("velocity=0,0", 1e-12, 0, true),
            ("translation=0,0", .nan, 0, false), ("translation=0,0", .infinity, 0, false),
        ])
    func pointTolerance(key: String, x: Double, y: Double, isMatch: Bool) throws {
        let point = LogValue.point(Point(x: x, y: y))
        #expect(try matches("20 p changed \(key)", pan([.translation: point, .velocity: point])) == isMatch)
    }

    @Test(
        "Scale and rotation compare finely",
        arguments: [("1", 1.005, true), ("1", 1.006, false), ("1~0.1", 1.09, true), ("-1", -1.005, true)])
    func fineTolerance(expected: String, value: Double, isMatch: Bool) throws {
        let line = pan([.scale: .number(value), .rotation: .number(value)])
        #expect(try matches("20 p changed scale=\(expected)", line) == isMatch)
        #expect(try matches("20 p changed rotation=\(expected)", line) == isMatch)
    }

    @Test("Other kinds of line")
    func otherKinds() throws {
        let failed = LogLine(
            time: 0, name: "t", event: .transition(.failed), keys: [.reason: .reason(.tooLong)])
        #expect(try matches("0 t -> failed reason=too-long", failed))
        #expect(try !matches("0 t -> failed reason=too-late", failed))
        let question = LogLine(time: 0, name: "t", event: .question(.simultaneous, other: "p"))
        #expect(try matches("0 t ? simultaneous p", question))
        #expect(try !matches("0 t ? simultaneous cu", question))
        let down = LogLine(
            time: 0, name: "s", event: .wire(.down), ids: [3], coordinates: Point(x: 5, y: 6),
            keys: [.wireID: .count(0)])
        #expect(try matches("0 s down 3 5 6 wire-id=0", down))
        #expect(try !matches("0 s down 3 5 7", down))
        #expect(try !matches("0 s down 3 5 6 wire-id=3", down))
        let touch = LogLine(
            time: 0, name: "v", event: .touches(.moved), ids: [1], keys: [.stationary: .touches([2, 3])])
        #expect(try matches("0 v touches-moved 1 stationary=3,2", touch))
        #expect(try !matches("0 v touches-moved 1 stationary=2", touch))
    }
}
