// SPDX-License-Identifier: MIT

import Judge
import ScenarioFormat

#if canImport(ScenarioRunner)
    import ScenarioRunner
#endif

/// What the judge is held against: the library, through its C API.
func engine(_ scenario: Scenario) throws -> [LogLine] {
    #if canImport(ScenarioRunner)
        try ScenarioRunner.run(scenario)
    #else
        // Without the library against itself, which tests the rest of it.
        try Judge.predict(scenario)
    #endif
}
