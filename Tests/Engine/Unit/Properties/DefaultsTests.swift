// SPDX-License-Identifier: MIT

import GestureCore
import Testing

/// All of its answers are the protocol's.
private final class SilentDelegate: GestureRecognizerDelegate {}
private final class SilentScrollDelegate: ScrollViewDelegate {}

@Suite("Overrides that override nothing")
struct DefaultsTests {
    private static let timeline = """
        0 down 1 100 100
        40 up 1
        200 down 1 110 100
        240 up 1
        1000 down 1 100 100
        1010 down 2 200 100
        1020 move 1 60 110
        1020 move 2 240 90
        1040 move 1 20 120
        1060 cancel 1
        1080 up 2
        2000 down 1 100 300
        2010 move 1 140 300
        2020 move 1 180 300
        2030 up 1
        3000 down 1 300 300
        3700 move 1 310 300
        3710 up 1
        9000 down 1 300 300
        9020 cancel-all
        """

    /// The log of all built-in kinds and a scroll view, after something has been done to them.
    private func log(_ prepare: (Stage, [GestureRecognizer], [View]) -> Void) -> [String] {
        let stage = Stage()
        stage.shows = [.touches, .actions, .states]
        let view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
        let scrollView = ScrollView(frame: Rect(x: 250, y: 250, width: 100, height: 100))
        scrollView.contentSize = Size(width: 100, height: 900)
        view.addSubview(scrollView)
        var recognizers: [GestureRecognizer] = []
        for kind in builtInKinds {
            recognizers.append(stage.add(makeBuiltIn(kind), "\(kind)", to: view))
        }
        prepare(stage, recognizers, [stage.window, view, scrollView])
        stage.play(DefaultsTests.timeline)
        return stage.wholeLog.map(\.description)
    }

    private var untouched: [String] { log { _, _, _ in } }

    @Test("The timeline has them all do something")
    func says() {
        let log = untouched
        for word in ["tap ended", "pan began", "longPress began", "pinch -> failed"] {
            #expect(log.contains { $0.contains(word) }, "\(word)")
        }
    }

    @Test("Overrides of a recognizer that override nothing")
    func recognizerOverrides() {
        let replaced = log { _, recognizers, _ in
            for recognizer in recognizers { recognizer.overrides = GestureRecognizerOverrides() }
        }
        #expect(replaced == untouched)
    }

    @Test("Overrides of a view that override nothing")
    func viewOverrides() {
        let replaced = log { _, _, views in
            for view in views {
                view.overrides = ViewOverrides()
            }
        }
        #expect(replaced == untouched)
    }

    @Test("Delegates that answer nothing")
    func delegates() {
        let replaced = log { _, recognizers, views in
            for recognizer in recognizers { recognizer.delegate = SilentDelegate() }
            for case let scrollView as ScrollView in views { scrollView.delegate = SilentScrollDelegate() }
        }
        #expect(replaced == untouched)
    }

    @Test("A client that overrides nothing still takes its touches")
    func deafClient() {
        let stage = Stage()
        let surface = stage.addSurface("s", 0, 0, 400, 400, of: SurfaceClient())
        let tap = stage.add(TapGestureRecognizer(), "t", to: surface)
        stage.shows = [.actions]
        stage.play(
            """
            0 down 1 100 100
            8 move 1 110 100
            16 up 1
            1000 down 1 100 100
            1008 cancel-all
            """)
        stage.expect("16 t ended")
        #expect(tap.state == .possible)
    }

    @Test("9.1 A target is called once for the events of both additions, until it is removed")
    func controlTargets() {
        let control = Control(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        var heard: [ControlEvents] = []
        let target = ControlClosure { _, event in heard.append(event) }
        control.addTarget(ControlTarget(), for: .all)
        control.addTarget(target, for: .valueChanged)
        control.addTarget(target, for: .primaryActionTriggered)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .primaryActionTriggered)
        control.sendActions(for: .touchDown)
        #expect(heard == [.valueChanged, .primaryActionTriggered])
        control.removeTarget(target, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(heard.count == 2)
        control.removeTarget(target, for: .all)
        control.sendActions(for: .primaryActionTriggered)
        #expect(heard.count == 2)
    }
}
