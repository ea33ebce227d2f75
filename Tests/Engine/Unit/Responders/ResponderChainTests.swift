// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("The responder chain")
struct ResponderChainTests {
    private let stage = Stage()
    private let view: RecordingView
    private let child: RecordingView
    private let controller: RecordingController
    private let delegate: RecordingResponder

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        child = stage.addView("child", 0, 0, 100, 100, in: view)
        controller = RecordingController(stage)
        delegate = RecordingResponder(stage)
        view.controller = controller
        stage.application.delegateResponder = delegate
        stage.name(controller, "controller")
        stage.name(delegate, "delegate")
    }

    private func chain(from responder: Responder) -> [String] {
        var names: [String] = []
        var current: Responder? = responder
        while let responder = current, names.count < 10 {
            names.append(stage.name(of: responder))
            current = responder.next
        }
        return names
    }

    @Test("3.1 View, its controller, superview, window, application, its delegate")
    func order() {
        #expect(chain(from: child) == ["child", "v", "controller", "window", "application", "delegate"])
        let windowController = RecordingController(stage)
        stage.name(windowController, "root")
        stage.window.controller = windowController
        #expect(
            chain(from: child) == ["child", "v", "controller", "window", "root", "application", "delegate"])
        view.controller = nil
        #expect(chain(from: child) == ["child", "v", "window", "root", "application", "delegate"])
        #expect(chain(from: controller) == ["controller"])
        stage.application.delegateResponder = nil
        child.removeFromSuperview()
        #expect(chain(from: child) == ["child"])
    }

    @Test("3.1 Each link can be overridden, and the override ends with its target")
    func overrides() {
        var beside: RecordingResponder? = RecordingResponder(stage)
        if let beside { stage.name(beside, "beside") }
        child.overrideNext(beside)
        beside?.overrideNext(stage.application)
        #expect(chain(from: child) == ["child", "beside", "application", "delegate"])
        beside = nil
        #expect(chain(from: child).dropFirst().first == "v")
        child.overrideNext(nil)
        #expect(chain(from: child) == ["child"])
        child.restoreNext()
        #expect(chain(from: child).count == 6)
    }

    @Test("3.2 Calling super with some of the touches passes these on and keeps the others")
    func someTouches() {
        final class Selective: View {
            override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
                super.touchesBegan(touches.subset { $0.id != 2 }, with: event)
            }
        }
        let selective = Selective(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        selective.isMultipleTouchEnabled = true
        child.addSubview(selective)
        stage.keepNothing(at: child)
        stage.play(
            """
            0 down 1 10 10
            0 down 2 20 10
            0 down 3 30 10
            10 up 2
            """)
        stage.expect(
            """
            0 v touches-began 1 3
            10 v touches-ended 2
            """)
    }

    @Test("3.2 The defaults of all four callbacks forward to the next responder")
    func forwarding() {
        stage.keepNothing(at: child)
        stage.keepNothing(at: view)
        stage.keepEverything(at: stage.application)
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            20 up 1
            30 down 2 10 10
            40 cancel 2
            """)
        stage.expect(
            """
            0 application touches-began 1
            10 application touches-moved 1
            20 application touches-ended 1
            30 application touches-began 2
            40 application touches-cancelled 2
            """)
    }

    @Test("3.2 Each phase goes as far as the first responder that keeps it")
    func eachPhase() {
        stage.keep([.moved], at: child)
        stage.keep([.ended], at: view)
        stage.keep([.began], at: controller)
        stage.keepEverything(at: delegate)
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            20 up 1
            30 down 2 10 10
            40 cancel 2
            """)
        stage.expect(
            """
            0 controller touches-began 1
            10 child touches-moved 1
            20 v touches-ended 1
            30 controller touches-began 2
            40 delegate touches-cancelled 2
            """)
    }

    @Test("3.2 Unhandled events are dropped at the end of the chain; a cyclic chain ends, too")
    func dropped() {
        stage.keepNothing(at: child)
        stage.keepNothing(at: view)
        stage.play("0 down 1 10 10")
        stage.expect("")
        #expect(stage.messages.isEmpty)
        delegate.overrideNext(child)
        stage.play("10 move 1 20 10")
        stage.expect("")
        #expect(stage.messages.count == 1)
        delegate.restoreNext()
    }
}
