// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Progress")
struct ProgressTests {
    private let stage = Stage()

    private func progress(of recognizer: GestureRecognizer) -> String {
        let progress = recognizer.progress
        let touch = progress.laggingTouch.map { " \(stage.label(of: $0))" } ?? ""
        return "\(progress.fraction) \(progress.value)/\(progress.limit) \(progress.unit)\(touch)"
    }

    struct Example: Sendable, CustomTestStringConvertible {
        var kind: GestureRecognizer.Kind
        var timeline: String
        var expected: String
        var testDescription: String { "\(kind): \(timeline)" }
    }

    private static let two = "0 down 1 100 100\n0 down 2 200 100\n"

    @Test(
        "15.3 Each kind tells the least of what must be reached",
        arguments: [
            Example(kind: .pan, timeline: "0 down 1 100 100\n10 move 1 106 108", expected: "1.0 10.0/10.0 pixels"),
            Example(kind: .pan, timeline: "0 down 1 100 100\n10 move 1 105 100", expected: "0.5 5.0/10.0 pixels"),
            Example(kind: .pinch, timeline: two, expected: "0.0 0.0/8.0 pixels"),
            Example(kind: .pinch, timeline: two + "10 move 2 202 100", expected: "0.25 2.0/8.0 pixels"),
            Example(kind: .pinch, timeline: "0 down 1 100 100", expected: "0.0 1.0/2.0 touches"),
            Example(kind: .rotation, timeline: "0 down 1 100 100", expected: "0.0 1.0/2.0 touches"),
            Example(kind: .transform, timeline: two + "10 move 2 204 100", expected: "0.5 4.0/8.0 pixels"),
            Example(kind: .swipe, timeline: "0 down 1 100 100\n10 move 1 120 130", expected: "0.4 20.0/50.0 pixels 1"),
            Example(kind: .swipe, timeline: "0 down 1 100 100\n10 move 1 80 100", expected: "0.0 0.0/50.0 pixels 1"),
            Example(
                kind: .longPress, timeline: "0 down 1 100 100\n125 wait",
                expected: "0.25 125000.0/500000.0 microseconds"),
            Example(kind: .tap, timeline: "0 down 1 100 100", expected: "0.0 0.0/1.0 taps"),
        ])
    func kinds(_ example: Example) {
        let recognizer = stage.add(makeBuiltIn(example.kind), "g", to: stage.window)
        #expect(progress(of: recognizer) == "0.0 0.0/0.0 none")
        stage.play(example.timeline)
        #expect(progress(of: recognizer) == example.expected)
        stage.play("10000 cancel-all")
        #expect(progress(of: recognizer) == "0.0 0.0/0.0 none")
    }

    @Test("15.3 A swipe of several fingers tells its slowest")
    func slowest() {
        let swipe = stage.add(SwipeGestureRecognizer(), "s", to: stage.window) { $0.numberOfTouchesRequired = 2 }
        stage.play(Self.two + "10 move 1 140 100\n20 move 2 210 100")
        #expect(progress(of: swipe) == "0.2 10.0/50.0 pixels 2")
    }

    @Test("15.3 A double tap is half done between its taps, a press after a tap as far as its taps")
    func taps() {
        let tap = stage.add(TapGestureRecognizer(), "t", to: stage.window) { $0.numberOfTapsRequired = 2 }
        let press = stage.add(LongPressGestureRecognizer(), "l", to: stage.window) { $0.numberOfTapsRequired = 1 }
        stage.play("0 down 1 100 100\n40 up 1")
        #expect(progress(of: tap) == "0.5 1.0/2.0 taps")
        #expect(progress(of: press) == "0.0 0.0/1.0 touches")
    }

    @Test("15.3 It is 1 from the recognition to the reset, of custom recognizers, too")
    func recognized() {
        let pan = stage.add(PanGestureRecognizer(), "p", to: stage.window)
        let custom = stage.addScripted("c", to: stage.window, sets: [.moved: .began]) { recognizer in
            stage.addDelegate(to: recognizer) { $0.isSimultaneousWith = { _ in true } }
        }
        var seen: [Double] = []
        pan.addTarget { seen.append($0.progress.fraction) }
        stage.play("0 down 1 100 100\n10 move 1 150 100\n20 move 1 101 100")
        #expect(pan.progress.fraction == 1 && custom.progress.fraction == 1)
        stage.play("30 up 1")
        #expect(seen == [1, 1, 1])
        #expect(pan.progress.fraction == 0)
    }

    @Test("15.3 The trace tells of it in each delivery, if it is asked to")
    func traced() {
        let pan = stage.add(PanGestureRecognizer(), "p", to: stage.window)
        pan.name = "p"
        stage.shows = [.states]
        stage.play("0 down 1 100 100")
        stage.expect("")
        stage.application.tracesProgress = true
        stage.play("10 move 1 104 100\n20 up 1")
        stage.expect(
            "10 pan \"p\": 4 of 10 px\n20 p -> failed moved-too-little\n20 p -> possible")
    }
}
