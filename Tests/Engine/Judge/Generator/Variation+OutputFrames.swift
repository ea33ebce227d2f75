// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Variation {
    /// Delivers once per output frame, mostly resampled (1.11, 1.16).
    mutating func deliverByOutputFrames() {
        guard scenario.settings.accommodations == nil, random.chance(10) else { return }
        var delivery = OutputFrameDelivery(isResampled: random.chance(75))
        if random.chance(50) { delivery.latency = random.pick([0, 1_000, 5_000, 10_000, 20_000, 50_000]) }
        scenario.settings.delivery = delivery
        let period: Microseconds = random.pick([16_667, 11_111, 8_333, 8_000, 6_944, 33_333])
        var timeline: [TimelineEntry] = []
        var next = period
        for entry in scenario.timeline {
            next = addOutputFrames(to: &timeline, from: next, before: entry.time, every: period)
            timeline.append(entry)
        }
        scenario.timeline = timeline
    }

    /// Adds output frames for as long as fingers may be moving.
    private func addOutputFrames(
        to timeline: inout [TimelineEntry], from first: Microseconds, before end: Microseconds,
        every period: Microseconds
    ) -> Microseconds {
        let busy = (timeline.map(\.busyUntil).max() ?? 0) + 100_000
        var time = first
        while time < end {
            if time <= busy { timeline.append(TimelineEntry(time: time, action: .deliver)) }
            time += period
        }
        return time
    }
}

extension TimelineEntry {
    /// Time at which the entry has ended: a drag lasts for a while.
    fileprivate var busyUntil: Microseconds {
        switch action {
        case .drag(_, _, let steps): time + steps.duration
        case .deliver: 0
        default: time
        }
    }
}
