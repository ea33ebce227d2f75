// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 13.7: a frame rate changes nothing except the sampling.
enum FrameRateCheck {
    /// Checks that a host that looks more often, after everything that it does, sees the same at the times at which it
    /// looked before.
    ///
    /// Before that the result may differ: a finger hits what the host has last seen.
    static func violations(_ scenario: Scenario, _ log: [LogLine], by engine: Judge.Engine) throws -> [String] {
        guard scenario.hasScrollView, let end = scenario.timeline.last?.time,
            let last = scenario.timeline.lastIndex(where: { $0.action.doesSomething })
        else { return [] }
        var finer = scenario
        // Not a multiple of any other interval here, so that it falls between them.
        let time = scenario.timeline[last].time
        let steps = Steps(duration: min(end - time, 3_000_000), every: 6_131)
        finer.timeline.insert(TimelineEntry(time: time, action: .tick(steps)), at: last + 1)
        let log = LogComparison.withoutNoise(log)
        let finerLog = LogComparison.withoutNoise(try engine(finer))
        return missing(log.filter { !$0.isOfAMotion }, in: finerLog.filter { !$0.isOfAMotion })
            + strayed(log.filter(\.isOfAMotion), in: finerLog.filter(\.isOfAMotion))
    }

    /// Returns lines that are missing, except those about a scroll view's motion.
    private static func missing(_ lines: [LogLine], in others: [LogLine]) -> [String] {
        if lines.count != others.count { return ["at another frame rate other lines come"] }
        return zip(lines, others).filter { line, other in
            line.time != other.time || line.name != other.name || line.event != other.event || line.ids != other.ids
        }.prefix(1).map { "at another frame rate there is no \($0.0.text)" }
    }

    /// Returns places that differ at a time at which both hosts have looked; a place that was reported before may be
    /// missing.
    private static func strayed(_ lines: [LogLine], in others: [LogLine]) -> [String] {
        var found: [String] = []
        for line in lines where found.isEmpty {
            let before = others.filter { $0.time <= line.time && $0.name == line.name && $0.event == line.event }
            let others = before.filter { $0.time == line.time } + before.suffix(1)
            if !others.contains(where: { isSame(line.keys, $0.keys) }) {
                found.append("at another frame rate there is no \(line.text)")
            }
        }
        return found
    }

    /// Compares except for the last digit.
    private static func isSame(_ keys: [LogKey: LogValue], _ others: [LogKey: LogValue]) -> Bool {
        keys.allSatisfy { key, value in
            switch (value, others[key]) {
            case (.point(let one), .point(let two)?): (one - two).length < 1e-9
            case (.number(let one), .number(let two)?): (one - two).magnitude < 1e-9
            default: false
            }
        }
    }
}

extension Action {
    fileprivate var doesSomething: Bool {
        switch self {
        case .wait, .tick: false
        default: true
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
    /// Whether the line reports the place of a motion.
    fileprivate var isOfAMotion: Bool {
        switch event {
        case .scroll(.scrolled), .scroll(.zoomed): true
        default: false
        }
    }
}
