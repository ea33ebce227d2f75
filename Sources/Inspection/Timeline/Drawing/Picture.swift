// SPDX-License-Identifier: MIT

public import ScenarioFormat

/// A drawing as a list of shapes, which the writers of file formats go through.
public struct Picture: Sendable {
    public var width: Double
    public var height: Double
    /// Text for readers who do not see the picture.
    public var title: String
    public var description: String
    public var shapes: [Shape] = []
    /// The rows below the stage: their names and where each lies from top to bottom.
    public var rows: [(name: String, top: Double, bottom: Double)] = []
}

public struct Shape: Sendable {
    public enum Geometry: Sendable {
        case rectangle(Rect, radius: Double)
        case polyline([Point], isClosed: Bool)
        case circle(Point, radius: Double)
        /// The place is the baseline's.
        case text(String, Point, TextStyle)
    }

    public var geometry: Geometry
    public var style: Style
    /// Text that shows when the pointer rests on it; empty for nothing.
    public var title: String
}

public struct Style: Sendable {
    public var fill: Ink?
    public var stroke: Ink?
    public var width = 1.0
    public var dash: [Double] = []
    public var opacity = 1.0
    /// Filled with slanted lines, which tells states apart without colour.
    public var isHatched = false

    public static func fill(_ ink: Ink, opacity: Double = 1, isHatched: Bool = false) -> Style {
        Style(fill: ink, opacity: opacity, isHatched: isHatched)
    }

    public static func stroke(_ ink: Ink, _ width: Double = 1, dash: [Double] = [], opacity: Double = 1) -> Style {
        Style(stroke: ink, width: width, dash: dash, opacity: opacity)
    }
}

public struct TextStyle: Sendable {
    public enum Anchor: String, Sendable {
        case start, middle, end
    }

    public var size = 12.0
    public var isBold = false
    public var anchor = Anchor.start

    public init(_ size: Double = 12, isBold: Bool = false, _ anchor: Anchor = .start) {
        (self.size, self.isBold, self.anchor) = (size, isBold, anchor)
    }
}

extension Picture {
    mutating func add(_ geometry: Shape.Geometry, _ style: Style, _ title: String = "") {
        shapes.append(Shape(geometry: geometry, style: style, title: title))
    }

    mutating func line(_ from: Point, _ to: Point, _ style: Style) {
        add(.polyline([from, to], isClosed: false), style)
    }

    mutating func rectangle(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ style: Style, radius: Double = 0,
        _ title: String = ""
    ) {
        let rect = Rect(x: x, y: y, width: max(0, width), height: max(0, height))
        add(.rectangle(rect, radius: radius), style, title)
    }

    /// Writes a text that is cut to a width; the title then tells all of it.
    mutating func text(
        _ text: String, _ x: Double, _ y: Double, _ style: TextStyle = TextStyle(), _ ink: Ink = .ink,
        within width: Double = .infinity, title: String = ""
    ) {
        let shown = TextWidth.cut(text, to: width, style)
        guard !shown.isEmpty else { return }
        let title = title.isEmpty && shown != text ? text : title
        add(.text(shown, Point(x: x, y: y), style), .fill(ink), title)
    }

    /// A cross, as of something that failed.
    mutating func cross(_ x: Double, _ y: Double, _ size: Double, _ ink: Ink, _ width: Double = 2) {
        line(Point(x: x - size, y: y - size), Point(x: x + size, y: y + size), .stroke(ink, width))
        line(Point(x: x - size, y: y + size), Point(x: x + size, y: y - size), .stroke(ink, width))
    }
}
