// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("The rules of logs themselves")
struct LogRulesTests {
    private func log(_ text: String) -> [LogLine] {
        lines(text).enumerated().map { index, words in
            let event = words[1] == "->" ? "-> \(words[2])" : words[1]
            return LogLine(
                time: Microseconds(index), subject: words[0], event: event,
                ids: Array(words.dropFirst(words[1] == "->" ? 3 : 2)))
        }
    }

    @Test("Touches that are told out of order, twice or never to an end are found")
    func touches() {
        #expect(LogRules.touches(in: log("v touches-began 1 2\nv touches-ended 1\nv touches-cancelled 2")) == [])
        #expect(
            LogRules.touches(in: log("v touches-began 1\nv touches-ended 1\nv touches-began 1\nv touches-ended 1"))
                == [])
        for wrong in [
            "v touches-moved 1", "v touches-ended 1", "v touches-began 1",
            "v touches-began 1\nw touches-ended 1\nv touches-ended 1",
            "v touches-began 1\nv touches-began 1\nv touches-ended 1",
            "v touches-began 1\nv touches-ended 1\nv touches-cancelled 1",
        ] {
            #expect(LogRules.touches(in: log(wrong)).count == 1, "\(wrong)")
        }
    }

    @Test("Illegal transitions and actions are found")
    func states() {
        #expect(LogRules.states(in: log("r -> began\nr -> changed\nr -> ended\nr -> possible\nr -> failed")) == [])
        #expect(LogRules.states(in: log("r -> failed\nr -> began")).count == 1)
        #expect(LogRules.states(in: log("r -> changed")).count == 1)
        #expect(LogRules.actions(in: log("r began\nr changed\nr ended\nt ended")) == [])
        for wrong in ["r changed", "r cancelled", "r began", "r began\nr began\nr ended"] {
            #expect(LogRules.actions(in: log(wrong)).count == 1, "\(wrong)")
        }
    }
}
