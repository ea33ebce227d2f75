// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Pan")
struct PanTests {
    private let stage = Stage()
    private let pan: PanGestureRecognizer

    init() {
        let pan = stage.add(PanGestureRecognizer(), "p", to: stage.window)
        self.pan = pan
        stage.shows = [.actions]
        stage.details["p"] = { text(pan.translation(in: nil)) }
    }

    @Test("8.14 A maximum below the minimum changes nothing, nor does a minimum above the maximum")
    func maximumBelowMinimum() {
        let pan = PanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 1
        #expect(pan.maximumNumberOfTouches == .max)
        pan.maximumNumberOfTouches = 3
        pan.minimumNumberOfTouches = 4
        #expect(pan.minimumNumberOfTouches == 2)
    }

    @Test("8.4 It begins at 10 px from the start; the translation counts from the down")
    func begins() {
        stage.play(
            """
            0 down 1 100 100
            10 move 1 106 107.9
            20 move 1 106 108
            30 move 1 120 130
            40 up 1
            """)
        stage.expect(
            """
            20 p began 6,8
            30 p changed 20,30
            40 p ended 20,30
            """)
    }

    @Test("8.4 It is the distance from the start that counts, not the way")
    func backAndForth() {
        stage.play(
            """
            0 down 1 100 100
            10 move 1 109 100
            20 move 1 100 100
            30 move 1 91 100
            40 up 1
            """)
        stage.expect("")
        #expect(pan.reason.code == .movedTooLittle)
        #expect(pan.reason.first == 9 && pan.reason.second == 10)
    }

    @Test("8.4 A finger that joins or leaves re-bases the centroid: the translation does not jump")
    func joinAndLeave() {
        stage.play(
            """
            0 down 1 100 100
            10 move 1 120 100
            20 down 2 300 300
            30 move 1 130 100
            40 up 1
            50 move 2 300 320
            60 up 2
            """)
        stage.expect(
            """
            10 p began 20,0
            30 p changed 25,0
            50 p changed 25,20
            60 p ended 25,20
            """)
    }

    @Test("8.4 What a finger moves in the frame in which another joins counts in full for the old set")
    func joinWithMovement() {
        stage.play(
            """
            0 down 1 100 100
            10 move 1 120 100
            20 move 1 130 100
            20 down 2 300 300
            30 move 2 300 340
            """)
        stage.expect(
            """
            10 p began 20,0
            20 p changed 30,0
            30 p changed 30,20
            """)
    }

    @Test("8.4 It accumulates with the minimum down, and ends with fewer")
    func minimum() {
        pan.minimumNumberOfTouches = 2
        stage.play(
            """
            0 down 1 100 100
            10 move 1 200 100
            20 down 2 300 100
            30 move 1 210 100
            30 move 2 310 100
            40 up 2
            """)
        stage.expect(
            """
            30 p began 10,0
            40 p ended 10,0
            """)
    }

    @Test("8.4 More than the maximum: before begin it fails, while active the extra one is ignored")
    func maximum() {
        pan.maximumNumberOfTouches = 1
        stage.play(
            """
            0 down 1 100 100
            10 down 2 200 100
            20 up 1
            20 up 2
            """)
        #expect(pan.reason.code == .tooManyTouches)
        stage.play(
            """
            30 down 3 100 100
            40 move 3 120 100
            50 down 4 300 300
            60 move 4 350 350
            70 move 3 130 100
            80 up 3
            """)
        stage.expect(
            """
            40 p began 20,0
            70 p changed 30,0
            80 p ended 30,0
            """)
    }

    @Test("8.4 A held pan that is released keeps its translation")
    func held() {
        let h = stage.addScripted("h", to: stage.window)
        _ = pan.require(toFail: h)
        stage.play(
            """
            0 down 1 100 100
            10 move 1 120 100
            20 move 1 150 100
            """)
        h.isEnabled = false
        stage.play("30 move 1 160 100")
        stage.expect(
            """
            20 p began 50,0
            30 p changed 60,0
            """)
    }

    @Test("8.4 setTranslation re-bases and leaves the velocity alone; both are given in the view's space")
    func setTranslation() {
        let view = stage.addView("v", 0, 0, 400, 400)
        view.transform = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
        stage.play("0 down 1 500 100")
        for step in 1...5 { stage.play("\(step * 10) move 1 \(500 + step * 20) 100") }
        let velocity = pan.velocity(in: nil)
        #expect(abs(velocity.x - 2000) < 1e-6)
        #expect(abs(pan.velocity(in: view).x - 1000) < 1e-6)
        #expect(text(pan.translation(in: view)) == "50,0")
        pan.setTranslation(Point(x: 5, y: 0), in: view)
        #expect(text(pan.translation(in: nil)) == "10,0")
        #expect(pan.velocity(in: nil) == velocity)
        stage.play("60 move 1 620 100")
        #expect(text(pan.translation(in: nil)) == "30,0")
    }

    @Test("8.4 After a finger joined the velocity before it stands until three new samples have come")
    func velocityAfterJoin() {
        stage.play("0 down 1 100 100")
        for step in 1...5 { stage.play("\(step * 8) move 1 \(100 + step * 8) 100") }
        let before = pan.velocity(in: nil)
        #expect(abs(before.x - 1000) < 1e-6)
        stage.play("44 down 2 300 300")
        #expect(pan.velocity(in: nil) == before)
        stage.play(
            """
            48 move 2 300 310
            56 move 2 300 330
            """)
        #expect(pan.velocity(in: nil) == before)
        stage.play("64 move 2 300 360")
        #expect(pan.velocity(in: nil) != before)
        #expect(pan.velocity(in: nil).x == 0)
    }

    @Test("8.4 The lift that ends the pan never restarts the velocity; a finger that stopped reports 0")
    func velocityAtTheEnd() {
        stage.details["p"] = { [pan] in text(pan.velocity(in: nil)) }
        for (pause, velocity) in [(8, "1000,0"), (40, "1000,0"), (41, "0,0")] {
            let start = stage.application.time / 1000 + 1000
            stage.play("\(start) down 1 100 100")
            for step in 1...5 { stage.play("\(start + Int64(step * 8)) move 1 \(100 + step * 8) 100") }
            stage.skip()
            stage.play("\(start + 40 + Int64(pause)) up 1")
            stage.expect("\(start + 40 + Int64(pause)) p ended \(velocity)")
        }
    }
}
