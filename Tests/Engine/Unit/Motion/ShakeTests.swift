// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

/// Jolts of 3 g have times that can be told by hand: strong from their first sample to their last.
@Suite("Detection of shakes")
struct ShakeTests {
    private let stage = Stage()
    private let view: MotionView
    private let shaker: Shaker

    init() {
        view = stage.addMotionView("v", 0, 0, 400, 400)
        #expect(view.becomeFirstResponder())
        shaker = Shaker(stage.application)
        shaker.rest(for: 1000)
    }

    @Test("3.6 The third reversal within 600 ms begins a shake; 400 ms of rest end it")
    func shake() {
        shaker.jolts(3, every: 100)
        stage.expect("")
        shaker.jolts(1, every: 100, from: -1)
        stage.expect("1300 v shake-began")
        shaker.rest(for: 1000)
        stage.expect("1790 v shake-ended")
    }

    @Test("3.6 Each axis can shake", arguments: [0, 1, 2])
    func eachAxis(axis: Int) {
        shaker.axis = axis
        shaker.jolts(4, every: 100)
        stage.expect("1300 v shake-began")
    }

    @Test("3.6 Reversals of different axes do not add up")
    func differentAxes() {
        for axis in 0..<3 {
            shaker.axis = axis
            shaker.jolts(2, every: 50)
        }
        stage.expect("")
    }

    @Test("3.6 Three reversals in 400 ms are within 600 ms, in 800 ms they are not")
    func window() {
        shaker.jolts(5, every: 400)
        shaker.rest(for: 1000)
        stage.expect("")
        shaker.jolts(4, every: 200)
        #expect(stage.wholeLog.count == 1)
    }

    @Test("3.6 Two reversals are no shake, however often they come")
    func tooFew() {
        for _ in 0..<3 {
            shaker.jolts(3, every: 100)
            shaker.rest(for: 1000)
        }
        stage.expect("")
    }

    @Test("3.6 Below 1.5 g nothing is a reversal, above it is", arguments: [(1.4, 0), (1.8, 1)])
    func strength(strength: Double, shakes: Int) {
        shaker.swing(for: 1000, hertz: 5, strength: strength)
        #expect(stage.wholeLog.count == shakes)
    }

    @Test("3.6 Gravity is removed: a shake is the same in any direction", arguments: [-1.0, -0.5, 0, 1, 3])
    func gravity(along: Double) {
        let shaker = Shaker(stage.application, gravity: (along, 0.3, -0.4), at: 20_000)
        shaker.rest(for: 3000)
        shaker.jolts(4, every: 100)
        shaker.rest(for: 1000)
        stage.expect("23300 v shake-began\n23790 v shake-ended")
    }

    @Test("3.6 A first sample under gravity, and a device that is turned over, are no shakes")
    func turnedOver() {
        for z in [1.0, -1, 1, -1, 1] {
            shaker.gravity.2 = z
            shaker.rest(for: 150)
        }
        stage.expect("")
    }

    @Test("3.6 A rest shorter than 400 ms does not end a shake")
    func pause() {
        shaker.jolts(4, every: 100)
        shaker.rest(for: 300)
        shaker.jolts(1, every: 100)
        shaker.rest(for: 1000)
        stage.expect("1300 v shake-began\n2190 v shake-ended")
    }

    @Test("3.6 Acceleration on another axis keeps a shake going")
    func otherAxis() {
        shaker.jolts(4, every: 100)
        shaker.axis = 1
        shaker.jolts(4, every: 100)
        shaker.rest(for: 1000)
        stage.expect("1300 v shake-began\n2190 v shake-ended")
    }

    @Test("3.6 After 3 s a shake is cancelled, once, and the next one needs a rest before it")
    func cancelled() {
        shaker.jolts(60, every: 100)
        stage.expect("1300 v shake-began\n4300 v shake-cancelled")
        shaker.rest(for: 300)
        shaker.jolts(6, every: 100)
        stage.expect("")
        shaker.rest(for: 500)
        stage.expect("")
        shaker.jolts(4, every: 100)
        stage.expect("8700 v shake-began")
    }

    @Test("3.6 Shakes with rest between them are two; reversals before the rest do not count")
    func twice() {
        shaker.jolts(4, every: 100)
        shaker.rest(for: 410)
        stage.expect("1300 v shake-began\n1790 v shake-ended")
        shaker.jolts(3, every: 100, from: -1)
        stage.expect("")
        shaker.jolts(1, every: 100)
        stage.expect("2110 v shake-began")
    }

    @Test("3.6 11.1 A shake ends with time, even without samples")
    func deadline() {
        shaker.jolts(4, every: 100)
        stage.expect("1300 v shake-began")
        #expect(stage.application.nextDeadline == ms(1790))
        #expect(stage.application.advance(to: ms(1789)))
        stage.expect("")
        #expect(stage.application.advance(to: ms(5000)))
        stage.expect("1790 v shake-ended")
        #expect(stage.application.nextDeadline == nil)
    }

    @Test("3.6 The constants are settings")
    func settings() {
        var settings = stage.application.shakeSettings
        settings.threshold = 1 * Shaker.g
        settings.reversals = 1
        settings.window = .milliseconds(100)
        settings.restDuration = .milliseconds(200)
        settings.maximumDuration = .milliseconds(500)
        #expect(stage.application.setShakeSettings(settings))
        shaker.swing(for: 1000, hertz: 5, strength: 1.4)
        shaker.rest(for: 1000)
        #expect(stage.wholeLog.map(\.event) == ["shake-began", "shake-cancelled"])
        stage.skip()
        shaker.jolts(2, every: 50)
        shaker.rest(for: 1000)
        stage.expect("3050 v shake-began\n3290 v shake-ended")
    }

    @Test("3.6 Invalid settings are refused, and change nothing")
    func badSettings() {
        let good = stage.application.shakeSettings
        let spoil: [(inout ShakeSettings) -> Void] = [
            { $0.threshold = 0 }, { $0.threshold = .nan }, { $0.threshold = .infinity }, { $0.reversals = 0 },
            { $0.reversals = 17 }, { $0.window = 0 }, { $0.restDuration = -1 }, { $0.maximumDuration = 0 },
            { $0.gravityTimeConstant = 0 }, { $0.window.microseconds = .max },
        ]
        for spoil in spoil {
            var bad = good
            spoil(&bad)
            #expect(!stage.application.setShakeSettings(bad))
        }
        #expect(stage.application.shakeSettings == good)
    }

    @Test("3.6 Samples with invalid numbers or times are refused")
    func badSamples() {
        let still = Acceleration(x: 0, y: 0, z: 0)
        #expect(stage.application.feed(Acceleration(x: .nan, y: 0, z: 0), at: 0) == .notFinite)
        #expect(stage.application.feed(Acceleration(x: 0, y: 0, z: -.infinity), at: 0) == .notFinite)
        #expect(stage.application.feed(still, at: -1) == .timeTooLarge)
        #expect(stage.application.feed(still, at: .max) == .timeTooLarge)
        shaker.jolts(4, every: 100)
        stage.expect("1300 v shake-began")
    }

    @Test("3.6 A reversal of an acceleration seconds ago does not count")
    func oldSide() {
        shaker.jolts(3, every: 30)
        shaker.rest(for: 3000)
        shaker.jolts(3, every: 30, from: -1)
        stage.expect("")
    }

    @Test("3.6 11.2 Reversals from before a new origin of time do not count")
    func newOrigin() {
        let before = Shaker(stage.application, at: 10_000)
        before.rest(for: 1000)
        before.jolts(3, every: 100)
        let after = Shaker(stage.application)
        after.rest(for: 1000)
        after.jolts(1, every: 100, from: -1)
        stage.expect("")
    }
}
