// SPDX-License-Identifier: MIT

/// A word of a file or a part of one, with conversions.
struct Word {
    var text: String
    var line: Int
    /// Place of the word in its line; nil: it stands in none.
    var origin: Origin?

    struct Origin {
        /// Index of the whole word.
        var index: Int
        var isOption = false
        /// Whether the word is one of several between commas.
        var isPart = false
    }

    func error(_ message: String, substitute: String? = nil) -> ScenarioError {
        var error = ScenarioError(line: line, message)
        error.repair = origin.map { Repair($0, of: text, substitute: substitute) }
        return error
    }

    /// Returns a part of the word.
    func part(_ text: some StringProtocol) -> Word {
        Word(text: String(text), line: line, origin: origin)
    }

    /// Returns a name: letters, digits, `-` and `_`.
    func name() throws(ScenarioError) -> String {
        let isName = text.allSatisfy { $0.isLetter || $0 == "-" || $0 == "_" || ("0"..."9").contains($0) }
        guard isName, !text.isEmpty else {
            throw error("\(text.quoted) is no name (letters, digits, - and _)")
        }
        return text
    }

    func finiteNumber() throws(ScenarioError) -> Double {
        // Double also accepts nan, infinity and hexadecimal numbers.
        let isDecimal = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "e"), UInt8(ascii: "E"):
                true
            default: false
            }
        }
        guard isDecimal, let number = Double(text), number.isFinite else {
            throw error("\(text.quoted) is no number", substitute: "0")
        }
        return number
    }

    func number(atLeast least: Double, called what: String) throws(ScenarioError) -> Double {
        let number = try finiteNumber()
        guard number >= least else {
            throw error("\(what) must be at least \(least.decimalText)", substitute: least.decimalText)
        }
        return number
    }

    func integer(in range: ClosedRange<Int32>, called what: String) throws(ScenarioError) -> Int32 {
        let isNegative = range.lowerBound < 0 && text.utf8.first == UInt8(ascii: "-")
        let isDigits = text.utf8.dropFirst(isNegative ? 1 : 0).allSatisfy(\.isDigit)
        guard isDigits, let number = Int32(text), range.contains(number) else {
            throw error(
                "\(text.quoted) is no \(what) (a whole number, \(range.lowerBound) or more)",
                substitute: String(range.lowerBound))
        }
        return number
    }

    /// Returns the id of a touch. In recordings it may be negative, as in the API.
    func touchID(isRecorded: Bool = false) throws(ScenarioError) -> TouchID {
        try integer(in: (isRecorded ? Int32.min : 0)...Int32.max, called: "touch id")
    }

    func yesOrNo() throws(ScenarioError) -> Bool {
        switch text {
        case "yes": return true
        case "no": return false
        default: throw error("\(text.quoted) is neither yes nor no")
        }
    }

    func onOrOff() throws(ScenarioError) -> Bool {
        switch text {
        case "on": return true
        case "off": return false
        default: throw error("\(text.quoted) is neither on nor off")
        }
    }

    func oneOf<Choice>(_: Choice.Type, called what: String) throws(ScenarioError) -> Choice
    where Choice: RawRepresentable<String> & CaseIterable {
        guard let choice = Choice(rawValue: text) else {
            let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw error("\(text.quoted) is no \(what) (\(all))")
        }
        return choice
    }

    /// Returns the parts between commas; none may be empty or repeated.
    func list() throws(ScenarioError) -> [Word] {
        let parts = commaSeparated()
        var seen: Set<String> = []
        for part in parts {
            guard !part.text.isEmpty else { throw error("\(text.quoted) has an empty place between commas") }
            guard seen.insert(part.text).inserted else {
                throw error("\(part.text.quoted) stands twice in \(text.quoted)")
            }
        }
        return parts
    }

    func numbers(_ count: Int) throws(ScenarioError) -> [Double] {
        let parts = commaSeparated()
        guard parts.count == count else {
            throw error("\(text.quoted) should be \(count) numbers with commas between")
        }
        var numbers: [Double] = []
        for part in parts {
            numbers.append(try part.finiteNumber())
        }
        return numbers
    }

    func commaSeparated() -> [Word] {
        text.split(separator: ",", omittingEmptySubsequences: false).map { text in
            var part = part(text)
            part.origin?.isPart = text.count < self.text.count
            return part
        }
    }

    func touchIDs(areRecorded: Bool = false) throws(ScenarioError) -> [TouchID] {
        var touches: [TouchID] = []
        for part in areRecorded ? commaSeparated() : try list() {
            let touch = try part.touchID(isRecorded: areRecorded)
            // 1 and 01 are different words for the same finger. What a host did may be unreasonable.
            guard areRecorded || !touches.contains(touch) else {
                throw error("touch \(touch) stands twice in \(text.quoted)")
            }
            touches.append(touch)
        }
        return touches
    }

    func set<Choice>(of _: Choice.Type, called what: String) throws(ScenarioError) -> Set<Choice>
    where Choice: RawRepresentable<String> & CaseIterable & Hashable {
        var choices: Set<Choice> = []
        for part in try list() {
            choices.insert(try part.oneOf(Choice.self, called: what))
        }
        return choices
    }
}
