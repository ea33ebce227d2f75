// SPDX-License-Identifier: MIT

public import ScenarioFormat

/// The independent judge: predicts what the rules demand of a scenario, and finds what is wrong with a log.
public enum Judge {
    /// Plays a scenario and returns its log.
    public typealias Engine = (Scenario) throws -> [LogLine]

    public static func predict(_ scenario: Scenario) throws(OutOfScope) -> [LogLine] {
        let prediction = try Model.predict(scenario)
        if let open = prediction.open { throw OutOfScope(what: open.what) }
        return prediction.log
    }

    public static func randomScenario(seed: UInt64) -> Scenario {
        ScenarioGenerator.scenario(seed: seed)
    }

    /// Returns what is wrong with an engine on a scenario, or nil. O(length of the scenario), with a large constant.
    public static func complaint(about scenario: Scenario, by engine: Engine) throws -> Complaint? {
        let prediction = try Model.predict(scenario)
        let actual = try engine(scenario)
        if try engine(scenario) != actual {
            return Complaint(kind: "repetition", lines: ["a second run gave another log"])
        }
        let comparison = LogComparison(
            predicted: prediction.judged(prediction.log), actual: prediction.judged(actual), of: scenario)
        var violations = PropertyChecks(scenario: scenario, log: actual).violations
        violations += try FrameRateCheck.violations(scenario, actual, by: engine)
        if comparison.firstDifference != nil {
            return Complaint(kind: comparison.kind, lines: violations + comparison.report)
        }
        return violations.isEmpty ? nil : Complaint(kind: "property", lines: violations)
    }

    /// Returns the smallest scenario with a complaint of the same kind, with the expectation of the rules.
    public static func minimise(_ scenario: Scenario, against engine: @escaping Engine) -> Scenario {
        guard let kind = (try? complaint(about: scenario, by: engine))?.kind else { return scenario }
        let smallest = Minimiser.minimise(scenario) { candidate in
            // Text that does not read back as the same scenario is invalid.
            guard let read = try? Scenario(parsing: candidate.text), read == candidate else { return false }
            return (try? complaint(about: candidate, by: engine))?.kind == kind
        }
        return judged(smallest)
    }

    /// Returns the scenario with the expectation of the rules.
    public static func judged(_ scenario: Scenario) -> Scenario {
        guard let log = try? predict(scenario) else { return scenario }
        var scenario = scenario
        scenario.expectation = Expectation(predicting: log)
        return scenario
    }
}

/// Something wrong with an engine on a scenario.
public struct Complaint {
    /// Equal for complaints that probably have the same cause.
    public var kind: String
    public var lines: [String]
}
