// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("What can never recognize")
struct ImpedimentTests {
    private let stage = Stage()

    @Test("15.4 Recognizers that nothing can reach, and masks that nothing can satisfy")
    func recognizers() {
        let tap = TapGestureRecognizer()
        #expect(tap.impediment == .noView)
        tap.isEnabled = false
        #expect(tap.impediment == nil)
        tap.isEnabled = true
        let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        view.addGestureRecognizer(tap)
        #expect(tap.impediment == .noWindow)
        stage.window.addSubview(view)
        #expect(tap.impediment == nil)
        tap.allowedTouchTypes = 1 << 7
        #expect(tap.impediment == .noTouchTypes)
        tap.allowedTouchTypes = .max
        tap.requiredModifierFlags = [.super, .shift]
        tap.excludedModifierFlags = .shift
        #expect(tap.impediment == .contradictoryModifiers)

        let swipe = stage.add(SwipeGestureRecognizer(), "s", to: stage.window)
        #expect(swipe.impediment == nil)
        swipe.direction = []
        #expect(swipe.impediment == .noDirections)
        let pan = stage.add(ScreenEdgePanGestureRecognizer(), "e", to: stage.window)
        #expect(pan.impediment == .noEdges)
        pan.edges = .left
        pan.directions = []
        #expect(pan.impediment == .noDirections)
    }

    @Test(
        "15.4 A source that feeds coordinates of another kind is told once, with the likely cause",
        arguments: [
            (false, "0.3", "its touches lie between 0 and 1"), (false, "900", "land outside of every window"),
            (true, "300", "are normalized, but look like px"),
        ])
    func places(isNormalized: Bool, place: String, expected: String) {
        stage.addSource("b") {
            $0.rectangle = Rect(x: 0, y: 0, width: 800, height: 600)
            $0.isNormalized = isNormalized
        }
        for time in [0, 100, 200, 300] { stage.play("\(time) b: down 1 \(place) \(place)\n\(time + 50) b: up 1") }
        #expect(stage.messages.count == 1 && stage.messages.first?.contains(expected) == true)
        #expect(stage.application.diagnostics.clientBugCount == 0)
    }

    @Test("15.4 A source that has once reached a window is not told of")
    func gap() {
        stage.play("0 down 1 100 100\n50 up 1\n100 down 1 0.5 0.5\n150 up 1")
        for time in 2...6 { stage.play("\(time)00 down 1 900 900\n\(time)50 up 1") }
        #expect(stage.messages == [])
    }

    @Test("15.4 A source is told of at its fourth touch outside of every window")
    func wallpaper() {
        for time in 1...4 {
            #expect(stage.messages == [])
            stage.play("\(time)00 down 1 900 900\n\(time)50 up 1")
        }
        #expect(stage.messages.count == 1)
    }

    @Test("15.4 Short touches among those of a hand tell nothing of the times")
    func shortTouches() {
        for round in 0..<12 {
            let time = round * 100
            stage.play("\(time) down 1 100 100\n\(time + (round % 4 == 3 ? 50 : 1)) up 1")
        }
        #expect(stage.messages == [])
    }

    @Test(
        "15.4 Times of another unit are told once, after four touches in a row",
        arguments: [(0.1, "ms"), (30_000, "ns")])
    func times(duration: Double, unit: String) {
        for round in 0..<6 {
            let time = Double(round) * (duration * 3)
            stage.play("\(time) down 1 100 100\n\(time + duration) up 1")
            #expect(stage.messages.count == (round < 3 ? 0 : 1))
        }
        #expect(stage.messages.first?.hasSuffix("its times look like \(unit), but must be µs") == true)
    }
}
