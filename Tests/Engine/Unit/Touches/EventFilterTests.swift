// SPDX-License-Identifier: MIT

import GestureCore
import Testing

/// Writes what passes and swallows what it is told to.
private final class Filter: EventFilter {
    unowned let stage: Stage
    let name: String
    var isSwallowed: (TouchEvent) -> Bool = { _ in false }

    init(_ stage: Stage, _ name: String) {
        self.stage = stage
        self.name = name
    }

    func swallows(_ event: TouchEvent) -> Bool {
        let touches = event.allTouches.map { "\($0.id):\($0.phase)" }
        stage.write(name, "sees-\(event.type)-\(event.subtype)", touches, if: .touches)
        return isSwallowed(event)
    }
}

@Suite("Send-event filters")
struct EventFilterTests {
    private let stage = Stage()
    private let view: RecordingView
    private let application: Filter
    private let window: Filter

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        stage.shows.insert(.callbacks)
        stage.addScripted("r", to: view) { $0.delaysTouchesEnded = false }
        application = Filter(stage, "A")
        window = Filter(stage, "W")
        stage.application.addEventFilter(application)
        stage.window.addEventFilter(window)
    }

    @Test("1.14 The application's filter and then the window's see every delivery first")
    func order() {
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            20 up 1
            """)
        stage.expect(
            """
            0 A sees-touches-0 1:began
            0 W sees-touches-0 1:began
            0 r hears-began 1
            0 v touches-began 1
            10 A sees-touches-0 1:moved
            10 W sees-touches-0 1:moved
            10 r hears-moved 1
            10 v touches-moved 1
            20 A sees-touches-0 1:ended
            20 W sees-touches-0 1:ended
            20 r hears-ended 1
            20 v touches-ended 1
            """)
    }

    @Test("1.14 A filter sees only its own window's deliveries")
    func otherWindow() {
        let other = Window(frame: Rect(x: 1000, y: 0, width: 100, height: 100))
        stage.application.addWindow(other)
        stage.addView("w", 0, 0, 100, 100, in: other)
        stage.play("0 down 1 1010 10")
        stage.expect(
            """
            0 A sees-touches-0 1:began
            0 w touches-began 1
            """)
    }

    @Test("1.14 A swallowed delivery reaches neither the window's filter nor recognizers nor views")
    func swallowed() {
        application.isSwallowed = { $0.timestamp < ms(15) }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            20 move 1 30 10
            30 up 1
            """)
        stage.expect(
            """
            0 A sees-touches-0 1:began
            10 A sees-touches-0 1:moved
            20 A sees-touches-0 1:moved
            20 W sees-touches-0 1:moved
            30 A sees-touches-0 1:ended
            30 W sees-touches-0 1:ended
            """)
    }

    @Test("1.14 A touch whose end is swallowed is cancelled")
    func swallowedEnd() {
        window.isSwallowed = { $0.timestamp == ms(20) }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            20 up 1
            30 down 1 10 10
            """)
        stage.expect(
            """
            0 A sees-touches-0 1:began
            0 W sees-touches-0 1:began
            0 r hears-began 1
            0 v touches-began 1
            10 A sees-touches-0 1:moved
            10 W sees-touches-0 1:moved
            10 r hears-moved 1
            10 v touches-moved 1
            20 A sees-touches-0 1:ended
            20 W sees-touches-0 1:ended
            20 r hears-cancelled 1
            20 v touches-cancelled 1
            20 r resets
            30 A sees-touches-0 1:began
            30 W sees-touches-0 1:began
            30 r hears-began 1
            30 v touches-began 1
            """)
    }
}
