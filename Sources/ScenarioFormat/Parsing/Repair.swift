// SPDX-License-Identifier: MIT

/// What a check changes in a line with an error, so that reading it again finds the next one.
enum Repair {
    /// A word, or its part of this text.
    case replace(Word.Origin, part: String, substitute: String?)
    /// An option that is missing.
    case add(option: String, value: String)

    init(_ origin: Word.Origin, of text: String, substitute: String?) {
        self = .replace(origin, part: text, substitute: substitute)
    }
}

extension LexedLine {
    /// Returns the line with the change. Returns nil if nothing tells how the line goes on.
    ///
    /// - Parameter view: takes the place of a wrong view in a declaration
    func repaired(_ repair: Repair?, view: String?) -> LexedLine? {
        var line = self
        switch repair {
        case nil: return nil
        case .add(let option, let value):
            line.words.append(Word(text: "\(option)=\(value)", line: number))
        case .replace(let origin, let part, let substitute):
            guard words.indices.contains(origin.index) else { return nil }
            let whole = words[origin.index].text
            let substitute = substitute ?? (isView(origin.index) ? view : nil)
            if origin.isOption, let text = LexedLine.without(part, of: origin, in: whole, substitute) {
                line.words[origin.index].text = text
            } else if origin.isOption {
                line.words.remove(at: origin.index)
            } else if let substitute, part == whole, part != substitute {
                line.words[origin.index].text = substitute
            } else {
                return nil
            }
        }
        for index in line.words.indices { line.words[index].origin = Word.Origin(index: index) }
        return line
    }

    /// Whether a word is the view of `swipe NAME on VIEW` or `view NAME in VIEW`.
    private func isView(_ index: Int) -> Bool {
        index == 3 && ["on", "in"].contains(words[2].text) && words[0].text != "at"
    }

    /// Returns the option without a part of its list. Returns nil if nothing is left of it.
    private static func without(
        _ part: String, of origin: Word.Origin, in option: String, _ substitute: String?
    ) -> String? {
        let halves = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard origin.isPart, halves.count == 2 else { return nil }
        var parts = halves[1].split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
        guard let index = parts.firstIndex(of: part) else { return nil }
        if let substitute {
            parts[index] = substitute
        } else {
            parts.remove(at: index)
        }
        let text = "\(halves[0])=\(parts.joined(separator: ","))"
        return parts.isEmpty || text == option ? nil : text
    }
}
