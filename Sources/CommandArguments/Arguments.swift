// SPDX-License-Identifier: MIT

/// Options and operands of a command.
public struct Arguments {
    private var values: [(name: String, value: String)] = []
    public private(set) var operands: [String] = []
    public private(set) var wantsHelp = false

    /// Options may stand before, between and after operands. Everything after `--` is an operand, and so is `-`.
    public init(_ words: [String], for options: [CommandOption]) throws(Misuse) {
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
        let attached = parts.count == 2 ? parts.last : nil
        switch option.value {
        case .none:
            guard attached == nil else { throw Misuse("\(name) takes no value") }
            values.append((name, ""))
        case .optional: values.append((name, attached ?? ""))
        case .needed:
            guard let value = attached ?? rest.popFirst() else {
                throw Misuse("\(name) needs a value: \(option.shown)")
            }
            values.append((name, value))
        }
    }

    public func has(_ option: String) -> Bool {
        values.contains { $0.name == option }
    }

    /// Returns the value of an option that may be given once; empty if it has none.
    public subscript(_ option: String) -> String? {
        values.first { $0.name == option }?.value
    }

    /// Returns all values of an option that may be repeated, in order.
    public func all(_ option: String) -> [String] {
        values.filter { $0.name == option }.map { $0.value }
    }

    /// Returns the files, at least one.
    public func files() throws(Misuse) -> [String] {
        guard !operands.isEmpty else { throw Misuse("no file given; - is standard input") }
        guard operands.count(where: { $0 == "-" }) < 2 else { throw Misuse("standard input can be read only once") }
        return operands
    }

    /// Returns the only file.
    public func file() throws(Misuse) -> String {
        let files = try files()
        guard let file = files.first, files.count == 1 else { throw Misuse("one file at a time") }
        return file
    }
}
