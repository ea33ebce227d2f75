// SPDX-License-Identifier: MIT

import ScenarioFormat

/// The rows below the time axis.
extension TimelineDrawing {
    mutating func drawRows() {
        let top = y
        drawAxis()
        let axisBottom = y
        let grid = picture.shapes.count
        drawTouches()
        let rows = drawRecognizers()
        drawReceivers()
        drawGrid(from: axisBottom, at: grid)
        drawWinners(rows)
        drawFolds(from: top, at: grid)
    }

    // MARK: Axis

    private mutating func drawAxis() {
        picture.text("time in ms", left, y + 11, TextStyle(11), .muted)
        var end = scale.left - 20
        for tick in scale.ticks {
            let label = TimeScale.label(tick)
            let half = TextWidth.of(label, TextStyle(11)) / 2
            let x = min(max(scale.x(tick), scale.left + half), scale.right - half + 6)
            let isOverFold = scale.pieces.contains { $0.isFolded && x + half > $0.left - 2 && x - half < $0.right + 2 }
            guard x - half > end + 6, !isOverFold else { continue }
            end = x + half
            picture.text(label, x, y + 11, TextStyle(11, .middle), .muted)
        }
        y += 18
    }

    /// Draws the grid behind everything that was drawn since.
    private mutating func drawGrid(from top: Double, at index: Int) {
        var lines: [Shape] = []
        for tick in scale.ticks {
            let x = scale.x(tick)
            lines.append(
                Shape(
                    geometry: .polyline([Point(x: x, y: top - 3), Point(x: x, y: y)], isClosed: false),
                    style: .stroke(.line, 1), title: ""))
        }
        picture.shapes.insert(contentsOf: lines, at: index)
    }

    /// Draws the pauses behind what was drawn since, because a word may extend into one.
    private mutating func drawFolds(from top: Double, at index: Int) {
        let end = picture.shapes.count
        for piece in scale.pieces where piece.isFolded {
            let width = piece.right - piece.left
            let seconds = Double(piece.range.duration) / 1_000_000
            picture.rectangle(
                piece.left, top + 16, width, y - top - 16, .fill(.panel), radius: 0,
                "\(Meter.rounded(seconds)) s in which nothing happens")
            for x in [piece.left, piece.right] {
                picture.line(
                    Point(x: x, y: top + 16), Point(x: x, y: y), .stroke(.muted, 1, dash: [2, 4], opacity: 0.6))
            }
            picture.text(
                "\(Meter.rounded(seconds)) s", (piece.left + piece.right) / 2, top + 11, TextStyle(10, .middle), .muted,
                within: width)
        }
        let folds = Array(picture.shapes[end...])
        picture.shapes.removeSubrange(end...)
        picture.shapes.insert(contentsOf: folds, at: index)
    }

    // MARK: Parts of a row

    mutating func heading(_ text: String) {
        y += 10
        picture.text(text, left, y + 13, TextStyle(13, isBold: true))
        picture.line(Point(x: left, y: y + 19), Point(x: right, y: y + 19), .stroke(.line))
        y += 24
    }

    /// Begins a row; returns its top.
    mutating func beginRow(_ name: String, _ height: Double) -> Double {
        let top = y
        picture.rows.append((name, top, top + height))
        y += height
        return top
    }

    mutating func rowLabel(_ name: String, _ detail: String, _ top: Double) {
        let style = TextStyle(12, isBold: true)
        let room = TimelineDrawing.gutter - 14
        let shown = TextWidth.cut(name, to: room, style)
        picture.text(name, left, top + 14, style, within: room, title: detail.isEmpty ? "" : "\(name) \(detail)")
        let used = TextWidth.of(shown, style) + 6
        picture.text(detail, left + used, top + 14, TextStyle(11), .muted, within: room - used)
    }

    /// Draws a bar between two times, with a minimum width.
    mutating func bar(
        _ range: TimeRange, _ top: Double, _ height: Double, _ style: Style, _ title: String, radius: Double = 2
    ) {
        let from = scale.x(range.start)
        let width = max(scale.x(range.end) - from, 1.5)
        picture.rectangle(from, top, width, height, style, radius: min(radius, width / 2), title)
    }

    func span(_ range: TimeRange) -> String {
        "\(TimeScale.label(range.start)) to \(TimeScale.label(range.end)) ms"
    }

    // MARK: Touches

    mutating func drawTouches() {
        guard !timeline.touches.isEmpty else { return }
        heading("Touches")
        for lane in Lanes.of(timeline.touches, until: timeline.range.end) {
            guard let first = lane.first else { continue }
            let top = beginRow("touch \(first.label)", 22)
            picture.add(
                .circle(Point(x: left + 6, y: top + 10), radius: 6), .fill(fingers.ink(of: first)))
            picture.text("touch \(first.label)", left + 18, top + 14, TextStyle(12, isBold: true))
            if let view = first.view {
                let used = TextWidth.of("touch \(first.label)", TextStyle(12, isBold: true)) + 26
                picture.text(
                    "on \(view)", left + used, top + 14, TextStyle(11), .muted,
                    within: TimelineDrawing.gutter - used - 12)
            }
            for touch in lane { draw(touch, top) }
        }
    }

    private mutating func draw(_ touch: TouchTrack, _ top: Double) {
        let ink = fingers.ink(of: touch)
        let glass = TimeRange(touch.down, touch.up ?? timeline.range.end)
        bar(glass, top + 1, 3, .fill(ink), "touch \(touch.label) on the glass, \(span(glass))", radius: 1.5)
        for (state, range) in touch.spans(until: timeline.range.end) {
            let sentence = touch.changes.last { $0.time <= range.start && $0.state == state }?.sentence ?? ""
            let title =
                "touch \(touch.label) \(state.words), \(span(range))" + (sentence.isEmpty ? "" : ": \(sentence)")
            bar(range, top + 6.5, 10, state.barStyle, title)
        }
        for change in touch.changes where change.state == .cancelled {
            picture.cross(scale.x(change.time), top + 11.5, 4, .cancelled)
        }
        if touch.isCancelledByInput, let up = touch.up { picture.cross(scale.x(up), top + 2.5, 3, ink) }
    }

    // MARK: Receivers

    mutating func drawReceivers() {
        guard !timeline.receivers.isEmpty else { return }
        heading("Received by")
        for receiver in timeline.receivers {
            let lanes = Lanes.of(receiver.contacts)
            let height = max(1, Double(lanes.count)) * 13 + (receiver.marks.isEmpty ? 8 : 22)
            let top = beginRow(receiver.name, height)
            rowLabel(receiver.name, receiver.client.map { "surface of \($0)" } ?? "", top)
            for (index, lane) in lanes.enumerated() {
                for contact in lane { draw(contact, receiver, top + 4 + Double(index) * 13) }
            }
            draw(receiver.marks, top + height - 8)
        }
    }

    private mutating func draw(_ contact: ReceiverTrack.Contact, _ receiver: ReceiverTrack, _ top: Double) {
        let ink = fingers.ink(ofLabel: contact.label)
        let words = contact.isCancelled ? "cancelled" : "complete"
        bar(
            contact.range, top, 10, .fill(ink, opacity: contact.isCancelled ? 0.4 : 0.85),
            "\(receiver.name): touch \(contact.label), \(span(contact.range)), \(words)")
        if contact.isCancelled { picture.cross(scale.x(contact.range.end), top + 5, 4, .cancelled) }
        let width = scale.x(contact.range.end) - scale.x(contact.range.start)
        if width > 22 {
            let ink: Ink = contact.isCancelled ? .ink : .onInk
            picture.text(
                contact.label, scale.x(contact.range.start) + 5, top + 8.5, TextStyle(9, isBold: true), ink,
                within: width - 10)
        }
    }

    /// Draws marks, with their words if there is room before the next mark.
    private mutating func draw(_ marks: [ReceiverTrack.Mark], _ middle: Double) {
        for (index, mark) in marks.enumerated() {
            let x = scale.x(mark.time)
            let next = index + 1 < marks.count ? scale.x(marks[index + 1].time) : right + 40
            let title = "\(TimeScale.label(mark.time)) ms: \(mark.text)"
            let corners = [(-4.0, 0.0), (0.0, -4.0), (4.0, 0.0), (0.0, 4.0)]
            picture.add(
                .polyline(corners.map { Point(x: x + $0, y: middle + $1) }, isClosed: true), .fill(.active), title)
            let room = min(next - 10, right) - x - 8
            if room > 30 {
                picture.text(mark.text, x + 8, middle + 4, TextStyle(10), .muted, within: room, title: title)
            }
        }
    }
}
