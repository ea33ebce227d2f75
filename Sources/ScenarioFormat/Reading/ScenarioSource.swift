// SPDX-License-Identifier: MIT

/// A scenario whose timeline is read part by part, as often as it is played: a recording of hours is played in the memory
/// of a short one.
public struct ScenarioSource {
    /// Reads a file from its beginning: each call returns the next piece, an empty one at the end.
    public typealias Pieces = () throws(ScenarioError) -> [UInt8]

    enum Timeline {
        case kept([TimelineEntry])
        case read(open: () throws(ScenarioError) -> Pieces, onDamage: (ScenarioError) -> Void)
    }

    /// All but the timeline.
    public var setUp: Scenario
    /// Time at which the first action comes, and at which the last one is over. A recording begins where its host's
    /// clock does.
    public internal(set) var start: Microseconds
    public internal(set) var end: Microseconds
    let timeline: Timeline
    /// Changes to what is read, in this order; nil leaves an entry out.
    var edits: [(TimelineEntry) -> TimelineEntry?] = []

    public init(_ scenario: Scenario) {
        setUp = scenario
        setUp.timeline = []
        timeline = .kept(scenario.timeline)
        var clock = RecordingClock()
        if scenario.settings.isRecording {
            for entry in scenario.timeline {
                clock.take(entry)
                if clock.origin != nil { break }
            }
        }
        start = clock.origin ?? scenario.timeline.first?.time ?? 0
        end = scenario.end
    }

    /// Reads a scenario whose timeline is not kept. One that is no recording is read to its end once, for its rules and
    /// errors.
    ///
    /// - Parameters:
    ///   - open: is called for each time that the timeline is read
    ///   - onDamage: is told what is wrong with a recording, which ends there
    public init(
        reading open: @escaping () throws(ScenarioError) -> Pieces, onDamage: @escaping (ScenarioError) -> Void
    ) throws(ScenarioError) {
        let survey = try Survey(of: try open())
        setUp = survey.setUp
        (start, end) = (survey.start, survey.end)
        timeline = .read(open: open, onDamage: onDamage)
    }

    public func makeReader() throws(ScenarioError) -> TimelineReader { try TimelineReader(self) }

    /// Returns the whole scenario if its timeline is kept and no longer than this.
    public func whole(ofAtMost count: Int) -> Scenario? {
        guard case .kept(let entries) = timeline, entries.count <= count else { return nil }
        var scenario = setUp
        scenario.timeline = entries.compactMap(edited)
        return scenario
    }

    /// Returns the source with changes to its entries.
    public func editing(_ edit: @escaping (TimelineEntry) -> TimelineEntry?) -> ScenarioSource {
        var source = self
        source.edits.append(edit)
        return source
    }

    func edited(_ entry: TimelineEntry) -> TimelineEntry? {
        var result: TimelineEntry? = entry
        for edit in edits { result = result.flatMap(edit) }
        return result
    }
}
