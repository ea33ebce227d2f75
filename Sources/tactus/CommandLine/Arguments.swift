// SPDX-License-Identifier: MIT

/// Options and operands of a command.
struct Arguments {
    private var values: [(name: String, value: String)] = []
    private(set) var operands: [String] = []
    private(set) var wantsHelp = false

    /// Options may stand before, between and after operands. Everything after `--` is an operand, and so is `-`.
    init(_ words: [String], for options: [CommandOption]) throws(Misuse) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            if word == "--help" || word == "-h" {
                wantsHelp = true
                continue
            }
            try read(word, options, &rest)
        }
    }

    private mutating func read(
        _ word: String, _ options: [CommandOption], _ rest: inout ArraySlice<String>
    ) throws(Misuse) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        let name = parts.first ?? word
        guard let option = options.first(where: { $0.name == name }) else { throw Misuse("unknown option \(name)") }
        guard option.isRepeatable || !has(name) else { throw Misuse("\(name) is given twice") }
        guard let placeholder = option.value else {
            guard parts.count == 1 else { throw Misuse("\(name) takes no value") }
            values.append((name, ""))
            return
        }
        guard let value = parts.count == 2 ? parts.last : rest.popFirst() else {
            throw Misuse("\(name) needs a value: \(name) \(placeholder)")
        }
        values.append((name, value))
    }

    func has(_ option: String) -> Bool {
        values.contains { $0.name == option }
    }

    /// Returns the value of an option that may be given once.
    subscript(_ option: String) -> String? {
        values.first { $0.name == option }?.value
    }

    /// Returns all values of an option that may be repeated, in order.
    func all(_ option: String) -> [String] {
        values.filter { $0.name == option }.map { $0.value }
    }

    /// Returns the files, at least one.
    func files() throws(Misuse) -> [String] {
        guard !operands.isEmpty else { throw Misuse("no file given; - is standard input") }
        guard operands.count(where: { $0 == "-" }) < 2 else { throw Misuse("standard input can be read only once") }
        return operands
    }

    /// Returns the only file.
    func file() throws(Misuse) -> String {
        let files = try files()
        guard let file = files.first, files.count == 1 else { throw Misuse("one file at a time") }
        return file
    }
}
