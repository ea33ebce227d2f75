// SPDX-License-Identifier: MIT

public import ScenarioFormat

/// The independent judge: what the rules say must come out of a scenario, and what is wrong with what came.
public enum Judge {
    /// Something that plays a scenario and tells what came out.
    public typealias Engine = (Scenario) throws -> [LogLine]

    public static func predict(_ scenario: Scenario) throws(OutOfScope) -> [LogLine] {
        let prediction = try Model.predict(scenario)
        if let open = prediction.open { throw OutOfScope(what: open.what) }
        return prediction.log
    }

    public static func randomScenario(seed: UInt64) -> Scenario {
        ScenarioGenerator.scenario(seed: seed)
    }

    /// What is wrong with an engine on a scenario; nil if nothing is.
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

    /// The smallest scenario with a complaint of the same kind, with the expectation of the rules.
    public static func minimise(_ scenario: Scenario, against engine: @escaping Engine) -> Scenario {
        guard let kind = (try? complaint(about: scenario, by: engine))?.kind else { return scenario }
        let smallest = Minimiser.minimise(scenario) { candidate in
            // What does not read back as itself is no scenario.
            guard let read = try? Scenario(parsing: candidate.text), read == candidate else { return false }
            return (try? complaint(about: candidate, by: engine))?.kind == kind
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

/// Something wrong with an engine on a scenario.
public struct Complaint {
    /// The same for scenarios that probably show the same fault.
    public var kind: String
    public var lines: [String]
}
