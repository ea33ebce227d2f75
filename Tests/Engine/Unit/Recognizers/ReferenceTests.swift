// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("References")
struct ReferenceTests {
    private let stage = Stage()

    init() { stage.shows = [.actions] }

    @Test("8.12 By default a pan counts from the touch-down, a pinch and a rotation from the begin")
    func defaults() {
        #expect(PanGestureRecognizer().reference == .touchDown)
        #expect(PinchGestureRecognizer().reference == .began)
        #expect(RotationGestureRecognizer().reference == .began)
    }

    @Test("8.12 From the begin a pan's translation is 0 there; its velocity is the same")
    func pan() {
        let fromDown = stage.add(PanGestureRecognizer(), "d", to: stage.window)
        let fromBegan = stage.add(PanGestureRecognizer(), "b", to: stage.addView("v", 0, 0, 800, 600))
        for pan in [fromDown, fromBegan] { pan.cancelsTouchesInView = false }
        fromBegan.reference = .began
        let delegate = EverythingTogether()
        fromDown.delegate = delegate
        for (name, pan) in [("d", fromDown), ("b", fromBegan)] {
            stage.details[name] = { "\(text(pan.translation(in: nil))) \(text(pan.velocity(in: nil).x))" }
        }
        stage.play(
            """
            0 down 1 100 100
            8 move 1 108 100
            16 move 1 116 104
            24 move 1 124 104
            30 up 1
            """)
        stage.expect(
            """
            16 b began 0,0 1000
            16 d began 16,4 1000
            24 b changed 8,0 1000
            24 d changed 24,4 1000
            30 b ended 8,0 1000
            30 d ended 24,4 1000
            """)
    }

    @Test("8.12, 5.15 A reference holds from the next attempt")
    func nextAttempt() {
        let pan = stage.add(PanGestureRecognizer(), "p", to: stage.window)
        stage.details["p"] = { text(pan.translation(in: nil)) }
        stage.play("0 down 1 100 100")
        pan.reference = .began
        stage.play(
            """
            10 move 1 120 100
            20 up 1
            100 down 1 100 100
            110 move 1 120 100
            120 up 1
            """)
        stage.expect(
            """
            10 p began 20,0
            20 p ended 20,0
            110 p began 0,0
            120 p ended 0,0
            """)
    }

    @Test("8.12, 6.8 From the begin a pan that was held counts from where it is released")
    func heldPan() {
        let pan = stage.add(PanGestureRecognizer(), "p", to: stage.window)
        let tap = stage.add(TapGestureRecognizer(), "t", to: stage.window)
        #expect(pan.require(toFail: tap))
        pan.reference = .began
        stage.details["p"] = { text(pan.translation(in: nil)) }
        stage.play(
            """
            0 down 1 100 100
            10 move 1 120 100
            20 move 1 150 100
            30 move 1 155 100
            """)
        stage.expect(
            """
            20 p began 0,0
            30 p changed 5,0
            """)
    }

    @Test("8.12 From the touch-down a pinch's scale is the distance now by that of the pair; the velocity is the same")
    func pinch() {
        let fromDown = stage.add(PinchGestureRecognizer(), "d", to: stage.window)
        let fromBegan = stage.add(PinchGestureRecognizer(), "b", to: stage.window)
        fromDown.reference = .touchDown
        let delegate = EverythingTogether()
        fromDown.delegate = delegate
        var velocities: [[Double]] = [[], []]
        stage.details["d"] = {
            velocities[0].append(fromDown.velocity)
            return text(fromDown.scale)
        }
        stage.details["b"] = {
            velocities[1].append(fromBegan.velocity)
            return text(fromBegan.scale)
        }
        stage.play(
            """
            0 down 1 100 100
            0 down 2 200 100
            10 move 2 204 100
            20 move 2 225 100
            30 move 2 250 100
            40 move 2 300 100
            50 up 2
            60 down 2 150 100
            70 move 2 175 100
            """)
        stage.expect(
            """
            20 b began 1
            20 d began 1.25
            30 b changed 1.2
            30 d changed 1.5
            40 b changed 1.6
            40 d changed 2
            70 b changed 2.4
            70 d changed 3
            """)
        #expect(velocities[0] == velocities[1])
        #expect(velocities[0].contains { $0 > 0 })
    }

    @Test("8.12 A pair that forms before the begin starts over")
    func pinchPairAnew() {
        let pinch = stage.add(PinchGestureRecognizer(), "p", to: stage.window)
        pinch.reference = .touchDown
        stage.details["p"] = { text(pinch.scale) }
        stage.play(
            """
            0 down 1 100 100
            0 down 2 200 100
            10 move 2 205 100
            20 up 2
            30 down 3 200 100
            40 move 3 206 100
            50 move 3 210 100
            """)
        stage.expect("50 p began 1.1")
    }

    @Test("8.12 From the touch-down a rotation includes what began it")
    func rotation() {
        let fromDown = stage.add(RotationGestureRecognizer(), "d", to: stage.window)
        let fromBegan = stage.add(RotationGestureRecognizer(), "b", to: stage.window)
        fromDown.reference = .touchDown
        let delegate = EverythingTogether()
        fromDown.delegate = delegate
        stage.details["d"] = { text(fromDown.rotation) }
        stage.details["b"] = { text(fromBegan.rotation) }
        stage.play(
            """
            0 down 1 100 100
            0 down 2 200 100
            10 move 2 170.710678 170.710678
            20 move 2 100 200
            """)
        stage.expect(
            """
            10 b began 0
            10 d began 0.785
            20 b changed 0.785
            20 d changed 1.571
            """)
        #expect(fromDown.velocity == fromBegan.velocity)
    }
}

/// Recognizes together with everything.
private final class EverythingTogether: GestureRecognizerDelegate {
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { true }
}
