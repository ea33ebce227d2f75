// SPDX-License-Identifier: MIT

/// An element of a small XML reader: no namespaces, no document types, five entities.
final class XMLElement {
    let name: String
    let attributes: [String: String]
    let line: Int
    fileprivate(set) var children: [XMLElement] = []
    fileprivate(set) var text = ""

    init(_ name: String, _ attributes: [String: String], line: Int) {
        (self.name, self.attributes, self.line) = (name, attributes, line)
    }

    func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }
    func text(of name: String) -> String? { child(name)?.text.trimmed }

    /// Returns the root, which holds what could be read, and what is wrong with the rest.
    static func read(_ text: String) -> (root: XMLElement, mistake: (line: Int, text: String)?) {
        var reader = XMLReader(text)
        reader.read()
        return (reader.root, reader.mistake)
    }
}

private struct XMLReader {
    private static let mostDepth = 64
    let root = XMLElement("", [:], line: 0)
    var mistake: (line: Int, text: String)?
    private var open: [XMLElement]
    private var rest: Substring
    private var line = 1

    init(_ text: String) {
        rest = text[...]
        open = [root]
    }

    mutating func read() {
        while mistake == nil, !rest.isEmpty {
            if rest.hasPrefix("<!--") {
                skip(through: "-->")
            } else if rest.hasPrefix("<![CDATA[") {
                take(9)
                open.last?.text += until("]]>")
            } else if rest.hasPrefix("<?") || rest.hasPrefix("<!") {
                skip(through: ">")
            } else if rest.hasPrefix("<") {
                readTag()
            } else {
                open.last?.text += Self.decoded(upTo("<"))
            }
        }
        if mistake == nil, let last = open.last, open.count > 1 { fail("\(last.name) of line \(last.line) has no end") }
    }

    private mutating func fail(_ text: String) { mistake = (line, text) }

    private mutating func readTag() {
        let start = line
        var body = until(">")
        guard mistake == nil else { return }
        body.removeFirst()
        if body.hasPrefix("/") {
            let name = body.dropFirst().trimmed
            guard open.count > 1, open.last?.name == name else { return fail("</\(name)> ends nothing that is open") }
            open.removeLast()
            return
        }
        let isWhole = body.hasSuffix("/")
        if isWhole { body.removeLast() }
        let name = String(body.prefix { !$0.isWhitespace })
        let element = XMLElement(name, Self.attributes(body.dropFirst(name.count)), line: start)
        open.last?.children.append(element)
        guard !isWhole else { return }
        guard open.count < Self.mostDepth else { return fail("more than \(Self.mostDepth) elements in each other") }
        open.append(element)
    }

    private static func attributes(_ text: Substring) -> [String: String] {
        var found: [String: String] = [:]
        var rest = text
        while let sign = rest.firstIndex(of: "=") {
            let name = rest[..<sign].filter { !$0.isWhitespace }
            rest = rest[rest.index(after: sign)...].drop { $0.isWhitespace }
            guard let quote = rest.first, quote == "\"" || quote == "'" else { break }
            rest.removeFirst()
            found[String(name)] = decoded(String(rest.prefix { $0 != quote }))
            rest = rest.drop { $0 != quote }.dropFirst()
        }
        return found
    }

    private static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        let entities = [("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("amp", "&")]
        var result = ""
        var rest = text[...]
        outer: while let first = rest.first {
            for (name, sign) in entities where rest.hasPrefix("&\(name);") {
                result += sign
                rest = rest.dropFirst(name.count + 2)
                continue outer
            }
            result.append(first)
            rest.removeFirst()
        }
        return result
    }

    private mutating func take(_ count: Int) {
        line += rest.prefix(count).filter(\.isNewline).count
        rest = rest.dropFirst(count)
    }

    private mutating func upTo(_ sign: Character) -> String {
        let text = String(rest.prefix { $0 != sign })
        take(text.count)
        return text
    }

    /// Returns the text before an end, which is taken as well.
    private mutating func until(_ end: String) -> String {
        var text = ""
        while !rest.isEmpty, !rest.hasPrefix(end) {
            if let first = rest.first { text.append(first) }
            take(1)
        }
        if rest.isEmpty { fail("no \(end) follows") }
        take(end.count)
        return text
    }

    private mutating func skip(through end: String) { _ = until(end) }
}
