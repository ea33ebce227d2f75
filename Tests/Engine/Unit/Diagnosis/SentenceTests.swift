// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Reasons and explanations in words")
struct SentenceTests {
    private let stage = Stage()

    private func reason(of recognizer: GestureRecognizer, after timeline: String) -> String {
        recognizer.name = "g"
        stage.play(timeline)
        return recognizer.reasonDescription
    }

    @Test("15.1 A reason is a sentence with names, numbers and units")
    func sentences() {
        let pan = stage.add(PanGestureRecognizer(), "pan", to: stage.window)
        #expect(
            reason(of: pan, after: "0 down 1 100 100\n20 move 1 107.2 100\n40 up 1")
                == "pan \"g\" failed: its fingers moved 7.2 px, 10 px are needed")
        #expect("\(pan.reason)" == "its fingers moved 7.2 px, 10 px are needed")
        let press = stage.add(LongPressGestureRecognizer(), "press", to: stage.window)
        #expect(
            reason(of: press, after: "1000 down 1 100 100\n1200 up 1")
                == "long-press \"g\" failed: its fingers lifted after 200 ms, 500 ms are needed")
        let tap = stage.add(TapGestureRecognizer(), "tap", to: stage.window) { $0.numberOfTouchesRequired = 2 }
        #expect(
            reason(of: tap, after: "2000 down 1 100 100\n2040 up 1")
                == "tap \"g\" failed: 1 touch came, 2 are needed")
    }

    @Test("15.1 A reason names the recognizer that it is about")
    func otherRecognizer() {
        let twice = stage.add(TapGestureRecognizer(), "twice", to: stage.window) { $0.numberOfTapsRequired = 2 }
        let once = stage.add(TapGestureRecognizer(), "once", to: stage.window)
        _ = once.require(toFail: twice)
        twice.name = "twice"
        #expect(
            reason(of: once, after: "0 down 1 100 100\n40 up 1")
                == "tap \"g\" is held: tap \"twice\" has to fail first")
    }

    @Test("12.8 Lines of the engine name the recognizer")
    func namedBugs() {
        let custom = stage.addScripted("c", to: stage.window)
        custom.name = "ring"
        stage.play("0 down 1 100 100\n10 up 1\n6000 wait")
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.hasPrefix("client bug: custom \"ring\" did not finish within 5 s") == true)
    }

    @Test("15.2 The trace tells which views and recognizers were tried for a touch, and why")
    func explanation() {
        stage.window.name = "root"
        let card = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
        let veil = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
        card.name = "card"
        veil.name = "veil"
        veil.isHidden = true
        stage.window.addSubview(card)
        stage.window.addSubview(veil)
        stage.add(TapGestureRecognizer(), "off", to: card) { $0.name = "off" }.isEnabled = false
        stage.add(TapGestureRecognizer(), "on", to: stage.window) { $0.name = "on" }
        stage.shows = [.explanation]
        stage.play("0 down 1 100 100")
        stage.expect(
            """
            0 window "root": covered by view "card"
            0 view "veil": hidden
            0 view "card": hit
            0 tap "off": disabled
            0 tap "on": bound
            """)
    }

    @Test("15.2 A recognizer that has finished is busy until its reset, and one of another seat is busy, too")
    func busy() {
        let first = stage.add(TapGestureRecognizer(), "first", to: stage.window) { $0.name = "first" }
        stage.play("0 down 1 100 100")
        var lines: [String] = []
        let listener = LineListener { lines.append($0) }
        stage.application.explain(Point(x: 100, y: 100), seat: 7, to: listener)
        #expect(lines == ["window: hit", "tap \"first\": busy with touches of another seat"])
        lines = []
        first.delaysTouchesEnded = false
        stage.application.explain(Point(x: 100, y: 100), type: .stylus, to: listener)
        #expect(lines.last == "tap \"first\": other touch type")
    }

    @Test("15.2 Explanations of a point consider required modifier keys, too (4.8)")
    func demandedKeysOfAPoint() {
        let move = stage.add(PanGestureRecognizer(), "move", to: stage.window) { $0.requiredModifierFlags = .super }
        move.name = "move"
        var lines: [String] = []
        let listener = LineListener { lines.append($0) }
        stage.application.explain(Point(x: 100, y: 100), to: listener)
        #expect(lines.last == "pan \"move\": modifiers: held are none, required super, forbidden none")
        #expect(stage.application.setModifierFlags(.super))
        stage.application.explain(Point(x: 100, y: 100), to: listener)
        #expect(lines.last == "pan \"move\": bound")
    }

    @Test("15.1 A custom recognizer that lost its fingers while it was held says how many it needs")
    func heldCustom() {
        let custom = stage.addScripted("c", to: stage.window, sets: [.began: .began])
        let press = stage.add(LongPressGestureRecognizer(), "l", to: stage.window)
        #expect(custom.require(toFail: press))
        #expect(
            reason(of: custom, after: "0 down 1 100 100\n40 up 1") == "custom \"g\" failed: 0 touches came, 1 is needed"
        )
    }

    @Test("15.1 A swipe says at which angle it went wrong, and that it has no directions")
    func swipeDirections() {
        let swipe = stage.add(SwipeGestureRecognizer(), "s", to: stage.window) { $0.direction = [.right, .up] }
        #expect(
            reason(of: swipe, after: "0 down 1 100 100\n40 move 1 40 80\n50 up 1")
                == "swipe \"g\" failed: its fingers moved at 71.57° to the nearest direction, 45° are allowed")
        swipe.direction = []
        #expect(
            reason(of: swipe, after: "1000 down 1 100 100\n1040 move 1 40 80\n1050 up 1")
                == "swipe \"g\" failed: it has no directions, at least one is needed")
    }
}

private final class LineListener: TraceListener {
    private let body: (String) -> Void

    init(_ body: @escaping (String) -> Void) {
        self.body = body
    }

    func trace(_ event: TraceEvent) { body("\(event)") }
}
