// SPDX-License-Identifier: MIT

/// The tables of `tactus gestures test` as a page, with the fingers of a hand for each gesture.
public struct GestureTestPage: Sendable {
    public struct Gesture: Sendable {
        public var name: String
        public var caption: String
        public var fired: Int
        public var alone: Int
        /// The others that fired of the same hands; empty for none.
        public var others: String
        /// Fingers of a hand, and whether only this gesture fired of them.
        public var fingers: Timeline?
        public var isAlone: Bool

        public init(
            name: String, caption: String, fired: Int, alone: Int, others: String, fingers: Timeline?, isAlone: Bool
        ) {
            (self.name, self.caption, self.fired, self.alone) = (name, caption, fired, alone)
            (self.others, self.fingers, self.isAlone) = (others, fingers, isAlone)
        }
    }

    /// A need of applications, such as a tap: how often gestures took it, and how long it waited.
    public struct Need: Sendable {
        public var name: String
        public var hands: Int
        public var taken: Int
        public var wait: String
        public var fired: String

        public init(name: String, hands: Int, taken: Int, wait: String, fired: String) {
            (self.name, self.hands, self.taken, self.wait, self.fired) = (name, hands, taken, wait, fired)
        }
    }

    public var file: String
    public var hands: Int
    public var gestures: [Gesture] = []
    public var needs: [Need] = []
    /// Bounds that are broken.
    public var failures: [String] = []
    /// Mistakes of the file.
    public var mistakes: [String] = []

    public init(file: String, hands: Int) {
        (self.file, self.hands) = (file, hands)
    }

    /// Returns the page, which has no script and loads nothing from anywhere.
    public func html(_ theme: Theme = .auto) -> String {
        """
        <!DOCTYPE html>
        <html lang="en" data-theme="\(theme.rawValue)">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(XML.escaped("Test of \(file)"))</title>
        <style>
        \(Theme.variables)\(Theme.rulesOfDrawings)\(GestureTestPage.rules)</style>
        </head>
        <body>
        <h1>\(XML.escaped(file))</h1>
        <p>\(hands) hands that are not exact performed each gesture, and what applications need.</p>
        \(list(of: mistakes, "Mistakes of the file"))\(list(of: failures, "What is not as it should be"))\
        <h2>Gestures</h2>
        <table>
        <thead><tr><th>fingers</th><th>gesture</th><th class="number">fired</th><th class="number">alone</th>\
        <th>others that fired</th></tr></thead>
        <tbody>
        \(gestures.enumerated().map { row($0.offset, $0.element) }.joined())</tbody>
        </table>
        <h2>Applications</h2>
        <table>
        <thead><tr><th>need</th><th class="number">hands</th><th class="number">taken</th><th class="number">waits</th>\
        <th>gestures that fired</th></tr></thead>
        <tbody>
        \(needs.map(row).joined())</tbody>
        </table>
        </body>
        </html>

        """
    }

    private func row(_ place: Int, _ gesture: Gesture) -> String {
        let note = gesture.isAlone ? "" : "of these fingers not this gesture alone fired"
        let picture = gesture.fingers?.tracks(title: "fingers of \(gesture.name)", width: 290, height: 186)
        return """
            <tr><td>\(picture?.element(place: place) ?? "")\(note.isEmpty ? "" : "<p class=\"note\">\(note)</p>")</td>\
            <th scope="row">\(XML.escaped(gesture.name))<p class="note">\(XML.escaped(gesture.caption))</p></th>\
            \(number(gesture.fired))\(number(gesture.alone, isGood: gesture.alone == hands))\
            <td>\(XML.escaped(gesture.others))</td></tr>

            """
    }

    private func row(_ need: Need) -> String {
        """
        <tr><th scope="row">\(XML.escaped(need.name))</th>\(number(need.hands))\
        \(number(need.taken, isGood: need.taken == 0))<td class="number">\(XML.escaped(need.wait))</td>\
        <td>\(XML.escaped(need.fired))</td></tr>

        """
    }

    private func number(_ number: Int, isGood: Bool = true) -> String {
        "<td class=\"number\">\(isGood ? "\(number)" : "<strong>\(number)</strong>")</td>"
    }

    private func list(of lines: [String], _ title: String) -> String {
        guard !lines.isEmpty else { return "" }
        let items = lines.map { "<li>\(XML.escaped($0))</li>\n" }.joined()
        return "<h2>\(title)</h2>\n<ul class=\"wrong\">\n\(items)</ul>\n"
    }

    private static let rules = """
        body { background: var(--background); color: var(--ink); margin: 2rem auto; max-width: 70rem; padding: 0 1rem;
          font: 15px/1.45 Inter, "Noto Sans", "DejaVu Sans", "Segoe UI", sans-serif; }
        table { border-collapse: collapse; width: 100%; }
        th, td { border-bottom: 1px solid var(--line); padding: 0.4rem 0.7rem 0.4rem 0; text-align: left;
          vertical-align: top; }
        thead th { color: var(--muted); font-weight: 400; }
        .number { text-align: right; font-variant-numeric: tabular-nums; }
        .note { color: var(--muted); font-size: 0.85em; font-weight: 400; margin: 0; }
        .wrong li, strong { color: var(--cancelled); }
        svg { display: block; max-width: 100%; height: auto; font-family: inherit; }

        """
}
