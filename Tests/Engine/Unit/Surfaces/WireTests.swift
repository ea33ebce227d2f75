// SPDX-License-Identifier: MIT

import GestureCore
import Testing

/// Writes what the host gets of a touch that it took.
private final class RecordingGrab: TouchGrab {
    unowned let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
    }

    func touchMoved(_ touch: Touch, time: Microseconds, location: Point) {
        stage.write("host", "motion", [stage.label(of: touch)], text(location), if: .touches)
    }

    func touchEnded(_ touch: Touch, time: Microseconds, cancelled: Bool) {
        stage.write("host", cancelled ? "cancelled" : "ended", [stage.label(of: touch)], if: .touches)
    }
}

@Suite("Ids and times on the wire, and what the host takes")
struct WireTests {
    private let stage = Stage()
    private let client: RecordingClient
    private let surface: SurfaceView

    init() {
        client = stage.makeClient("C")
        surface = stage.addSurface("s", 0, 0, 400, 400, of: client)
    }

    @Test("10.4 A released down keeps its original time unless that would run backwards on the stream")
    func times() {
        let delayed = stage.addSurface("t", 400, 0, 400, 400, of: client)
        let r = stage.addScripted("r", to: delayed) { $0.delaysTouchesBegan = true }
        stage.play(
            """
            0 down 1 410 10
            10 move 1 420 10
            """)
        r.state = .failed
        #expect(client.sent.map(\.time).prefix(2) == [0, ms(10)])
        stage.play(
            """
            20 up 1
            30 down 2 410 10
            40 down 3 10 10
            50 wait
            """)
        r.state = .failed
        let downs = client.sent.filter { $0.event == "down" }
        #expect(downs.map(\.time) == [0, ms(40), ms(40)])
        let times = client.sent.filter { $0.wireID >= 0 }.map(\.time)
        #expect(times == times.sorted())
    }

    @Test("10.3 What a reset sends gets its frame in the same delivery")
    func frameAfterReset() {
        let r = stage.addScripted("r", to: stage.window, sets: [.moved: .failed])
        r.onReset = { [surface] in surface.removeFromSuperview() }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            """)
        #expect(client.sent.map(\.event) == ["down", "frame", "motion", "frame", "up", "frame"])
    }

    @Test("10.4 Ids are small, unique among live touches, and reused only after up or cancel")
    func ids() {
        stage.play(
            """
            0 down 100 10 10
            0 down 200 20 10
            10 up 100
            20 down 300 30 10
            30 down 400 40 10
            """)
        #expect(client.sent.filter { $0.event == "down" }.map(\.wireID) == [0, 1, 0, 2])
        stage.play("40 cancel 300")
        stage.play("50 down 500 10 10")
        #expect(client.sent.last { $0.event == "down" }?.wireID == 0)
    }

    @Test("10.4 The host can map an id back to the touch")
    func mapping() {
        stage.play(
            """
            0 down 7 10 10
            0 down 8 20 10
            """)
        #expect(client.touch(seat: 0, wireID: 1)?.id == 8)
        #expect(client.touch(seat: 0, wireID: 2) == nil)
        #expect(client.touch(seat: 0, wireID: -1) == nil)
        #expect(client.touch(seat: 1, wireID: 0) == nil)
        stage.play("10 up 8")
        #expect(client.touch(seat: 0, wireID: 1) == nil)
        stage.play("20 cancel 7")
        #expect(client.touch(seat: 0, wireID: 0) == nil)
    }

    /// Takes the touch of an id when a line is written.
    private func take(_ id: Int32, when line: String, _ grab: any TouchGrab) {
        stage.when(line) { [stage, client] in
            guard let touch = client.touch(seat: 0, wireID: id) else { return }
            #expect(stage.application.take(touch, for: grab))
        }
    }

    @Test("10.6 The host takes a touch: its client gets cancel, its recognizers too, the host the rest")
    func taken() {
        let grab = RecordingGrab(stage)
        let r = stage.addScripted("r", to: stage.window, sets: [.began: .began]) { $0.cancelsTouchesInView = false }
        stage.play(
            """
            0 down 1 10 10
            0 down 2 410 10
            10 move 1 20 10
            """)
        stage.skip()
        if let touch = client.touch(seat: 0, wireID: 0) {
            #expect(stage.application.take(touch, for: grab))
            #expect(!stage.application.take(touch, for: grab))
        }
        stage.play(
            """
            20 move 1 30 10
            30 up 1
            """)
        stage.expect(
            """
            10 r cancelled
            10 C cancel
            20 host motion 1 30,10
            30 host ended 1
            """)
        #expect(r.numberOfTouches == 0)
    }

    @Test("10.6 The host takes a touch inside a callback, and the system cancels it")
    func takenInside() {
        let grab = RecordingGrab(stage)
        take(0, when: "s motion 1", grab)
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            20 move 1 30 10
            30 cancel-all
            """)
        stage.expect(
            """
            0 s down 1 w0 10,10
            0 C frame
            10 s motion 1 w0 20,10
            10 C cancel
            10 C frame
            10 host motion 1 20,10
            20 host motion 1 30,10
            30 host cancelled 1
            """)
    }

    @Test("10.6 A touch of a view that is no surface is taken like one")
    func takenFromView() {
        let view = stage.addView("v", 400, 0, 400, 400)
        let grab = RecordingGrab(stage)
        var touch: Touch?
        stage.touchDetails = { touches, _ in
            touch = touches.first
            return ""
        }
        stage.play("0 down 1 410 10")
        if let touch { #expect(stage.application.take(touch, for: grab)) }
        stage.play("10 up 1")
        stage.expect(
            """
            0 v touches-began 1
            0 v touches-cancelled 1
            10 host ended 1
            """)
        #expect(view.window === stage.window)
    }

    @Test("10.7 Places are surface-local through every transform; motion is sent only if it changed")
    func places() {
        surface.frame = Rect(x: 0, y: 0, width: 400, height: 300)
        surface.transform = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
        let view = stage.addView("v", 400, 300, 400, 300)
        let inner = stage.addSurface("i", 100, 100, 100, 100, of: client, in: view)
        inner.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        stage.play(
            """
            0 down 1 200 150
            10 move 1 220 150
            20 down 2 560 460
            """)
        stage.expect(
            """
            0 s down 1 w0 200,150
            0 C frame
            10 s motion 1 w0 210,150
            10 C frame
            20 i down 2 w1 60,40
            20 C frame
            """)
        // The surface moves under the finger as far as the finger itself.
        surface.frame = Rect(x: 10, y: 0, width: 400, height: 300)
        stage.play("30 move 1 230 150")
        stage.expect("")
    }
}
