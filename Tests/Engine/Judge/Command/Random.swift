// SPDX-License-Identifier: MIT

import Glibc
import Judge
import ScenarioFormat

/// `judge --random COUNT …`: the model against the engine on random scenarios.
struct RandomRun {
    var count: UInt64 = 1_000
    var seed: UInt64 = 1
    var folder: String?
    /// Largest number of reported differences of one kind, which mostly have one cause.
    var mostOfOneKind = 2
    /// Only scenarios whose text contains this word are judged.
    var word: String?

    func run(against engine: @escaping Judge.Engine) -> Int32 {
        var passed = 0
        var skipped = 0
        var failures: [String: Int] = [:]
        for seed in seed..<(seed + count) {
            let scenario = Judge.randomScenario(seed: seed)
            if let word, !scenario.has(word) { continue }
            do {
                guard let complaint = try Judge.complaint(about: scenario, by: engine) else {
                    passed += 1
                    continue
                }
                failures[complaint.kind, default: 0] += 1
                if failures[complaint.kind, default: 0] <= mostOfOneKind {
                    report(seed, Judge.minimise(scenario, against: engine), engine)
                }
            } catch is OutOfScope {
                skipped += 1
            } catch {
                failures["\(error)", default: 0] += 1
                print("FAIL seed \(seed): \(error)")
            }
        }
        for (kind, count) in failures.sorted(by: { ($0.value, $1.key) > ($1.value, $0.key) }) {
            print("\(count) x \(kind)")
        }
        let failed = failures.values.reduce(0, +)
        let rest = skipped > 0 ? ", \(skipped) undecidable" : ""
        print("\(passed) passed, \(failed) failed\(rest)")
        return failed == 0 ? 0 : 1
    }

    private func report(_ seed: UInt64, _ scenario: Scenario, _ engine: Judge.Engine) {
        print("FAIL seed \(seed)")
        let complaint = try? Judge.complaint(about: scenario, by: engine)
        for line in complaint?.lines ?? [] { print("    \(line)") }
        guard let folder else {
            print(scenario.text)
            return
        }
        let path = "\(folder)/random-\(seed).scenario"
        guard let file = fopen(path, "w") else {
            print("    \(path) cannot be written")
            return
        }
        defer { fclose(file) }
        fputs("# Random scenario \(seed), made as small as it goes\n" + scenario.text, file)
        print("    saved as \(path)")
    }
}

extension Scenario {
    fileprivate func has(_ word: String) -> Bool {
        text.split(whereSeparator: \.isWhitespace).contains { $0 == word }
    }
}
