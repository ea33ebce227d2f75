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
            let top = beginRow(recognizer.name, 22)
            places[recognizer.name] = top + 10
            rowLabel(recognizer.name, recognizer.facts.kindOnView, top)
            drawAttempts(of: recognizer, top)
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
        let marked = recognizer.steps.filter { $0.isMarked }
        for (index, step) in marked.enumerated() {
            let next = index + 1 < marked.count ? scale.x(marked[index + 1].time) - 8 : right
            drawStep(step, of: recognizer, top + 10, until: next)
        }
    }

    private mutating func drawStep(
        _ step: RecognizerTrack.Step, of recognizer: RecognizerTrack, _ middle: Double, until end: Double
    ) {
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
        // A began is visible as its bar; other states have their result beside the mark.
        guard step.transition.to != .began else { return }
        drawWords(step.words, at: x, step, recognizer, middle, until: end, title)
    }

    /// Draws to the right of the mark, or to its left if there is no room.
    private mutating func drawWords(
        _ words: String, at x: Double, _ step: RecognizerTrack.Step, _ recognizer: RecognizerTrack, _ middle: Double,
        until end: Double, _ title: String
    ) {
        let style = TextStyle(11)
        let ink: Ink = step.transition.to == .cancelled ? .cancelled : .muted
        let busy = recognizer.attempts.map(\.range).filter { $0.start > step.time }.map { scale.x($0.start) }.min()
        let tail = recognizer.attempts.first { $0.range.contains(step.time) }.map { scale.x($0.range.end) } ?? x
        let from = max(x + 10, tail > x + 1 ? tail + 5 : 0)
        let room = min(end, busy.map { $0 - 6 } ?? right) - from
        if room > 46 {
            picture.text(words, from, middle + 4, style, ink, within: room, title: title)
            return
        }
        let before = recognizer.attempts.last { $0.range.start <= step.time }.map { scale.x($0.range.start) } ?? x
        let previous = recognizer.attempts.filter { $0.range.end <= step.time && scale.x($0.range.end) < before - 1 }
            .map { scale.x($0.range.end) }.max()
        let marks = recognizer.steps.filter { $0.isMarked && $0.time < step.time }.map { scale.x($0.time) }.max()
        let free = before - 6 - max(scale.left, previous.map { $0 + 8 } ?? 0, marks.map { $0 + 8 } ?? 0)
        if marks == nil || previous == nil, free > 46, TextWidth.of(words, style) <= free {
            picture.text(words, before - 6, middle + 4, TextStyle(11, .end), ink, within: free, title: title)
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
