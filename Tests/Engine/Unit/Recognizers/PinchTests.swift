// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Pinch and rotation")
struct PinchTests {
    private let stage = Stage()

    private func addPinch() -> PinchGestureRecognizer {
        let pinch = stage.add(PinchGestureRecognizer(), "p", to: stage.window)
        stage.shows = [.actions]
        stage.details["p"] = { "\(text(pinch.scale)) \(pinch.numberOfTouches)" }
        return pinch
    }

    private func addRotation() -> RotationGestureRecognizer {
        let rotation = stage.add(RotationGestureRecognizer(), "r", to: stage.window)
        stage.shows = [.actions]
        stage.details["r"] = { text(rotation.rotation) }
        return rotation
    }

    /// The second finger at an angle and a distance from the first, which rests at 400,300.
    private func place(_ degrees: Double, _ distance: Double = 100) -> String {
        // Only these angles are used, so that no libm is needed.
        let directions: [Double: (Double, Double)] = [
            0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1), 45: (0.5.squareRoot(), 0.5.squareRoot()),
            135: (-0.5.squareRoot(), 0.5.squareRoot()), 225: (-0.5.squareRoot(), -0.5.squareRoot()),
            315: (0.5.squareRoot(), -0.5.squareRoot()),
        ]
        let (x, y) = directions[degrees] ?? (0, 0)
        return "\(400 + x * distance) \(300 + y * distance)"
    }

    @Test("8.6 It begins when the distance has changed by 8 px; the scale is 1 then", arguments: [1.0, -1.0])
    func begins(sign: Double) {
        _ = addPinch()
        stage.play(
            """
            0 down 1 100 100
            0 down 2 200 100
            10 move 2 \(200 + sign * 7.99) 100
            20 move 2 \(200 + sign * 8) 100
            30 move 2 \(200 + sign * 54) 100
            """)
        stage.expect(
            """
            20 p began 1 2
            30 p changed \(text((100 + sign * 54) / (100 + sign * 8))) 2
            """)
    }

    @Test("8.6 Further touches are ignored and still reach the view")
    func thirdFinger() {
        _ = addPinch()
        stage.addView("v", 0, 0, 800, 600).isMultipleTouchEnabled = true
        stage.shows = [.actions, .touches]
        stage.play(
            """
            0 down 1 100 100
            0 down 2 200 100
            10 move 2 220 100
            20 down 3 500 500
            30 move 3 600 600
            40 up 3
            """)
        stage.expect(
            """
            0 v touches-began 1 2
            10 p began 1 2
            10 v touches-cancelled 1 2
            20 v touches-began 3
            30 v touches-moved 3
            40 v touches-ended 3
            """)
    }

    @Test("8.6 One finger up: it stays active, and a new second finger continues without a jump")
    func fingerExchanged() {
        _ = addPinch()
        stage.play(
            """
            0 down 1 100 100
            0 down 2 200 100
            10 move 2 220 100
            20 move 2 340 100
            30 up 2
            40 move 1 110 100
            50 down 3 310 100
            60 move 3 410 100
            70 up 1
            80 up 3
            """)
        stage.expect(
            """
            10 p began 1 2
            20 p changed 2 2
            40 p changed 2 1
            60 p changed 3 2
            80 p ended 3 0
            """)
    }

    @Test("8.6 The scale is settable: it re-bases, and the velocity restarts")
    func settable() {
        let pinch = addPinch()
        stage.play(
            """
            0 down 1 100 100
            0 down 2 200 100
            10 move 2 220 100
            20 move 2 232 100
            30 move 2 244 100
            """)
        #expect(abs(pinch.velocity - 10) < 1e-6)
        pinch.scale = 1
        #expect(pinch.velocity == 0)
        stage.skip()
        stage.play("40 move 2 388 100")
        stage.expect("40 p changed 2 2")
        pinch.scale = -1
        pinch.scale = .nan
        #expect(pinch.scale == 2)
    }

    @Test("8.6 Coincident fingers give no infinity: distances below 1 px count as 1")
    func coincident() {
        _ = addPinch()
        stage.play(
            """
            0 down 1 100 100
            0 down 2 100 100
            10 move 2 109 100
            20 move 2 118 100
            30 move 2 100 100
            40 move 2 109 100
            """)
        stage.expect(
            """
            10 p began 1 2
            20 p changed 2 2
            30 p changed 0.111 2
            40 p changed 1 2
            """)
    }

    @Test("8.7 It begins when |Δangle| · distance / 2 reaches 10 px, at 0; clockwise is positive")
    func rotationBegins() {
        _ = addRotation()
        // Angle and chord are nearly the same here: 0.1997 and 0.2003 radians at a distance of 100.
        stage.play(
            """
            0 down 1 400 300
            0 down 2 500 300
            10 move 2 498.011 319.838
            20 move 2 498.001 319.897
            """)
        stage.expect("20 r began 0")
        stage.play("30 move 2 400 400")
        #expect(stage.log.count == 1)
        #expect(abs((Double(stage.log.first?.details ?? "") ?? 0) - (Double.pi / 2 - 0.2003)) < 0.001)
    }

    @Test("8.7 It accumulates beyond half a turn, in both directions", arguments: [1.0, -1.0])
    func turns(sign: Double) {
        let rotation = addRotation()
        stage.play(
            """
            0 down 1 400 300
            0 down 2 \(place(0))
            """)
        let steps = [45.0, 90, 135, 180, 225, 270, 315, 0, 45, 90, 135, 180]
        for (index, degrees) in steps.enumerated() {
            let angle = sign > 0 ? degrees : (360 - degrees).truncatingRemainder(dividingBy: 360)
            stage.play("\(10 + index * 10) move 2 \(place(angle))")
        }
        // It began at the first eighth.
        #expect(abs(rotation.rotation - sign * 11 * .pi / 4) < 1e-9)
    }

    @Test("8.7 The rotation is settable; one finger up is as in a pinch")
    func rotationSettable() {
        let rotation = addRotation()
        stage.play(
            """
            0 down 1 400 300
            0 down 2 \(place(0))
            10 move 2 \(place(45))
            20 up 2
            30 move 1 410 300
            """)
        rotation.rotation = 2
        stage.expect(
            """
            10 r began 0
            30 r changed 0
            """)
        stage.play(
            """
            40 move 1 400 300
            50 down 3 \(place(180))
            60 move 3 \(place(270))
            70 up 3
            70 up 1
            """)
        stage.expect(
            """
            40 r changed 2
            60 r changed \(text(2 + .pi / 2))
            70 r ended \(text(2 + .pi / 2))
            """)
    }
}
