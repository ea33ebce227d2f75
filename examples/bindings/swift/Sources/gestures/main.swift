// SPDX-License-Identifier: MIT
// A Swift program needs no C: the engine is a module.

import GestureCore

/// A touchscreen, on which each event is a frame of its own.
struct Panel {
    let application: Application
    let source: TouchSource

    init(of application: Application) {
        self.application = application
        source = application.makeSource(TouchSource.Configuration())
    }

    func touch(_ kind: TouchSample.Kind, _ id: Int32, at time: Microseconds, x: Double = 0, y: Double = 0) {
        let sample = TouchSample(kind, time: time, id: id, location: Point(x: x, y: y))
        for sample in [sample, TouchSample(.frame, time: time)] {
            let result = application.feed(sample, from: source)
            if result != .accepted { print("\(sample.kind) was refused: \(result)") }
        }
    }
}

func text(_ point: Point) -> String {
    "(\(Int(point.x.rounded())), \(Int(point.y.rounded())))"
}

let application = Application()
let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 600))
let button = Window(frame: Rect(x: 400, y: 0, width: 400, height: 600))
let tap = TapGestureRecognizer()
let pan = PanGestureRecognizer()
let press = LongPressGestureRecognizer()

application.addWindow(window)
application.addWindow(button)
window.addGestureRecognizer(tap)
window.addGestureRecognizer(pan)
button.addGestureRecognizer(press)
tap.addTarget { tap in
    print("tap at \(text(tap.location(in: nil)))")
}
pan.addTarget { [unowned pan] _ in
    print("pan \(pan.state): \(text(pan.translation(in: nil))) px, \(text(pan.velocity(in: nil))) px/s")
}
press.addTarget { _ in
    print("long press")
}

let panel = Panel(of: application)
panel.touch(.down, 1, at: 0, x: 150, y: 150)
panel.touch(.up, 1, at: 60_000)
panel.touch(.down, 2, at: 1_000_000, x: 200, y: 200)
for step in 1...5 {
    panel.touch(.motion, 2, at: 1_000_000 + 8_000 * Microseconds(step), x: 200 + 4 * Double(step), y: 200)
}
panel.touch(.up, 2, at: 1_048_000)
panel.touch(.down, 3, at: 2_000_000, x: 600, y: 300)
panel.touch(.up, 3, at: 2_300_000)

print("long press failed: \(press.reason)")
