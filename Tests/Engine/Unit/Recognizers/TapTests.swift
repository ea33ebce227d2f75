// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Tap")
struct TapTests {
    private let stage = Stage()
    private let tap: TapGestureRecognizer

    init() {
        tap = stage.add(TapGestureRecognizer(), "t", to: stage.window)
        stage.shows = [.actions, .states]
    }

    /// What happened, without the reset.
    private func outcome() -> [String] {
        stage.wholeLog.map(\.description).filter { !$0.hasSuffix("possible") && !$0.contains("-> ended") }
    }

    @Test("8.2 A tap fires at the lift of its last finger")
    func fires() {
        tap.numberOfTouchesRequired = 2
        stage.play(
            """
            0 down 1 100 100
            100 down 2 200 100
            150 up 1
            200 up 2
            """)
        #expect(outcome() == ["200 t ended"])
    }

    @Test("8.2 Up to 45 px of movement are allowed", arguments: [(45.0, true), (45.01, false)])
    func movement(distance: Double, fires: Bool) {
        stage.play(
            """
            0 down 1 100 100
            10 move 1 \(100 + distance) 100
            20 move 1 100 100
            30 up 1
            """)
        #expect(outcome() == (fires ? ["30 t ended"] : ["10 t -> failed moved-too-far"]))
        if !fires { #expect(text(tap.reason.first) == "45.01" && tap.reason.second == 45) }
    }

    @Test("8.2 Each finger is measured from its own down")
    func movementOfEach() {
        tap.numberOfTouchesRequired = 2
        stage.play(
            """
            0 down 1 100 100
            0 down 2 200 100
            10 move 1 60 100
            10 move 2 240 100
            20 up 1
            20 up 2
            """)
        #expect(outcome() == ["20 t ended"])
    }

    @Test("8.2 A tap lasts less than 750 ms", arguments: [(749.999, true), (750.0, false)])
    func duration(time: Double, fires: Bool) {
        stage.play(
            """
            0 down 1 100 100
            \(time) up 1
            """)
        #expect(outcome() == (fires ? ["749.999 t ended"] : ["750 t -> failed too-long"]))
    }

    @Test(
        "8.2 From one tap's lift to the next one's down pass less than 350 ms",
        arguments: [(349.999, true), (350, false)])
    func interval(gap: Double, fires: Bool) {
        tap.numberOfTapsRequired = 2
        stage.play(
            """
            0 down 1 100 100
            40 up 1
            \(40 + gap) down 2 100 100
            500 up 2
            """)
        #expect(outcome() == (fires ? ["500 t ended"] : ["390 t -> failed too-late"]))
    }

    @Test(
        "8.2 Successive taps lie at most 45 px from the first", arguments: [(145.0, 100.0, true), (145, 145.01, false)])
    func distance(second: Double, third: Double, fires: Bool) {
        tap.numberOfTapsRequired = 3
        stage.play(
            """
            0 down 1 100 100
            40 up 1
            100 down 2 \(second) 100
            140 up 2
            200 down 3 \(third) 100
            240 up 3
            """)
        #expect(outcome() == (fires ? ["240 t ended"] : ["200 t -> failed moved-too-far"]))
    }

    @Test(
        "8.2 All fingers of a tap are down in less than 250 ms from the first",
        arguments: [(249.999, true), (250, false)])
    func arrival(time: Double, fires: Bool) {
        tap.numberOfTouchesRequired = 2
        stage.play(
            """
            0 down 1 100 100
            \(time) down 2 200 100
            300 up 1
            300 up 2
            """)
        #expect(outcome().first == (fires ? "300 t ended" : "250 t -> failed too-few-touches"))
    }

    @Test("8.2 More fingers fail it, fewer fail it at the lift, a cancel fails it")
    func fingers() {
        stage.play(
            """
            0 down 1 100 100
            10 down 2 200 100
            20 up 1
            20 up 2
            30 down 3 100 100
            40 cancel 3
            """)
        tap.numberOfTouchesRequired = 2
        stage.play(
            """
            50 down 4 100 100
            60 up 4
            """)
        #expect(
            outcome() == [
                "10 t -> failed too-many-touches", "40 t -> failed touch-cancelled", "60 t -> failed too-few-touches",
            ])
    }

    @Test("8.2 Its location is the centroid of the downs of the first tap")
    func location() {
        tap.numberOfTapsRequired = 2
        tap.numberOfTouchesRequired = 2
        stage.details["t"] = { [tap] in text(tap.location(in: nil)) }
        stage.shows = [.actions]
        stage.play(
            """
            0 down 1 100 100
            0 down 2 200 100
            10 move 1 120 100
            20 up 1
            20 up 2
            100 down 3 110 110
            100 down 4 210 110
            120 up 3
            120 up 4
            """)
        stage.expect("120 t ended 150,100")
    }

    @Test("8.2 The thresholds are properties")
    func thresholds() {
        tap.thresholds.allowableMovement = .pixels(5)
        tap.thresholds.maximumDuration = .milliseconds(100)
        stage.play(
            """
            0 down 1 100 100
            10 move 1 106 100
            20 up 1
            30 down 2 100 100
            130 up 2
            """)
        #expect(outcome() == ["10 t -> failed moved-too-far", "130 t -> failed too-long"])
    }
}
