// SPDX-License-Identifier: MIT

/// Estimates the width of texts. A viewer may lack the font, so a wide one is assumed.
enum TextWidth {
    /// Widths in DejaVu Sans from the blank on, in hundredths of the font size.
    private static let ascii: [Double] = [
        32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34,
        84, 84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79, 60, 79, 69, 63, 61, 73, 68,
        99, 69, 61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63, 63, 28, 28, 58, 28, 97, 63, 61, 63, 63, 41,
        52, 39, 63, 59, 82, 59, 59, 52, 64, 34, 64, 84,
    ]

    static func of(_ text: some StringProtocol, _ style: TextStyle) -> Double {
        let hundredths = text.unicodeScalars.reduce(0.0) { $0 + width(of: $1) }
        return hundredths / 100 * style.size * (style.isBold ? 1.1 : 1)
    }

    private static func width(of scalar: Unicode.Scalar) -> Double {
        let index = Int(scalar.value) - 32
        if ascii.indices.contains(index) { return ascii[index] }
        return scalar.value < 0x500 ? 75 : 105
    }

    /// Breaks a text into lines of a width, at blanks where there are any.
    static func wrapped(_ text: String, to width: Double, _ style: TextStyle) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            let longer = line.isEmpty ? String(word) : "\(line) \(word)"
            if of(longer, style) <= width {
                line = longer
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = ""
            for character in word {
                if !line.isEmpty, of("\(line)\(character)", style) > width {
                    lines.append(line)
                    line = ""
                }
                line.append(character)
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// Cuts a text to a width and adds an ellipsis.
    static func cut(_ text: String, to width: Double, _ style: TextStyle) -> String {
        if of(text, style) <= width { return text }
        let room = width - of("…", style)
        guard room > 0 else { return "" }
        var used = 0.0
        var end = text.startIndex
        while end < text.endIndex {
            let next = text.index(after: end)
            used += of(text[end..<next], style)
            if used > room { break }
            end = next
        }
        return end == text.startIndex ? "" : text[..<end] + "…"
    }
}
