// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Input frames")
struct FrameTests {
    @Test("1.9 A frame makes one call for each view and phase, with all of its touches")
    func oneCall() {
        let stage = Stage()
        stage.addView("v", 0, 0, 400, 400).isMultipleTouchEnabled = true
        stage.addView("w", 400, 0, 400, 400)
        stage.play(
            """
            0 down 1 10 10
            0 down 2 410 10
            0 down 3 20 10
            10 move 3 21 10
            10 move 2 411 10
            10 move 1 11 10
            20 up 3
            20 up 1
            20 up 2
            """)
        stage.expect(
            """
            0 v touches-began 1 3
            0 w touches-began 2
            10 v touches-moved 1 3
            10 w touches-moved 2
            20 v touches-ended 1 3
            20 w touches-ended 2
            """)
    }

    @Test("1.9 Phases of one frame come in the order began, moved, ended, cancelled")
    func phases() {
        let stage = Stage()
        let view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
        stage.shows.insert(.callbacks)
        stage.addScripted("r", to: view) { $0.delaysTouchesEnded = false }
        stage.play(
            """
            0 down 1 10 10
            0 down 2 20 10
            0 down 3 30 10
            """)
        stage.skip()
        stage.play(
            """
            10 cancel 1
            10 up 2
            10 move 3 31 10
            10 down 4 40 10
            """)
        stage.expect(
            """
            10 r hears-began 4
            10 r hears-moved 3
            10 r hears-ended 2
            10 r hears-cancelled 1
            10 v touches-began 4
            10 v touches-moved 3
            10 v touches-ended 2
            10 v touches-cancelled 1
            10 r resets
            """)
    }

    @Test("1.9 A finger that comes, moves and goes within a frame has all three phases")
    func wholeTouchInAFrame() {
        let stage = Stage()
        stage.addView("v", 0, 0, 400, 400)
        stage.touchDetails = { touches, _ in touches.map { text($0.location) }.joined() }
        stage.play(
            """
            0 down 1 10 10
            0 move 1 30 10
            0 up 1
            """)
        stage.expect(
            """
            0 v touches-began 1 10,10
            0 v touches-moved 1 30,10
            0 v touches-ended 1 30,10
            """)
    }

    @Test("1.9 A source that sends no frames is delivered event by event")
    func frameless() {
        let stage = Stage()
        stage.addView("v", 0, 0, 400, 400).isMultipleTouchEnabled = true
        let source = stage.addSource("b") { $0.isFrameless = true }
        stage.feed(TouchSample(.down, time: ms(0), id: 1, location: Point(x: 10, y: 10)), from: source)
        stage.feed(TouchSample(.down, time: ms(0), id: 2, location: Point(x: 20, y: 10)), from: source)
        stage.feed(TouchSample(.motion, time: ms(1), id: 1, location: Point(x: 11, y: 10)), from: source)
        stage.feed(TouchSample(.up, time: ms(2), id: 1), from: source)
        stage.expect(
            """
            0 v touches-began b1
            0 v touches-began b2
            1 v touches-moved b1
            2 v touches-ended b1
            """)
    }

    @Test("1.9 An up and a new down of one id in a frame: what came before is delivered first")
    func reusedID() {
        let stage = Stage()
        stage.addView("v", 0, 0, 400, 400).isMultipleTouchEnabled = true
        stage.play(
            """
            0 down 1 10 10
            0 down 2 20 10
            10 move 2 21 10
            10 up 1
            10 down 1 100 100
            10 move 2 22 10
            """)
        stage.expect(
            """
            0 v touches-began 1 2
            10 v touches-moved 2
            10 v touches-ended 1
            10 v touches-began 1
            10 v touches-moved 2
            """)
    }

    @Test("1.9 An empty frame is no fault and makes no call")
    func emptyFrame() {
        let stage = Stage()
        stage.addView("v", 0, 0, 400, 400)
        for time in [0.0, 10, 10] { #expect(stage.feed(TouchSample(.frame, time: ms(time))) == .accepted) }
        stage.play("20 down 1 10 10")
        stage.feed(TouchSample(.frame, time: ms(30)))
        stage.expect("20 v touches-began 1")
        #expect(stage.messages.isEmpty)
    }

    @Test("1.9 A frame of one device does not flush another's half frame")
    func framesAreTheSources() {
        let stage = Stage()
        stage.addView("v", 0, 0, 400, 400).isMultipleTouchEnabled = true
        let other = stage.addSource("b")
        stage.feed(TouchSample(.down, time: ms(0), id: 1, location: Point(x: 10, y: 10)))
        stage.feed(TouchSample(.down, time: ms(1), id: 1, location: Point(x: 20, y: 10)), from: other)
        stage.feed(TouchSample(.frame, time: ms(2)), from: other)
        stage.expect("2 v touches-began b1")
        stage.feed(TouchSample(.frame, time: ms(3)))
        stage.expect("3 v touches-began 1")
    }
}
