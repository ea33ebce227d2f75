// SPDX-License-Identifier: MIT

/// Aligns a log with the expected lines so that as few lines as possible are missing or too many.
///
/// A folded line may take several lines of the log, so there is a choice to be made at each step: a
/// table holds the number of differences between what is left on either side, and a cheapest way
/// through it is the diff. O(expected · actual) in time and memory, behind the equal beginning.
struct OrderedComparison {
    private let expected: [ExpectedLine]
    private let actual: [LogLine]
    /// Cost of the rest, with `expected[i]` not yet begun.
    private var fresh = CostTable()
    /// Cost of the rest, with `expected[i]` as a folded line that has matched at least one line.
    private var folding = CostTable()

    init(expected: [ExpectedLine], actual: [LogLine]) {
        self.expected = expected
        self.actual = actual
    }

    var verdict: Verdict {
        let start = commonPrefix
        let head = actual[..<start].map(Verdict.Line.same)
        var tail = OrderedComparison(
            expected: Array(expected[start...]), actual: Array(actual[start...]))
        return Verdict(lines: head + tail.align())
    }

    private var commonPrefix: Int {
        var index = 0
        while index < expected.count, index < actual.count,
            !expected[index].folds, expected[index].matches(actual[index])
        {
            index += 1
        }
        return index
    }

    private mutating func align() -> [Verdict.Line] {
        // A longer diff is not useful, and its table would not fit into memory.
        let largestTable = 16_000_000
        guard expected.count.multipliedReportingOverflow(by: actual.count).partialValue <= largestTable else {
            return expected.map(Verdict.Line.missing) + actual.map(Verdict.Line.unexpected)
        }
        fillTables()
        return cheapestWay()
    }

    private mutating func fillTables() {
        fresh = CostTable(rows: expected.count + 1, columns: actual.count + 1)
        folding = fresh
        for i in stride(from: expected.count, through: 0, by: -1) {
            for j in stride(from: actual.count, through: 0, by: -1) {
                fresh[i, j] = cost(of: freshStep(i, j))
                folding[i, j] = i < expected.count ? cost(of: foldingStep(i, j)) : fresh[i, j]
            }
        }
    }

    /// A line of the diff or the end of a fold, and the next position.
    private struct Step {
        enum Kind { case missing, unexpected, same, endOfFold }

        var kind: Kind
        var i: Int
        var j: Int
        var isFolding = false

        var isDifference: Bool { kind == .missing || kind == .unexpected }
    }

    private func cost(of step: Step?) -> Int32 {
        guard let step else { return 0 }
        return (step.isDifference ? 1 : 0) + (step.isFolding ? folding : fresh)[step.i, step.j]
    }

    private func cheaper(_ one: Step?, _ other: Step?) -> Step? {
        guard let one, let other else { return one ?? other }
        return cost(of: other) < cost(of: one) ? other : one
    }

    private func freshStep(_ i: Int, _ j: Int) -> Step? {
        var best = taking(i, j)
        if i < expected.count {
            best = cheaper(best, Step(kind: .missing, i: i + 1, j: j))
        }
        if j < actual.count {
            best = cheaper(best, Step(kind: .unexpected, i: i, j: j + 1))
        }
        return best
    }

    private func foldingStep(_ i: Int, _ j: Int) -> Step? {
        cheaper(taking(i, j), Step(kind: .endOfFold, i: i + 1, j: j))
    }

    private func taking(_ i: Int, _ j: Int) -> Step? {
        guard i < expected.count, j < actual.count, expected[i].matches(actual[j]) else { return nil }
        let folds = expected[i].folds
        return Step(kind: .same, i: folds ? i : i + 1, j: j + 1, isFolding: folds)
    }

    private func cheapestWay() -> [Verdict.Line] {
        var lines: [Verdict.Line] = []
        var next = freshStep(0, 0)
        while let step = next {
            switch step.kind {
            case .missing: lines.append(.missing(expected[step.i - 1]))
            case .unexpected: lines.append(.unexpected(actual[step.j - 1]))
            case .same: lines.append(.same(actual[step.j - 1]))
            case .endOfFold: break
            }
            next = step.isFolding ? foldingStep(step.i, step.j) : freshStep(step.i, step.j)
        }
        return lines
    }
}

private struct CostTable {
    private var columns = 0
    private var costs: [Int32] = []

    init() {}

    init(rows: Int, columns: Int) {
        self.columns = columns
        costs = Array(repeating: 0, count: rows * columns)
    }

    subscript(row: Int, column: Int) -> Int32 {
        get { costs[row * columns + column] }
        set { costs[row * columns + column] = newValue }
    }
}
