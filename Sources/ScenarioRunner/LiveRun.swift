// SPDX-License-Identifier: MIT

public import ScenarioFormat

/// Plays a scenario in parts, while it is read or still being written.
public final class LiveRun {
    private let run: Run

    /// - Parameter setUp: its timeline is not played
    public convenience init(
        _ setUp: Scenario, _ observer: any RunObserver, onMessage: ((ScenarioError) -> Void)? = nil
    ) throws(ScenarioError) {
        try self.init(setUp, .nothing, observer, onMessage)
    }

    init(
        _ setUp: Scenario, _ explanation: Explanation, _ observer: (any RunObserver)?,
        _ onMessage: ((ScenarioError) -> Void)?, trace: TraceWriter? = nil
    ) throws(ScenarioError) {
        run = try Run(setUp, Host(), explains: explanation, observer: observer, onMessage: onMessage)
        run.trace = trace
        do {
            try run.setUp()
        } catch {
            run.tearDown()
            throw error
        }
        run.introduce()
    }

    deinit { run.tearDown() }

    /// Plays these entries up to a time. Entries with the same time form one input frame and must come in one call.
    public func play(
        _ entries: [TimelineEntry], rules: [ReentrantRule] = [], upTo end: Microseconds = .max
    ) throws(ScenarioError) {
        run.scenario.rules += rules
        guard let last = entries.last else { return }
        // Later steps of drags are played later. In a recording each line stands for itself, and devices have their own
        // clocks.
        try run.play(entries[...], upTo: run.isRecording ? end : min(end, last.time))
    }

    /// Plays steps that remain after the last entry, up to a time.
    public func finish(upTo end: Microseconds = .max) throws(ScenarioError) {
        try run.play([], upTo: end)
        run.closeLog(isInput: true)
    }

    /// Plays a source from its beginning up to a time.
    func play(_ source: ScenarioSource, upTo end: Microseconds) throws(ScenarioError) {
        let reader = try source.makeReader()
        while true {
            let entries = try reader.next()
            guard let first = entries.first, first.time <= end else { break }
            try play(entries, upTo: end)
        }
        try finish(upTo: end)
    }
}
