// SPDX-License-Identifier: MIT

/// Reads a scenario that is still being written, such as the recording of a running host.
public struct ScenarioStream {
    private var parser = Parser()
    private var lines = LineReader()
    /// Entries that were handed out; the parser keeps the last one, behind which the next has to come.
    private var taken = 0
    private var rulesTaken = 0
    private var lateLosses: [RecordingLoss] = []

    public init() {}

    /// The set-up that was read so far; complete once the timeline has begun.
    public var setUp: Scenario {
        var scenario = parser.scenario
        scenario.timeline = []
        scenario.rules = []
        scenario.expectation = nil
        return scenario
    }

    /// The scenario without its timeline, after everything was read.
    var whole: Scenario {
        var scenario = parser.scenario
        scenario.timeline = []
        return scenario
    }

    /// Whether the file may end in the middle of a line.
    public var mayBeTorn: Bool { parser.scenario.settings.mayBeTorn }

    public var hasBegun: Bool { taken > 0 || !parser.scenario.timeline.isEmpty }

    /// Reads a piece. A line is used when it is complete.
    public mutating func read(_ bytes: some Sequence<UInt8>) throws(ScenarioError) {
        lines.append(bytes)
        while let line = try lines.next() { try read(line) }
    }

    private mutating func read(_ line: LexedLine) throws(ScenarioError) {
        let isTaken = taken > 0 && taken == parser.scenario.timeline.count
        if let loss = line.loss, isTaken, parser.scenario.settings.isRecording {
            lateLosses.append(RecordingLoss(loss, line: SourceLine(line.number)))
        } else {
            try parser.read(line)
        }
    }

    /// Returns losses behind an entry that was taken before they were read.
    public mutating func takeLateLosses() -> [RecordingLoss] {
        defer { lateLosses = [] }
        return lateLosses
    }

    /// Takes the rest as the last line.
    public mutating func finish() throws(ScenarioError) {
        guard let line = try lines.last() else { return }
        if parser.scenario.settings.mayBeTorn { throw Scenario.cutOff(inLine: line.number) }
        try parser.read(line)
    }

    /// Returns the entries that were not returned yet. Entries of one time belong together, so those of the last time
    /// are kept back while more may follow.
    public mutating func takeEntries(keepingLastTime: Bool) -> [TimelineEntry] {
        let all = parser.scenario.timeline
        guard let last = all.last else { return [] }
        var entries = Array(all.dropFirst(taken))
        if keepingLastTime {
            // In a recording each line stands for itself, but lines below it may describe its callbacks.
            let isRecording = parser.scenario.settings.isRecording
            entries = isRecording ? entries.dropLast() : Array(entries.prefix { $0.time < last.time })
        }
        taken += entries.count
        // Keeps memory bounded while the host runs.
        let spare = min(taken, all.count - 1)
        parser.scenario.timeline.removeFirst(spare)
        taken -= spare
        return entries
    }

    /// Returns the rules `in R on STATE` that were not returned yet.
    public mutating func takeRules() -> [ReentrantRule] {
        let rules = Array(parser.scenario.rules.dropFirst(rulesTaken))
        rulesTaken += rules.count
        return rules
    }
}
