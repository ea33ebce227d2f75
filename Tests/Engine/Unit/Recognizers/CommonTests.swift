// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Properties of all recognizers")
struct CommonTests {
    private let stage = Stage()
    private let view: RecordingView

    init() {
        view = stage.addView("v", 100, 100, 400, 400)
        stage.shows = [.actions]
    }

    @Test("8.1 Location is the centroid of its touches, in any view's space; the last one known after they end")
    func location() {
        let r = stage.addScripted("r", to: view)
        stage.play(
            """
            0 down 1 110 110
            0 down 2 210 130
            """)
        #expect(text(r.location(in: nil)) == "160,120")
        #expect(text(r.location(in: view)) == "60,20")
        #expect(r.numberOfTouches == 2)
        stage.play("10 up 1")
        #expect(r.numberOfTouches == 1)
        #expect(text(r.location(in: nil)) == "210,130")
        stage.play(
            """
            20 move 2 220 130
            30 up 2
            """)
        #expect(r.numberOfTouches == 0)
        #expect(text(r.location(in: nil)) == "220,130")
    }

    @Test("8.1 Each of its touches that are down has a location, in the order of the downs")
    func locationOfTouch() {
        let r = stage.addScripted("r", to: view)
        stage.play(
            """
            0 down 7 110 110
            0 down 3 210 130
            """)
        #expect(r.location(ofTouch: 0, in: view).map(text) == "10,10")
        #expect(r.location(ofTouch: 1, in: nil).map(text) == "210,130")
        #expect(r.location(ofTouch: 2, in: nil) == nil)
        #expect(r.location(ofTouch: -1, in: nil) == nil)
        #expect(r.touches.map(\.id) == [7, 3])
    }

    @Test("8.1 In a tap's action numberOfTouches is the number required")
    func tapTouches() {
        let tap = stage.add(TapGestureRecognizer(), "t", to: view) { $0.numberOfTouchesRequired = 2 }
        stage.details["t"] = { "\(tap.numberOfTouches)" }
        stage.play(
            """
            0 down 1 110 110
            0 down 2 210 110
            10 up 1
            20 up 2
            """)
        stage.expect("20 t ended 2")
    }

    @Test("8.1 In the ended action of the others it counts fingers still down; location is the last with all of them")
    func endedTouches() {
        let pan = stage.add(PanGestureRecognizer(), "p", to: view) { $0.minimumNumberOfTouches = 2 }
        let press = stage.add(LongPressGestureRecognizer(), "l", to: stage.window) {
            $0.numberOfTouchesRequired = 2
            $0.minimumPressDuration = 0
            stage.addDelegate(to: $0).isSimultaneousWith = { _ in true }
        }
        stage.details["p"] = { "\(pan.numberOfTouches) \(text(pan.location(in: nil)))" }
        stage.details["l"] = { "\(press.numberOfTouches) \(text(press.location(in: nil)))" }
        stage.play(
            """
            0 down 1 110 110
            0 down 2 210 110
            10 move 1 150 110
            20 up 1
            """)
        stage.expect(
            """
            0 l began 2 160,110
            10 p began 2 180,110
            10 l changed 2 180,110
            20 p ended 1 180,110
            20 l ended 1 180,110
            """)
    }

    /// When a finger joins before and after the gesture begins, and when one lifts afterwards (rule 8.11).
    struct Fingers: Sendable, CustomTestStringConvertible {
        var kind: GestureRecognizer.Kind
        /// What one finger more than it wants leads to, before it begins.
        var addedBefore: String
        var addedAfter: String
        var liftedAfter: String
        var testDescription: String { "\(kind)" }
    }

    static let fingers = [
        Fingers(kind: .tap, addedBefore: "failed", addedAfter: "", liftedAfter: ""),
        Fingers(kind: .swipe, addedBefore: "failed", addedAfter: "", liftedAfter: ""),
        Fingers(kind: .longPress, addedBefore: "failed", addedAfter: "ignored", liftedAfter: "ended"),
        Fingers(kind: .pan, addedBefore: "joined", addedAfter: "joined", liftedAfter: "changed"),
        Fingers(kind: .pinch, addedBefore: "ignored", addedAfter: "ignored", liftedAfter: "changed"),
        Fingers(kind: .rotation, addedBefore: "ignored", addedAfter: "ignored", liftedAfter: "changed"),
    ]

    /// Puts the wanted two fingers down.
    private func addTwoFingered(_ kind: GestureRecognizer.Kind) -> GestureRecognizer {
        let recognizer = stage.add(makeBuiltIn(kind), "g", to: view)
        (recognizer as? TapGestureRecognizer)?.numberOfTouchesRequired = 2
        (recognizer as? SwipeGestureRecognizer)?.numberOfTouchesRequired = 2
        (recognizer as? LongPressGestureRecognizer)?.numberOfTouchesRequired = 2
        (recognizer as? LongPressGestureRecognizer)?.minimumPressDuration = .milliseconds(20)
        stage.play(
            """
            0 down 1 200 200
            0 down 2 300 200
            """)
        return recognizer
    }

    private func fate(of id: Int32, with recognizer: GestureRecognizer) -> String {
        recognizer.touches.contains { $0.id == id } ? "joined" : "ignored"
    }

    @Test("8.11 A finger more before the gesture begins", arguments: fingers)
    func addedBefore(fingers: Fingers) {
        let recognizer = addTwoFingered(fingers.kind)
        stage.shows = [.states]
        stage.play("10 down 3 400 400")
        let failed = stage.log.contains { $0.event == "-> failed" }
        #expect((failed ? "failed" : fate(of: 3, with: recognizer)) == fingers.addedBefore)
        if failed { #expect(stage.log.first?.details == "too-many-touches") }
    }

    @Test("8.11 A finger more, and one less, after it has begun", arguments: fingers.filter { !$0.addedAfter.isEmpty })
    func afterBegin(fingers: Fingers) {
        let recognizer = addTwoFingered(fingers.kind)
        stage.play(fingers.kind == .longPress ? "30 wait" : "20 move 1 150 150\n30 move 2 340 150")
        #expect(recognizer.state.isActive)
        stage.play("40 down 3 400 400")
        #expect(recognizer.state.isActive)
        #expect(fate(of: 3, with: recognizer) == fingers.addedAfter)
        stage.play(
            """
            50 up 1
            60 move 2 345 150
            """)
        let expected: GestureRecognizer.State = fingers.liftedAfter == "ended" ? .possible : .changed
        #expect(recognizer.state == expected)
        stage.play("70 up 2\n70 up 3")
        #expect(recognizer.state == .possible)
        #expect(stage.log.last?.event == "ended")
    }

    @Test("8.11 One finger less before it begins: a tap goes on, a swipe and a press fail, a pan and a pinch wait")
    func liftedBefore() {
        for (kind, isOver) in [
            (GestureRecognizer.Kind.tap, false), (.swipe, true), (.longPress, true), (.pan, false), (.pinch, false),
        ] {
            let tests = CommonTests()
            _ = tests.addTwoFingered(kind)
            tests.stage.shows = [.states]
            tests.stage.play("10 up 2")
            #expect(tests.stage.log.contains { $0.event == "-> failed" } == isOver, "\(kind)")
        }
    }
}
