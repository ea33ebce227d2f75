// SPDX-License-Identifier: MIT

extension Theme {
    /// Returns the colours as variables of CSS, for a page that follows this theme.
    static var variables: String {
        func variables(_ theme: Theme) -> String {
            Ink.allCases.map { ink in "  --\(ink.rawValue): \(theme.digits(of: ink));\n" }.joined()
        }
        return """
            :root { color-scheme: light;
            \(variables(.light))}
            :root[data-theme="dark"] { color-scheme: dark;
            \(variables(.dark))}
            @media (prefers-color-scheme: dark) {
            :root[data-theme="auto"] { color-scheme: dark;
            \(variables(.dark))}
            }

            """
    }

    /// The rules by which drawings within a page have its colours.
    static var rulesOfDrawings: String {
        Ink.allCases.map { ink in
            ".f-\(ink.rawValue) { fill: var(--\(ink.rawValue)); } .s-\(ink.rawValue) { stroke: var(--\(ink.rawValue)); }\n"
        }.joined()
    }

    /// Returns a colour as `#rrggbb`.
    func digits(of ink: Ink) -> String {
        let digits = String(colour(of: ink), radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
