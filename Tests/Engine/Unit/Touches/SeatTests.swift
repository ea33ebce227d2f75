// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Seats")
struct SeatTests {
    private let stage = Stage()

    init() {
        stage.addSource("b", seat: 1)
    }

    @Test("1.13 Each seat has sequences of its own")
    func sequences() {
        stage.addView("v", 0, 0, 400, 400).isMultipleTouchEnabled = true
        stage.touchDetails = { [stage] _, event in
            "seat \(event.seat): " + event.allTouches.map { stage.label(of: $0) }.joined(separator: ",")
        }
        stage.play(
            """
            0 down 1 10 10
            10 b: down 1 20 10
            20 move 1 11 10
            20 b: move 1 21 10
            """)
        stage.expect(
            """
            0 v touches-began 1 seat 0: 1
            10 v touches-began b1 seat 1: b1
            20 v touches-moved 1 seat 0: 1
            20 v touches-moved b1 seat 1: b1
            """)
    }

    @Test("1.13 Two devices of one seat share a sequence")
    func oneSeat() {
        stage.addSource("c", seat: 1)
        stage.addView("v", 0, 0, 400, 400).isMultipleTouchEnabled = true
        stage.touchDetails = { [stage] _, event in
            event.allTouches.map { stage.label(of: $0) }.joined(separator: ",")
        }
        stage.play(
            """
            0 b: down 1 10 10
            10 c: down 1 20 10
            """)
        stage.expect(
            """
            0 v touches-began b1 b1
            10 v touches-began c1 b1,c1
            """)
    }

    @Test("1.13 A recognizer takes touches of one seat per attempt")
    func recognizers() {
        let view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
        stage.shows = [.callbacks]
        let recognizer = stage.addScripted("r", to: view, sets: [.ended: .failed])
        stage.play(
            """
            0 b: down 1 10 10
            10 down 1 20 10
            20 b: down 2 30 10
            30 move 1 21 10
            40 b: up 1
            40 b: up 2
            50 move 1 22 10
            60 down 2 10 10
            """)
        stage.expect(
            """
            0 r hears-began b1
            20 r hears-began b2
            40 r hears-ended b1 b2
            40 r resets
            60 r hears-began 2
            """)
        #expect(recognizer.state == .possible)
    }

    @Test("1.13 Attempts of different seats never compete")
    func competition() {
        let view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
        stage.shows = [.actions]
        stage.addScripted("outer", to: stage.window, sets: [.moved: .began])
        stage.addScripted("inner", to: view, sets: [.moved: .began])
        stage.play(
            """
            0 down 1 500 10
            0 b: down 1 10 10
            10 move 1 501 10
            20 b: move 1 11 10
            30 move 1 502 10
            """)
        // The outer one holds seat 0, so the finger of seat 1 is the inner one's alone.
        stage.expect(
            """
            10 outer began
            20 inner began
            30 outer changed
            """)
    }
}
