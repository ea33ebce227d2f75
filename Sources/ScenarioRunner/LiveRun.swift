// SPDX-License-Identifier: MIT

public import ScenarioFormat

/// Plays a scenario that is still being written, as far as it has come.
public final class LiveRun {
    private let run: Run

    /// - Parameter scenario: the set-up; its timeline is not played
    public init(
        _ scenario: Scenario, _ observer: any RunObserver, onMessage: ((String) -> Void)? = nil
    ) throws(ScenarioError) {
        run = try Run(scenario, Host(), observer: observer, onMessage: onMessage)
        do {
            try run.setUp()
        } catch {
            run.tearDown()
            throw error
        }
        run.introduce()
    }

    deinit { run.tearDown() }

    /// Plays these entries. Those of one time are one input frame, so that all of them have to come in one call.
    public func play(_ entries: [TimelineEntry], rules: [ReentrantRule] = []) throws(ScenarioError) {
        run.scenario.rules += rules
        guard let last = entries.last else { return }
        try run.play(entries[...], upTo: last.time)
        run.forgetLog()
    }
}
