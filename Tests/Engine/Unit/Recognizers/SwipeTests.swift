// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Swipe")
struct SwipeTests {
    private let stage = Stage()
    private let swipe: SwipeGestureRecognizer

    init() {
        swipe = stage.add(SwipeGestureRecognizer(), "s", to: stage.window)
        stage.shows = [.actions, .states]
    }

    private func outcome() -> [String] {
        stage.wholeLog.map(\.description).filter { !$0.contains("-> ") || $0.contains("-> failed") }
    }

    @Test(
        "8.5 It fires before the lift, as soon as the finger has moved 50 px along an allowed direction",
        arguments: [
            (SwipeGestureRecognizer.Direction.right, 50.0, 0.0), (.left, -50, 0), (.up, 0, -50), (.down, 0, 50),
        ])
    func directions(direction: SwipeGestureRecognizer.Direction, x: Double, y: Double) {
        swipe.direction = direction
        stage.play(
            """
            0 down 1 300 300
            50 move 1 \(300 + x * 0.99) \(300 + y * 0.99)
            100 move 1 \(300 + x) \(300 + y)
            200 up 1
            """)
        #expect(outcome() == ["100 s ended"])
    }

    @Test("8.5 Other directions do not count; the default is right")
    func wrongDirection() {
        #expect(swipe.direction == .right)
        stage.play(
            """
            0 down 1 300 300
            100 move 1 200 300
            200 up 1
            """)
        #expect(outcome() == ["200 s -> failed wrong-direction"])
    }

    @Test(
        "8.5 At most 50 px across, and less across than along",
        arguments: [
            (70.0, 50.0, "100 s ended"), (70, 50.1, "100 s -> failed moved-too-far"), (50, 50, ""),
            (50.1, 50, "100 s ended"),
        ])
    func across(x: Double, y: Double, expected: String) {
        stage.play(
            """
            0 down 1 300 300
            100 move 1 \(300 + x) \(300 + y)
            """)
        #expect(outcome() == (expected.isEmpty ? [] : [expected]))
    }

    @Test("8.5 In less than 500 ms; the timer wins", arguments: [(499.999, true), (500.0, false)])
    func duration(time: Double, fires: Bool) {
        stage.play(
            """
            0 down 1 300 300
            \(time) move 1 360 300
            """)
        #expect(outcome() == (fires ? ["499.999 s ended"] : ["500 s -> failed too-slow"]))
    }

    @Test("8.5 Every required finger goes the same way; its location is where it began")
    func fingers() {
        swipe.numberOfTouchesRequired = 2
        stage.details["s"] = { [swipe] in "\(text(swipe.location(in: nil))) \(swipe.numberOfTouches)" }
        stage.play(
            """
            0 down 1 300 300
            20 down 2 300 400
            100 move 1 360 300
            110 move 2 340 400
            """)
        #expect(outcome().isEmpty)
        stage.play("120 move 2 350 400")
        #expect(outcome() == ["120 s ended 300,350 2"])
    }

    @Test(
        "8.5 15 Of several fingers the first that failed gives the reason and its numbers",
        arguments: [
            ("100 up 1\n110 up 2", Reason.Code.movedTooLittle, 20.0), ("100 up 2\n110 up 1", .wrongDirection, .pi),
            ("100 up 2\n100 up 1", .movedTooLittle, 20), ("100 move 2 300 380\n110 up 1", .movedTooLittle, 20),
            ("100 move 1 320 360\n100 move 2 300 470", .movedTooFar, 60),
            ("100 move 2 300 470\n110 up 1", .movedTooFar, 70),
        ])
    func severalFingers(end: String, code: Reason.Code, number: Double) {
        swipe.numberOfTouchesRequired = 2
        stage.play("0 down 1 300 300\n0 down 2 300 400\n50 move 1 320 300\n50 move 2 220 400\n" + end)
        #expect(swipe.reason.code == code)
        #expect(swipe.reason.first == number && swipe.reason.second == (code == .wrongDirection ? .pi / 4 : 50))
    }

    @Test("8.5 A swipe fails for too short a movement, too few or too many fingers")
    func failures() {
        stage.play(
            """
            0 down 1 300 300
            50 move 1 330 300
            100 up 1
            200 down 2 300 300
            210 down 3 300 300
            220 up 2
            220 up 3
            """)
        swipe.numberOfTouchesRequired = 2
        stage.play(
            """
            300 down 4 300 300
            400 up 4
            """)
        #expect(
            outcome() == [
                "100 s -> failed moved-too-little", "210 s -> failed too-many-touches",
                "400 s -> failed too-few-touches",
            ])
        #expect(swipe.reason.first == 1 && swipe.reason.second == 2)
    }
}
