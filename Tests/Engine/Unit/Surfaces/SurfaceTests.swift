// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("The wl_touch stream")
struct SurfaceTests {
    private let stage = Stage()
    private let client: RecordingClient
    private let other: RecordingClient
    private let surface: SurfaceView
    private let neighbour: SurfaceView
    private let foreign: SurfaceView

    init() {
        client = stage.makeClient("C")
        other = stage.makeClient("D")
        surface = stage.addSurface("s", 0, 0, 400, 300, of: client)
        neighbour = stage.addSurface("n", 0, 300, 400, 300, of: client)
        foreign = stage.addSurface("f", 400, 0, 400, 600, of: other)
    }

    @Test("10.1 A down, motions and one up; frames end what came before")
    func plain() {
        stage.play(
            """
            0 down 1 10 20
            10 move 1 30 40
            20 up 1
            30 frame
            """)
        stage.expect(
            """
            0 s down 1 w0 10,20
            0 C frame
            10 s motion 1 w0 30,40
            10 C frame
            20 s up 1 w0
            20 C frame
            """)
    }

    @Test("10.1 Nothing is sent before the down and nothing after the cancel")
    func cancelled() {
        stage.addScripted("r", to: stage.window, sets: [.moved: .began]) { $0.delaysTouchesBegan = true }
        stage.shows = [.touches]
        stage.play(
            """
            0 down 1 10 20
            10 move 1 30 40
            20 up 1
            """)
        stage.expect("")
        stage.window.gestureRecognizers.first?.delaysTouchesBegan = false
        stage.window.gestureRecognizers.first?.state = .ended
        stage.play(
            """
            30 down 2 10 20
            40 move 2 30 40
            50 move 2 50 40
            60 up 2
            """)
        stage.expect(
            """
            30 s down 2 w0 10,20
            30 C frame
            40 C cancel
            """)
    }

    @Test("10.2 Cancelling one touch cancels all of the client's, on all of its surfaces, once")
    func wholeClient() {
        let r = stage.addScripted("r", to: surface, sets: [.moved: .began])
        stage.shows = [.touches]
        stage.play(
            """
            0 down 1 10 20
            0 down 2 10 320
            0 down 3 410 20
            10 move 1 11 20
            20 move 2 30 320
            30 up 2
            """)
        stage.expect(
            """
            0 s down 1 w0 10,20
            0 n down 2 w1 10,20
            0 f down 3 w0 10,20
            0 C frame
            0 D frame
            10 C cancel
            """)
        // Recognizers keep all of them; a finger that lands later starts normally.
        #expect(r.numberOfTouches == 1)
        stage.play("40 down 4 50 350")
        stage.expect(
            """
            40 n down 4 w0 50,50
            40 C frame
            """)
    }

    @Test("10.2 A touch whose down was still withheld may start later")
    func withheldStartsLater() {
        let delaying = stage.addScripted("delaying", to: neighbour) { $0.delaysTouchesBegan = true }
        stage.addScripted("r", to: surface, sets: [.moved: .began])
        stage.shows = [.touches]
        stage.play(
            """
            0 down 1 10 20
            0 down 2 10 320
            10 move 1 11 20
            """)
        delaying.state = .failed
        stage.expect(
            """
            0 s down 1 w0 10,20
            0 C frame
            10 C cancel
            10 n down 2 w0 10,20
            10 C frame
            """)
    }

    @Test("10.2 A client's touches of another seat go on")
    func otherSeat() {
        stage.addSource("b", seat: 1)
        stage.play(
            """
            0 down 1 10 20
            0 b: down 1 10 30
            10 cancel 1
            20 b: move 1 20 30
            """)
        stage.expect(
            """
            0 s down 1 w0 10,20
            0 C frame
            0 s down b1 w0 10,30
            0 C frame seat1
            10 C cancel
            20 s motion b1 w0 20,30
            20 C frame seat1
            """)
    }

    @Test("10.3 Other clients are unaffected; each that got events gets one frame, none after a bare cancel")
    func frames() {
        stage.play(
            """
            0 down 1 10 20
            0 down 2 410 20
            10 move 1 20 20
            10 move 2 420 20
            20 cancel 1
            20 move 2 430 20
            30 cancel 2
            """)
        stage.expect(
            """
            0 s down 1 w0 10,20
            0 f down 2 w0 10,20
            0 C frame
            0 D frame
            10 s motion 1 w0 20,20
            10 f motion 2 w0 20,20
            10 C frame
            10 D frame
            20 f motion 2 w0 30,20
            20 C cancel
            20 D frame
            30 D cancel
            """)
    }

    @Test("10.5 A surface destroyed while its client lives closes its touches with up, in one frame")
    func surfaceGoes() {
        stage.addScripted("r", to: stage.window) { $0.delaysTouchesEnded = false }
        stage.shows = [.touches, .callbacks]
        stage.play(
            """
            0 down 1 10 20
            0 down 2 20 20
            0 down 3 10 320
            """)
        stage.skip()
        surface.removeFromSuperview()
        stage.expect(
            """
            0 s up 1 w0
            0 s up 2 w1
            0 C frame
            """)
        // Recognizers above it go on.
        stage.play("10 move 1 30 20\n20 move 3 30 320")
        stage.expect(
            """
            10 r hears-moved 1
            20 r hears-moved 3
            20 n motion 3 w2 30,20
            20 C frame
            """)
    }

    @Test("10.5 The streams of a client that has gone end silently")
    func clientGoes() {
        stage.play(
            """
            0 down 1 10 20
            0 down 2 410 20
            """)
        stage.skip()
        client.leave()
        stage.play(
            """
            10 move 1 30 20
            10 move 2 430 20
            20 up 1
            20 up 2
            """)
        surface.removeFromSuperview()
        stage.expect(
            """
            10 f motion 2 w0 30,20
            10 D frame
            20 f up 2 w0
            20 D frame
            """)
    }
}
