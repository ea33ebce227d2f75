// SPDX-License-Identifier: MIT

import ScenarioFormat
import Testing

@Suite("Comparing a log with the expectation")
struct ComparisonTests {
    private func touch(_ time: Microseconds, _ phase: TouchPhase, _ ids: TouchID...) -> LogLine {
        LogLine(time: time * 1_000, name: "v", event: .touches(phase), ids: ids)
    }

    private func action(_ time: Microseconds, _ state: RecognizerState, touches: Int64 = 1) -> LogLine {
        LogLine(
            time: time * 1_000, name: "p", event: .action(state),
            keys: [.translation: .point(Point(x: Double(time), y: 0)), .touches: .count(touches)])
    }

    private func diff(_ block: String, _ log: [LogLine]) throws -> [String] {
        try expectation(block).compare(log).diff
    }

    private func passes(_ block: String, _ log: [LogLine]) throws -> Bool {
        try expectation(block).compare(log).isPassed
    }

    @Test("An empty block means that nothing may come")
    func emptyBlock() throws {
        #expect(try passes("expect", []))
        #expect(try diff("expect", [touch(0, .began, 1)]) == ["+ 0 v touches-began 1"])
    }

    @Test("One difference costs one line of the diff")
    func smallestDiff() throws {
        let log = [touch(0, .began, 1), touch(10, .moved, 1), touch(20, .ended, 1)]
        #expect(
            try diff("expect\n0 v touches-began 1\n20 v touches-ended 1", log)
                == ["  0 v touches-began 1", "+ 10 v touches-moved 1", "  20 v touches-ended 1"])
        #expect(
            try diff(
                "expect\n0 v touches-began 1\n5 p began\n10 v touches-moved 1\n20 v touches-ended 1", log)
                == [
                    "  0 v touches-began 1", "- 5 p began", "  10 v touches-moved 1",
                    "  20 v touches-ended 1",
                ])
    }

    @Test("Order matters")
    func order() throws {
        let log = [touch(0, .ended, 1), action(0, .ended)]
        #expect(try passes("expect\n0 v touches-ended 1\n0 p ended", log))
        #expect(try !passes("expect\n0 p ended\n0 v touches-ended 1", log))
    }

    @Test("A wrong key is shown beside the one that was asked for")
    func wrongKey() throws {
        #expect(
            try diff("expect\n30 p ended translation=40,0", [action(30, .ended)])
                == ["- 30 p ended translation=40,0", "+ 30 p ended translation=30,0"])
    }

    @Test("States, questions and wire lines are left out unless asked for")
    func shownLines() throws {
        let log = [
            LogLine(time: 0, name: "t", event: .transition(.failed)),
            LogLine(time: 0, name: "t", event: .question(.shouldBegin, other: nil)),
            LogLine(time: 0, name: "c", event: .wire(.frame)),
        ]
        #expect(try passes("expect", log))
        #expect(try passes("expect states\n0 t -> failed", log))
        #expect(try passes("expect delegates\n0 t ? should-begin", log))
        #expect(try passes("expect wire\n0 c frame", log))
        #expect(try !passes("expect wire", log))
    }

    @Test("A folded line stands for one or more")
    func folding() throws {
        let block = "expect\n0 v touches-began 1\n- v touches-moved 1 *\n- p changed *\n50 p ended"
        let began = touch(0, .began, 1)
        let end = action(50, .ended)
        let move = touch(10, .moved, 1)
        #expect(try passes(block, [began, move, action(20, .changed), end]))
        #expect(
            try passes(block, [began, move, move, move, action(20, .changed), action(30, .changed), end]))
        #expect(
            try diff(block, [began, action(20, .changed), end]) == [
                "  0 v touches-began 1", "- - v touches-moved 1 *", "  20 p changed", "  50 p ended",
            ])
        #expect(try !passes(block, [began, move, action(20, .changed), move, end]))
        #expect(try !passes(block, [began, move, touch(15, .moved, 1, 2), action(20, .changed), end]))
    }

    @Test("A fold leaves a line of the same kind to the one behind it")
    func foldGivesBack() throws {
        let log = [action(10, .changed), action(20, .changed), action(30, .changed)]
        #expect(try passes("expect\n- p changed *\n30 p changed translation=30,0", log))
        #expect(try passes("expect\n- p changed *\n- p changed *\n- p changed *", log))
        #expect(try !passes("expect\n- p changed *\n- p changed *\n- p changed *\n- p changed *", log))
        #expect(try !passes("expect\n10 p changed *", log))
    }

    @Test("In any order the lines count, not their places")
    func anyOrder() throws {
        let block = "expect any-order\n0 v touches-began 1\n5 v touches-began 2\n- p began"
        let log = [action(7, .began), touch(5, .began, 2), touch(0, .began, 1)]
        #expect(try passes(block, log))
        #expect(try !passes(block, log + [touch(0, .began, 1)]))
        #expect(
            try diff(block, Array(log.dropLast()))
                == ["  7 p began", "  5 v touches-began 2", "- 0 v touches-began 1"])
    }

    @Test("In any order a vague line does not take what a precise one needs")
    func anyOrderMatching() throws {
        let log = [action(10, .changed), action(20, .changed), action(30, .changed)]
        #expect(try passes("expect any-order\n- p changed\n10 p changed\n20 p changed", log))
        #expect(try !passes("expect any-order\n10 p changed\n10 p changed\n- p changed", log))
        #expect(try passes("expect any-order\n- p changed *\n10 p changed", log))
        #expect(try !passes("expect any-order\n- p changed *\n10 p changed *\n40 p changed", log))
    }

    @Test("In any order a folded line takes what no other line needs")
    func anyOrderFolding() throws {
        let log = [action(10, .changed), action(10, .changed), action(20, .changed, touches: 2)]
        #expect(try passes("expect any-order\n- p changed\n- p changed touches=1 *", log))
        #expect(try !passes("expect any-order\n- p changed touches=1\n- p changed touches=1 *", log))

        // The two at 10 fold; the one at 20 has to leave the vague line to the one at 30.
        let block = "expect any-order\n- p changed\n- p changed touches=1\n10 p changed *"
        let longer = [
            action(10, .changed), action(10, .changed), action(20, .changed),
            action(30, .changed, touches: 2),
        ]
        #expect(try passes(block, longer))
        #expect(try !passes(block, longer + [action(30, .changed, touches: 2)]))
    }

    @Test("Long logs are compared, too")
    func longLogs() throws {
        let equal = Array(repeating: touch(0, .moved, 1), count: 400)
        let equalLines = Array(repeating: "0 v touches-moved 1", count: 400).joined(separator: "\n")
        #expect(try passes("expect any-order\n" + equalLines, equal))

        let log = (0..<400).map { touch(Microseconds($0), .moved, 1) }
        #expect(try passes("expect\n- v touches-moved 1 *", log))
        let lines = (0..<400).map { "\($0) v touches-moved 1" }.joined(separator: "\n")
        #expect(try passes("expect\n" + lines, log))
        #expect(try expectation("expect\n" + lines).compare(log.reversed()).diff.count > 400)
    }
}
