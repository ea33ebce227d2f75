// SPDX-License-Identifier: MIT

import ScenarioFormat

/// The part after the colon of a sentence of the library: `its fingers moved 38 px, 50 px are needed`.
struct Clause {
    private(set) var text: String

    /// Removes `pan "scroll" (#3) failed: ` and the numbers of other objects.
    ///
    /// - Parameter recognizer: name of the recognizer with which the sentence begins
    init(of sentence: String, about recognizer: String) {
        // A name can contain a colon. The right one follows the title, which has no name if the host gave none.
        let behindTitle = sentence.place(behind: "\"\(recognizer)\" (#").map { sentence[$0...] } ?? sentence[...]
        let start = String(behindTitle)
        text = (start.place(behind: ": ").map { String(start[$0...]) } ?? start).withoutNumbers
    }

    mutating func replace(_ words: String, by others: String) {
        guard text.hasPrefix(words) else { return }
        text = others + text.dropFirst(words.count)
    }

    /// Inserts words after the first length, or after the millimetres that follow it.
    mutating func insert(behindLength words: String) {
        guard var place = text.place(behind: " px") ?? text.place(behind: " mm") else { return }
        if text[place...].hasPrefix(" ("), let behind = text.place(behind: " mm)") { place = behind }
        text = text[..<place] + words + text[place...]
    }

    /// Replaces the other recognizer, with which the clause begins or which has a number instead of a name, by a title.
    mutating func nameOther(_ title: String) {
        for words in [
            " recognized first", ", which had to fail, recognized", " has to fail first", ", after which it comes",
        ] {
            guard let end = text.place(behind: words) else { continue }
            text = title + words + text[end...]
            return
        }
    }

    /// Converts lengths to mm in tenths. Excessive lengths are rounded up and insufficient ones down, so that the
    /// printed number would be a sufficient threshold.
    ///
    /// - Parameters:
    ///   - found: the measured length in px, of which the text has two decimals
    ///   - limit: the same of the length that is needed or allowed
    mutating func convertToMillimetres(
        _ pixelsPerMillimetre: Double, isTooMuch: Bool, found: Double?, limit: Double?
    ) {
        var exact = [found, limit]
        guard pixelsPerMillimetre > 0 else { return }
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
        var result: [String] = []
        var index = 0
        while index < words.count {
            let unit = index + 1 < words.count ? words[index + 1] : ""
            guard unit == "px" || unit == "px,", let pixels = Double(words[index]) else {
                result.append(words[index])
                index += 1
                continue
            }
            let isLimit = exact.count == 1
            let tenths = ((exact.isEmpty ? nil : exact.removeFirst()) ?? pixels) / pixelsPerMillimetre * 10
            // Exact except for rounding errors of the division.
            let rounded = isTooMuch ? (tenths - 0.001).rounded(.up) : (tenths + 0.001).rounded(.down)
            let millimetres = isLimit ? (tenths * 10).rounded() / 100 : rounded / 10
            index += 2
            // `78.2 px (12.5 mm),` already contains the mm.
            var comma = unit.hasSuffix(",") ? "," : ""
            if index + 1 < words.count, words[index].hasPrefix("("), words[index + 1].hasPrefix("mm)") {
                comma = words[index + 1].hasSuffix(",") ? "," : ""
                index += 2
            }
            result += [millimetres.decimalText, "mm" + comma]
        }
        text = result.joined(separator: " ")
    }

    /// Rounds angles up to whole degrees, so that one that is too large is not told as the one that is allowed.
    mutating func roundAngles() {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
        text = words.map { word in
            guard word.hasSuffix("°"), let angle = Double(word.dropLast()) else { return word }
            return angle.rounded(.up).decimalText + "°"
        }.joined(separator: " ")
    }

    /// `its fingers were down` becomes `its finger was down`.
    mutating func nameOneFinger() {
        replace("its fingers were ", by: "its finger was ")
        replace("its fingers ", by: "its finger ")
    }

    /// `refused: should-receive-touch was answered with no` becomes `its delegate said no to should-receive-touch`.
    mutating func nameDelegate() {
        let (start, end) = ("refused: ", " was answered with no")
        guard text.hasPrefix(start), text.hasSuffix(end) else { return }
        text = "its delegate said no to " + text.dropFirst(start.count).dropLast(end.count)
    }
}

extension String {
    /// Returns the position after the first occurrence of a text.
    fileprivate func place(behind text: String) -> Index? {
        var place = startIndex
        while place < endIndex {
            if self[place...].hasPrefix(text) { return index(place, offsetBy: text.count) }
            place = index(after: place)
        }
        return nil
    }

    /// Removes the number of `pan "scroll" (#3)`: names are unique in a scenario.
    var withoutNumbers: String {
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
