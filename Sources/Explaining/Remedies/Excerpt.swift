// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// Cuts a scenario to what an attempt depends on, so that playing it again and again does not take the time of a long
/// recording. Fingers of gestures long before are left out; what the host did stays.
///
/// The timeline is read from its beginning to its end as long as attempts are asked for in their order.
final class Excerpts {
    /// Up to here a scenario is played whole.
    static let shortTimeline = 5_000
    /// More is not played dozens of times.
    private static let longestTimeline = 100_000
    /// No recognizer remembers a finger for longer (5.12).
    private static let memory: Microseconds = 6_000_000

    private let source: ScenarioSource
    private let whole: Scenario?
    private var reader: TimelineReader?
    /// Actions before the window that no finger does, and the downs there.
    private var host: [TimelineEntry] = []
    private var downs = 0
    /// Entries from a time on, as far as they were read.
    private var window: [TimelineEntry] = []
    private var windowStart: Microseconds = .min

    init(of source: ScenarioSource) {
        self.source = source
        whole = source.whole(ofAtMost: Excerpts.shortTimeline)
    }

    /// Returns a scenario with the same outcome of an attempt, and the attempt there; nil: the gesture is too long, or its
    /// outcome is another without the gestures before.
    func excerpt(
        around attempt: Attempt, _ story: Story, upTo end: Microseconds
    ) -> (scenario: Scenario, attempt: Attempt)? {
        if let whole { return (whole, attempt) }
        guard let timeline = try? timeline(from: Excerpts.start(story, attempt), upTo: end) else { return nil }
        var scenario = source.setUp
        scenario.timeline = timeline
        var same = attempt
        same.firstTouch -= downs
        guard let played = try? Story(of: ScenarioSource(scenario), upTo: end), let found = played.attempt(like: same),
            found.hasFired == attempt.hasFired, found.last?.reason == attempt.last?.reason
        else { return nil }
        return (scenario, same)
    }

    /// Returns the entries from one time to another, and what the host did before them; nil: these are too many.
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

    /// The beginning of the first gesture before which there was a long rest.
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
