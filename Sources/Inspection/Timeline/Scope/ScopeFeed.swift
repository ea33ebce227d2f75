// SPDX-License-Identifier: MIT

public import ScenarioFormat
import ScenarioRunner

/// Plays a recording for a scope while it is being written.
public final class ScopeFeed {
    private var stream = ScenarioStream()
    private var run: LiveRun?
    public private(set) var scope: Scope?
    private var clock = RecordingClock()
    /// The error that was thrown is damage in a recording, which was played up to it.
    public private(set) var isDamaged = false
    private let onMessage: (ScenarioError) -> Void

    public init(onMessage: @escaping (ScenarioError) -> Void) {
        self.onMessage = onMessage
    }

    private func tell(_ message: ScenarioError) {
        if message.line > 0 { scope?.note(message) }
        onMessage(message)
    }

    /// Takes in what has come.
    /// - Parameter isQuiet: nothing more has come for a while, so that what is there is all of its time
    public func take(_ bytes: some Sequence<UInt8>, isQuiet: Bool) throws(ScenarioError) {
        do throws(ScenarioError) {
            try stream.read(bytes)
        } catch {
            guard stream.setUp.settings.isRecording else { throw error }
            isDamaged = true
            try playRest(isQuiet: true)
            throw error
        }
        try playRest(isQuiet: isQuiet)
    }

    private func playRest(isQuiet: Bool) throws(ScenarioError) {
        for loss in stream.takeLateLosses() { tell(loss.message) }
        guard stream.hasBegun else { return }
        if run == nil { try begin() }
        let entries = stream.takeEntries(keepingLastTime: !isQuiet)
        let rules = stream.takeRules()
        guard !entries.isEmpty || !rules.isEmpty else { return }
        try run?.play(counted(entries), rules: rules)
    }

    /// Counts the times of a recording from its beginning.
    private func counted(_ entries: [TimelineEntry]) -> [TimelineEntry] {
        guard stream.setUp.settings.isRecording else { return entries }
        return entries.map { entry in
            clock.take(entry)
            return entry.counted(from: clock.origin ?? 0)
        }
    }

    /// The set-up is complete when the first line of the timeline has arrived.
    private func begin() throws(ScenarioError) {
        let scenario = stream.setUp
        let scope = Scope()
        self.scope = scope
        run = try LiveRun(scenario, scope) { [weak self] in self?.tell($0) }
    }

    /// Handles the end of the input.
    public func finish() throws(ScenarioError) {
        do throws(ScenarioError) {
            try stream.finish()
        } catch {
            // A host that was ended in the middle of a line leaves the rest.
            guard stream.mayBeTorn else { throw error }
            try take([], isQuiet: true)
            tell(error)
        }
        try take([], isQuiet: true)
        if run == nil { try begin() }
    }
}
