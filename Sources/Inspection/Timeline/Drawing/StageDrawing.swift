// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// The views as they lie when the timeline begins, and the fingers' tracks over them.
struct StageDrawing {
    private let timeline: Timeline
    private let fingers: FingerInks
    private let area: Rect
    private var scale = 1.0
    private var offset = Point(x: 0, y: 0)
    private var taken: [Rect] = []

    init(_ timeline: Timeline, _ fingers: FingerInks, in area: Rect) {
        self.timeline = timeline
        self.fingers = fingers
        self.area = area
        fit()
    }

    /// Returns the stage's rectangle in application px, or nil if there are no views.
    static func extent(of timeline: Timeline) -> Rect? {
        let corners = timeline.views.flatMap { $0.places.first?.corners ?? [] }
        let places = corners.isEmpty ? timeline.touches.flatMap { $0.samples.map(\.place) } : corners
        let usable = places.filter { $0.x.magnitude < 1e6 && $0.y.magnitude < 1e6 }
        guard let left = usable.map(\.x).min(), let right = usable.map(\.x).max(), let top = usable.map(\.y).min(),
            let bottom = usable.map(\.y).max()
        else { return nil }
        return Rect(x: left, y: top, width: max(1, right - left), height: max(1, bottom - top))
    }

    private mutating func fit() {
        guard let extent = StageDrawing.extent(of: timeline) else { return }
        scale = min(area.width / extent.width, area.height / extent.height)
        offset = Point(
            x: area.x + (area.width - extent.width * scale) / 2 - extent.x * scale,
            y: area.y + (area.height - extent.height * scale) / 2 - extent.y * scale)
    }

    private func place(_ point: Point) -> Point {
        // A finger far outside all views is drawn at the border.
        let x = min(max(point.x * scale + offset.x, area.x - 4), area.x + area.width + 4)
        let y = min(max(point.y * scale + offset.y, area.y - 4), area.y + area.height + 4)
        return Point(x: x, y: y)
    }

    mutating func draw(on picture: inout Picture) {
        for view in timeline.views { draw(view, on: &picture) }
        let marks = startMarks
        taken = marks.map(\.box)
        for view in timeline.views { label(view, on: &picture) }
        for (index, touch) in timeline.touches.enumerated() { drawTrack(touch, index, on: &picture) }
        for mark in marks { draw(mark, on: &picture) }
    }

    // MARK: Views

    private func draw(_ view: ViewTrack, on picture: inout Picture) {
        guard let first = view.places.first, first.corners.count == 4 else { return }
        let corners = first.corners.map(place)
        let title = "\(view.kind.words) \(view.name)"
        let fill = Style(
            fill: view.kind == .surface ? .delivered : .panel, opacity: view.kind == .surface ? 0.07 : 1)
        if !first.isHidden { picture.add(.polyline(corners, isClosed: true), fill, title) }
        let dash: [Double] = first.isHidden ? [2, 3] : (view.kind == .surface ? [6, 3] : [])
        let width = view.kind == .window ? 1.5 : 1
        picture.add(.polyline(corners, isClosed: true), .stroke(.muted, width, dash: dash, opacity: 0.75), title)
    }

    private mutating func label(_ view: ViewTrack, on picture: inout Picture) {
        guard let first = view.places.first, first.corners.count == 4, !first.isHidden else { return }
        let corners = first.corners.map(place)
        guard let left = corners.map(\.x).min(), let right = corners.map(\.x).max(),
            let top = corners.map(\.y).min(), let bottom = corners.map(\.y).max()
        else { return }
        let style = TextStyle(11)
        let name = TextWidth.cut(view.name, to: right - left - 8, style)
        guard name.count > 1 || name == view.name, bottom - top > 14 else { return }
        let width = TextWidth.of(name, style)
        let places = [
            Point(x: left + 5, y: top + 13), Point(x: right - 5 - width, y: top + 13),
            Point(x: left + 5, y: bottom - 5), Point(x: right - 5 - width, y: bottom - 5),
        ]
        func box(at place: Point) -> Rect { Rect(x: place.x - 2, y: place.y - 11, width: width + 4, height: 14) }
        let free = places.filter { place in !taken.contains { $0.overlaps(box(at: place)) } }
        // Another view's edge through the name is better than no name.
        if let place = free.first(where: { !isCrossed(box(at: $0)) }) ?? free.first {
            taken.append(box(at: place))
            picture.text(name, place.x, place.y, style, .muted, title: "\(view.kind.words) \(view.name)")
        }
    }

    /// Returns whether the edge of a view crosses a rectangle.
    private func isCrossed(_ box: Rect) -> Bool {
        timeline.views.contains { view in
            guard let corners = view.places.first?.corners.map(place), let left = corners.map(\.x).min(),
                let right = corners.map(\.x).max(), let top = corners.map(\.y).min(),
                let bottom = corners.map(\.y).max()
            else { return false }
            let frame = Rect(x: left, y: top, width: right - left, height: bottom - top)
            let isWithin =
                left <= box.x && top <= box.y && box.x + box.width <= right && box.y + box.height <= bottom
            return frame.overlaps(box) && !isWithin
        }
    }

    // MARK: Fingers

    private func drawTrack(_ touch: TouchTrack, _ index: Int, on picture: inout Picture) {
        let ink = fingers.ink(of: touch)
        for span in touch.spans(until: timeline.range.end) {
            var points: [Point] = []
            for sample in touch.samples where span.range.contains(sample.time) {
                let point = place(sample.place)
                // Points closer than half a pixel are merged.
                if let last = points.last, (last - point).length < 0.5 { continue }
                points.append(point)
            }
            guard points.count > 1 else { continue }
            let title = "touch \(touch.label): \(span.state.words)"
            picture.add(.polyline(points, isClosed: false), span.state.trackStyle(ink), title)
        }
        drawEnd(of: touch, ink, on: &picture)
    }

    private func drawEnd(of touch: TouchTrack, _ ink: Ink, on picture: inout Picture) {
        guard let last = touch.samples.last, let first = touch.samples.first else { return }
        let end = place(last.place)
        guard (end - place(first.place)).length > 10 else { return }
        if touch.isCancelledByInput {
            picture.cross(end.x, end.y, 4, ink)
            return
        }
        guard touch.up != nil else {
            picture.add(.circle(end, radius: 5), Style(fill: ink), "touch \(touch.label) is still down")
            return
        }
        // An arrow's head, along the last 12 px of the track.
        let before = touch.samples.last { (place($0.place) - end).length > 12 }?.place ?? first.place
        let way = end - place(before)
        guard way.length > 0 else { return }
        let ahead = way * (1 / way.length)
        let aside = Point(x: -ahead.y, y: ahead.x)
        let back = end - ahead * 11
        picture.add(
            .polyline([end, back + aside * 5.5, back - aside * 5.5], isClosed: true), .fill(ink),
            "touch \(touch.label) lifts at \(Meter.rounded(last.place.x)), \(Meter.rounded(last.place.y))")
    }

    private struct StartMark {
        var place: Point
        var labels: [String]
        var ink: Ink

        var text: String { labels.count > 3 ? "\(labels.count)×" : labels.joined(separator: ",") }
        static let style = TextStyle(11, isBold: true, .middle)

        var box: Rect {
            let width = max(19, TextWidth.of(text, StartMark.style) + 9)
            return Rect(x: place.x - width / 2, y: place.y - 9.5, width: width, height: 19)
        }
    }

    /// Fingers that land on one spot share a mark.
    private var startMarks: [StartMark] {
        var marks: [StartMark] = []
        for touch in timeline.touches {
            guard let first = touch.samples.first else { continue }
            let start = place(first.place)
            let mark = StartMark(place: start, labels: [touch.label], ink: fingers.ink(of: touch))
            if let index = marks.firstIndex(where: { $0.box.overlaps(mark.box) }) {
                if !marks[index].labels.contains(touch.label) { marks[index].labels.append(touch.label) }
            } else {
                marks.append(mark)
            }
        }
        return marks
    }

    private func draw(_ mark: StartMark, on picture: inout Picture) {
        let title = "touch \(mark.labels.joined(separator: ", ")) lands"
        picture.add(.rectangle(mark.box, radius: 9.5), Style(fill: mark.ink, stroke: .background), title)
        picture.text(mark.text, mark.place.x, mark.place.y + 4, StartMark.style, .onInk, title: title)
    }
}

extension Rect {
    fileprivate func overlaps(_ other: Rect) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
}

extension ViewShape.Kind {
    var words: String { self == .scrollView ? "scroll view" : rawValue }
}

extension TouchTrack.State {
    /// Words of the legend.
    var words: String {
        switch self {
        case .undelivered: "not delivered"
        case .withheld: "withheld"
        case .delivered: "delivered"
        case .endWithheld: "lift withheld"
        case .cancelled: "cancelled in its view"
        case .ended: "ended"
        }
    }

    func trackStyle(_ ink: Ink) -> Style {
        switch self {
        case .delivered, .endWithheld, .ended: .stroke(ink, 3.5)
        case .withheld: .stroke(ink, 3.5, dash: [2, 5])
        case .cancelled: .stroke(ink, 1.6, dash: [7, 4])
        case .undelivered: .stroke(ink, 1.6, opacity: 0.8)
        }
    }

    var barStyle: Style {
        switch self {
        case .undelivered: .stroke(.undelivered, 1)
        case .withheld: .fill(.withheld, isHatched: true)
        case .delivered, .ended: .fill(.delivered)
        case .endWithheld: .fill(.delivered, isHatched: true)
        case .cancelled: .stroke(.cancelled, 1.5, dash: [4, 3])
        }
    }
}

/// A colour for each finger of a file.
struct FingerInks {
    private var order: [String: Int] = [:]

    init(_ timeline: Timeline) {
        for touch in timeline.touches where order[touch.label] == nil { order[touch.label] = order.count }
    }

    func ink(of touch: TouchTrack) -> Ink { ink(ofLabel: touch.label) }
    func ink(ofLabel label: String) -> Ink { Ink.finger(order[label] ?? 0) }
}
