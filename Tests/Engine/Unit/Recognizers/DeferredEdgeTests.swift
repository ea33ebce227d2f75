// SPDX-License-Identifier: MIT

import GestureCore
import Testing

/// Writes what is put off.
private final class Listener: EdgeDeferralListener {
    unowned let stage: Stage
    var onDeferral: () -> Void = {}

    init(_ stage: Stage) {
        self.stage = stage
    }

    func edgeWasDeferred(_ edge: RectEdge, on view: View, for recognizer: GestureRecognizer) {
        stage.write(stage.name(of: view), "defers-\(edge.rawValue)", [stage.name(of: recognizer)], if: .actions)
        onDeferral()
    }
}

@Suite("Deferred edges")
struct DeferredEdgeTests {
    private let stage = Stage()
    private let view: RecordingView
    private let pan: ScreenEdgePanGestureRecognizer
    private let listener: Listener

    init() {
        view = stage.addView("v", 0, 0, 800, 600)
        listener = Listener(stage)
        stage.application.edgeDeferralListener = listener
        view.deferredEdges = [.left, .top]
        pan = stage.add(ScreenEdgePanGestureRecognizer(), "e", to: stage.window) {
            $0.edges = .all
            $0.isShellGesture = true
        }
        stage.shows = [.actions]
    }

    private func swipe(at time: Int) {
        stage.play(
            """
            \(time) down 1 5 300
            \(time + 10) move 1 40 300
            \(time + 20) up 1
            """)
    }

    @Test("2.13 The first gesture is deferred, the next one within 3 s recognizes")
    func secondTry() {
        swipe(at: 0)
        #expect(pan.reason.code == .edgeDeferred && pan.reason.first == 2)
        swipe(at: 2999)
        swipe(at: 3020)
        stage.expect(
            """
            10 v defers-2 e
            3009 e began
            3019 e ended
            3030 v defers-2 e
            """)
    }

    @Test("2.13 The view may be removed in the host's callback")
    func removal() {
        listener.onDeferral = { [unowned view, unowned stage, unowned pan] in
            view.removeFromSuperview()
            stage.window.removeGestureRecognizer(pan)
        }
        swipe(at: 0)
        swipe(at: 1000)
        stage.expect("10 v defers-2 e")
    }

    @Test("2.13 A delegate's refusal comes first: that gesture is not deferred, and the next one is")
    func refused() {
        let delegate = RecordingDelegate(stage)
        delegate.shouldBegin = { false }
        pan.delegate = delegate
        swipe(at: 0)
        pan.delegate = nil
        swipe(at: 1000)
        stage.expect("1010 v defers-2 e")
    }

    @Test("2.13 Every shell gesture of the sequence is deferred with the first one, and the host is told once")
    func severalGestures() {
        let other = stage.add(ScreenEdgePanGestureRecognizer(), "f", to: stage.window) {
            $0.edges = [.left, .right]
            $0.isShellGesture = true
            $0.beginDistance = .pixels(20)
        }
        swipe(at: 0)
        #expect(pan.reason.code == .edgeDeferred && other.reason.code == .edgeDeferred)
        stage.expect("10 v defers-2 f")
    }

    @Test("2.13 A later finger of the same sequence is deferred, too, also after 3 s")
    func sameSequence() {
        stage.play(
            """
            0 down 1 5 300
            10 move 1 40 300
            20 down 2 400 300
            30 up 1
            2000 down 1 5 300
            2010 move 1 40 300
            2020 up 1
            4000 down 1 5 300
            4010 move 1 40 300
            4020 up 1
            4030 up 2
            """)
        swipe(at: 5000)
        stage.expect("10 v defers-2 e\n5010 v defers-2 e")
    }
}
