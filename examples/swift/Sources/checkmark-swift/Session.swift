// SPDX-License-Identifier: MIT
import CSupport
import GestureCore

/// The application behind the window: feeds fingers and time to the engine, and draws the tasks.
final class Session {
    static let width = 480.0
    static let height = 320.0
    private static let taskHeight = 72.0

    private let application = Application()
    private let panel: TouchSource
    private let mouse: TouchSource
    private var tasks: [TaskView] = []

    init(labels: [String]) {
        let window = Window(frame: Rect(x: 0, y: 0, width: Self.width, height: Self.height))
        application.addWindow(window)
        panel = application.makeSource(TouchSource.Configuration())
        mouse = application.makeSource(TouchSource.Configuration())
        for (index, label) in labels.enumerated() {
            let y = 20 + Double(index) * (Self.taskHeight + 14)
            let task = TaskView(label: label, frame: Rect(x: 30, y: y, width: Self.width - 60, height: Self.taskHeight))
            _ = window.addSubview(task)
            tasks.append(task)
        }
    }

    /// Events are a few ms old when they arrive, and time does not run backwards.
    func feed(_ kind: TouchSample.Kind, _ time: UInt64, id: Int32 = 0, x: Double = 0, y: Double = 0) {
        let time = max(Microseconds(clamping: time), application.time)
        _ = application.feed(TouchSample(kind, time: time, id: id, location: Point(x: x, y: y)), from: panel)
    }

    /// Feeds the mouse: a touch while pressed, else a hover.
    func feedMouse(_ time: UInt64, x: Double, y: Double, buttons: UInt32) {
        var sample = TouchSample(.pointer, time: max(Microseconds(clamping: time), application.time))
        sample.location = Point(x: x, y: y)
        sample.reading.buttonMask = buttons
        _ = application.feed(sample, from: mouse)
    }

    func advance(to time: UInt64) {
        _ = application.advance(to: max(Microseconds(clamping: time), application.time))
    }

    var time: UInt64 { UInt64(clamping: application.time) }

    var deadline: UInt64 { application.nextDeadline.map { UInt64(clamping: $0) } ?? UInt64.max }

    func draw(_ cairo: OpaquePointer?) {
        for task in tasks { task.draw(cairo) }
    }
}
