// SPDX-License-Identifier: MIT

import GestureCore
import Testing

/// Spellings that UIKit programmers write without looking them up: that they compile is half of each test.
@Suite("Spellings of UIKit")
struct SpellingsOfUIKitTests {
    private final class Form {
        var called: [String] = []
        func pan(_ pan: PanGestureRecognizer) { called.append("pan \(pan.minimumNumberOfTouches)") }
        func edge(_ pan: ScreenEdgePanGestureRecognizer) { called.append("edge \(pan.edges.rawValue)") }
        func any(_ recognizer: GestureRecognizer) { called.append("any \(recognizer.kind)") }
        func nothing() { called.append("nothing") }
        func control(_ control: Control) { called.append("control \(control.tag)") }
        func event(_ control: Control, _ event: ControlEvents) { called.append("event \(event.rawValue)") }
    }

    private let stage = Stage()
    private let form = Form()

    /// Begins a pan of the recognizer's.
    private func drag(_ recognizer: GestureRecognizer, from x: Int) {
        stage.window.addGestureRecognizer(recognizer)
        stage.play("0 down 1 \(x) 10")
        stage.play("10 move 1 \(x + 50) 10")
    }

    @Test("Methods get the recognizer in its own type, or nothing")
    func actions() {
        let pan = PanGestureRecognizer(target: form, action: Form.pan)
        pan.addTarget(form, action: Form.any)
        pan.addTarget(form, action: Form.nothing)
        drag(pan, from: 300)
        #expect(form.called == ["pan 1", "any pan", "nothing"])
    }

    @Test("An edge pan's method gets the edge pan")
    func edges() {
        drag(ScreenEdgePanGestureRecognizer(target: form, action: Form.edge, edges: .left), from: 0)
        #expect(form.called == ["edge \(RectEdge.left.rawValue)"])
    }

    @Test("An edge pan takes a method for pans")
    func pansOfEdges() {
        let edge = ScreenEdgePanGestureRecognizer(target: form, action: Form.pan)
        edge.edges = .left
        drag(edge, from: 0)
        #expect(form.called == ["pan 1"])
    }

    @Test("Closures get the recognizer in its own type, or nothing")
    func closures() {
        let pan = PanGestureRecognizer()
        var seen: [String] = []
        pan.addTarget { pan in seen.append("\(pan.translation(in: nil).x)") }
        pan.addTarget { seen.append("nothing") }
        drag(pan, from: 300)
        #expect(seen == ["50.0", "nothing"])
    }

    @Test("A target that has gone is not called")
    func goneTarget() {
        let pan = PanGestureRecognizer()
        var calls = 0
        final class Counter {
            let count: () -> Void
            init(_ count: @escaping () -> Void) { self.count = count }
            func act() { count() }
        }
        var counter: Counter? = Counter { calls += 1 }
        if let counter { pan.addTarget(counter, action: Counter.act) }
        drag(pan, from: 300)
        #expect(calls == 1)
        counter = nil
        stage.play("20 move 1 360 10")
        #expect(calls == 1)
    }

    @Test("Methods are added to controls for events")
    func controls() {
        let control = Control(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        control.tag = 7
        stage.window.addSubview(control)
        control.addTarget(form, action: Form.control, for: .touchDown)
        let added = control.addTarget(form, action: Form.event, for: .touchDown)
        control.addTarget(form, action: Form.nothing, for: .touchUpInside)
        control.addTarget(form, action: { $0.called.append("closure") }, for: .touchUpInside)
        stage.play("0 down 1 10 10")
        stage.play("10 up 1")
        #expect(form.called == ["control 7", "event \(ControlEvents.touchDown.rawValue)", "nothing", "closure"])
        control.removeTarget(added, for: .touchDown)
        stage.play("1000 down 1 10 10")
        #expect(form.called.last == "control 7")
    }

    @Test("Numbers are seconds and pixels")
    func literals() {
        let press = LongPressGestureRecognizer()
        press.minimumPressDuration = 1
        #expect(press.minimumPressDuration == .milliseconds(1000))
        press.minimumPressDuration = 0.25
        #expect(press.minimumPressDuration.microseconds == 250_000)
        press.allowableMovement = 12
        #expect(press.allowableMovement == .pixels(12))
        press.allowableMovement = 1.5
        #expect(press.allowableMovement == .pixels(1.5))
    }

    @Test("Durations that do not fit are the longest", arguments: [1e13, -1e13, .infinity, -.infinity])
    func longDurations(seconds: Double) {
        #expect(TimeSpan.seconds(seconds).microseconds == (seconds < 0 ? .min : .max))
        #expect(TimeSpan.seconds(.nan) == .zero)
    }

    @Test("Views have a centre, a size and a tag")
    func geometry() {
        let view = View(frame: Rect(origin: Point(x: 10, y: 20), size: Size(width: 40, height: 60)))
        #expect(view.center == Point(x: 30, y: 50))
        view.center = Point(x: 100, y: 100)
        #expect(view.frame == Rect(x: 80, y: 70, width: 40, height: 60))
        view.frame.size = Size(width: 1, height: 2)
        #expect(view.frame == Rect(x: 80, y: 70, width: 1, height: 2))
        view.tag = 3
        #expect(view.tag == 3)
    }

    @Test("Discrete recognizers end in recognized")
    func recognized() {
        #expect(GestureRecognizer.State.recognized == .ended)
        TapGestureRecognizer().require(toFail: PanGestureRecognizer())
    }

    @Test("Touches, views and recognizers are elements of sets")
    func sets() {
        final class Fingers: View {
            var down: Set<Touch> = []
            override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) { down.formUnion(touches) }
            override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) { down.subtract(touches) }
        }
        let view = Fingers(frame: stage.window.bounds)
        view.isMultipleTouchEnabled = true
        stage.window.addSubview(view)
        stage.play("0 down 1 10 10")
        stage.play("10 down 2 20 10")
        #expect(view.down.count == 2)
        stage.play("20 up 1")
        #expect(view.down.count == 1)
        #expect(Set([view, view, stage.window]).count == 2)
        let pan = PanGestureRecognizer()
        #expect([pan: 1][pan] == 1)
    }
}
