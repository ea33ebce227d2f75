// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

@Suite("Prediction")
struct PredictionTests {
    /// What a stroke of samples every 8 ms predicts after its last one.
    private func history(of places: [Point]) -> TouchHistory {
        var history = TouchHistory()
        for (index, place) in places.enumerated() {
            history.add(
                TouchReading(time: ms(8) * Microseconds(index), location: place), at: ms(8) * Microseconds(index))
        }
        return history
    }

    private func way(of history: TouchHistory, after time: Double, silentFor silence: Double = 0) -> Point {
        var history = history
        let last = history[history.count - 1]
        let place = history.prediction(at: last.time + ms(time), now: last.time + ms(silence))
        return place.location - last.location
    }

    @Test("1.17 Constant speed goes on, 50 ms at most")
    func constantSpeed() {
        let stroke = history(of: (0..<14).map { Point(x: Double($0) * 4, y: Double($0) * -2) })
        #expect(isNear(way(of: stroke, after: 16), Point(x: 8, y: -4)))
        #expect(isNear(way(of: stroke, after: 50), Point(x: 25, y: -12.5)))
        #expect(isNear(way(of: stroke, after: 500), Point(x: 25, y: -12.5)))
        #expect(way(of: stroke, after: -16) == .zero)
    }

    @Test("1.17 A finger that rests or sends nothing is predicted where it is")
    func standing() {
        let stroke = (0..<10).map { Point(x: Double($0) * 10, y: 0) }
        #expect(way(of: history(of: stroke + Array(repeating: Point(x: 90, y: 0), count: 6)), after: 33) == .zero)
        #expect(way(of: history(of: stroke), after: 33, silentFor: 41) == .zero)
        #expect(way(of: history(of: [Point(x: 5, y: 5)]), after: 33) == .zero)
    }

    @Test("1.17 No prediction lies farther than the finger's speed times the time ahead")
    func speed() {
        // It speeds up, and slows down: the speed of the last step and of the last 40 ms both bound it.
        let faster = (0..<14).map { Point(x: Double($0 * $0), y: 0) }
        #expect(way(of: history(of: faster), after: 16).x <= 25.0 / 8 * 16 + 1e-9)
        let slower = (0..<14).map { Point(x: 200 - Double((14 - $0) * (14 - $0)), y: 0) }
        #expect(way(of: history(of: slower), after: 40).x <= 3.0 / 8 * 40 + 1e-9)
    }

    @Test("1.17 A resting finger that trembles is not predicted to tremble more")
    func trembling() {
        var random = SeededGenerator(seed: 7)
        var history = TouchHistory()
        var raw = 0.0
        var predicted = 0.0
        for index in 0..<2000 {
            let place = Point(
                x: Double.random(in: -1...1, using: &random), y: Double.random(in: -1...1, using: &random))
            history.add(
                TouchReading(time: ms(10) * Microseconds(index), location: place), at: ms(10) * Microseconds(index))
            let ahead = history.prediction(at: ms(10) * Microseconds(index) + ms(24), now: ms(10) * Microseconds(index))
            raw += place.x * place.x + place.y * place.y
            predicted += ahead.location.x * ahead.location.x + ahead.location.y * ahead.location.y
        }
        #expect(predicted <= raw)
    }

    @Test("1.17 A finger that slows down is predicted less far beyond its stop than a line through it leads")
    func stopping() {
        // 200 px in 320 ms, as a hand moves.
        let places = (0...40).map { index -> Point in
            let part = Double(index) / 40
            return Point(x: 200 * part * part * part * (10 - 15 * part + 6 * part * part), y: 0)
        }
        var farthest = 0.0
        var farthestLine = 0.0
        for count in 8...places.count {
            let stroke = Array(places.prefix(count))
            let last = stroke[count - 1].x
            farthest = max(farthest, last + way(of: history(of: stroke), after: 24).x - 200)
            farthestLine = max(farthestLine, last + (last - stroke[count - 6].x) / 40 * 24 - 200)
        }
        #expect(farthestLine > 0)
        #expect(farthest <= farthestLine / 2)
    }

    @Test("1.17 The present speed counts, not the mean of the last 40 ms")
    func slowing() {
        // From 5 px a sample to 4.5.
        let stroke = (0..<14).map { Point(x: 5.0 * Double($0) - 0.02 * Double($0 * $0), y: 0) }
        let now = (5.0 - 0.04 * 13) / 8
        let expected = now * 16 - 0.02 / 64 * 256
        #expect(abs(way(of: history(of: stroke), after: 16).x - expected) < 0.1)
    }

    private func isNear(_ point: Point, _ expected: Point) -> Bool { (point - expected).length < 1e-6 }
}
