// SPDX-License-Identifier: MIT

public import ScenarioFormat

/// The independent judge: what the rules say must come out of a scenario, and what is wrong with what came.
public enum Judge {
    /// Something that plays a scenario and tells what came out.
    public typealias Engine = (Scenario) throws -> [LogLine]

    public static func predict(_ scenario: Scenario) throws(OutOfScope) -> [LogLine] {
        try Model.predict(scenario)
    }

    public static func randomScenario(seed: UInt64) -> Scenario {
        ScenarioGenerator.scenario(seed: seed)
    }

    /// What is wrong with an engine on a scenario; empty if nothing is.
    public static func complaints(about scenario: Scenario, by engine: Engine) throws -> [String] {
        let predicted = try predict(scenario)
        let actual = try engine(scenario)
        let violations = PropertyChecks(scenario: scenario, log: actual).violations
        if !violations.isEmpty { return violations }
        if try engine(scenario) != actual { return ["a second run gave another log"] }
        return LogComparison(predicted: predicted, actual: actual).report
    }

    /// The smallest scenario of this kind that is still complained about, with the expectation of the rules.
    public static func minimise(_ scenario: Scenario, against engine: @escaping Engine) -> Scenario {
        let smallest = Minimiser.minimise(scenario) { candidate in
            // What does not read back as itself is no scenario.
            guard let read = try? Scenario(parsing: candidate.text), read == candidate else { return false }
            return (try? complaints(about: candidate, by: engine).isEmpty) == false
        }
        return judged(smallest)
    }

    /// The scenario with the expectation of the rules.
    public static func judged(_ scenario: Scenario) -> Scenario {
        guard let log = try? predict(scenario) else { return scenario }
        var scenario = scenario
        scenario.expectation = Expectation(predicting: log)
        return scenario
    }
}
