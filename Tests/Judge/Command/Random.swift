// SPDX-License-Identifier: MIT

import Glibc
import Judge
import ScenarioFormat

/// `judge --random COUNT --seed S [--save FOLDER]`: the model against the engine on random scenarios.
struct RandomRun {
    var count: UInt64 = 1_000
    var seed: UInt64 = 1
    var folder: String?
    /// A broken engine fails everywhere; nobody reads more than this.
    var mostFailures = 10

    func run(against engine: @escaping Judge.Engine) -> Int32 {
        var passed = 0
        var failed = 0
        for seed in seed..<(seed + count) where failed < mostFailures {
            let scenario = Judge.randomScenario(seed: seed)
            do {
                let complaints = try Judge.complaints(about: scenario, by: engine)
                if complaints.isEmpty {
                    passed += 1
                    continue
                }
                failed += 1
                report(seed, Judge.minimise(scenario, against: engine), engine)
            } catch {
                failed += 1
                print("FAIL seed \(seed): \(error)")
            }
        }
        print("\(passed) passed, \(failed) failed")
        return failed == 0 ? 0 : 1
    }

    private func report(_ seed: UInt64, _ scenario: Scenario, _ engine: Judge.Engine) {
        print("FAIL seed \(seed)")
        for complaint in (try? Judge.complaints(about: scenario, by: engine)) ?? [] { print("    \(complaint)") }
        guard let folder else {
            print(scenario.text)
            return
        }
        let path = "\(folder)/random-\(seed).scenario"
        guard let file = fopen(path, "w") else {
            print("\(path) cannot be written")
            return
        }
        defer { fclose(file) }
        fputs("# Random scenario \(seed), made as small as it goes\n" + scenario.text, file)
        print("    saved as \(path)")
    }
}
