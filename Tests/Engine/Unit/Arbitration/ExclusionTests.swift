// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Exclusion")
struct ExclusionTests {
    private let stage = Stage()
    private let view: RecordingView

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
    }

    @Test("6.1 Recognizers compete on one view and along one path, shared touch or not; siblings never do")
    func competitors() {
        let left = stage.addView("left", 0, 0, 100, 100, in: view)
        let right = stage.addView("right", 200, 0, 100, 100, in: view)
        stage.shows = [.states]
        stage.addScripted("root", to: stage.window)
        stage.addScripted("parent", to: view)
        stage.addScripted("right", to: right)
        stage.addScripted("left2", to: left)
        stage.addScripted("left", to: left, sets: [.moved: .began])
        stage.play(
            """
            0 down 1 10 10
            0 down 2 210 10
            10 move 1 11 10
            """)
        #expect(
            stage.wholeLog.map(\.description).filter { !$0.contains("possible") } == [
                "10 left -> began", "10 left2 -> failed prevented left", "10 parent -> failed prevented left",
                "10 root -> failed prevented left",
            ])
    }

    @Test("6.2 The first to recognize wins and the others fail; a tie is decided by the order")
    func firstWins() {
        stage.shows = [.actions]
        stage.addScripted("newer", to: stage.window, sets: [.moved: .began])
        stage.addScripted("slow", to: view, sets: [.moved: .began]) { recognizer in
            recognizer.sets = [:]
            recognizer.callbacks[.moved] = { recognizer, touches, _ in
                if touches.first?.location.x ?? 0 > 15 { recognizer.state = .began }
            }
        }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 12 10
            20 move 1 20 10
            30 up 1
            """)
        stage.expect(
            """
            10 newer began
            20 newer changed
            """)
        let tie = Stage()
        tie.shows = [.actions]
        tie.addScripted("outer", to: tie.window, sets: [.moved: .began])
        tie.addScripted("inner", to: tie.addView("v", 0, 0, 100, 100), sets: [.moved: .began])
        tie.play(
            """
            0 down 1 10 10
            10 move 1 12 10
            """)
        tie.expect("10 inner began")
    }

    @Test("6.4 Exclusion lasts while the winner is active; later candidates meet the same test")
    func whileActive() {
        stage.shows = [.states, .actions]
        let winner = stage.addScripted("winner", to: stage.window, sets: [.began: .began])
        stage.addScripted("late", to: view, sets: [.began: .began])
        stage.play("0 down 1 500 500")
        stage.expect(
            """
            0 winner -> began
            0 winner began
            """)
        stage.play(
            """
            10 down 2 10 10
            20 up 1
            """)
        stage.expect(
            """
            10 late -> failed prevented winner
            10 late -> possible
            """)
        winner.state = .ended
        stage.skip()
        stage.play("30 down 3 20 10")
        #expect(stage.log.first?.description == "30 late -> began")
    }

    @Test("6.4 A winner that ends inside the simultaneity question excludes no recognizer any more")
    func endedByQuestion() {
        stage.shows = [.states]
        let winner = stage.addScripted("winner", to: stage.window, sets: [.began: .began])
        stage.addDelegate(to: winner).isSimultaneousWith = { _ in
            winner.isEnabled = false
            return false
        }
        stage.addScripted("late", to: view, sets: [.began: .began])
        stage.play(
            """
            0 down 1 500 500
            10 down 2 10 10
            """)
        stage.expect(
            """
            0 winner -> began
            10 winner -> cancelled disabled
            10 late -> began
            10 winner -> possible
            """)
    }

    @Test("6.4 A discrete winner excludes until it is reset")
    func discreteUntilReset() {
        stage.shows = [.states]
        // The winner waits for its reset as long as another one that also waited for h is undecided.
        let h = stage.addScripted("h", to: view, sets: [.moved: .failed])
        let undecided = stage.addScripted("undecided", to: view, sets: [.ended: .failed]) {
            $0.isPreventedBy = { _ in false }
        }
        let winner = stage.addScripted("winner", to: view, discrete: true, sets: [.moved: .ended])
        _ = undecided.require(toFail: h)
        _ = winner.require(toFail: h)
        stage.addScripted("late", to: stage.window, sets: [.began: .began]) {
            stage.addDelegate(to: $0).receivesTouch = { $0.id > 1 }
        }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 11 10
            20 down 2 500 500
            30 up 1
            40 down 3 500 500
            """)
        stage.expect(
            """
            0 late refused 1 refused-by-delegate
            10 h -> failed by-itself
            10 winner -> ended
            20 late -> failed prevented winner
            20 late -> possible
            30 undecided -> failed by-itself
            30 winner -> possible
            30 undecided -> possible
            30 h -> possible
            40 late -> began
            """)
    }

    @Test("6.5 A loser that is possible fails, one that is active is cancelled")
    func losers() {
        stage.shows = [.states]
        stage.addScripted("active", to: stage.window, sets: [.began: .began]) { $0.prevents = { _ in false } }
        stage.addScripted("possible", to: stage.window)
        stage.addScripted("winner", to: view, sets: [.moved: .began])
        stage.play("0 down 1 10 10")
        stage.skip()
        stage.play("10 move 1 11 10")
        stage.expect(
            """
            10 winner -> began
            10 possible -> failed prevented winner
            10 active -> cancelled prevented winner
            10 possible -> possible
            10 active -> possible
            """)
    }

    @Test(
        "6.6 A single tap does not prevent a double tap; the double tap excludes the single one of its second tap",
        arguments: [true, false])
    func taps(doubleFirst: Bool) {
        stage.shows = [.states, .actions]
        func add(double: Bool) {
            stage.add(TapGestureRecognizer(), double ? "double" : "single", to: view) {
                $0.numberOfTapsRequired = double ? 2 : 1
            }
        }
        add(double: doubleFirst)
        add(double: !doubleFirst)
        stage.play(
            """
            0 down 1 10 10
            40 up 1
            100 down 2 10 10
            """)
        stage.expect(
            """
            40 single -> ended
            40 single ended
            40 single -> possible
            """)
        stage.play("140 up 2")
        #expect(
            stage.log.map(\.description).filter { !$0.contains("possible") } == [
                "140 double -> ended", "140 single -> failed prevented double", "140 double ended",
            ])
    }

    @Test("6.6 Of two in one pass the one that excludes without being excluded is decided first")
    func oneSided() {
        stage.shows = [.actions]
        stage.addScripted("outer", to: stage.window, sets: [.moved: .began])
        stage.addScripted("inner", to: view, sets: [.moved: .began]) { $0.prevents = { _ in false } }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 11 10
            """)
        stage.expect("10 outer began")
    }

    @Test("6.13 Pinch, rotation and pan exclude each other; their delegates allow the photo combination")
    func photo() {
        func names(simultaneous: Bool) -> Set<String> {
            let stage = Stage()
            stage.shows = [.actions]
            for kind in [GestureRecognizer.Kind.pinch, .rotation, .pan] {
                let recognizer = stage.add(makeBuiltIn(kind), "\(kind)", to: stage.window)
                stage.addDelegate(to: recognizer).isSimultaneousWith = { _ in simultaneous }
            }
            stage.play(
                """
                0 down 1 100 100
                0 down 2 200 100
                10 move 1 60 60
                10 move 2 230 160
                20 move 1 30 40
                20 move 2 250 200
                """)
            return Set(stage.log.filter { $0.event == "began" }.map(\.subject))
        }
        #expect(names(simultaneous: false).count == 1)
        #expect(names(simultaneous: true) == ["pinch", "rotation", "pan"])
    }
}
