// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

@Suite("Velocity")
struct VelocityTests {
    /// Asked for at the last sample, unless a later time is given.
    private func velocity(_ samples: [(ms: Double, x: Double, y: Double)], askedAt time: Double? = nil) -> Point {
        var estimator = VelocityEstimator()
        for sample in samples { estimator.add(Point(x: sample.x, y: sample.y), at: ms(sample.ms)) }
        return estimator.velocity(at: ms(time ?? samples.last?.ms ?? 0))
    }

    private func samples(
        every interval: Double, for duration: Double, _ place: (Double) -> (Double, Double)
    ) -> [(ms: Double, x: Double, y: Double)] {
        stride(from: 0, through: duration, by: interval).map {
            let (x, y) = place($0 / 1000)
            return ($0, x, y)
        }
    }

    @Test("8.10 A steady motion has its speed, on any panel", arguments: [2.0, 4, 8, 16])
    func line(interval: Double) {
        let found = velocity(samples(every: interval, for: 96) { (300 + 1200 * $0, 40 - 700 * $0) })
        #expect(abs(found.x - 1200) < 1e-6)
        #expect(abs(found.y + 700) < 1e-6)
    }

    @Test("8.10 An accelerated motion has the speed that it has at the last sample", arguments: [4.0, 8, 16])
    func parabola(interval: Double) {
        // x = 100 t + 4000 t², so that x' = 100 + 8000 t.
        let found = velocity(samples(every: interval, for: 96) { (100 * $0 + 4000 * $0 * $0, 0) })
        #expect(abs(found.x - (100 + 8000 * 0.096)) < 1e-6)
        #expect(found.y == 0 || abs(found.y) < 1e-9)
    }

    @Test("8.10 Two samples make a line, one makes nothing")
    func fewSamples() {
        #expect(velocity([(0, 0, 0), (20, 10, -4)]) == Point(x: 500, y: -200))
        #expect(velocity([(0, 5, 5)]) == .zero)
        #expect(velocity([]) == .zero)
    }

    @Test("8.10 Only samples of the last 100 ms count, the one at the limit included")
    func window() {
        let steady = samples(every: 10, for: 100) { (1000 * $0, 0) }.map { ($0.ms + 100, $0.x, $0.y) }
        #expect(abs(velocity([(0, -900, 300), (99, 700, -200)] + steady).x - 1000) < 1e-6)
        // Four samples of which the first is at the limit: a parabola through all of them.
        func place(_ ms: Double) -> Double { ms * ms / 100 }
        let exact = velocity([0, 40, 70, 100].map { ($0, place($0), 0) })
        #expect(abs(exact.x - 2000) < 1e-6)
        // One beyond it tells nothing, however far off it is.
        let later = velocity([(0, -900, 300), (40, 16, 0), (70, 49, 0), (100.001, place(100.001), 0)])
        #expect(abs(later.x - 2000.02) < 1e-3)
    }

    @Test("8.10 No sample counts that is older than a pause of more than 40 ms between two samples")
    func pause() {
        let drag = samples(every: 10, for: 50) { (2000 * $0, 0) }
        func flick(after rest: Double) -> Point {
            velocity(drag + (0..<3).map { (50 + rest + Double($0) * 8, 100 - Double($0) * 24, 0) })
        }
        #expect(abs(flick(after: 40.001).x + 3000) < 1e-6)
        // No pause: the way back is less than the way there.
        #expect(flick(after: 40) == .zero)
        #expect(velocity(drag + [(91, 110, 0)]) == .zero)
        #expect(abs(velocity(drag + [(91, 110, 0), (99, 126, 0)]).x - 2000) < 1e-6)
    }

    @Test("8.10 Room that was made among many samples is no pause")
    func manySamples() {
        let fast = (0..<4000).map { (Double($0) * 0.02, Double($0) * 0.02, 0.0) }
        #expect(abs(velocity(fast).x - 1000) < 1e-6)
        #expect(abs(velocity(fast + [(119, 119, 0)]).x - 1000) < 1e-6)
    }

    @Test("8.10 It is 0 once the last sample is more than 40 ms older than the delivery that asks")
    func stopped() {
        let steady = samples(every: 10, for: 50) { (1000 * $0, 0) }
        #expect(velocity(steady, askedAt: 90).x != 0)
        #expect(velocity(steady, askedAt: 90.001) == .zero)
    }

    @Test("8.10 It is 0 if the fit points against the way that was made")
    func opposing() {
        // Far ahead, then back at the end: the parabola's end points backwards.
        #expect(velocity([(0, 0, 0), (10, 100, 0), (20, 110, 0), (30, 90, 0)]) == .zero)
        // Both axes are judged together.
        let turned = velocity([(0, 0, 0), (10, 20, 100), (20, 25, 200), (30, 20, 300)])
        #expect(turned.x < 0)
        #expect(turned.y > 2500)
    }

    @Test("8.10 Samples of the same time are one, the last of them")
    func sameTime() {
        #expect(
            velocity([(0, 0, 0), (10, 3, 0), (10, 10, 0), (20, 20, 0)])
                == velocity([(0, 0, 0), (10, 10, 0), (20, 20, 0)]))
    }

    @Test("8.10 The same motion shifted in time has the same velocity")
    func shifted() {
        let base = samples(every: 8, for: 96) { (500 * $0 + 900 * $0 * $0, 30 * $0) }
        let later = base.map { ($0.ms + 4_000_000_000, $0.x, $0.y) }
        #expect(velocity(base) == velocity(later))
    }

    @Test("8.10 Whatever the samples, the slope is that of the least squares", arguments: 0..<40)
    func leastSquares(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var time = 0.0
        var samples: [(ms: Double, x: Double, y: Double)] = []
        for _ in 0..<Int.random(in: 2...20, using: &random) {
            samples.append((time, .random(in: -500...500, using: &random), .random(in: -500...500, using: &random)))
            time += Double(Int.random(in: 1...20, using: &random))
        }
        let found = velocity(samples)
        let expected = referenceVelocity(samples.map { ($0.ms, Point(x: $0.x, y: $0.y)) })
        #expect(abs(found.x - expected.x) <= 1e-6 * max(1, abs(expected.x)))
        #expect(abs(found.y - expected.y) <= 1e-6 * max(1, abs(expected.y)))
    }
}
