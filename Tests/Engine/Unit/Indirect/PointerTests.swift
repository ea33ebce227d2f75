// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

@Suite("Pointers, styluses and switches")
struct PointerTests {
    private let stage = Stage()
    private let view: RecordingView
    private let pad: Touchpad

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        pad = Touchpad(stage)
    }

    @Test("14.1 A touch of the pointer's type while a button is down, hit-tested at the press")
    func pressIsATouch() {
        stage.touchDetails = { touches, _ in
            touches.map { "\($0.type) \($0.buttonMask) \(text($0.location))" }.joined(separator: " ")
        }
        #expect(pad.point(0, 50, 50) == .notTaken)
        #expect(pad.point(10, 50, 50, buttons: 2) == .accepted)
        #expect(pad.point(20, 500, 50, buttons: 3) == .accepted)
        #expect(pad.point(30, 510, 50) == .accepted)
        #expect(pad.point(40, 520, 50) == .notTaken)
        stage.expect(
            """
            10 v touches-began pad0 indirectPointer 2 50,50
            20 v touches-moved pad0 indirectPointer 3 500,50
            30 v touches-moved pad0 indirectPointer 3 510,50
            30 v touches-ended pad0 indirectPointer 3 510,50
            """)
    }

    @Test("14.1 14.4 A press that hits no view is the host's up to its release")
    func pressBeside() {
        #expect(pad.point(0, 2000, 50, buttons: 1) == .notTaken)
        #expect(pad.point(10, 50, 50, buttons: 1) == .notTaken)
        #expect(pad.point(20, 50, 50) == .notTaken)
        stage.expect("")
    }

    @Test("14.1 Gathered for an output frame, a press counts as taken until it has landed")
    func outputFrame() {
        stage.application.deliveryMode = .outputFrame
        #expect(pad.point(0, 50, 50, buttons: 1) == .accepted)
        stage.expect("")
        #expect(stage.application.deliver(at: ms(5)))
        stage.expect("5 v touches-began pad0")
    }

    private static let masks: [(UInt32, [UInt32], Bool)] = [
        (1, [1], true), (1, [2], false), (1, [1, 3], false), (2, [2], true), (3, [1], false), (3, [1, 3, 2], true),
        (3, [2, 3], true), (8, [8], true),
    ]

    @Test("14.1 A tap wants the required buttons, exactly", arguments: masks)
    func tapButtons(required: UInt32, pressed: [UInt32], isTap: Bool) {
        let tap = stage.add(TapGestureRecognizer(), "t", to: view) { $0.buttonMaskRequired = required }
        stage.shows = [.actions]
        for (step, mask) in pressed.enumerated() { pad.point(Double(step), 50, 50, buttons: mask) }
        pad.point(50, 50, 50)
        #expect(stage.wholeLog.map(\.event) == (isTap ? ["ended"] : []))
        #expect(tap.reason.code == (isTap ? .none : .wrongButtons))
    }

    @Test("14.1 A source that names no buttons means the primary one")
    func unnamedButtons() {
        stage.add(TapGestureRecognizer(), "t", to: view)
        stage.shows = [.actions]
        stage.play(
            """
            0 down 1 50 50 pointer
            20 up 1
            """)
        stage.expect("20 t ended")
    }

    @Test("14.1 A stylus has tilt and azimuth, the latter in any view's space")
    func stylus() {
        let turned = stage.addView("turned", 100, 100, 100, 100)
        // Mirrored: what points right points left.
        turned.transform = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        stage.touchDetails = { touches, _ in
            guard let touch = touches.first else { return "" }
            return "\(text(touch.tilt)) \(text(touch.azimuth)) \(text(touch.azimuthAngle(in: turned)))"
        }
        var sample = TouchSample(.down, time: 0, id: 1, location: Point(x: 50, y: 50))
        sample.type = .stylus
        sample.reading.tilt = 0.5
        stage.feed(sample)
        stage.play("0 frame")
        stage.expect("0 v touches-began 1 0.5 0 3.142")
        sample.reading.azimuth = .nan
        #expect(stage.application.feed(sample, from: stage.mainSource) == .notFinite)
    }

    @Test("14.5 The tablet-mode switch is told to the delegate, each change once")
    func tabletMode() {
        final class Delegate: Responder {
            var heard: [Bool] = []
            override func tabletModeDidChange(_ isTabletMode: Bool) { heard.append(isTabletMode) }
        }
        let delegate = Delegate()
        stage.application.delegateResponder = delegate
        for isOn in [false, true, true, false] { #expect(stage.application.sendTabletMode(isOn)) }
        #expect(delegate.heard == [true, false])
    }

    @Test("14.5 12.4 In a callback the switch waits for the end of the delivery")
    func tabletModeInCallback() {
        stage.when("v touches-began") { [stage] in
            #expect(stage.application.sendTabletMode(true))
            #expect(!stage.application.isTabletMode)
        }
        stage.play("0 down 1 50 50")
        #expect(stage.application.isTabletMode)
    }
}
