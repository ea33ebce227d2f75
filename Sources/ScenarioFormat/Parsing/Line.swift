// SPDX-License-Identifier: MIT

/// The words of a line, read from left to right.
struct Line {
    let number: Int
    private var words: ArraySlice<Word>

    init(_ line: LexedLine) {
        number = line.number
        words = line.words[...]
    }

    var isAtEnd: Bool { words.isEmpty }
    var source: SourceLine { SourceLine(number) }
    var peek: Word? { words.first }

    mutating func next(_ what: String) throws(ScenarioError) -> Word {
        guard let word = words.popFirst() else { throw ScenarioError(line: number, "\(what) is missing") }
        return word
    }

    /// Expects a connecting word: `in`, `on`, `to-fail`.
    mutating func expect(_ connective: String) throws(ScenarioError) {
        let word = try next(connective.quoted)
        guard word.text == connective else {
            throw word.error(
                "\(connective.quoted) should stand where \(word.text.quoted) does", substitute: connective)
        }
    }

    /// Skips the next word if it is this one. Returns whether it was.
    mutating func skip(_ optional: String) -> Bool {
        guard words.first?.text == optional else { return false }
        words.removeFirst()
        return true
    }

    mutating func point() throws(ScenarioError) -> Point {
        let x = try next("X").finiteNumber()
        return Point(x: x, y: try next("Y").finiteNumber())
    }

    mutating func frame() throws(ScenarioError) -> Rect {
        let origin = try point()
        let width = try next("the width").number(atLeast: 0, called: "the width")
        let height = try next("the height").number(atLeast: 0, called: "the height")
        return Rect(x: origin.x, y: origin.y, width: width, height: height)
    }

    /// Returns the rest of the line as options.
    mutating func options() throws(ScenarioError) -> Options {
        defer { words = [] }
        return try Options(words)
    }

    func finish() throws(ScenarioError) {
        if let word = words.first {
            throw word.error("\(word.text.quoted) is too much")
        }
    }
}
