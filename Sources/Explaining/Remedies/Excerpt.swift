// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// Cuts a scenario to what an attempt depends on, so that playing it again and again does not take the time of a long
/// recording. Fingers of gestures long before are left out; what the host did stays.
struct Excerpts {
    /// Up to here a scenario is played whole.
    private static let shortTimeline = 5_000
    /// More is not played dozens of times.
    private static let longestTimeline = 100_000
    /// No recognizer remembers a finger for longer (5.12).
    private static let memory: Microseconds = 6_000_000

    private let whole: Scenario
    private let downs: [Microseconds]
    /// Actions that no finger does.
    private let host: [TimelineEntry]

    init(of scenario: Scenario) {
        whole = scenario
        guard scenario.timeline.count > Excerpts.shortTimeline else {
            (downs, host) = ([], [])
            return
        }
        downs = scenario.timeline.lazy.filter(\.action.isDown).map(\.time)
        host = scenario.timeline.filter { !$0.action.isOfFingers }
    }

    /// Returns a scenario with the same outcome of an attempt, and the attempt there; nil: the gesture is too long, or its
    /// outcome is another without the gestures before.
    func excerpt(
        around attempt: Attempt, _ story: Story, upTo end: Microseconds
    ) -> (scenario: Scenario, attempt: Attempt)? {
        guard whole.timeline.count > Excerpts.shortTimeline else { return (whole, attempt) }
        let start = Excerpts.start(story, attempt)
        let first = whole.timeline.firstPlace { $0.time >= start }
        let last = whole.timeline.firstPlace { $0.time > end }
        guard first <= last else { return nil }
        var scenario = whole
        scenario.timeline = host.prefix { $0.time < start } + whole.timeline[first..<last]
        guard scenario.timeline.count <= Excerpts.longestTimeline else { return nil }
        var same = attempt
        same.firstTouch -= downs.firstPlace { $0 >= start }
        guard let played = try? Story(of: scenario, upTo: end), let found = played.attempt(like: same),
            found.hasFired == attempt.hasFired, found.last?.reason == attempt.last?.reason
        else { return nil }
        return (scenario, same)
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

extension Array {
    /// Returns the first place at which a condition holds that holds from there on.
    fileprivate func firstPlace(_ condition: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
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
