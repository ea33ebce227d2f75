// SPDX-License-Identifier: MIT

/// The options at the end of a line. Options that nobody reads are unknown.
struct Options {
    private var rest: [(key: String, value: Word?, whole: Word)] = []

    init(_ words: some Sequence<Word>) throws(ScenarioError) {
        for var word in words {
            word.origin?.isOption = true
            let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let key = String(parts[0])
            guard !rest.contains(where: { $0.key == key }) else {
                throw word.error("\(key.quoted) is said twice")
            }
            let value = parts.count == 2 ? word.part(parts[1]) : nil
            rest.append((key, value, word))
        }
    }

    /// Reads an option without a value.
    mutating func flag(_ key: String) throws(ScenarioError) -> Bool {
        guard let option = take(key) else { return false }
        guard option.value == nil else { throw option.whole.error("\(key.quoted) takes no value") }
        return true
    }

    /// Reads the value of `key=`.
    mutating func value(_ key: String) throws(ScenarioError) -> Word? {
        guard let option = take(key) else { return nil }
        guard let value = option.value else {
            throw option.whole.error("\(key.quoted) needs a value: \(key)=…")
        }
        return value
    }

    /// - Parameter substitute: a valid value, with which a check reads the rest of the line
    mutating func requiredValue(
        _ key: String, line: Int, substitute: String
    ) throws(ScenarioError) -> Word {
        guard let value = try value(key) else {
            var error = ScenarioError(line: line, "\(key)=… is missing")
            error.repair = .add(option: key, value: substitute)
            throw error
        }
        return value
    }

    /// Reports unknown options. Call it after all known ones were read.
    func finish() throws(ScenarioError) {
        if let option = rest.first {
            throw option.whole.error("unknown option \(option.whole.text.quoted)")
        }
    }

    private mutating func take(_ key: String) -> (key: String, value: Word?, whole: Word)? {
        guard let index = rest.firstIndex(where: { $0.key == key }) else { return nil }
        return rest.remove(at: index)
    }
}

extension Options {
    mutating func yesOrNo(_ key: String) throws(ScenarioError) -> Bool? {
        try value(key)?.yesOrNo()
    }

    mutating func reference() throws(ScenarioError) -> ValueReference? {
        try value("reference")?.oneOf(ValueReference.self, called: "reference")
    }

    /// Reads `min-touches` and `max-touches`; the maximum must not be smaller.
    mutating func touchLimits() throws(ScenarioError) -> (minimum: Int32?, maximum: Int32?) {
        let minimum = try count("min-touches")
        let word = try value("max-touches")
        let maximum = try word?.integer(in: 1...Int32.max, called: "value of max-touches")
        if let word, let maximum, maximum < minimum ?? 1 { throw word.error("max-touches is less than min-touches") }
        return (minimum, maximum)
    }

    mutating func count(_ key: String, atLeast least: Int32 = 1) throws(ScenarioError) -> Int32? {
        try value(key)?.integer(in: least...Int32.max, called: "value of \(key)")
    }
}
