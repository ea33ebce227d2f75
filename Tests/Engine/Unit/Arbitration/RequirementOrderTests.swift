// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Declared requirements")
struct RequirementOrderTests {
    /// Requirements as a plain list.
    private struct Edges {
        var pairs: Set<[Int]> = []

        func leads(from start: Int, to goal: Int) -> Bool {
            var found = [start]
            var index = 0
            while index < found.count {
                if found[index] == goal { return true }
                for pair in pairs where pair[0] == found[index] && !found.contains(pair[1]) { found.append(pair[1]) }
                index += 1
            }
            return false
        }
    }

    @Test("6.10 Exactly the requirements that close a cycle are refused, also after removals", arguments: 1...30)
    func rings(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let recognizers = (0..<12).map { _ in GestureRecognizer() }
        var edges = Edges()
        for _ in 0..<300 {
            let waiting = Int.random(in: 0..<recognizers.count, using: &random)
            let required = Int.random(in: 0..<recognizers.count, using: &random)
            if Int.random(in: 0..<4, using: &random) == 0 {
                recognizers[waiting].removeFailureRequirement(recognizers[required])
                edges.pairs.remove([waiting, required])
            } else {
                let isAllowed = !edges.leads(from: required, to: waiting)
                #expect(recognizers[waiting].require(toFail: recognizers[required]) == isAllowed)
                if isAllowed { edges.pairs.insert([waiting, required]) }
            }
        }
    }

    @Test("6.10 A cycle through a destroyed recognizer does not count")
    func gone() {
        let first = GestureRecognizer()
        let last = GestureRecognizer()
        do {
            let between = GestureRecognizer()
            #expect(first.require(toFail: between))
            #expect(between.require(toFail: last))
            #expect(!last.require(toFail: first))
        }
        #expect(last.require(toFail: first))
        #expect(!first.require(toFail: last))
    }
}
