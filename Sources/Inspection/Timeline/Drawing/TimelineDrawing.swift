// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Draws a timeline on one page: views and paths, results, and rows below a time axis.
struct TimelineDrawing {
    static let margin = 24.0
    static let gutter = 196.0

    let timeline: Timeline
    let name: String
    let fingers: FingerInks
    let scale: TimeScale
    var picture: Picture
    var y = 0.0

    init(_ timeline: Timeline, name: String, width: Double) {
        self.timeline = timeline
        self.name = name
        fingers = FingerInks(timeline)
        let margin = TimelineDrawing.margin
        scale = TimeScale(timeline, left: margin + TimelineDrawing.gutter, right: width - margin - 8)
        picture = Picture(
            width: width, height: 0, title: "Timeline of \(name)", description: TimelineDrawing.summary(timeline))
    }

    var left: Double { TimelineDrawing.margin }
    var right: Double { picture.width - TimelineDrawing.margin }

    mutating func draw() -> Picture {
        drawHeader()
        drawStage()
        if timeline.isEmpty {
            picture.text("Nothing happens in this file.", left, y + 16, TextStyle(13), .muted)
            y += 32
        } else {
            drawRows()
            drawLegend()
        }
        picture.height = y + TimelineDrawing.margin - 6
        return picture
    }

    static func summary(_ timeline: Timeline) -> String {
        func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
        let involved = timeline.recognizers.count(where: \.isInvolved)
        let range = timeline.range
        var text = "\(TimeScale.label(range.start)) to \(TimeScale.label(range.end)) ms"
        text += " · \(count(timeline.touches.count, "touch"))".replacing("touchs", with: "touches")
        text += " · \(involved) of \(count(timeline.recognizers.count, "recognizer")) involved"
        if timeline.isCutOff { text += " · the file goes on to \(TimeScale.label(timeline.fileEnd)) ms" }
        return text
    }

    // MARK: Top

    private mutating func drawHeader() {
        y = TimelineDrawing.margin + 14
        picture.text(name, left, y, TextStyle(18, isBold: true), within: right - left)
        y += 20
        picture.text(picture.description, left, y, TextStyle(12), .muted, within: right - left)
        y += 16
    }

    private mutating func drawStage() {
        guard let extent = StageDrawing.extent(of: timeline) else { return }
        let widest = (right - left) * 0.6
        let height = min(360, max(120, widest * extent.height / extent.width))
        let width = min(widest, max(160, height * extent.width / extent.height))
        let area = Rect(x: left, y: y, width: width, height: height)
        var stage = StageDrawing(timeline, fingers, in: area)
        stage.draw(on: &picture)
        // Beside a stage that leaves little room sentences would have a line for each word.
        let isBeside = right - left - width - 28 >= 330
        if isBeside {
            y = max(y + height, drawOutcomes(left + width + 28, y, right - left - width - 28)) + 26
        } else {
            y = drawOutcomes(left, y + height + 20, right - left) + 26
        }
    }

    // MARK: Legend

    private mutating func drawLegend() {
        y += 18
        var x = left
        func swatch(_ drawing: inout TimelineDrawing, _ text: String, _ draw: (inout Picture, Double, Double) -> Void) {
            let width = 34 + TextWidth.of(text, TextStyle(11)) + 16
            if x + width > drawing.right {
                x = drawing.left
                drawing.y += 18
            }
            draw(&drawing.picture, x, drawing.y)
            drawing.picture.text(text, x + 30, drawing.y + 4, TextStyle(11), .muted)
            x += width
        }
        swatch(&self, "on the glass") { $0.rectangle($1, $2 - 1.5, 24, 3, .fill(.finger0), radius: 1.5) }
        for state in [TouchTrack.State.delivered, .withheld, .endWithheld, .cancelled, .undelivered] {
            swatch(&self, state.words) { $0.rectangle($1, $2 - 4.5, 24, 9, state.barStyle, radius: 2) }
        }
        for phase in [RecognizerTrack.Phase.tracking, .active, .held] {
            swatch(&self, phase.words) { $0.rectangle($1, $2 - 5.5, 24, 11, phase.barStyle, radius: 3) }
        }
        swatch(&self, "recognized") { $0.add(.circle(Point(x: $1 + 12, y: $2), radius: 5), .fill(.recognized)) }
        swatch(&self, "failed") { $0.cross($1 + 12, $2, 4, .failed) }
        swatch(&self, "cancelled") { $0.cross($1 + 12, $2, 4, .cancelled) }
        swatch(&self, "nears what makes it fire") {
            $0.line(Point(x: $1, y: $2), Point(x: $1 + 24, y: $2), .stroke(.fires, 2))
        }
        swatch(&self, "the winner, and whom it prevents") {
            $0.line(Point(x: $1, y: $2), Point(x: $1 + 24, y: $2), .stroke(.held, 1.5, dash: [3, 3]))
        }
        y += 12
    }
}

extension RecognizerTrack.Phase {
    var words: String {
        switch self {
        case .tracking: "undecided"
        case .held: "held"
        case .active: "began, goes on"
        case .recognized: "recognized"
        case .failed: "failed"
        case .cancelled: "cancelled"
        }
    }

    var barStyle: Style {
        switch self {
        case .tracking: .fill(.tracking)
        case .held: .fill(.held, isHatched: true)
        case .active: .fill(.active)
        case .recognized: .fill(.recognized, opacity: 0.35)
        case .failed: .fill(.failed, opacity: 0.3)
        case .cancelled: .fill(.cancelled, opacity: 0.3)
        }
    }
}

extension Timeline {
    /// Draws the timeline.
    /// - Parameter name: of the file
    public func picture(named name: String, width: Double = 1200) -> Picture {
        var drawing = TimelineDrawing(self, name: name, width: max(640, width))
        return drawing.draw()
    }
}
