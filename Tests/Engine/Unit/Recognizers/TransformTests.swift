// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Transform")
struct TransformTests {
    private let stage = Stage()

    private func addTransform(
        _ parts: TransformGestureRecognizer.Parts = .all, on view: View? = nil
    ) -> TransformGestureRecognizer {
        let transform = stage.add(TransformGestureRecognizer(), "x", to: view ?? stage.window)
        transform.parts = parts
        stage.shows = [.actions]
        stage.details["x"] = { text(transform.transform(in: transform.view)) }
        return transform
    }

    @Test("8.12 By default it counts from the touch-down")
    func reference() {
        #expect(TransformGestureRecognizer().reference == .touchDown)
    }

    @Test("15.4 Without parts it can never recognize")
    func noParts() {
        #expect(addTransform([]).impediment == .noParts)
        #expect(addTransform(.scale).impediment == nil)
    }

    @Test("8.13 One finger only moves; what it moved before the begin counts")
    func oneFinger() {
        _ = addTransform()
        stage.play(
            """
            0 down 1 100 100
            10 move 1 106 100
            20 move 1 106 108
            30 move 1 110 120
            40 up 1
            """)
        stage.expect(
            """
            20 x began 1 0 0 1 6,8
            30 x changed 1 0 0 1 10,20
            40 x ended 1 0 0 1 10,20
            """)
    }

    @Test("8.13 A finger that lands far away adds nothing to the arc: each reference counts with its own diameter")
    func arcOfEachReference() {
        let transform = addTransform(.rotation)
        stage.play(
            """
            0 down 1 100 100
            0 down 2 112 100
            20 move 2 108.5 108.5
            40 down 3 600 300
            60 move 1 100 101
            """)
        #expect(transform.state == .possible)
        // With the 4.7 px made by two fingers, 5.5 px of arc are needed: 3 fingers have a diameter of 474 px.
        stage.play("80 move 3 596 314")
        #expect(transform.state == .began)
    }

    @Test("8.13 The similarity takes two fingers from where they landed to where they are")
    func twoFingers() {
        let transform = addTransform()
        stage.play(
            """
            0 down 1 100 100
            0 down 2 200 100
            10 move 1 120 110
            10 move 2 220 110
            20 move 1 150 50
            20 move 2 150 250
            """)
        stage.expect(
            """
            10 x began 1 0 0 1 20,10
            20 x changed 0 2 -2 0 350,-150
            """)
        #expect(text(transform.scale) == "2")
        #expect(text(transform.rotation) == "1.571")
        #expect(transform.translation(in: nil) == Point(x: 0, y: 50))
        #expect(transform.location(in: nil) == Point(x: 150, y: 150))
    }

    @Test("8.13 Three fingers give the similarity that fits best")
    func threeFingers() {
        // p: (-30,-30) (60,0) (-30,30); only the second moves, by 30: the centroid by 10, q: (-40,-30) (80,0) (-40,30).
        // Σ q·p̄ = 2100 + 4800 + 2100 + i(1200 - 900 + 0 - 1200 + 900) = 9000; Σ|p|² = 7200
        let transform = addTransform()
        stage.play(
            """
            0 down 1 100 100
            0 down 2 190 130
            0 down 3 100 160
            10 move 2 220 130
            """)
        stage.expect("10 x began 1.25 0 0 1.25 -22.5,-32.5")
        #expect(transform.rotation == 0)
    }

    @Test("8.13 The rotation goes on beyond a turn")
    func beyondATurn() {
        let transform = addTransform()
        stage.play("0 down 1 100 100\n0 down 2 200 100")
        for quarter in 1...6 {
            let places = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)]
            let (x, y) = places[quarter % 4]
            stage.play(
                """
                \(quarter * 10) move 1 \(150 - 50 * x) \(100 - 50 * y)
                \(quarter * 10) move 2 \(150 + 50 * x) \(100 + 50 * y)
                """)
        }
        #expect(abs(transform.rotation - 3 * .pi) < 1e-12)
        #expect(text(transform.transform(in: nil)) == "-1 0 0 -1 300,200")
    }

    @Test("8.13 A finger that joins or leaves causes no jump, and later movement is added")
    func joinsAndLeaves() {
        _ = addTransform()
        stage.play(
            """
            0 down 1 100 100
            20 move 1 120 100
            40 down 2 220 100
            50 move 1 120 100
            60 move 1 70 100
            60 move 2 270 100
            80 up 2
            90 move 1 80 110
            100 up 1
            """)
        stage.expect(
            """
            20 x began 1 0 0 1 20,0
            60 x changed 2 0 0 2 -130,-100
            90 x changed 2 0 0 2 -120,-90
            100 x ended 2 0 0 2 -120,-90
            """)
    }

    @Test("8.13 Thresholds: the centroid by 10 px, the diameter by 8, the arc by 10")
    func thresholds() {
        let cases: [(TransformGestureRecognizer.Parts, [String])] = [
            (.translation, ["move 1 109.9 100\n10 move 2 209.9 100", "move 1 110 100\n20 move 2 210 100"]),
            (.scale, ["move 1 96.1 100\n10 move 2 203.9 100", "move 1 96 100\n20 move 2 204 100"]),
            // tan 0.2 = 0.2027: an arc of 10 at a distance of 50
            (.rotation, ["move 1 100 90.2\n10 move 2 200 109.8", "move 1 100 89.86\n20 move 2 200 110.14"]),
        ]
        for (parts, moves) in cases {
            let stage = Stage()
            let transform = stage.add(TransformGestureRecognizer(), "x", to: stage.window)
            transform.parts = parts
            stage.shows = [.actions]
            stage.play("0 down 1 100 100\n0 down 2 200 100\n10 \(moves[0])")
            stage.expect("")
            stage.play("20 \(moves[1])")
            stage.expect("20 x began")
        }
    }

    @Test("8.13 Parts that are off neither begin it nor are in its value")
    func partsSingly() {
        // Moved by (40, 0), then spread to twice the distance and turned by a right angle.
        let moves = """
            0 down 1 100 100
            0 down 2 200 100
            10 move 1 140 100
            10 move 2 240 100
            20 move 1 190 0
            20 move 2 190 200
            30 up 1
            30 up 2
            """
        let cases: [(TransformGestureRecognizer.Parts, String)] = [
            (.translation, "10 x began 1 0 0 1 40,0\n20 x changed 1 0 0 1 40,0\n30 x ended 1 0 0 1 40,0"),
            (.scale, "20 x began 2 0 0 2 -150,-100\n30 x ended 2 0 0 2 -150,-100"),
            (.rotation, "20 x began 0 1 -1 0 250,-50\n30 x ended 0 1 -1 0 250,-50"),
            ([.scale, .rotation], "20 x began 0 2 -2 0 350,-200\n30 x ended 0 2 -2 0 350,-200"),
            (
                [.translation, .scale],
                "10 x began 1 0 0 1 40,0\n20 x changed 2 0 0 2 -110,-100\n30 x ended 2 0 0 2 -110,-100"
            ),
        ]
        for (parts, expected) in cases {
            let stage = Stage()
            let transform = stage.add(TransformGestureRecognizer(), "x", to: stage.window)
            transform.parts = parts
            stage.shows = [.actions]
            stage.details["x"] = { text(transform.transform(in: nil)) }
            stage.play(moves)
            stage.expect(expected)
            #expect(parts.contains(.translation) || transform.translation(in: nil) == .zero)
            #expect(parts.contains(.scale) || transform.scale == 1)
            #expect(parts.contains(.rotation) || transform.rotation == 0)
        }
    }

    @Test("8.12 From the begin the value is the identity there")
    func fromBegan() {
        let transform = addTransform()
        transform.reference = .began
        stage.play(
            """
            0 down 1 100 100
            0 down 2 200 100
            10 move 1 50 100
            10 move 2 250 100
            20 move 1 50 110
            20 move 2 250 110
            30 move 1 0 110
            30 move 2 300 110
            """)
        stage.expect(
            """
            10 x began 1 0 0 1 0,0
            20 x changed 1 0 0 1 0,10
            30 x changed 1.5 0 0 1.5 -75,-40
            """)
    }

    @Test("8.13 Scale, rotation and translation are settable about the centre, in any order", arguments: 0..<6)
    func settable(order: Int) {
        let transform = addTransform()
        stage.play(
            """
            0 down 1 100 100
            0 down 2 200 100
            10 move 1 130 120
            10 move 2 230 120
            20 move 1 180 20
            20 move 2 180 220
            """)
        stage.skip()
        let setters: [() -> Void] = [
            { transform.setTranslation(.zero, in: nil) }, { transform.scale = 1 }, { transform.rotation = 0 },
        ]
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
        for index in orders[order] { setters[index]() }
        #expect(text(transform.transform(in: nil)) == "1 0 0 1 0,0")
        // Twice as far about (180,120): x' = 2x - 180
        stage.play("30 move 1 180 -80\n30 move 2 180 320")
        stage.expect("30 x changed 2 0 0 2 -180,-120")
    }

    @Test("8.13 A scale that is set keeps the centre where it is")
    func setScale() {
        let transform = addTransform()
        stage.play(
            """
            0 down 1 100 100
            0 down 2 200 100
            10 move 1 140 100
            10 move 2 240 100
            """)
        transform.scale = 3
        #expect(text(transform.transform(in: nil)) == "3 0 0 3 -260,-200")
        #expect(transform.translation(in: nil) == Point(x: 40, y: 0))
        transform.rotation = .pi / 2
        #expect(text(transform.transform(in: nil)) == "0 3 -3 0 490,-350")
        transform.setTranslation(Point(x: 10, y: 0), in: nil)
        #expect(transform.translation(in: nil) == Point(x: 10, y: 0))
        #expect(text(transform.transform(in: nil)) == "0 3 -3 0 490,-440")
        for nonsense in [0, -1, .nan, .infinity] { transform.scale = nonsense }
        transform.rotation = .nan
        #expect(text(transform.transform(in: nil)) == "0 3 -3 0 490,-440")
    }

    @Test("8.13 Nothing is settable unless it is active, nor a part that is off")
    func notSettable() {
        let transform = addTransform([.translation])
        stage.play("0 down 1 100 100\n0 down 2 200 100")
        transform.setTranslation(Point(x: 5, y: 5), in: nil)
        stage.play("10 move 1 140 100\n10 move 2 240 100")
        transform.scale = 2
        transform.rotation = 1
        stage.expect("10 x began 1 0 0 1 40,0")
        #expect(text(transform.transform(in: nil)) == "1 0 0 1 40,0")
    }

    @Test("8.13 Each part has a velocity")
    func velocities() {
        let transform = addTransform()
        stage.play("0 down 1 100 100\n0 down 2 200 100")
        // The centroid by 100 px/s, the scale by 2 a second.
        for step in 1...4 {
            let time = Double(step) * 10
            stage.play(
                """
                \(time) move 1 \(100 + time * 0.1 - time * 0.1) 100
                \(time) move 2 \(200 + time * 0.1 + time * 0.1) 100
                """)
        }
        #expect(abs(transform.velocity(in: nil).x - 100) < 1e-6)
        #expect(abs(transform.scaleVelocity - 2) < 1e-6)
        #expect(abs(transform.rotationVelocity) < 1e-6)
        transform.scale = 1
        #expect(transform.scaleVelocity == 0)
        stage.play("200 wait")
        #expect(transform.velocity(in: nil) == .zero)
    }

    @Test("8.13, 8.12 The reference does not change the velocities")
    func velocitiesByReference() {
        var results: [[Double]] = []
        for reference in [GestureReference.touchDown, .began] {
            let stage = Stage()
            let transform = stage.add(TransformGestureRecognizer(), "x", to: stage.window)
            transform.reference = reference
            var velocities: [Double] = []
            stage.details["x"] = {
                velocities.append(transform.scaleVelocity)
                velocities.append(transform.rotationVelocity)
                velocities.append(transform.velocity(in: nil).x)
                return ""
            }
            stage.play(
                """
                0 down 1 100 100
                0 down 2 200 100
                10 move 2 240 110
                20 move 2 270 120
                30 move 2 310 140
                """)
            results.append(velocities)
        }
        #expect(results[0].count == 9)
        #expect(zip(results[0], results[1]).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test("8.13 Fingers that land on one place neither scale nor turn")
    func coincident() {
        _ = addTransform()
        stage.play(
            """
            0 down 1 100 100
            0 down 2 100 100
            10 move 2 120 100
            20 move 2 140 200
            30 up 1
            40 move 2 150 200
            """)
        stage.expect(
            """
            10 x began 1 0 0 1 10,0
            20 x changed 1 0 0 1 20,50
            40 x changed 1 0 0 1 30,50
            """)
    }

    @Test("8.13, 8.7 Fingers that meet have no angle: the turn counts from where they part")
    func meeting() {
        let transform = addTransform()
        stage.play(
            """
            0 down 1 100 100
            0 down 2 200 100
            10 move 1 150 100
            10 move 2 150 100
            20 move 1 150 50
            20 move 2 150 150
            30 move 1 200 100
            30 move 2 100 100
            """)
        stage.expect(
            """
            10 x began 0 0 0 0 150,100
            20 x changed 1 0 0 1 0,0
            30 x changed 0 1 -1 0 250,-50
            """)
        #expect(transform.scale.isFinite)
    }

    @Test("8.13 Values are in the view's own coordinates, through its transform")
    func ownSpace() {
        let view = stage.addView("v", 100, 100, 200, 200)
        view.transform = AffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
        let transform = addTransform(on: view)
        stage.play("0 down 1 200 200\n10 move 1 220 240")
        // The view's x axis points down on the screen and is twice as long.
        stage.expect("10 x began 1 0 0 1 20,-10")
        #expect(text(transform.transform(in: nil)) == "1 0 0 1 20,40")
        view.transform = AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
        #expect(text(transform.transform(in: view)) == "1 0 0 1 20,40")
    }

    @Test("8.13 Minimum and maximum as a pan's; a palm ends it below the minimum only")
    func limits() {
        let transform = addTransform()
        transform.minimumNumberOfTouches = 2
        transform.maximumNumberOfTouches = 3
        stage.play(
            """
            0 down 1 100 100
            10 move 1 150 100
            20 down 2 250 100
            30 move 1 170 100
            30 move 2 270 100
            40 down 3 100 300
            50 down 4 300 300
            60 cancel 3
            70 move 1 180 100
            70 move 2 280 100
            80 cancel 2
            """)
        stage.expect(
            """
            30 x began 1 0 0 1 20,0
            70 x changed 1 0 0 1 30,0
            80 x cancelled 1 0 0 1 30,0
            """)
        stage.play(
            """
            100 up 1
            100 up 4
            200 down 1 100 100
            200 down 2 200 100
            200 down 3 300 100
            200 down 4 400 100
            """)
        #expect(transform.reason.code == .tooManyTouches)
        stage.expect("")
    }

    @Test("8.13, 6.8 A transform that is held keeps its value")
    func held() {
        let transform = addTransform()
        let tap = stage.add(TapGestureRecognizer(), "t", to: stage.window)
        tap.numberOfTouchesRequired = 2
        #expect(transform.require(toFail: tap))
        stage.play(
            """
            0 down 1 100 100
            0 down 2 200 100
            10 move 1 120 100
            10 move 2 220 100
            20 move 1 160 100
            20 move 2 260 100
            30 up 1
            30 up 2
            """)
        stage.expect(
            """
            20 x began 1 0 0 1 60,0
            30 x ended 1 0 0 1 60,0
            """)
    }

    @Test("15 The reason of a failure is about the part that came nearest to its threshold")
    func reason() {
        let transform = addTransform()
        stage.play(
            """
            0 down 1 100 100
            0 down 2 200 100
            10 move 2 206 100
            20 up 1
            20 up 2
            """)
        #expect(transform.reason.code == .movedTooLittle)
        #expect((transform.reason.first, transform.reason.second) == (6, 8))
    }

    @Test("14.2 A touchpad's pinch drives it as reported; its swipe moves it")
    func touchpad() {
        let transform = addTransform()
        let pad = Touchpad(stage)
        pad.begin(0, .pinch, 2, at: Point(x: 100, y: 100))
        pad.move(10, 0, 0, scale: 2)
        pad.move(20, 10, 0, scale: 2, turn: .pi / 2)
        transform.scale = 1
        pad.move(30, 0, 0, scale: 4)
        pad.end(40)
        stage.expect(
            """
            10 x began 2 0 0 2 -100,-100
            20 x changed 0 2 -2 0 310,-100
            30 x changed 0 2 -2 0 310,-100
            40 x ended 0 2 -2 0 310,-100
            """)
        pad.begin(100, .swipe, 3, at: Point(x: 100, y: 100))
        pad.move(110, 20, 0)
        pad.end(120)
        stage.expect("110 x began 1 0 0 1 20,0\n120 x ended 1 0 0 1 20,0")
    }

    @Test("8.13 Numbers at their limits stay finite")
    func limitsOfNumbers() {
        let transform = addTransform()
        let far = Limit.largest
        for round in 0..<40 {
            let time = Double(round) * 100
            stage.play(
                """
                \(time) down 1 0 0
                \(time) down 2 2 0
                \(time + 10) move 1 \(-far) \(far)
                \(time + 10) move 2 \(far) \(-far)
                \(time + 20) up 2
                \(time + 30) down 2 \(far) \(far)
                \(time + 40) move 2 \(-far) \(far)
                \(time + 50) up 1
                \(time + 60) up 2
                """)
            #expect(transform.transform(in: nil).isFinite)
            #expect(transform.scale.isScale)
        }
    }
}

private func text(_ transform: AffineTransform) -> String {
    let linear = [transform.a, transform.b, transform.c, transform.d].map { text($0) }.joined(separator: " ")
    return "\(linear) \(text(Point(x: transform.tx, y: transform.ty)))"
}
