// SPDX-License-Identifier: MIT

public import ScenarioFormat

extension Picture {
    /// Writes the picture as a PNG file, with two pixels for each of its own.
    /// - Throws: where there is no libcairo, or the file cannot be written
    public func writePNG(_ theme: Theme, to path: String) throws(ScenarioError) {
        guard let cairo = Cairo() else {
            throw ScenarioError(line: 0, "a PNG needs libcairo.so.2, which is not installed; .svg and .html do not")
        }
        // A bitmap of cairo's has at most 32767 rows.
        let density = min(2, 32_000 / max(width, height))
        let surface = cairo.makeSurface(
            Cairo.formatRGB24, Int32((width * density).rounded(.up)), Int32((height * density).rounded(.up)))
        defer { cairo.destroySurface(surface) }
        guard cairo.statusOfSurface(surface) == 0, let context = cairo.make(surface) else {
            throw ScenarioError(line: 0, "not enough memory for a picture of this size")
        }
        let writer = PNGWriter(cairo: cairo, context: context, theme: theme)
        cairo.scale(context, density, density)
        writer.rectangle(Rect(x: 0, y: 0, width: width, height: height), radius: 0)
        writer.setColour(.background, 1)
        cairo.fill(context)
        for shape in shapes { writer.draw(shape) }
        cairo.destroy(context)
        guard cairo.writePNG(surface, path) == 0 else {
            throw ScenarioError(line: 0, "\(path) cannot be written")
        }
    }
}

private struct PNGWriter {
    let cairo: Cairo
    let context: Cairo.Context
    let theme: Theme

    func setColour(_ ink: Ink, _ opacity: Double) {
        let colour = theme.colour(of: ink)
        func part(_ shift: UInt32) -> Double { Double(colour >> shift & 0xFF) / 255 }
        cairo.setColour(context, part(16), part(8), part(0), opacity)
    }

    func draw(_ shape: Shape) {
        if case .text(let text, let place, let style) = shape.geometry {
            write(text, place, style, shape.style)
            return
        }
        if let fill = shape.style.fill {
            path(shape.geometry)
            if shape.style.isHatched {
                hatch(shape.geometry, fill, shape.style.opacity)
            } else {
                setColour(fill, shape.style.opacity)
                cairo.fill(context)
            }
        }
        if let stroke = shape.style.stroke {
            path(shape.geometry)
            setColour(stroke, shape.style.opacity)
            cairo.setLineWidth(context, shape.style.width)
            cairo.setLineCap(context, Cairo.capRound)
            cairo.setLineJoin(context, Cairo.joinRound)
            cairo.setDash(context, shape.style.dash, Int32(shape.style.dash.count), 0)
            cairo.stroke(context)
        }
    }

    private func path(_ geometry: Shape.Geometry) {
        cairo.newPath(context)
        switch geometry {
        case .rectangle(let rect, let radius): rectangle(rect, radius: radius)
        case .circle(let centre, let radius): cairo.arc(context, centre.x, centre.y, radius, 0, 2 * .pi)
        case .polyline(let points, let isClosed):
            for point in points { cairo.line(context, point.x, point.y) }
            if isClosed { cairo.closePath(context) }
        case .text: break
        }
    }

    func rectangle(_ rect: Rect, radius: Double) {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        let corners = [
            (rect.x + rect.width - radius, rect.y + radius, -0.5),
            (rect.x + rect.width - radius, rect.y + rect.height - radius, 0),
            (rect.x + radius, rect.y + rect.height - radius, 0.5), (rect.x + radius, rect.y + radius, 1),
        ]
        for (x, y, turns) in corners { cairo.arc(context, x, y, max(0, radius), turns * .pi, (turns + 0.5) * .pi) }
        cairo.closePath(context)
    }

    /// Slanted lines of 3 px, 6 px apart, over a paler ground: as in the SVG.
    private func hatch(_ geometry: Shape.Geometry, _ ink: Ink, _ opacity: Double) {
        guard case .rectangle(let rect, _) = geometry else { return }
        cairo.save(context)
        cairo.clip(context)
        setColour(ink, 0.35 * opacity)
        cairo.newPath(context)
        rectangle(rect, radius: 0)
        cairo.fill(context)
        setColour(ink, opacity)
        cairo.setLineWidth(context, 3)
        cairo.setDash(context, nil, 0, 0)
        let step = 6 * 2.0.squareRoot()
        var x = ((rect.x - rect.height) / step).rounded(.down) * step
        while x < rect.x + rect.width {
            cairo.move(context, x, rect.y + rect.height)
            cairo.line(context, x + rect.height, rect.y)
            x += step
        }
        cairo.stroke(context)
        cairo.restore(context)
    }

    private func write(_ text: String, _ place: Point, _ style: TextStyle, _ shape: Style) {
        guard let fill = shape.fill else { return }
        cairo.selectFont(context, "sans-serif", 0, style.isBold ? Cairo.weightBold : 0)
        cairo.setFontSize(context, style.size)
        setColour(fill, shape.opacity)
        var extents = [Double](repeating: 0, count: 6)
        cairo.textExtents(context, text, &extents)
        let shift =
            switch style.anchor {
            case .start: 0.0
            case .middle: extents[4] / 2
            case .end: extents[4]
            }
        cairo.move(context, place.x - shift, place.y)
        cairo.showText(context, text)
    }
}
