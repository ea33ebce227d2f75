// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Long press")
struct LongPressTests {
    private let stage = Stage()
    private let press: LongPressGestureRecognizer

    init() {
        press = stage.add(LongPressGestureRecognizer(), "l", to: stage.window)
        stage.shows = [.actions, .states]
    }

    private func outcome() -> [String] {
        stage.wholeLog.map(\.description).filter { !$0.contains("-> ") || $0.contains("-> failed") }
    }

    @Test("8.3 It begins by timer after 500 ms, goes on with any movement and ends when a finger lifts")
    func begins() {
        stage.play(
            """
            0 down 1 100 100
            499.999 wait
            """)
        #expect(outcome().isEmpty)
        stage.play(
            """
            500 wait
            600 move 1 300 300
            700 up 1
            """)
        #expect(outcome() == ["500 l began", "600 l changed", "700 l ended"])
    }

    @Test("8.3 Up to 10 px of movement are allowed before", arguments: [(10.0, true), (10.01, false)])
    func movement(distance: Double, begins: Bool) {
        stage.play(
            """
            0 down 1 100 100
            100 move 1 \(100 + distance) 100
            600 wait
            """)
        #expect(outcome() == (begins ? ["500 l began"] : ["100 l -> failed moved-too-far"]))
    }

    @Test("8.3 An earlier lift fails it; at the limit the timer wins", arguments: [(499.999, false), (500.0, true)])
    func lifted(time: Double, begins: Bool) {
        stage.play(
            """
            0 down 1 100 100
            \(time) up 1
            """)
        #expect(outcome() == (begins ? ["500 l began", "500 l ended"] : ["499.999 l -> failed lifted-early"]))
        if !begins { #expect(press.reason.first == 499_999 && press.reason.second == 500_000) }
    }

    @Test("8.3 The time counts from the down of the last required finger")
    func severalFingers() {
        press.numberOfTouchesRequired = 2
        stage.play(
            """
            0 down 1 100 100
            300 down 2 200 100
            799 wait
            """)
        #expect(outcome().isEmpty)
        stage.play(
            """
            800 wait
            900 up 2
            """)
        #expect(outcome() == ["800 l began", "900 l ended"])
    }

    @Test("8.3 Extra fingers fail it before it begins, and are ignored afterwards")
    func extraFingers() {
        stage.play(
            """
            0 down 1 100 100
            100 down 2 200 100
            200 up 1
            200 up 2
            300 down 3 100 100
            900 down 4 200 100
            1000 move 4 210 100
            1100 up 4
            1200 up 3
            """)
        #expect(outcome() == ["100 l -> failed too-many-touches", "800 l began", "1200 l ended"])
    }

    @Test("8.3 Taps before the press obey the rules of taps")
    func taps() {
        press.numberOfTapsRequired = 1
        stage.play(
            """
            0 down 1 100 100
            10 move 1 140 100
            100 up 1
            200 down 2 145 100
            700 wait
            800 up 2
            """)
        #expect(outcome() == ["700 l began", "800 l ended"])
        stage.play(
            """
            1000 down 3 100 100
            1100 up 3
            1450 wait
            1500 down 4 100 100
            1550 up 4
            1600 down 5 146 100
            """)
        #expect(outcome().suffix(2) == ["1450 l -> failed too-late", "1600 l -> failed moved-too-far"])
    }

    @Test("8.3 A duration of 0 begins at the down")
    func atOnce() {
        press.minimumPressDuration = 0
        stage.play(
            """
            0 down 1 100 100
            10 up 1
            """)
        #expect(outcome() == ["0 l began", "10 l ended"])
    }
}
