// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("The first responder")
struct FirstResponderTests {
    private let stage = Stage()
    private let parent: MotionView
    private let a: MotionView
    private let b: MotionView

    init() {
        parent = stage.addMotionView("parent", 0, 0, 400, 400)
        a = stage.addMotionView("a", 0, 0, 100, 100, in: parent)
        b = stage.addMotionView("b", 200, 0, 100, 100)
        stage.shows = [.touches, .questions]
    }

    @Test("3.4 By default no responder can become first responder")
    func defaultIsNo() {
        let plain = stage.addView("plain", 0, 0, 10, 10)
        let controller = RecordingController(stage)
        plain.controller = controller
        #expect(!plain.canBecomeFirstResponder)
        #expect(!plain.becomeFirstResponder())
        #expect(!controller.becomeFirstResponder())
        #expect(!stage.window.becomeFirstResponder())
        #expect(!stage.application.becomeFirstResponder())
        #expect(stage.application.firstResponder == nil)
    }

    @Test("3.4 A responder that can becomes first responder, and remains it when asked again")
    func becoming() {
        #expect(a.becomeFirstResponder())
        #expect(a.isFirstResponder)
        #expect(stage.application.firstResponder === a)
        #expect(a.becomeFirstResponder())
        stage.expect("")
    }

    private final class WillingController: ViewController {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("3.4 A controller that is removed from its view, or destroyed, is no first responder any more")
    func controllerGoes() {
        a.controller = WillingController()
        #expect(a.controller?.becomeFirstResponder() == true)
        #expect(stage.application.firstResponder === a.controller)
        a.controller = nil
        #expect(stage.application.firstResponder == nil)
        #expect(b.becomeFirstResponder())
    }

    private final class WillingApplication: Application {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("3.4 An application that is its own first responder can be destroyed")
    func applicationGoes() {
        var application: WillingApplication? = WillingApplication()
        weak let gone = application
        #expect(application?.becomeFirstResponder() == true)
        #expect(application?.isFirstResponder == true)
        application = nil
        #expect(gone == nil)
    }

    @Test("3.4 A responder that cannot does not disturb the current one")
    func unable() {
        #expect(a.becomeFirstResponder())
        b.script.canBecomeFirst = false
        #expect(!b.becomeFirstResponder())
        #expect(a.isFirstResponder)
        stage.expect("")
    }

    @Test("3.4 Becoming asks the current one to resign, once")
    func currentResigns() {
        #expect(a.becomeFirstResponder())
        #expect(b.becomeFirstResponder())
        stage.expect("0 a asked-to-resign")
        #expect(!a.isFirstResponder)
        #expect(b.isFirstResponder)
    }

    @Test("3.4 Becoming fails if the current one refuses to resign")
    func currentRefuses() {
        #expect(a.becomeFirstResponder())
        a.script.canResign = { false }
        #expect(!b.becomeFirstResponder())
        #expect(!a.resignFirstResponder())
        #expect(a.isFirstResponder)
        a.script.canResign = { true }
        #expect(b.becomeFirstResponder())
    }

    @Test("3.4 Only the first responder can resign")
    func resigning() {
        #expect(!a.resignFirstResponder())
        #expect(a.becomeFirstResponder())
        #expect(!b.resignFirstResponder())
        #expect(a.isFirstResponder)
        #expect(a.resignFirstResponder())
        #expect(stage.application.firstResponder == nil)
        #expect(!a.resignFirstResponder())
    }

    @Test("3.4 A view in no window does not become it; in one it does, and its controller too")
    func withoutWindow() {
        let view = MotionView(stage, Rect(x: 0, y: 0, width: 10, height: 10))
        let controller = stage.addMotionController("controller", of: view)
        #expect(!view.becomeFirstResponder())
        #expect(!controller.becomeFirstResponder())
        parent.addSubview(view)
        #expect(view.becomeFirstResponder())
        #expect(controller.becomeFirstResponder())
        #expect(stage.application.firstResponder === controller)
    }

    @Test("3.4 Leaving the window resigns, whatever the view says", arguments: ["itself", "ancestor", "window"])
    func leaving(what: String) {
        a.script.canResign = { false }
        #expect(a.becomeFirstResponder())
        switch what {
        case "itself": a.removeFromSuperview()
        case "ancestor": parent.removeFromSuperview()
        default: stage.application.removeWindow(stage.window)
        }
        #expect(stage.application.firstResponder == nil)
        #expect(!a.isFirstResponder)
    }

    @Test("3.4 A controller resigns when its view leaves the window")
    func controllerLeaves() {
        let controller = stage.addMotionController("controller", of: a)
        #expect(controller.becomeFirstResponder())
        parent.removeFromSuperview()
        #expect(stage.application.firstResponder == nil)
    }

    @Test("3.4 A view that goes to another window has left its own")
    func otherWindow() {
        let other = stage.addWindow("other")
        #expect(a.becomeFirstResponder())
        other.addSubview(a)
        #expect(stage.application.firstResponder == nil)
        #expect(a.becomeFirstResponder())
    }

    @Test("3.4 Moving within the window, or others' leaving, changes nothing")
    func staying() {
        #expect(a.becomeFirstResponder())
        b.addSubview(a)
        parent.removeFromSuperview()
        #expect(a.isFirstResponder)
        stage.addMotionView("child", 0, 0, 10, 10, in: a).removeFromSuperview()
        #expect(a.isFirstResponder)
    }

    @Test("3.4 A view that leaves the window while the other one is asked does not become first responder")
    func leavesWhileAsking() {
        #expect(a.becomeFirstResponder())
        a.script.canResign = { [b] in
            b.removeFromSuperview()
            return true
        }
        #expect(!b.becomeFirstResponder())
        #expect(!b.isFirstResponder)
        #expect(stage.application.firstResponder == nil)
    }

    @Test("3.4 A view that refuses but leaves the window while it is asked is no first responder any more")
    func refusesAndLeaves() {
        #expect(a.becomeFirstResponder())
        a.script.canResign = { [a] in
            a.removeFromSuperview()
            return false
        }
        #expect(!b.becomeFirstResponder())
        #expect(stage.application.firstResponder == nil)
    }
}
