// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

@Suite("Wheels and scrolling fingers")
struct ScrollingTests {
    private let stage = Stage()
    private let pan: PanGestureRecognizer
    private let pad: Touchpad

    init() {
        let view = stage.addView("v", 0, 0, 400, 400)
        pad = Touchpad(stage)
        pan = stage.add(PanGestureRecognizer(), "p", to: view)
        pan.allowedScrollTypes = .all
        stage.shows = [.actions]
        stage.details["p"] = { [pan] in text(pan.translation(in: nil)) }
    }

    @Test("14.3 A click of a wheel is a gesture of its own")
    func wheel() {
        #expect(pad.scroll(0, .wheel, 0, 15) == .accepted)
        #expect(pan.state == .possible)
        stage.expect(
            """
            0 p began 0,15
            0 p changed 0,15
            0 p ended 0,15
            """)
    }

    @Test("14.3 A finger scroll begins, changes, and ends with an event of zero distance")
    func finger() {
        pad.scroll(0, .finger, 0, 1)
        pad.scroll(10, .finger, 0, 1)
        pad.scroll(20, .finger, 0, 0)
        #expect(pad.scroll(30, .finger, 0, 0) == .notTaken)
        stage.expect(
            """
            0 p began 0,1
            10 p changed 0,2
            20 p ended 0,2
            """)
    }

    @Test("14.3 A scroll without an end is over after 300 ms of silence")
    func silence() {
        pad.scroll(0, .continuous, 0, 1)
        pad.scroll(200, .continuous, 0, 1)
        #expect(stage.application.nextDeadline == ms(500))
        #expect(stage.application.advance(to: ms(500)))
        pad.scroll(600, .continuous, 0, 1)
        stage.expect(
            """
            0 p began 0,1
            200 p changed 0,2
            500 p ended 0,2
            600 p began 0,1
            """)
    }

    private static let allTypes: [ScrollTypes] = [.wheel, .finger, .continuous]

    @Test("14.3 Only a pan that allows the type is driven", arguments: allTypes)
    func onlyAllowed(type: ScrollTypes) {
        pan.allowedScrollTypes = ScrollTypes.all.subtracting(type)
        #expect(pad.scroll(0, type, 0, 1) == .notTaken)
        // The rest of a scroll is whose its beginning was.
        pad.scroll(5, type, 0, 0)
        pan.allowedScrollTypes = type
        #expect(pad.scroll(10, type, 0, 1) == .accepted)
    }

    @Test("14.3 After a pan was cancelled the rest of the scroll is not sent to the client")
    func disabled() {
        pad.scroll(0, .finger, 0, 1)
        pan.isEnabled = false
        #expect(pad.scroll(10, .finger, 0, 1) == .accepted)
        stage.expect(
            """
            0 p began 0,1
            0 p cancelled 0,1
            """)
    }

    @Test("14.3 11.2 Time does not start anew while a scroll is under way")
    func time() {
        pad.scroll(100, .finger, 0, 1)
        pad.scroll(50, .finger, 0, 1)
        #expect(stage.application.time == ms(100))
        pad.scroll(120, .finger, 0, 0)
        pad.scroll(50, .finger, 0, 1)
        #expect(stage.application.time == ms(50))
    }
}
