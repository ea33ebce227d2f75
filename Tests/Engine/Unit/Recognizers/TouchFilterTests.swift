// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Filters of touches")
struct TouchFilterTests {
    private let stage = Stage()
    private let view: RecordingView

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
        stage.shows = [.callbacks, .questions]
    }

    @Test("4.2 A disabled recognizer gets no touches")
    func disabled() {
        let recognizer = stage.addScripted("r", to: view) { $0.isEnabled = false }
        stage.play("0 down 1 10 10")
        recognizer.isEnabled = true
        stage.play(
            """
            10 move 1 11 10
            20 down 2 20 10
            """)
        stage.expect("20 r hears-began 2")
    }

    @Test("4.2 Touches of types that are not allowed are refused")
    func allowedTypes() {
        stage.addScripted("r", to: view) {
            $0.allowedTouchTypes = Touch.Kind.stylus.bit | Touch.Kind.direct.bit
            $0.requiresExclusiveTouchType = false
        }
        stage.play(
            """
            0 down 1 10 10
            10 down 2 10 10 pointer
            20 down 3 10 10 stylus
            30 down 4 10 10 indirect
            """)
        stage.expect(
            """
            0 r hears-began 1
            20 r hears-began 3
            """)
    }

    @Test("4.2 After a touch of one type other types are ignored until the reset")
    func exclusiveType() {
        stage.addScripted("r", to: view, sets: [.ended: .failed])
        stage.play(
            """
            0 down 1 10 10
            10 down 2 10 10 stylus
            20 down 3 10 10
            30 up 1
            40 down 4 10 10 stylus
            """)
        stage.expect(
            """
            0 r hears-began 1
            20 r hears-began 3
            30 r hears-ended 1
            30 r resets
            40 r hears-began 4
            """)
    }

    @Test("4.2 The event is asked for once per attempt, the touch each time, before its began")
    func questions() {
        stage.addDelegate(to: stage.addScripted("r", to: view, sets: [.ended: .failed]))
        stage.play(
            """
            0 down 1 10 10
            10 down 2 20 10
            20 up 1
            30 down 3 10 10
            """)
        stage.expect(
            """
            0 r ? should-receive-event
            0 r ? should-receive-touch 1
            0 r hears-began 1
            10 r ? should-receive-touch 2
            10 r hears-began 2
            20 r hears-ended 1
            20 r resets
            30 r ? should-receive-event
            30 r ? should-receive-touch 3
            30 r hears-began 3
            """)
    }

    @Test("4.2 An attempt starts with the first touch that is accepted: a refusal is no attempt")
    func refusedAttempt() {
        let delegate = stage.addDelegate(to: stage.addScripted("r", to: view))
        delegate.receivesEvent = { $0.allTouches.count > 1 }
        delegate.receivesTouch = { $0.id > 2 }
        stage.play(
            """
            0 down 1 10 10
            10 down 2 20 10
            20 down 3 30 10
            30 down 4 40 10
            """)
        stage.expect(
            """
            0 r ? should-receive-event
            10 r ? should-receive-event
            10 r ? should-receive-touch 2
            20 r ? should-receive-event
            20 r ? should-receive-touch 3
            20 r hears-began 3
            30 r ? should-receive-touch 4
            30 r hears-began 4
            """)
    }

    @Test("4.2 What an earlier filter refuses is not asked about")
    func order() {
        stage.addDelegate(to: stage.addScripted("off", to: view) { $0.isEnabled = false })
        stage.addDelegate(to: stage.addScripted("typed", to: view) { $0.allowedTouchTypes = 0 })
        stage.play("0 down 1 10 10")
        stage.expect("")
    }

    @Test("4.2 A refused touch is unknown to the recognizer: neither delayed nor cancelled by it")
    func unknown() {
        stage.shows = [.touches, .actions]
        let recognizer = stage.addScripted("r", to: view, sets: [.moved: .began]) {
            $0.delaysTouchesBegan = true
        }
        let delegate = stage.addDelegate(to: recognizer)
        delegate.receivesTouch = { $0.id == 2 }
        stage.play(
            """
            0 down 1 10 10
            10 down 2 20 10
            20 move 2 21 10
            30 up 1
            """)
        stage.expect(
            """
            0 v touches-began 1
            20 r began
            30 v touches-ended 1
            """)
    }

    @Test("4.2 At a down: shouldReceive, then dynamic requirements, then touchesBegan")
    func orderAtADown() {
        stage.addDelegate(to: stage.addScripted("outer", to: stage.window))
        stage.addDelegate(to: stage.addScripted("inner", to: view))
        stage.play(
            """
            0 down 1 10 10
            0 down 2 20 10
            """)
        let events = stage.wholeLog.map { "\($0.subject) \($0.ids.first ?? "") \($0.event)" }
        let receives = events.lastIndex { $0.contains("should-receive") } ?? -1
        let waits = events.indices.filter { events[$0].contains("fail") }
        let began = events.firstIndex { $0.contains("hears-began") } ?? -1
        #expect(waits.count == 8)
        #expect(receives < waits.first ?? -1)
        #expect(waits.last ?? .max < began)
        #expect(events.prefix(8).allSatisfy { $0.contains("should-receive") } == false)
        #expect(events.prefix(6).allSatisfy { $0.contains("should-receive") })
    }
}
