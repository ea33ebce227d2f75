// SPDX-License-Identifier: MIT

/// Words of a shell script, with their lines.
struct ShellWords {
    struct Word {
        var line: Int
        var text: String
    }

    private(set) var words: [Word] = []

    init(_ text: String) {
        var line = 1
        var start = 1
        var word: String?
        var quote: Character?
        var isEscaped = false
        var isComment = false
        func close() -> Word? { word.map { Word(line: start, text: $0) } }
        for character in text {
            let isEnd = character.isNewline
            defer { if isEnd { line += 1 } }
            if isComment {
                isComment = !isEnd
                continue
            }
            if isEscaped {
                isEscaped = false
                if isEnd { continue }
                if word == nil { (word, start) = ("", line) }
                if quote == "\"", !"\"\\$`".contains(character) { word?.append("\\") }
                word?.append(character)
                continue
            }
            if let open = quote {
                if character == open {
                    quote = nil
                } else if character == "\\", open == "\"" {
                    isEscaped = true
                } else {
                    word?.append(character)
                }
                continue
            }
            switch character {
            case "\\": isEscaped = true
            case "'", "\"":
                quote = character
                if word == nil { (word, start) = ("", line) }
            case "#" where word == nil: isComment = true
            case " ", "\t", "(", ")", ";", "&", "|", "=":
                if let closed = close() { words.append(closed) }
                word = nil
            default:
                if isEnd {
                    if let closed = close() { words.append(closed) }
                    word = nil
                    continue
                }
                if word == nil { (word, start) = ("", line) }
                word?.append(character)
            }
        }
        if let closed = close() { words.append(closed) }
    }

    /// The words, where those that are variables are what the script has assigned to them, or their defaults.
    var withVariables: [Word] {
        words.map { Word(line: $0.line, text: value(of: $0.text)) }
    }

    /// An assignment is two words here: the sign between is none.
    private func value(of text: String, depth: Int = 0) -> String {
        guard depth < 8, text.hasPrefix("$") else { return text }
        let inner = text.dropFirst().drop { $0 == "{" }.prefix { $0 != "}" }
        let name = inner.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        if !name.isEmpty, let place = words.lastIndex(where: { $0.text == name }), place + 1 < words.count {
            return value(of: words[place + 1].text, depth: depth + 1)
        }
        let rest = inner.dropFirst(name.count)
        return rest.hasPrefix(":-") ? String(rest.dropFirst(2)) : text
    }
}
