// SPDX-License-Identifier: MIT

import GestureCore
import Testing

/// A card that a finger drags and two taps put back: the program of the manual's quick start.
final class Card: View {
    private let home: Point
    private var start = Point.zero
    private lazy var pan = PanGestureRecognizer(target: self, action: Card.drag)
    private lazy var doubleTap = TapGestureRecognizer(target: self, action: Card.goHome)

    override init(frame: Rect) {
        home = frame.origin
        super.init(frame: frame)
        doubleTap.numberOfTapsRequired = 2
        doubleTap.thresholds.maximumInterval = 0.3
        doubleTap.thresholds.allowableMovement = 20
        addGestureRecognizer(pan)
        addGestureRecognizer(doubleTap)
    }

    private func drag(_ pan: PanGestureRecognizer) {
        if pan.state == .began { start = frame.origin }
        frame.origin = start + pan.translation(in: superview)
    }

    private func goHome() { frame.origin = home }
}

@Suite("Quick start for Swift")
struct QuickStartTests {
    @Test("A card is dragged, and two taps put it back")
    func card() {
        let application = Application()
        let window = Window(frame: Rect(x: 0, y: 0, width: 800, height: 600))
        application.addWindow(window)
        let card = Card(frame: Rect(x: 100, y: 100, width: 200, height: 150))
        window.addSubview(card)

        let panel = application.makeSource(TouchSource.Configuration())
        func touch(_ kind: TouchSample.Kind, _ milliseconds: Int64, _ x: Double, _ y: Double) {
            let time = milliseconds * 1000
            _ = application.feed(TouchSample(kind, time: time, id: 1, location: Point(x: x, y: y)), from: panel)
            _ = application.feed(TouchSample(.frame, time: time), from: panel)
        }
        touch(.down, 0, 150, 150)
        touch(.motion, 10, 170, 150)
        touch(.motion, 20, 250, 190)
        touch(.up, 30, 250, 190)
        #expect(card.frame.origin == Point(x: 200, y: 140))

        for start: Int64 in [1000, 1100] {
            touch(.down, start, 250, 190)
            touch(.up, start + 50, 250, 190)
        }
        #expect(card.frame.origin == Point(x: 100, y: 100))
    }

    @Test("A view that owns its recognizers and is their target goes when nobody holds it")
    func noCycle() {
        weak var gone: Card?
        do {
            let card = Card(frame: .zero)
            gone = card
            #expect(gone != nil)
        }
        #expect(gone == nil)
    }
}
