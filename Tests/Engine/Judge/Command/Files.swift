// SPDX-License-Identifier: MIT

import Glibc
import Judge
import ScenarioFormat

/// `judge --files FILE…`: the model alone against the expectations of the files.
func judgeFiles(_ files: [String]) -> Int32 {
    var passed = 0
    var failed = 0
    var skipped = 0
    for file in files {
        do {
            let scenario = try readScenario(file)
            let verdict = (scenario.expectation ?? Expectation()).compare(try Judge.predict(scenario))
            print(verdict.isPassed ? "ok \(file)" : "FAIL \(file)")
            if verdict.isPassed {
                passed += 1
            } else {
                failed += 1
                for line in verdict.diff { print("    \(line)") }
            }
        } catch let error as OutOfScope {
            print("skip \(file): \(error)")
            skipped += 1
        } catch {
            print("FAIL \(file): \(error)")
            failed += 1
        }
    }
    let rest = skipped > 0 ? ", \(skipped) out of scope" : ""
    print("\(passed) passed, \(failed) failed\(rest)")
    return failed == 0 ? 0 : 1
}

func readScenario(_ path: String) throws -> Scenario {
    guard let file = fopen(path, "r") else { throw ScenarioError(line: 0, "cannot be opened") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
        bytes += buffer[..<count]
    }
    return try Scenario(parsing: bytes)
}
