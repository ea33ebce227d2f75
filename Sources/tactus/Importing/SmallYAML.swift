// SPDX-License-Identifier: MIT

/// A value of a small YAML reader: maps and lists by indentation or in brackets, words, quotes and block texts. Anchors,
/// tags and several documents are not read.
indirect enum YAMLValue {
    case word(String)
    case list([YAMLNode])
    case map([(key: String, node: YAMLNode)])
}

struct YAMLNode {
    var line: Int
    var value: YAMLValue

    subscript(key: String) -> YAMLNode? {
        guard case .map(let entries) = value else { return nil }
        return entries.first { $0.key == key }?.node
    }

    var word: String? { if case .word(let text) = value { text } else { nil } }
    /// The members of a list, or the value alone.
    var members: [YAMLNode] {
        if case .list(let nodes) = value { nodes } else { [self] }
    }
    /// A word, or the words of a list with a sign between.
    func joined(_ sign: String) -> String { members.compactMap(\.word).joined(separator: sign) }

    static func read(_ text: String) -> (root: YAMLNode, mistakes: [(line: Int, text: String)]) {
        var reader = YAMLReader(text)
        let root = reader.readBlock(indent: 0, depth: 0)
        return (root, reader.mistakes)
    }
}

private struct YAMLReader {
    private struct Line {
        var number: Int
        var indent: Int
        var text: String
    }

    private static let mostDepth = 48
    private var lines: [Line] = []
    private var place = 0
    private let raw: [String]
    private(set) var mistakes: [(line: Int, text: String)] = []

    init(_ text: String) {
        raw = text.lines
        for (index, line) in raw.enumerated() {
            let indent = line.prefix { $0 == " " }.count
            let body = Self.withoutComment(line.dropFirst(indent)).trimmed
            if !body.isEmpty, body != "---" { lines.append(Line(number: index + 1, indent: indent, text: body)) }
        }
    }

    private var current: Line? { place < lines.count ? lines[place] : nil }

    private static func withoutComment(_ text: Substring) -> Substring {
        var quote: Character?
        var before: Character = " "
        var isEscaped = false
        for (index, character) in zip(text.indices, text) {
            if let open = quote {
                if character == open, !isEscaped { quote = nil }
                isEscaped = open == "\"" && character == "\\" && !isEscaped
            } else if character == "\"" || character == "'" {
                if before == " " || before == "[" || before == "," || before == ":" { quote = character }
            } else if character == "#", before == " " {
                return text[..<index]
            }
            before = character
        }
        return text
    }

    mutating func readBlock(indent: Int, depth: Int) -> YAMLNode {
        guard let first = current, first.indent >= indent else { return YAMLNode(line: 0, value: .word("")) }
        guard depth < Self.mostDepth else {
            mistakes.append((first.number, "more than \(Self.mostDepth) levels"))
            place = lines.count
            return YAMLNode(line: first.number, value: .word(""))
        }
        if first.text.hasPrefix("- ") || first.text == "-" { return readList(first, depth) }
        if Self.key(of: first.text) != nil { return readMap(first, depth) }
        place += 1
        return flow(first.text, first.number)
    }

    private mutating func readList(_ first: Line, _ depth: Int) -> YAMLNode {
        var nodes: [YAMLNode] = []
        while let line = current, line.indent == first.indent, line.text.hasPrefix("- ") || line.text == "-" {
            let inner = line.text.dropFirst().drop { $0 == " " }
            let indent = line.indent + line.text.count - inner.count
            if inner.isEmpty {
                place += 1
                nodes.append(readBlock(indent: first.indent + 1, depth: depth + 1))
            } else {
                // The rest of the line is the beginning of a block that is indented as far.
                lines[place] = Line(number: line.number, indent: indent, text: String(inner))
                nodes.append(readBlock(indent: indent, depth: depth + 1))
            }
            skipDeeper(than: first.indent)
        }
        return YAMLNode(line: first.number, value: .list(nodes))
    }

    private mutating func readMap(_ first: Line, _ depth: Int) -> YAMLNode {
        var entries: [(key: String, node: YAMLNode)] = []
        while let line = current, line.indent == first.indent, let (key, rest) = Self.key(of: line.text) {
            place += 1
            if rest.hasPrefix("|") || rest.hasPrefix(">") {
                entries.append((key, readText(line, folds: rest.hasPrefix(">"))))
            } else if rest.isEmpty {
                // A list may stand as far out as its key.
                let isList = current.map { $0.indent == line.indent && $0.text.hasPrefix("-") } ?? false
                var node = readBlock(indent: isList ? line.indent : line.indent + 1, depth: depth + 1)
                if node.line == 0 { node.line = line.number }
                entries.append((key, node))
            } else {
                entries.append((key, flow(rest, line.number)))
            }
            skipDeeper(than: first.indent)
        }
        return YAMLNode(line: first.number, value: .map(entries))
    }

    /// Lines that belong to nothing.
    private mutating func skipDeeper(than indent: Int) {
        while let line = current, line.indent > indent {
            mistakes.append((line.number, "is not understood"))
            place += 1
        }
    }

    private mutating func readText(_ line: Line, folds: Bool) -> YAMLNode {
        var parts: [String] = []
        var number = line.number
        while number < raw.count {
            let next = raw[number]
            let isBlank = next.trimmed.isEmpty
            guard isBlank || next.prefix(while: { $0 == " " }).count > line.indent else { break }
            if !isBlank { parts.append(next.trimmed) }
            number += 1
        }
        while let next = current, next.number <= number { place += 1 }
        return YAMLNode(line: line.number, value: .word(parts.joined(separator: folds ? " " : "; ")))
    }

    private static func key(of text: String) -> (key: String, rest: String)? {
        guard !text.hasPrefix("["), !text.hasPrefix("{") else { return nil }
        let isQuoted = text.hasPrefix("\"") || text.hasPrefix("'")
        var rest = text[...]
        var key = ""
        if isQuoted, let quote = rest.popFirst() {
            key = String(rest.prefix { $0 != quote })
            rest = rest.dropFirst(key.count + 1)
            guard rest.hasPrefix(":") else { return nil }
            return (key, rest.dropFirst().trimmed)
        }
        while let first = rest.popFirst() {
            if first == ":", rest.isEmpty || rest.first == " " { return (key.trimmed, rest.trimmed) }
            key.append(first)
        }
        return nil
    }

    /// Reads what stands in one line.
    private mutating func flow(_ text: String, _ line: Int) -> YAMLNode {
        if text.hasPrefix("&") || text.hasPrefix("*") || text.hasPrefix("!") {
            mistakes.append((line, "\(text): anchors and tags are not read"))
        }
        guard text.hasPrefix("["), text.hasSuffix("]") else {
            guard text.hasPrefix("{"), text.hasSuffix("}") else {
                return YAMLNode(line: line, value: .word(Self.unquoted(text)))
            }
            let entries = Self.split(text.dropFirst().dropLast()).compactMap { part in
                Self.key(of: part).map { ($0.key, YAMLNode(line: line, value: .word(Self.unquoted($0.rest)))) }
            }
            return YAMLNode(line: line, value: .map(entries))
        }
        let parts = Self.split(text.dropFirst().dropLast())
        return YAMLNode(line: line, value: .list(parts.map { YAMLNode(line: line, value: .word(Self.unquoted($0))) }))
    }

    /// Splits at commas that are in no quotes and brackets.
    private static func split(_ text: Substring) -> [String] {
        var parts: [String] = []
        var part = ""
        var quote: Character?
        var depth = 0
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if "[{".contains(character) {
                depth += 1
            } else if "]}".contains(character) {
                depth -= 1
            } else if character == ",", depth == 0 {
                parts.append(part.trimmed)
                part = ""
                continue
            }
            part.append(character)
        }
        parts.append(part.trimmed)
        return parts.filter { !$0.isEmpty }
    }

    private static func unquoted(_ text: String) -> String {
        guard let quote = text.first, text.count > 1, quote == "\"" || quote == "'", text.last == quote else {
            return text
        }
        let body = String(text.dropFirst().dropLast())
        guard quote == "\"" else {
            return body.split(separator: "''", omittingEmptySubsequences: false).joined(separator: "'")
        }
        var result = ""
        var isEscaped = false
        for character in body {
            if isEscaped || character != "\\" { result.append(character) }
            isEscaped = !isEscaped && character == "\\"
        }
        return result
    }
}
