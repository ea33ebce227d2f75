// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Names of UIKit")
struct NamesOfUIKitTests {
    private let stage = Stage()

    @Test("Bounds move the origin, and another size leaves the centre where it is")
    func bounds() {
        let view = View(frame: Rect(x: 100, y: 100, width: 40, height: 20))
        view.bounds.origin = Point(x: 3, y: 4)
        #expect(view.frame == Rect(x: 100, y: 100, width: 40, height: 20))
        view.bounds = Rect(x: 0, y: 0, width: 20, height: 40)
        #expect(view.frame == Rect(x: 110, y: 90, width: 20, height: 40))
    }

    @Test("Points are converted between views and the application's space")
    func conversion() {
        let one = View(frame: Rect(x: 10, y: 20, width: 100, height: 100))
        let other = View(frame: Rect(x: 50, y: 60, width: 100, height: 100))
        _ = stage.window.addSubview(one)
        _ = stage.window.addSubview(other)
        #expect(one.convert(Point(x: 1, y: 2), to: nil) == Point(x: 11, y: 22))
        #expect(one.convert(Point(x: 1, y: 2), to: other) == Point(x: -39, y: -38))
        #expect(one.convert(Point(x: 1, y: 2), from: other) == Point(x: 41, y: 42))
        #expect(one.convert(Point(x: 11, y: 22), from: nil) == Point(x: 1, y: 2))
    }

    @Test("A view brings only its own subviews to the front")
    func order() {
        let views = (0..<3).map { _ in View(frame: .zero) }
        for view in views { _ = stage.window.addSubview(view) }
        stage.window.bringSubviewToFront(views[0])
        #expect(stage.window.subviews.last === views[0])
        stage.window.sendSubviewToBack(views[2])
        #expect(stage.window.subviews.first === views[2])
        views[0].sendSubviewToBack(views[0])
        #expect(stage.window.subviews.last === views[0])
    }

    @Test("Windows have a level and become key")
    func windows() {
        let other = Window(frame: stage.window.frame)
        other.windowLevel = 5
        #expect(!other.isKeyWindow)
        stage.application.addWindow(other)
        stage.window.makeKey()
        #expect(stage.window.isKeyWindow && !other.isKeyWindow)
        stage.window.windowLevel = 7
        #expect(stage.application.windows.first === stage.window)
    }

    @Test("A method of an object is an action, and a touch's places are a sequence")
    func actions() {
        final class Canvas {
            var states: [GestureRecognizer.State] = []
            func handlePan(_ pan: GestureRecognizer) { states.append(pan.state) }
        }
        let canvas = Canvas()
        let pan = PanGestureRecognizer()
        let target = pan.addTarget(canvas, action: Canvas.handlePan)
        stage.window.addGestureRecognizer(pan)
        stage.play("0 down 1 10 10")
        stage.play("10 move 1 50 10")
        pan.removeTarget(target)
        stage.play("20 move 1 60 10")
        #expect(canvas.states == [.began])
    }

    @Test("1.11 Coalesced and predicted places are sequences")
    func places() {
        final class Places: View {
            var coalesced: [Point] = []
            var predicted: [Point] = []
            override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) {
                for touch in touches {
                    coalesced = event.coalescedTouches(for: touch).map(\.location)
                    predicted = event.predictedTouches(for: touch).map(\.location)
                    #expect(event.coalescedTouches(for: touch)[coalesced.count] == nil)
                }
            }
        }
        let view = Places(frame: stage.window.bounds)
        _ = stage.window.addSubview(view)
        stage.application.deliveryMode = .outputFrame
        stage.play("0 down 1 10 10")
        _ = stage.application.deliver(at: ms(1))
        stage.play("10 move 1 20 10")
        stage.play("20 move 1 30 10")
        _ = stage.application.deliver(at: ms(21))
        #expect(view.coalesced == [Point(x: 20, y: 10), Point(x: 30, y: 10)])
        #expect(view.predicted.count == 1)
    }
}
