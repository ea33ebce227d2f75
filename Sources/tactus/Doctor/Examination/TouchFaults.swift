// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Touches that do what fingers cannot do.
struct TouchFaults {
    private let collector: TrailCollector
    private let scale: GlassScale

    init(_ collector: TrailCollector, _ scale: GlassScale) {
        (self.collector, self.scale) = (collector, scale)
    }

    var findings: [DeviceFinding] {
        var found = [identities, missing, emptied, drops]
        if collector.keepsNumbers { found += [broken, jumps] }
        let findings = found.compactMap { $0 }
        return findings.isEmpty ? [.fact("faults", "none: each touch has an end, and none jumps")] : findings
    }

    /// Returns `at 3.2 s`, or `3 times, first at 3.2 s`.
    private func times(_ times: [Microseconds]) -> String {
        let first = "at \((times.first ?? 0).tidySeconds)"
        return times.count < 2 ? first : "\(times.count) times, first \(first)"
    }

    private var identities: DeviceFinding? {
        guard !collector.replacements.isEmpty else { return nil }
        return .trouble(
            "ids", "a touch became another one without lifting, \(times(collector.replacements))",
            "a gesture in progress ends there: the driver or the firmware lost the finger")
    }

    /// Touches that end in the middle of a movement and come back at once.
    private var broken: DeviceFinding? {
        var found: [Microseconds] = []
        for (index, trail) in collector.trails.enumerated() where trail.end == .lifted {
            guard let first = trail.samples.first, let last = trail.samples.last,
                scale.distance(first, last) >= scale.length(5), trail.endTime - last.time < 50_000
            else { continue }
            let isBack = collector.trails.dropFirst(index + 1).prefix(16).contains { other in
                guard let start = other.samples.first else { return false }
                return start.time > trail.endTime && start.time - trail.endTime < 80_000
                    && scale.distance(last, start) < scale.length(15)
            }
            if isBack { found.append(trail.endTime) }
        }
        guard !found.isEmpty else { return nil }
        return .trouble(
            "contact", "a moving finger was lost and was back within 80 ms, \(times(found))",
            "each time is two touches for a gesture: clean the glass, remove a film, or try without a glove")
    }

    /// Steps that no hand makes between two reports.
    private var jumps: DeviceFinding? {
        guard let interval = collector.interval else { return nil }
        let diagonal = (scale.width * scale.width + scale.height * scale.height).squareRoot()
        var found: [(time: Microseconds, distance: Double)] = []
        for trail in collector.trails {
            for (from, to) in trail.steps where to.time - from.time < interval * 3 {
                let distance = scale.distance(from, to)
                if distance > diagonal / 4 { found.append((to.time, distance)) }
            }
        }
        guard let longest = found.max(by: { $0.distance < $1.distance }) else { return nil }
        return .trouble(
            "jumps",
            "a finger jumped between two reports, \(times(found.map(\.time))), by \(scale.text(longest.distance))",
            "two fingers may be mistaken for each other, or the charger disturbs the glass: try without it")
    }

    private var missing: DeviceFinding? {
        let count = collector.trails.count { $0.end == .missing }
        guard count > 0 else { return nil }
        let touches = count == 1 ? "1 touch was" : "\(count) touches were"
        return .trouble(
            "ends", "\(touches) still down at the end of the recording",
            "if no finger was: the device forgot the lift, and gestures of fewer fingers cannot begin")
    }

    private var emptied: DeviceFinding? {
        guard !collector.emptied.isEmpty else { return nil }
        return .trouble(
            "ends",
            "the device said that nothing touches it, with a touch that had no end, \(times(collector.emptied))",
            "report it to the kernel's driver")
    }

    private var drops: DeviceFinding? {
        guard !collector.drops.isEmpty else { return nil }
        return .trouble(
            "lost", "the kernel dropped events, \(times(collector.drops))", "its reader was too slow, not the device")
    }
}
