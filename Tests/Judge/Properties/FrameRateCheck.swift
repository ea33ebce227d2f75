// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 13.7: a frame rate changes nothing but the sampling.
enum FrameRateCheck {
    /// A host that looks more often after the last touch sees the same at the times at which it looked before.
    ///
    /// Before that it may not: a finger hits what the host has seen last.
    static func violations(_ scenario: Scenario, _ log: [LogLine], by engine: Judge.Engine) throws -> [String] {
        guard scenario.hasScrollView, let end = scenario.timeline.last?.time,
            let last = scenario.timeline.lastIndex(where: { $0.action.endsTouches })
        else { return [] }
        var finer = scenario
        // Not a part of any other interval here, so that it falls between them.
        let time = scenario.timeline[last].time
        let steps = Steps(duration: min(end - time, 3_000_000), every: 6_131)
        finer.timeline.insert(TimelineEntry(time: time, action: .tick(steps)), at: last + 1)
        let finerLog = try engine(finer)
        return missing(resting(log), in: resting(finerLog)) + missing(seen(log), in: seen(finerLog))
    }

    /// Everything but what a scroll view says of its way.
    private static func resting(_ log: [LogLine]) -> [LogLine] {
        log.filter { !$0.isOfAMotion }
    }

    private static func seen(_ log: [LogLine]) -> [LogLine] {
        log.filter(\.isOfAMotion)
    }

    private static func missing(_ lines: [LogLine], in others: [LogLine]) -> [String] {
        var rest = others[...]
        for line in lines {
            guard let index = rest.firstIndex(where: { isSame(line, $0) }) else {
                return ["at another frame rate there is no \(line.text)"]
            }
            rest = rest[(index + 1)...]
        }
        return []
    }

    private static func isSame(_ line: LogLine, _ other: LogLine) -> Bool {
        line.time == other.time && line.name == other.name && line.event == other.event && line.ids == other.ids
            && (!line.isOfAMotion || line.keys == other.keys)
    }
}

extension Action {
    fileprivate var endsTouches: Bool {
        switch self {
        case .drag: true
        default: isTouchChange || self == .cancelAll
        }
    }
}

extension Scenario {
    var hasScrollView: Bool {
        declarations.contains { declaration in
            guard case .view(let view) = declaration, case .scrollView = view.kind else { return false }
            return true
        }
    }
}

extension LogLine {
    /// Where a host has looked, and how far a motion was then.
    fileprivate var isOfAMotion: Bool {
        switch event {
        case .scroll(.scrolled), .scroll(.zoomed): true
        default: false
        }
    }
}
