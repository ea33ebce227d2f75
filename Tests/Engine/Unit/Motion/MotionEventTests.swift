// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Delivery of shakes and media keys")
struct MotionEventTests {
    private let stage = Stage()
    private let view: MotionView
    private let child: MotionView

    init() {
        view = stage.addMotionView("v", 0, 0, 400, 400)
        child = stage.addMotionView("child", 0, 0, 100, 100, in: view)
    }

    private func shake(_ phase: Touch.Phase) { #expect(stage.application.sendShake(phase)) }

    private func press(_ key: RemoteControl) { #expect(stage.application.sendRemoteControl(key)) }

    @Test("3.5 Events start at the first responder")
    func firstResponder() {
        #expect(child.becomeFirstResponder())
        shake(.began)
        press(.play)
        shake(.ended)
        shake(.began)
        shake(.cancelled)
        stage.expect(
            """
            0 child shake-began
            0 child play
            0 child shake-ended
            0 child shake-began
            0 child shake-cancelled
            """)
    }

    @Test("3.5 All ten media keys arrive unchanged")
    func allKeys() {
        let keys: [RemoteControl] = [
            .play, .pause, .stop, .togglePlayPause, .nextTrack, .previousTrack, .beginSeekingBackward,
            .endSeekingBackward, .beginSeekingForward, .endSeekingForward,
        ]
        #expect(child.becomeFirstResponder())
        for key in keys { press(key) }
        #expect(stage.wholeLog.map(\.event) == keys.map { "\($0)" })
        #expect(keys.map(\.rawValue) == Array(100...109))
    }

    @Test("3.5 Events go up the chain to the first responder that handles them")
    func forwarding() {
        let controller = stage.addMotionController("controller", of: view)
        #expect(child.becomeFirstResponder())
        child.script.keepsEvents = false
        view.script.keepsEvents = false
        shake(.began)
        press(.pause)
        stage.expect("0 controller shake-began\n0 controller pause")
        controller.script.keepsEvents = false
        shake(.ended)
        press(.stop)
        stage.expect("")
    }

    @Test("3.5 Without a first responder events start at the front window, not at its views")
    func frontWindow() {
        stage.addMotionController("root", of: stage.window)
        press(.play)
        stage.expect("0 root play")
        let front = stage.addWindow("front")
        stage.addMotionController("front-root", of: front)
        shake(.began)
        stage.expect("0 front-root shake-began")
        stage.application.removeWindow(front)
        shake(.ended)
        stage.expect("0 root shake-ended")
    }

    @Test("3.5 The window last made key comes before the front one")
    func keyWindow() {
        stage.addMotionController("root", of: stage.window)
        let front = stage.addWindow("front")
        stage.addMotionController("front-root", of: front)
        stage.application.keyWindow = stage.window
        press(.play)
        stage.application.keyWindow = front
        press(.pause)
        stage.application.keyWindow = stage.window
        press(.stop)
        stage.application.removeWindow(stage.window)
        press(.nextTrack)
        stage.expect(
            """
            0 root play
            0 front-root pause
            0 root stop
            0 front-root nextTrack
            """)
    }

    @Test("3.5 A first responder in another window comes before the key window")
    func firstResponderElsewhere() {
        let front = stage.addWindow("front")
        stage.addMotionController("front-root", of: front)
        stage.application.keyWindow = front
        #expect(child.becomeFirstResponder())
        press(.play)
        #expect(child.resignFirstResponder())
        press(.pause)
        stage.expect("0 child play\n0 front-root pause")
    }

    @Test("3.3 3.5 Touches go to the touched view, shakes to the first responder")
    func besideTouches() {
        stage.addView("touched", 200, 0, 100, 100, in: view)
        #expect(child.becomeFirstResponder())
        stage.play("0 down 1 210 10")
        shake(.began)
        stage.play("10 up 1")
        stage.expect(
            """
            0 touched touches-began 1
            0 child shake-began
            10 touched touches-ended 1
            """)
    }

    @Test("3.5 12.4 An event that is sent inside a callback waits for the end of the delivery")
    func insideCallback() {
        stage.addView("touched", 200, 0, 100, 100, in: view)
        stage.addView("other", 300, 0, 100, 100, in: view)
        #expect(child.becomeFirstResponder())
        stage.when("touched touches-began") {
            press(.play)
            shake(.began)
        }
        stage.play(
            """
            0 down 1 210 10
            0 down 2 310 10
            """)
        stage.expect(
            """
            0 touched touches-began 1
            0 other touches-began 2
            0 child play
            0 child shake-began
            """)
    }

    @Test("3.5 Queued events start at the responder that is first when their turn comes")
    func changesInCallback() {
        stage.when("child play") { #expect(view.becomeFirstResponder()) }
        #expect(child.becomeFirstResponder())
        press(.play)
        press(.pause)
        stage.expect("0 child play\n0 v pause")
    }
}
