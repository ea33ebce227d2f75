// SPDX-License-Identifier: MIT

/// Pairs the lines of a log with the expected ones, whatever their order.
///
/// A line of the log may fit several expected ones (with fewer keys, or any time), so the pairs are a
/// matching in a bipartite graph, found along augmenting paths. A folded line needs one line and takes
/// what is left over; lines that fit no folded one have to be paired, and are therefore paired first:
/// a path never takes a partner away from a line for good.
struct AnyOrderComparison {
    private let expected: [ExpectedLine]
    private let actual: [LogLine]
    private var partnerOfExpected: [Int?]
    private var partnerOfActual: [Int?]

    init(expected: [ExpectedLine], actual: [LogLine]) {
        self.expected = expected
        self.actual = actual
        partnerOfExpected = Array(repeating: nil, count: expected.count)
        partnerOfActual = Array(repeating: nil, count: actual.count)
        for index in actual.indices where !fitsFold(index) {
            var visited = Set<Int>()
            _ = findExpected(for: index, &visited)
        }
        for index in expected.indices where partnerOfExpected[index] == nil {
            var visited = Set<Int>()
            _ = findActual(for: index, &visited)
        }
    }

    var verdict: Verdict {
        var lines: [Verdict.Line] = actual.indices.map { index in
            let isExpected = partnerOfActual[index] != nil || fitsFold(index)
            return isExpected ? .same(actual[index]) : .unexpected(actual[index])
        }
        for index in expected.indices where partnerOfExpected[index] == nil {
            lines.append(.missing(expected[index]))
        }
        return Verdict(lines: lines)
    }

    private func fitsFold(_ index: Int) -> Bool {
        expected.contains { $0.folds && $0.matches(actual[index]) }
    }

    private mutating func findExpected(for line: Int, _ visited: inout Set<Int>) -> Bool {
        // Among equal lines a free one is near, while a path through all of them would be deep.
        let free = expected.indices.first {
            partnerOfExpected[$0] == nil && expected[$0].matches(actual[line])
        }
        if let free {
            pair(free, line)
            return true
        }
        for candidate in expected.indices where expected[candidate].matches(actual[line]) {
            guard visited.insert(candidate).inserted else { continue }
            if let rival = partnerOfExpected[candidate], !findExpected(for: rival, &visited) { continue }
            pair(candidate, line)
            return true
        }
        return false
    }

    private mutating func findActual(for line: Int, _ visited: inout Set<Int>) -> Bool {
        let free = actual.indices.first {
            partnerOfActual[$0] == nil && expected[line].matches(actual[$0])
        }
        if let free {
            pair(line, free)
            return true
        }
        for candidate in actual.indices where expected[line].matches(actual[candidate]) {
            guard visited.insert(candidate).inserted else { continue }
            if let rival = partnerOfActual[candidate], !findActual(for: rival, &visited) { continue }
            pair(line, candidate)
            return true
        }
        return false
    }

    private mutating func pair(_ expectedIndex: Int, _ actualIndex: Int) {
        partnerOfExpected[expectedIndex] = actualIndex
        partnerOfActual[actualIndex] = expectedIndex
    }
}
