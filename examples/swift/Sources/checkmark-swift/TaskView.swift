// SPDX-License-Identifier: MIT
import CSupport
import GestureCore

/// A task that is ticked off by drawing a check mark over it.
final class TaskView: View {
    private let label: String
    private let checkmark = CheckmarkGestureRecognizer()
    private var isDone = false

    init(label: String, frame: Rect) {
        self.label = label
        super.init(frame: frame)
        checkmark.addTarget { [unowned self] _ in tickOff() }
        checkmark.didReset = { [unowned self] in log_text("\"\(self.label)\": ready for another stroke") }
        addGestureRecognizer(checkmark)
    }

    private func tickOff() {
        isDone = true
        let corner = checkmark.corner
        log_text("\"\(label)\": check mark \(checkmark.state), its corner at \(rounded(corner.x)),\(rounded(corner.y))")
    }

    private func rounded(_ number: Double) -> Int {
        Int(number.rounded(.toNearestOrEven))
    }

    func draw(_ cairo: OpaquePointer?) {
        cairo_save(cairo)
        cairo_translate(cairo, frame.minX, frame.minY)
        draw_box(cairo, 0, 0, frame.width, frame.height, WHITE)
        draw_box(cairo, 20, 20, frame.height - 40, frame.height - 40, isDone ? GREEN : PALE)
        set_colour(cairo, isDone ? GREY : INK)
        draw_text(cairo, 74, frame.height / 2 + 6, 0, 17, label)
        cairo_set_line_width(cairo, 5)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        if isDone {
            set_colour(cairo, WHITE)
            stroke([Point(x: 28, y: 36), Point(x: 34, y: 42), Point(x: 44, y: 28)], on: cairo)
        }
        set_faint_colour(cairo, isDone ? GREEN : RED, isDone ? 0.8 : 0.4)
        stroke(checkmark.trail, on: cairo)
        cairo_restore(cairo)
    }

    private func stroke(_ points: [Point], on cairo: OpaquePointer?) {
        for point in points { cairo_line_to(cairo, point.x, point.y) }
        cairo_stroke(cairo)
    }
}
