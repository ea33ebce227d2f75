// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Rows of recognizers: their states, with meters below.
extension TimelineDrawing {
    private static let meterHeight = 30.0

    /// Returns where each recognizer's bar lies.
    mutating func drawRecognizers() -> [String: Double] {
        guard !timeline.recognizers.isEmpty else { return [:] }
        heading("Recognizers")
        var places: [String: Double] = [:]
        for recognizer in timeline.recognizers where recognizer.isInvolved {
            let words = recognizer.steps.filter(\.isMarked).indices.compactMap { placement(of: $0, recognizer) }
            let lines = words.map(\.lines.count).max() ?? 1
            let top = beginRow(recognizer.name, 22 + Double(max(0, lines - 1)) * 13)
            places[recognizer.name] = top + 10
            rowLabel(recognizer.name, recognizer.facts.kindOnView, top)
            drawAttempts(of: recognizer, top)
            for placement in words { draw(placement, top + 14) }
            for meter in recognizer.meters where meter.isWorthShowing { draw(meter, of: recognizer) }
            y += 5
        }
        drawIdle()
        return places
    }

    private mutating func drawIdle() {
        let idle = timeline.recognizers.filter { !$0.isInvolved }
        guard !idle.isEmpty else { return }
        let top = beginRow("not involved", 20)
        picture.text(
            "not involved: " + idle.map(\.name).joined(separator: ", "), left, top + 14, TextStyle(11), .muted,
            within: right - left)
    }

    // MARK: States

    private mutating func drawAttempts(of recognizer: RecognizerTrack, _ top: Double) {
        for attempt in recognizer.attempts {
            for (phase, range) in attempt.phases {
                bar(
                    range, top + 3, 14, phase.barStyle, "\(recognizer.name) \(phase.words), \(span(range))", radius: 3)
            }
        }
        for step in recognizer.steps where step.isMarked { drawStep(step, top + 10) }
    }

    private mutating func drawStep(_ step: RecognizerTrack.Step, _ middle: Double) {
        let x = scale.x(step.time)
        let title = "\(TimeScale.label(step.time)) ms: \(step.transition.sentence)"
        switch step.transition.to {
        case .began:
            let corners = [(0.0, -7.0), (9.0, 0.0), (0.0, 7.0)]
            picture.add(
                .polyline(corners.map { Point(x: x + $0, y: middle + $1) }, isClosed: true),
                Style(fill: .active, stroke: .background), title)
        case .ended:
            picture.add(
                .circle(Point(x: x, y: middle), radius: 6), Style(fill: .recognized, stroke: .background), title)
        case .failed: picture.cross(x, middle, 4.5, .failed)
        case .cancelled: picture.cross(x, middle, 4.5, .cancelled)
        case .possible, .changed: return
        }
    }

    // MARK: Meters

    private mutating func draw(_ meter: Meter, of recognizer: RecognizerTrack) {
        let height = TimelineDrawing.meterHeight
        let top = beginRow("\(recognizer.name) \(meter.name)", height)
        let base = top + height - 4
        let limit = top + 9
        let room = TimelineDrawing.gutter - 26
        picture.text(meter.name, left + 12, top + 15, TextStyle(11), .muted, within: room)
        picture.text("fires at \(meter.limitText)", left + 12, top + 27, TextStyle(10), .fires, within: room)
        for run in meter.runs { draw(run, of: meter, base, limit) }
    }

    private mutating func draw(_ run: [Meter.Sample], of meter: Meter, _ base: Double, _ limit: Double) {
        guard let first = run.first, let last = run.last else { return }
        let ink = Ink.fires
        let from = scale.x(first.time)
        let to = max(scale.x(last.time), from + 1)
        picture.line(Point(x: from, y: base), Point(x: to, y: base), .stroke(.line))
        picture.line(Point(x: from, y: limit), Point(x: to, y: limit), .stroke(ink, 1, dash: [4, 3], opacity: 0.8))
        // Draws values up to slightly more than the limit.
        let points = Decimation.thinned(
            run.map { sample in
                let part = min(meter.fraction(sample.value), 1.2)
                return Point(x: scale.x(sample.time), y: base - part * (base - limit))
            })
        let area = [Point(x: from, y: base)] + points + [Point(x: points.last?.x ?? to, y: base)]
        let highest = run.map(\.value).max() ?? 0
        let title = "\(meter.name): up to \(meter.text(highest)) of \(meter.limitText)"
        picture.add(.polyline(area, isClosed: true), .fill(ink, opacity: 0.16), title)
        picture.add(.polyline(points, isClosed: false), .stroke(ink, 1.8), title)
        guard meter.fraction(highest) >= 0.02 else { return }
        let text = meter.text(highest)
        let style = TextStyle(10)
        let width = TextWidth.of(text, style)
        if to + 6 + width < nextStart(of: meter, after: last.time) {
            let y = points.map(\.y).min() ?? base
            picture.text(text, to + 6, min(y + 5, base), style, ink, title: title)
        }
    }

    private func nextStart(of meter: Meter, after time: Microseconds) -> Double {
        meter.runs.compactMap(\.first?.time).filter { $0 > time }.map { scale.x($0) - 4 }.min() ?? right
    }

    // MARK: Winners

    /// Draws a line from each winner to the recognizers that it prevents.
    mutating func drawWinners(_ places: [String: Double]) {
        var winners: Set<String> = []
        for loser in timeline.recognizers {
            for step in loser.steps {
                guard let reason = step.transition.reason, reason == .prevented || reason == .requirementRecognized,
                    let winner = step.transition.other, let from = places[winner], let to = places[loser.name]
                else { continue }
                let x = scale.x(step.time)
                if winners.insert("\(winner) \(step.time)").inserted {
                    let centre = Point(x: x, y: from)
                    picture.add(.circle(centre, radius: 9.5), .stroke(.held, 1.8), "\(winner) wins")
                }
                let way = to > from ? 1.0 : -1.0
                picture.line(
                    Point(x: x, y: from + way * 10), Point(x: x, y: to - way * 7),
                    .stroke(.held, 1.5, dash: [3, 3]))
                let tip = Point(x: x, y: to - way * 6)
                picture.add(
                    .polyline(
                        [tip, Point(x: x - 3.5, y: tip.y - way * 6), Point(x: x + 3.5, y: tip.y - way * 6)],
                        isClosed: true),
                    .fill(.held), "\(TimeScale.label(step.time)) ms: \(step.transition.sentence)")
            }
        }
    }
}

extension RecognizerTrack.Step {
    /// Whether the row shows the step: a reset is the end of its bar, a change the bar itself.
    var isMarked: Bool { transition.to != .possible && transition.to != .changed }

    /// Outcome in a few words: the sentence behind the colon.
    var words: String {
        let sentence = transition.sentence.withoutNumbers
        switch transition.to {
        case .ended: return transition.from == .possible ? "recognized" : "ended"
        case .began: return "began"
        default:
            guard let colon = sentence.firstRange(of: ": ") else { return transition.to.rawValue }
            return String(sentence[colon.upperBound...])
        }
    }
}

extension Meter {
    /// Whether the value came near its limit. That a tap is one tap goes without saying.
    var isWorthShowing: Bool {
        (unit != .taps || limit > 1) && runs.contains { run in run.contains { fraction($0.value) >= 0.08 } }
    }
}
