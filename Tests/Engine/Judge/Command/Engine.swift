// SPDX-License-Identifier: MIT

import Judge
import ScenarioFormat

#if canImport(ScenarioRunner)
    import ScenarioRunner
#endif

/// The engine that the judge checks: the library, through its C API.
func engine(_ scenario: Scenario) throws -> [LogLine] {
    #if canImport(ScenarioRunner)
        try ScenarioRunner.run(scenario)
    #else
        // Without the engine, the model is compared with itself, which tests the other parts of the judge.
        try Judge.predict(scenario)
    #endif
}
