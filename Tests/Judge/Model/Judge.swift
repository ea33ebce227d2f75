// SPDX-License-Identifier: MIT

public import ScenarioFormat

/// The independent judge: what the rules say must come out of a scenario.
public enum Judge {
    public static func predict(_ scenario: Scenario) throws(OutOfScope) -> [LogLine] {
        try Model.predict(scenario)
    }
}
