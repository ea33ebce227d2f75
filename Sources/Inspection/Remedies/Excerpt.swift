// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// Cuts a scenario to the part that an attempt depends on, so that repeated playing does not take the time of a long
/// recording. Touches of much earlier gestures are left out; actions of the host remain.
///
/// The timeline is read once if attempts are requested in order.
final class Excerpts {
    /// A scenario up to this length can be played whole.
    static let shortTimeline = 5_000
    /// A shorter one is not cut: playing it whole takes no time.
    private static let longestUncut = 500
    /// A longer excerpt is not played repeatedly.
    private static let longestTimeline = 100_000
    /// Longest time for which a recognizer keeps a finger (5.12).
    private static let memory: Microseconds = 6_000_000

    private let source: ScenarioSource
    private let whole: Scenario?
    private let wholeSteps: Int
    private var reader: TimelineReader?
    /// Actions of the host before the window, and the downs there.
    private var host: [TimelineEntry] = []
    private var downs = 0
    /// Entries of the window that have been read.
    private var window: [TimelineEntry] = []
    private var windowStart: Microseconds = .min

    init(of source: ScenarioSource) {
        self.source = source
        whole = source.whole(ofAtMost: Excerpts.shortTimeline)
        wholeSteps = whole?.steps ?? 0
    }

    /// Returns a scenario in which the attempt has the same outcome, and the attempt in it. Returns nil if the gesture
    /// is too long, or if its outcome depends on earlier gestures.
    func excerpt(
        around attempt: Attempt, _ story: Story, upTo end: Microseconds
    ) -> (scenario: Scenario, attempt: Attempt)? {
        if let whole, wholeSteps <= Excerpts.longestUncut { return (whole, attempt) }
        return cut(around: attempt, story, upTo: end) ?? whole.map { ($0, attempt) }
    }

    private func cut(
        around attempt: Attempt, _ story: Story, upTo end: Microseconds
    ) -> (scenario: Scenario, attempt: Attempt)? {
        // Most gestures depend on nothing before them.
        guard story.gestures.indices.contains(attempt.gesture) else { return nil }
        let (own, earlier) = (story.gestures[attempt.gesture].start, Excerpts.start(story, attempt))
        guard let timeline = try? timeline(from: earlier, upTo: end) else { return nil }
        for start in own == earlier ? [own] : [own, earlier] {
            if let found = cut(timeline, around: attempt, from: start, upTo: end) { return found }
        }
        return nil
    }

    private func cut(
        _ all: [TimelineEntry], around attempt: Attempt, from start: Microseconds, upTo end: Microseconds
    ) -> (scenario: Scenario, attempt: Attempt)? {
        var downs = downs
        let timeline = all.filter { entry in
            guard entry.time < start, entry.action.isOfFingers else { return true }
            if entry.action.isDown { downs += 1 }
            return false
        }
        var scenario = source.setUp
        scenario.timeline = timeline
        var same = attempt
        same.firstTouch -= downs
        guard let played = try? Story(of: ScenarioSource(scenario), upTo: end), let found = played.attempt(like: same),
            found.hasFired == attempt.hasFired, found.last?.reason == attempt.last?.reason
        else { return nil }
        return (scenario, same)
    }

    /// Returns the entries between two times and the host's earlier actions, or nil if there are too many.
    private func timeline(from start: Microseconds, upTo end: Microseconds) throws(ScenarioError) -> [TimelineEntry]? {
        if start < windowStart { reader = nil }
        if reader == nil {
            (host, downs, window) = ([], 0, [])
            reader = try source.makeReader()
        }
        windowStart = start
        moveWindow()
        while window.last.map({ $0.time <= end }) ?? true {
            guard host.count + window.count <= Excerpts.longestTimeline else { return nil }
            guard let entries = try reader?.next(), !entries.isEmpty else { break }
            window += entries
            moveWindow()
        }
        return host + window.prefix { $0.time <= end }
    }

    private func moveWindow() {
        let first = window.firstIndex { $0.time >= windowStart } ?? window.endIndex
        for entry in window[..<first] {
            if entry.action.isDown { downs += 1 }
            if !entry.action.isOfFingers { host.append(entry) }
        }
        window.removeFirst(first)
    }

    /// Returns the start of the last gesture that follows a long pause.
    private static func start(_ story: Story, _ attempt: Attempt) -> Microseconds {
        var index = attempt.gesture
        while index > 0, index > attempt.gesture - 16 {
            let rest = story.gestures[index].start - (story.gestures[index - 1].end ?? .max / 2)
            if rest >= memory { break }
            index -= 1
        }
        return story.gestures.indices.contains(index) ? story.gestures[index].start : 0
    }
}

extension Action {
    fileprivate var isOfFingers: Bool {
        switch self {
        case .down, .move, .up, .cancel, .cancelAll, .sample, .drag, .frame, .wait, .deliver, .pose: true
        case .from(_, let action): action.isOfFingers
        default: false
        }
    }

    fileprivate var isDown: Bool {
        switch self {
        case .down: true
        case .from(_, let action): action.isDown
        case .pose(_, _, _, let downType): downType != nil
        default: false
        }
    }
}
