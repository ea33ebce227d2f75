// SPDX-License-Identifier: MIT

/// What a sentence of the library says behind its colon: `its fingers moved 38 px, 50 px are needed`.
struct Clause {
    private(set) var text: String

    /// Takes off `pan "scroll" (#3) failed: `, and the numbers of other objects that are named.
    init(of sentence: String) {
        // A name can hold anything: the colon is that behind the title, which ends with a number in parentheses.
        let behindTitle = sentence.place(behind: "(#").map { sentence[$0...] } ?? sentence[...]
        let start = String(behindTitle)
        text = (start.place(behind: ": ").map { String(start[$0...]) } ?? start).withoutNumbers
    }

    mutating func replace(_ words: String, by others: String) {
        guard text.hasPrefix(words) else { return }
        text = others + text.dropFirst(words.count)
    }

    /// Inserts words behind the first length, and behind the millimetres if they follow it.
    mutating func insert(behindLength words: String) {
        guard var place = text.place(behind: " px") else { return }
        if text[place...].hasPrefix(" ("), let behind = text.place(behind: " mm)") { place = behind }
        text = text[..<place] + words + text[place...]
    }

    mutating func append(_ words: String) { text += words }
}

extension String {
    /// Returns the place behind a text that stands in it.
    fileprivate func place(behind text: String) -> Index? {
        var place = startIndex
        while place < endIndex {
            if self[place...].hasPrefix(text) { return index(place, offsetBy: text.count) }
            place = index(after: place)
        }
        return nil
    }

    /// `pan "scroll" (#3)` is `pan "scroll"` to people: a scenario's names are unique.
    fileprivate var withoutNumbers: String {
        let parts = split(separator: "\" (#", omittingEmptySubsequences: false)
        guard let first = parts.first else { return self }
        return first
            + parts.dropFirst().map { part -> String in
                let digits = part.prefix { ("0"..."9").contains($0) }
                let isNumber = !digits.isEmpty && part.dropFirst(digits.count).first == ")"
                return isNumber ? "\"" + part.dropFirst(digits.count + 1) : "\" (#" + part
            }.joined()
    }
}
