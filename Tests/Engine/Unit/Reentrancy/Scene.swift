// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

/// A stage with one of everything, and a timeline that makes every kind of callback happen.
final class Scene {
    let stage = Stage()
    let client: RecordingClient
    let otherWindow = Window(frame: Rect(x: 1000, y: 0, width: 400, height: 400))
    let otherSource: TouchSource
    /// What a test may let go.
    var views: [String: View] = [:]
    var recognizers: [String: GestureRecognizer] = [:]
    var silent: Set<String> = []
    private(set) var isShutDown = false
    private let listener: SceneListener

    static let timeline = """
        0 down 1 10 10
        10 up 1
        60 down 2 10 10
        70 up 2
        300 down 17 450 350
        300 down 18 500 350
        310 move 17 452 350
        310 move 18 502 350
        320 up 17
        320 up 18
        500 down 3 10 10
        510 down 4 450 50
        520 move 3 30 10
        530 move 3 60 10
        530 move 4 460 50
        540 up 3
        590 up 4
        700 down 5 300 300
        1210 move 5 305 300
        1220 up 5
        1300 down 6 450 50
        1310 move 6 520 50
        1320 up 6
        1500 down 7 450 350
        1500 down 8 650 350
        1510 move 7 460 350
        1510 move 8 660 350
        1520 up 7
        1530 cancel 8
        1600 down 9 50 450
        1610 move 9 60 450
        1620 up 9
        1700 down 10 100 100
        1700 down 11 200 100
        1710 move 11 230 100
        1720 move 11 260 100
        1730 up 10
        1740 up 11
        1800 hover 50 50
        1810 hover 60 50
        1820 hover-leave
        1830 down 16 450 50
        1840 move 16 455 50
        1850 up 16
        1900 other: down 12 10 10
        1900 down 13 450 350
        1910 other: move 12 40 10
        1920 cancel-all
        1930 other: up 12
        2000 down 14 1010 10
        2010 up 14
        2100 down 15 10 10
        2110 move 15 60 10
        2120 cancel 15
        12000 wait
        """

    init() {
        client = stage.makeClient("C")
        otherSource = stage.addSource("other", seat: 1)
        listener = SceneListener(stage)
        stage.shows = [.touches, .actions, .states, .callbacks, .questions]
        stage.application.addEventFilter(listener)
        stage.window.addEventFilter(listener)
        stage.application.touchDownListener = listener
        stage.name(otherWindow, "otherWindow")
        stage.application.addWindow(otherWindow)
        views = ["window": stage.window, "otherWindow": otherWindow]
        addViews()
        addRecognizers()
        stage.when("grabbed touches-began") { [unowned self] in
            if let touch = touch(on: "grabbed") { _ = stage.application.take(touch, for: listener) }
        }
    }

    func removeFilters() {
        stage.application.removeEventFilter(listener)
        stage.window.removeEventFilter(listener)
    }

    private func addViews() {
        let outer = stage.addView("outer", 0, 0, 400, 400)
        views["outer"] = outer
        views["inner"] = stage.addView("inner", 0, 0, 200, 200, in: outer)
        views["right"] = stage.addView("right", 400, 0, 400, 300)
        views["grabbed"] = stage.addView("grabbed", 0, 400, 400, 200)
        views["far"] = stage.addView("far", 0, 0, 100, 100, in: otherWindow)
        views["s"] = stage.addSurface("s", 400, 300, 200, 300, of: client)
        views["n"] = stage.addSurface("n", 600, 300, 200, 300, of: client)
        for (name, view) in views {
            view.isMultipleTouchEnabled = true
            guard let view = view as? RecordingView else { continue }
            view.onWindowChange = { [unowned stage] window in
                stage.write(name, window == nil ? "left" : "entered", if: .callbacks)
            }
            view.hitTesting = { [unowned stage, unowned view] point in
                stage.write(name, "hit-test", if: .questions)
                return HitTesting.defaultHitTest(view, point)
            }
            view.pointTesting = { [unowned stage, unowned view] point in
                stage.write(name, "point-inside", if: .questions)
                return view.bounds.contains(point)
            }
        }
    }

    private func addRecognizers() {
        func add(_ recognizer: GestureRecognizer, _ name: String, to view: String) {
            guard let view = views[view] else { return }
            recognizers[name] = stage.add(recognizer, name, to: view)
            stage.addDelegate(to: recognizer).isSimultaneousWith = { [unowned stage] in
                stage.name(of: $0) != "pan"
            }
        }
        func scripted(_ name: String, to view: String, _ sets: [Touch.Phase: GestureRecognizer.State]) {
            let recognizer = ScriptedRecognizer(isDiscrete: false)
            recognizer.stage = stage
            recognizer.sets = sets
            recognizer.callbacks[.began] = { recognizer, _, event in recognizer.setDeadline(event.timestamp + ms(45)) }
            recognizer.onDeadline = { [unowned recognizer] _ in
                if recognizer.state == .possible { recognizer.state = .failed }
            }
            recognizer.delaysTouchesEnded = false
            recognizer.cancelsTouchesInView = name != "root"
            add(recognizer, name, to: view)
        }
        scripted("root", to: "window", [.moved: .began, .ended: .ended])
        add(PinchGestureRecognizer(), "pinch", to: "window")
        add(PanGestureRecognizer(), "pan", to: "outer")
        add(LongPressGestureRecognizer(), "press", to: "outer")
        add(HoverGestureRecognizer(), "hover", to: "outer")
        scripted("custom", to: "inner", [.moved: .began, .ended: .ended])
        add(TapGestureRecognizer(), "tap", to: "inner")
        let double = TapGestureRecognizer()
        double.numberOfTapsRequired = 2
        add(double, "double", to: "inner")
        _ = recognizers["tap"]?.require(toFail: double)
        add(SwipeGestureRecognizer(), "swipe", to: "right")
        recognizers["swipe"]?.delaysTouchesBegan = true
        add(TapGestureRecognizer(), "surfaceTap", to: "s")
        recognizers["surfaceTap"]?.cancelsTouchesInView = false
    }

    func touch(on name: String) -> Touch? {
        guard let view = views[name] else { return nil }
        let pool = stage.application.cycle.pool
        for touch in pool.set(pool.used) where touch.view === view && touch.isDown { return touch }
        return nil
    }

    /// An attempt that a callback started without a finger goes on until its owner ends it.
    func endWhatNoFingerHolds() {
        for (_, recognizer) in recognizers.sorted(by: { $0.key < $1.key }) where recognizer.state.isActive {
            recognizer.state = .ended
        }
    }

    func shutDown() {
        isShutDown = true
        stage.application.shutDown()
    }

    /// What of the rules the whole log breaks.
    var violations: [String] {
        LogRules.touches(in: stage.wholeLog, mayStayOpen: isShutDown) + LogRules.states(in: stage.wholeLog)
            + LogRules.actions(in: stage.wholeLog, silent: silent, mayStayOpen: isShutDown)
            + LogRules.stream(of: client, mayStayOpen: isShutDown)
    }
}

/// Hears what is neither a view's nor a recognizer's.
private final class SceneListener: EventFilter, TouchDownListener, TouchGrab {
    unowned let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
    }

    func swallows(_ event: TouchEvent) -> Bool {
        stage.write("filter", "sees", if: .questions)
        return false
    }

    func touchDidGoDown(_ touch: Touch) { stage.write("listener", "down", if: .questions) }

    func touchMoved(_ touch: Touch, time: Microseconds, location: Point) {
        stage.write("host", "motion", if: .questions)
    }

    func touchEnded(_ touch: Touch, time: Microseconds, cancelled: Bool) { stage.write("host", "end", if: .questions) }
}
