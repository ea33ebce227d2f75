// SPDX-License-Identifier: MIT

import Judge
import ScenarioFormat

#if canImport(ScenarioRunner)
    import ScenarioRunner
#endif

/// Compares the engine, through its C API, with the judge.
enum Agreement {
    static let name = "engine and judge agree"

    /// Returns how their results differ, or nil if they agree.
    static func complaint(about world: World, _ steps: [Step]) -> String? {
        #if canImport(ScenarioRunner)
            guard world.deed?.isInScenarios ?? true else { return nil }
            let scenario = world.scenario(steps)
            do {
                let complaint = try Judge.complaint(about: scenario) { try ScenarioRunner.run($0) }
                return complaint?.lines.joined(separator: "\n")
            } catch {
                return error is OutOfScope ? nil : "\(error)"
            }
        #else
            return nil
        #endif
    }

    /// Returns the sequence as a scenario with the results that the rules expect.
    static func text(of world: World, _ steps: [Step]) -> String {
        Judge.judged(world.scenario(steps)).text
    }
}
