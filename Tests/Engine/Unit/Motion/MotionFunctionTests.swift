// SPDX-License-Identifier: MIT

import Foundation
import GestureCore
import Testing

@Suite("Motion functions")
struct MotionFunctionTests {
    /// One step of 1 µs to 100 µs of x″ = −2·ζ·ω·x′ − ω²·x by Runge and Kutta.
    private func step(_ state: (x: Double, v: Double), _ omega: Double, _ zeta: Double, _ time: Double) -> (
        x: Double, v: Double
    ) {
        func slope(_ state: (x: Double, v: Double)) -> (x: Double, v: Double) {
            (state.v, -2 * zeta * omega * state.v - omega * omega * state.x)
        }
        func moved(_ slope: (x: Double, v: Double), _ time: Double) -> (x: Double, v: Double) {
            (state.x + slope.x * time, state.v + slope.v * time)
        }
        let k1 = slope(state)
        let k2 = slope(moved(k1, time / 2))
        let k3 = slope(moved(k2, time / 2))
        let k4 = slope(moved(k3, time))
        return moved(
            ((k1.x + 2 * k2.x + 2 * k3.x + k4.x) / 6, (k1.v + 2 * k2.v + 2 * k3.v + k4.v) / 6), time)
    }

    @Test(
        "16.2 A spring follows its equation, whatever its damping",
        arguments: [0, 0.1, 0.5, 0.9, 0.999, 0.999999, 1, 1.000001, 1.001, 1.1, 2, 10])
    func equation(zeta: Double) {
        let omega = 18.6
        let spring = Spring(angularFrequency: omega, dampingRatio: zeta)
        for (start, velocity) in [(100.0, 0.0), (0, 3000), (100, -5000), (-40, -900)] {
            var state = (x: start - 250, v: velocity)
            for frame in 1...60 {
                for _ in 0..<160 { state = step(state, omega, zeta, 1e-4) }
                let elapsed = Microseconds(frame * 16_000)
                let position = spring.position(from: start, velocity: velocity, to: 250, at: elapsed)
                let speed = spring.velocity(from: start, velocity: velocity, to: 250, at: elapsed)
                #expect(abs(position - 250 - state.x) < 1e-5)
                #expect(abs(speed - state.v) < 1e-3)
            }
        }
    }

    @Test("16.2 Near a damping ratio of 1 positions, velocities and settling times are continuous")
    func critical() {
        for exponent in 1...15 {
            let small = Foundation.pow(10, -Double(exponent))
            let below = Spring(angularFrequency: 18.6, dampingRatio: 1 - small)
            let above = Spring(angularFrequency: 18.6, dampingRatio: 1 + small)
            for elapsed in stride(from: Microseconds(0), through: 2_000_000, by: 50_000) {
                let one = below.position(from: 0, velocity: 900, to: 400, at: elapsed)
                let other = above.position(from: 0, velocity: 900, to: 400, at: elapsed)
                #expect(abs(one - other) < 1000 * small + 1e-9)
                let speed = below.velocity(from: 0, velocity: 900, to: 400, at: elapsed)
                let otherSpeed = above.velocity(from: 0, velocity: 900, to: 400, at: elapsed)
                #expect(abs(speed - otherSpeed) < 20_000 * small + 1e-7)
            }
            let rest = below.settlingDuration(from: 0, velocity: 900, to: 400, epsilon: 0.5)
            let otherRest = above.settlingDuration(from: 0, velocity: 900, to: 400, epsilon: 0.5)
            if exponent > 1 { #expect(abs(Double(rest - otherRest)) < 4e6 * small + 2) }
        }
    }

    @Test("16.2 From its time of rest on a spring stays within ε, and not a microsecond earlier", arguments: 0..<400)
    func settling(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let ratios: [Double] = [0.05, 0.3, 0.7, 0.99, 0.999999, 1, 1.000001, 1.01, 1.5, 4, 20]
        let zeta = ratios.randomElement(using: &random) ?? 1
        let omega = Foundation.exp(Double.random(in: -1...5, using: &random))
        let spring = Spring(angularFrequency: omega, dampingRatio: zeta)
        let start = Double.random(in: -500...500, using: &random)
        let velocity = Bool.random(using: &random) ? Double.random(in: -9000...9000, using: &random) : 0
        let epsilon = Foundation.exp(Double.random(in: -9...5, using: &random))
        func offset(_ time: Microseconds) -> Double {
            abs(spring.position(from: start, velocity: velocity, to: 0, at: time))
        }
        let rest = spring.settlingDuration(from: start, velocity: velocity, to: 0, epsilon: epsilon)
        if rest > 1 { #expect(offset(rest - 2) > epsilon * (1 - 1e-9)) }
        var time = rest
        for _ in 0..<4000 {
            #expect(offset(time) <= epsilon * (1 + 1e-9))
            time += Microseconds(1e6 / omega / 50) + 1
        }
    }

    @Test("16.2 A response is the period without damping; a spring without damping never rests")
    func response() {
        let spring = Spring(response: 0.5, dampingRatio: 0)
        #expect(abs(spring.angularFrequency - 4 * .pi) < 1e-12)
        #expect(abs(spring.position(from: 100, velocity: 0, to: 0, at: 500_000) - 100) < 1e-9)
        #expect(spring.settlingDuration(from: 100, velocity: 0, to: 0, epsilon: 0.5) == .max)
        #expect(spring.settlingDuration(from: 0.3, velocity: 0, to: 0, epsilon: 0.5) == 0)
        #expect(Spring(response: 0).angularFrequency == 10_000)
    }

    @Test("16.1 A decay ends where its steps of 1 ms lead, and loses the same share in each", arguments: 0..<40)
    func decay(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let decay = Decay(rate: Double.random(in: 0.9...0.999, using: &random))
        let start = Double.random(in: -500...500, using: &random)
        let velocity = Double.random(in: -9000...9000, using: &random)
        var place = start
        var step = velocity / 1000
        for _ in 0..<60_000 {
            step *= decay.rate
            place += step
        }
        let end = decay.end(from: start, velocity: velocity)
        #expect(abs(end - place) < 1e-6)
        func position(_ time: Microseconds) -> Double { decay.position(from: start, velocity: velocity, at: time) }
        for time in stride(from: Microseconds(0), through: 3_000_000, by: 100_000) {
            #expect(abs((end - position(time + 1000)) - decay.rate * (end - position(time))) < 1e-6)
            let slope = (position(time + 50) - position(max(time - 50, 0))) / (time == 0 ? 5e-5 : 1e-4)
            #expect(abs(decay.velocity(from: velocity, at: time + (time == 0 ? 25 : 0)) - slope) < 0.1)
        }
        let rest = decay.duration(velocity: velocity, epsilon: 0.5)
        #expect(abs(end - position(rest)) <= 0.5)
        if rest > 1 { #expect(abs(end - position(rest - 2)) > 0.5) }
    }

    @Test("16.3 The rubber band resists more and more, and its inverse is exact", arguments: [1.0, 300, 1e6])
    func rubberBand(length: Double) {
        var last = 0.0
        for distance in stride(from: 0, through: 5 * length, by: length / 20) {
            let offset = RubberBand.offset(distance: distance, length: length)
            #expect(abs(offset - (1 - 1 / (0.55 * distance / length + 1)) * length) < 1e-9 * length)
            #expect(offset >= last && offset < length && (distance == 0 || offset < distance))
            #expect(RubberBand.offset(distance: -distance, length: length) == (offset == 0 ? 0 : -offset))
            #expect(abs(RubberBand.distance(offset: offset, length: length) - distance) < 1e-6 * length)
            last = offset
        }
        #expect(RubberBand.distance(offset: length, length: length) == 4_294_967_296)
    }

    @Test(
        "16.4 13.10 Detents: nearest, at most one step, and a page's turn, against looking at all of them",
        arguments: 0..<200)
    func detents(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let list = (0..<Int.random(in: 1...6, using: &random)).map { _ in Double(Int.random(in: -9...9, using: &random))
        }
        let sorted = Set(list).sorted()
        func index(_ place: Double) -> Int {
            sorted.indices.min { (abs(sorted[$0] - place), -sorted[$0]) < (abs(sorted[$1] - place), -sorted[$1]) } ?? 0
        }
        let start = Double.random(in: -12...12, using: &random)
        let position = Double(Int.random(in: -24...24, using: &random)) / 2
        let velocities: [Double] = [0, 250, -250, 251, -251, 3000]
        let velocity = velocities.randomElement(using: &random) ?? 0
        let home = index(start)
        func limited(_ index: Int) -> Double { sorted[min(max(index, home - 1, 0), home + 1, sorted.count - 1)] }

        #expect(Detents.nearest(to: position, in: list.span).map { list[$0] } == sorted[index(position)])
        let step = Detents.nearest(to: position, oneStepFrom: start, in: list.span)
        #expect(step.map { list[$0] } == limited(index(position)))
        let next =
            velocity > 250
            ? sorted.firstIndex { $0 > position } ?? sorted.count - 1
            : velocity < -250 ? sorted.lastIndex { $0 < position } ?? 0 : index(position)
        let page = Detents.page(from: start, position: position, velocity: velocity, in: list.span)
        #expect(page.map { list[$0] } == limited(next))
    }

    @Test("16.4 An empty list has no nearest point; numbers that are not finite are no points")
    func noDetents() {
        #expect(Detents.nearest(to: 0, in: [Double]().span) == nil)
        #expect(Detents.page(from: 0, position: 0, velocity: 900, in: [Double.nan, .infinity].span) == nil)
        #expect(Detents.nearest(to: .nan, in: [Double.nan, 5, 3].span) == 2)
    }
}
