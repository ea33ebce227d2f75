// SPDX-License-Identifier: MIT

import GesturesTool
import ScenarioFormat

/// A gesture of another program's file, in the keys of a gesture file.
struct ImportedGesture {
    /// Line of the other file.
    var line: Int
    /// Keys and values in the order in which they are written.
    private(set) var entries: [(key: String, value: String)] = []

    init(line: Int) { self.line = line }

    subscript(key: String) -> String? {
        get { entries.first { $0.key == key }?.value }
        set {
            if let newValue, let place = entries.firstIndex(where: { $0.key == key }) {
                entries[place].value = newValue
            } else if let newValue {
                entries.append((key, newValue))
            } else {
                entries.removeAll { $0.key == key }
            }
        }
    }

    /// Adds another line of the same key.
    mutating func add(_ key: String, _ value: String) { entries.append((key, value)) }

    /// Whether something happens when it fires.
    var hasEffect: Bool {
        entries.contains { ["command", "command-changed", "command-end", "action", "keys"].contains($0.key) }
    }

    var text: [String] { ["[tactus-gesture]"] + entries.map { "\($0.key)=\($0.value)" } }

    /// Keys and values that decide whether it fires.
    var shape: String {
        entries.filter { !$0.key.hasPrefix("command") && $0.key != "action" && $0.key != "keys" }
            .map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
    }
}

/// Result of reading another program's file.
struct Import {
    /// Notes on parts without a counterpart, with the line of the other file; 0: the whole file.
    private(set) var notes: [(line: Int, text: String)] = []
    private(set) var gestures: [ImportedGesture] = []

    mutating func note(_ line: Int, _ text: String) { notes.append((line, text)) }

    mutating func add(_ gesture: ImportedGesture) {
        guard gesture.hasEffect else { return note(gesture.line, "does nothing that a gesture here can do; left out") }
        gestures.append(gesture)
    }

    mutating func change(_ body: (inout ImportedGesture) -> Void) {
        for index in gestures.indices { body(&gestures[index]) }
    }

    /// Puts gestures that are possible in fewer places in front of others: the first in the file fires.
    mutating func sort(by rank: (ImportedGesture) -> Int) {
        gestures = gestures.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element)
    }

    mutating func remove(at places: Set<Int>, because reasons: [Int: String]) {
        for (place, gesture) in gestures.enumerated() where places.contains(place) {
            note(gesture.line, "left out: \(reasons[place] ?? "not a gesture here")")
        }
        gestures = gestures.enumerated().filter { !places.contains($0.offset) }.map(\.element)
    }
}

/// Commands of other programs.
enum ForeignCommand {
    /// Returns the value of `command=` for words that no shell has read elsewhere, and that none shall read here. Nil if
    /// a gesture file cannot hold them.
    static func value(ofWords words: [String]) -> String? {
        guard words.allSatisfy(\.isPlain) else { return nil }
        return words.map { isBare($0) ? $0 : quoted($0) }.joined(separator: " ")
    }

    private static func isBare(_ word: String) -> Bool {
        !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-./:+".contains($0)) }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// Returns the value of `command=` for what a shell reads elsewhere, or nil if a gesture file cannot hold it.
    static func value(_ command: String) -> String? {
        let command = command.trimmed
        guard !command.isEmpty, command.isPlain else { return nil }
        let hasSigns = command.contains { ";|&<>$`*?~()#".contains($0) }
        guard hasSigns || command.withCString({ gestures_needs_shell($0) }) else { return command }
        return "sh -c " + quoted(command)
    }
}

extension ImportedGesture {
    /// Sets a command that the other program had a shell run. Notes a command that cannot be written.
    mutating func setCommand(_ command: String, as key: String = "command", in result: inout Import) {
        set(ForeignCommand.value(command), as: key, in: &result)
    }

    /// Sets a command of words, which no shell reads.
    mutating func setWords(_ words: [String], as key: String = "command", in result: inout Import) {
        set(ForeignCommand.value(ofWords: words), as: key, in: &result)
    }

    private mutating func set(_ command: String?, as key: String, in result: inout Import) {
        if let value = command {
            add(key, value)
        } else {
            result.note(line, "its command is empty, or has characters that a gesture file cannot hold")
        }
    }

    /// Sets an action with words of the other program. Notes words that cannot be written.
    mutating func setAction(_ words: String, in result: inout Import) {
        guard words.isPlain else {
            return result.note(line, "its words have characters that a gesture file cannot hold")
        }
        self["action"] = words.trimmed
    }

    /// Sets keys by their names elsewhere, joined by +.
    mutating func setKeys(_ names: String, as key: String = "keys", in result: inout Import) {
        var buffer = [CChar](repeating: 0, count: 256)
        guard gestures_translate_keys(names, &buffer, buffer.count) else {
            return result.note(line, "keys \(names): not all of them are keys here")
        }
        self[key] = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

extension String {
    /// Whether a gesture file can hold the text: it has no control characters, and no bytes that are no UTF-8.
    var isPlain: Bool { printable == self && !unicodeScalars.contains("\u{FFFD}") }
}

extension StringProtocol {
    var trimmed: String {
        var rest = self[...]
        while let first = rest.first, first == " " || first == "\t" || first == "\r" { rest.removeFirst() }
        while let last = rest.last, last == " " || last == "\t" || last == "\r" { rest.removeLast() }
        return String(rest)
    }
}
