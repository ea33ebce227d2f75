// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Rate of the reports of a device, and pauses in the middle of a movement.
struct ReportRate {
    private struct Gap {
        var time: Microseconds
        var length: Microseconds
        var distance: Double
    }

    private let interval: Microseconds?
    private var gaps: [Gap] = []
    private let scale: GlassScale
    /// Slower than this, fingers jump visibly, and velocities are rough.
    private static let slowest: Microseconds = 25_000

    init(_ collector: TrailCollector, _ scale: GlassScale) {
        interval = collector.interval
        self.scale = scale
        guard let interval else { return }
        let limit = interval * 3
        for trail in collector.trails {
            var wasMoving = false
            for (from, to) in trail.steps {
                let length = to.time - from.time
                let distance = scale.distance(from, to)
                // A finger that rests is silent on most panels: it has to have moved before, and not slowly since.
                let least = max(scale.length(2), scale.length(20) * Double(length) / 1_000_000)
                if length >= limit, wasMoving, distance >= least {
                    gaps.append(Gap(time: from.time, length: length, distance: distance))
                }
                wasMoving = length < limit && distance > 0
            }
        }
    }

    var findings: [DeviceFinding] {
        guard let interval, interval > 0 else {
            return [.fact("rate", "too few reports to tell; move a finger for a second")]
        }
        let perSecond = Double(1_000_000) / Double(interval)
        let text = "a report each \(interval.tidyMilliseconds), \(perSecond.rounded().tidy) a second"
        let rate: DeviceFinding =
            interval > ReportRate.slowest
            ? .trouble("rate", "\(text), which is slow: short swipes have few reports") : .fact("rate", text)
        guard let longest = gaps.max(by: { $0.length < $1.length }) else {
            return [rate, .fact("gaps", "none while a finger moved")]
        }
        let count = gaps.count == 1 ? "1 pause" : "\(gaps.count) pauses"
        return [
            rate,
            .trouble(
                "gaps",
                "\(count) while a finger moved, the longest \(longest.length.tidyMilliseconds) at "
                    + "\(longest.time.tidySeconds), in which it went \(scale.text(longest.distance))",
                "if it happens again: look for a driver that saves power, or a loose or bad cable"),
        ]
    }
}
