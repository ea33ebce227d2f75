// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Picture {
    /// Returns the picture as an SVG file. Colours are classes: with the theme `auto` they follow the reader's choice
    /// of light or dark.
    public func svg(_ theme: Theme = .auto) -> String {
        var writer = SVGWriter(theme)
        return writer.write(self)
    }

    /// Returns the picture as an element of a page, which has the rules of its colours. `place` tells its patterns from
    /// those of the page's other pictures.
    func element(place: Int) -> String {
        var writer = SVGWriter(.auto)
        return writer.writeElement(self, place)
    }
}

private struct SVGWriter {
    private let theme: Theme
    private var text = ""
    private var patterns = "hatched"

    init(_ theme: Theme) {
        self.theme = theme
    }

    mutating func write(_ picture: Picture) -> String {
        let (width, height) = (number(picture.width), number(picture.height))
        text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" style="max-width: 100%; height: auto" role="img" aria-labelledby="title description" \
            font-family="Inter, 'Noto Sans', 'DejaVu Sans', 'Segoe UI', sans-serif">
            <title id="title">\(escaped(picture.title))</title>
            <desc id="description">\(escaped(picture.description))</desc>

            """
        writeStyles()
        writePatterns(picture)
        text += "<rect class=\"f-background\" width=\"\(width)\" height=\"\(height)\"/>\n"
        for shape in picture.shapes { write(shape) }
        return text + "</svg>\n"
    }

    mutating func writeElement(_ picture: Picture, _ place: Int) -> String {
        let (width, height) = (number(picture.width), number(picture.height))
        patterns = "hatched\(place)"
        text = """
            <svg width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img" \
            aria-label="\(escaped(picture.title))">

            """
        writePatterns(picture)
        for shape in picture.shapes { write(shape) }
        return text + "</svg>\n"
    }

    private mutating func writeStyles() {
        text += "<style>\n" + rules(theme)
        if theme == .auto { text += "@media (prefers-color-scheme: dark) {\n" + rules(.dark) + "}\n" }
        text += "</style>\n"
    }

    private func rules(_ theme: Theme) -> String {
        Ink.allCases.map { ink in
            let colour = theme.digits(of: ink)
            return ".f-\(ink.rawValue) { fill: \(colour); }\n.s-\(ink.rawValue) { stroke: \(colour); }\n"
        }.joined()
    }

    private mutating func writePatterns(_ picture: Picture) {
        let inks = Set(picture.shapes.filter(\.style.isHatched).compactMap { $0.style.fill?.rawValue }).sorted()
        guard !inks.isEmpty else { return }
        text += "<defs>\n"
        for ink in inks {
            text += """
                <pattern id="\(patterns)-\(ink)" width="6" height="6" patternUnits="userSpaceOnUse" \
                patternTransform="rotate(45)"><rect class="f-\(ink)" width="6" height="6" opacity="0.35"/>\
                <line x1="1.5" y1="0" x2="1.5" y2="6" class="s-\(ink)" stroke-width="3"/></pattern>

                """
        }
        text += "</defs>\n"
    }

    private mutating func write(_ shape: Shape) {
        let style = attributes(shape.style)
        let title = shape.title.isEmpty ? "" : "<title>\(escaped(shape.title))</title>"
        switch shape.geometry {
        case .rectangle(let rect, let radius):
            let corner = radius > 0 ? " rx=\"\(number(radius))\"" : ""
            let size = "width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
            close("rect", "x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" \(size)\(corner)\(style)", title)
        case .circle(let centre, let radius):
            let place = "cx=\"\(number(centre.x))\" cy=\"\(number(centre.y))\" r=\"\(number(radius))\""
            close("circle", place + style, title)
        case .polyline(let points, let isClosed):
            let list = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
            close(isClosed ? "polygon" : "polyline", "points=\"\(list)\"\(style)", title)
        case .text(let string, let place, let textStyle):
            var words = "x=\"\(number(place.x))\" y=\"\(number(place.y))\" font-size=\"\(number(textStyle.size))\""
            if textStyle.isBold { words += " font-weight=\"600\"" }
            if textStyle.anchor != .start { words += " text-anchor=\"\(textStyle.anchor.rawValue)\"" }
            text += "<text \(words)\(style)>\(title)\(escaped(string))</text>\n"
        }
    }

    private mutating func close(_ element: String, _ words: String, _ title: String) {
        text += title.isEmpty ? "<\(element) \(words)/>\n" : "<\(element) \(words)>\(title)</\(element)>\n"
    }

    private func attributes(_ style: Style) -> String {
        var classes: [String] = []
        var words = ""
        if let fill = style.fill {
            if style.isHatched {
                words += " fill=\"url(#\(patterns)-\(fill.rawValue))\""
            } else {
                classes.append("f-\(fill.rawValue)")
            }
        } else {
            words += " fill=\"none\""
        }
        if let stroke = style.stroke {
            classes.append("s-\(stroke.rawValue)")
            words += " stroke-width=\"\(number(style.width))\" stroke-linejoin=\"round\" stroke-linecap=\"round\""
            if !style.dash.isEmpty {
                words += " stroke-dasharray=\"\(style.dash.map(number).joined(separator: " "))\""
            }
        }
        if style.opacity != 1 { words += " opacity=\"\(number(style.opacity))\"" }
        return (classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\"") + words
    }

    private func number(_ value: Double) -> String {
        guard value.magnitude < 1e9 else { return "0" }
        let hundredths = Int64((value * 100).rounded())
        let sign = hundredths < 0 ? "-" : ""
        let whole = hundredths.magnitude / 100
        let rest = hundredths.magnitude % 100
        if rest == 0 { return "\(sign)\(whole)" }
        if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
        return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    private func escaped(_ text: String) -> String { XML.escaped(text) }
}

public enum XML {
    /// Returns a text with nothing in it that XML or HTML would take for its own. Characters that XML forbids are left
    /// out.
    public static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
