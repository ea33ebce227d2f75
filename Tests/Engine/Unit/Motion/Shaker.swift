// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

/// A hand with a device in it: feeds what its accelerometer measures every 10 ms. Strengths in g, times in ms.
final class Shaker {
    static let g = 9.80665

    let application: Application
    var gravity: (Double, Double, Double)
    /// Along which the device is moved.
    var axis = 0
    private(set) var now: Double

    init(_ application: Application, gravity: (Double, Double, Double) = (0, 0, 1), at now: Double = 0) {
        self.application = application
        self.gravity = gravity
        self.now = now
    }

    func rest(for duration: Double) { move(for: duration) { _ in 0 } }

    /// One side, the other, and so on, each for `interval`; the first one to the positive side or the other one.
    func jolts(_ count: Int, every interval: Double, strength: Double = 3, from first: Double = 1) {
        for index in 0..<count {
            move(for: interval) { _ in index.isMultiple(of: 2) ? first * strength : -first * strength }
        }
    }

    /// A triangle wave: neither it nor its times depend on the machine's mathematics.
    func swing(for duration: Double, hertz: Double, strength: Double) {
        move(for: duration) { elapsed in
            let turn = elapsed * hertz / 1000
            let phase = turn - turn.rounded(.down)
            return strength * (phase < 0.5 ? 4 * phase - 1 : 3 - 4 * phase)
        }
    }

    private func move(for duration: Double, _ strength: (Double) -> Double) {
        var elapsed = 0.0
        while elapsed < duration {
            feed(strength(elapsed))
            elapsed += 10
            now += 10
        }
    }

    private func feed(_ strength: Double) {
        var sample = Acceleration(x: gravity.0 * Shaker.g, y: gravity.1 * Shaker.g, z: gravity.2 * Shaker.g)
        switch axis {
        case 0: sample.x += strength * Shaker.g
        case 1: sample.y += strength * Shaker.g
        default: sample.z += strength * Shaker.g
        }
        let result = application.feed(sample, at: ms(now))
        if result != .accepted { Issue.record("the sample at \(now) ms: \(result)") }
    }
}
