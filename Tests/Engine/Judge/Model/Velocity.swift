// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 8.10: velocity of a location, from its samples.
struct Velocity {
    static let window: Microseconds = 100_000
    static let longestPause: Microseconds = 40_000

    private var samples: [(time: Microseconds, place: Point)] = []

    /// 8.10: returns whether the last sample is too old for a motion.
    func isStale(at now: Microseconds) -> Bool {
        guard let last = samples.last else { return true }
        return now - last.time > Velocity.longestPause
    }

    mutating func add(_ place: Point, at time: Microseconds) {
        samples.append((time, place))
    }

    /// Velocity in px/s; 0 for a finger that has stopped. Nil where the last digit would decide.
    func value(at now: Microseconds) -> Point? {
        guard let last = samples.last, !isStale(at: now) else { return .zero }
        let recent = samplesSinceTheLastPause.filter { last.time - $0.time <= Velocity.window }
        let times = recent.map { Double($0.time - last.time) / 1_000_000 }
        let fit = Point(
            x: Velocity.slope(times, recent.map { $0.place.x - last.place.x }),
            y: Velocity.slope(times, recent.map { $0.place.y - last.place.y }))
        let net = last.place - (recent.first?.place ?? last.place)
        let along = fit.x * net.x + fit.y * net.y
        if along != 0 && along.magnitude < 1e-9 * fit.length * net.length { return nil }
        return along < 0 ? .zero : fit
    }

    private var samplesSinceTheLastPause: ArraySlice<(time: Microseconds, place: Point)> {
        let pause = zip(samples, samples.dropFirst()).enumerated().filter { _, pair in
            pair.1.time - pair.0.time > Velocity.longestPause
        }.last
        return samples.dropFirst(pause.map { $0.offset + 1 } ?? 0)
    }

    /// Slope at time 0 of the best parabola, or of the line through two samples.
    private static func slope(_ times: [Double], _ values: [Double]) -> Double {
        guard times.count > 1 else { return 0 }
        if times.count == 2 { return (values[1] - values[0]) / (times[1] - times[0]) }
        // Normal equations of v = a + b·t + c·t², solved for b by Cramer's rule.
        func sum(_ power: Int) -> Double { times.reduce(0) { $0 + $1.raised(to: power) } }
        func moment(_ power: Int) -> Double {
            zip(times, values).reduce(0) { $0 + $1.0.raised(to: power) * $1.1 }
        }
        let s = (0...4).map(sum)
        let m = (0...2).map(moment)
        let all = determinant([s[0], s[1], s[2]], [s[1], s[2], s[3]], [s[2], s[3], s[4]])
        let slope = determinant([s[0], m[0], s[2]], [s[1], m[1], s[3]], [s[2], m[2], s[4]])
        return slope / all
    }

    private static func determinant(_ a: [Double], _ b: [Double], _ c: [Double]) -> Double {
        a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0])
            + a[2] * (b[0] * c[1] - b[1] * c[0])
    }
}

extension Double {
    fileprivate func raised(to power: Int) -> Double {
        (0..<power).reduce(1) { product, _ in product * self }
    }
}
