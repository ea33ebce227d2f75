// SPDX-License-Identifier: MIT

/// Reads files of `libinput record`. They are YAML of a fixed shape, so indentation is enough to find the evdev parts;
/// the rest is skipped.
public struct LibinputRecordReader {
    public private(set) var devices: [RecordedDevice] = []
    /// Key of the current section: `codes` or `absinfo`.
    private var section: Substring = ""
    private var isInEvents = false

    public init() {}

    /// - Throws: where a line cannot be read, or where there is no device. What stands before it is in ``devices``.
    public mutating func read(_ text: [Substring]) throws(RecordingError) {
        var isInDevices = false
        for (index, raw) in text.enumerated() {
            let line = LibinputRecordReader.withoutComment(raw)
            let words = line.drop { $0 == " " }
            guard !words.isEmpty else { continue }
            if words.hasPrefix("devices:") {
                isInDevices = true
                continue
            }
            guard isInDevices else { continue }
            do {
                try read(words, index + 1)
            } catch {
                throw RecordingError(line: index + 1, error.message)
            }
        }
        guard !devices.isEmpty else { throw RecordingError(line: 0, "a recording of libinput without devices") }
    }

    private mutating func read(_ words: Substring, _ line: Int) throws(RecordingError) {
        if words.hasPrefix("- node:") {
            devices.append(RecordedDevice())
            section = ""
            isInEvents = false
            return
        }
        guard !devices.isEmpty else { return }
        let last = devices.count - 1
        if isInEvents {
            if words.hasPrefix("- ["), section == "evdev" { try readEvent(words.dropFirst(2), line) }
            if words.hasPrefix("- "), words.hasSuffix(":") { section = words.dropFirst(2).dropLast() }
            return
        }
        switch words {
        case "codes:", "absinfo:": section = words.dropLast()
        case "events:": isInEvents = true
        case _ where words.hasPrefix("name:"):
            devices[last].name = words.dropFirst(5).split { $0 == " " || $0 == "\"" }.joined(separator: " ")
        case _ where words.hasPrefix("id:"):
            if let numbers = LibinputRecordReader.numbers(words.dropFirst(3)), numbers.count >= 3 {
                devices[last].identity = RecordedDevice.Identity(
                    bus: numbers[0], vendor: numbers[1], product: numbers[2])
            }
        case _ where words.hasPrefix("properties:"):
            // Properties of udev stand below the same word, and are no numbers.
            if let numbers = LibinputRecordReader.numbers(words.dropFirst(11)) {
                devices[last].properties = Set(numbers)
            }
        case _ where words.first.map { ("0"..."9").contains($0) } ?? false: try readTable(words, line)
        default: section = ""
        }
    }

    /// `3: [0, 1, 47]` below codes, `0: [0, 4095, 0, 0, 16]` below absinfo.
    private mutating func readTable(_ words: Substring, _ line: Int) throws(RecordingError) {
        guard section == "codes" || section == "absinfo" else { return }
        let parts = words.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let key = UInt16(parts[0]), let numbers = LibinputRecordReader.numbers(parts[1]) else {
            throw RecordingError(line: line, "not a list of numbers: \(String(words.prefix(60)))")
        }
        let last = devices.count - 1
        if section == "codes" {
            devices[last].codes[key] = Set(numbers.map { UInt16(clamping: $0) })
            return
        }
        guard numbers.count >= 2 else {
            throw RecordingError(line: line, "an axis needs a minimum and a maximum: \(String(words.prefix(60)))")
        }
        devices[last].axes[key] = RecordedDevice.Axis(
            minimum: numbers[0], maximum: numbers[1], resolution: numbers.count > 4 ? max(0, numbers[4]) : 0)
    }

    /// `[ SECONDS, MICROSECONDS, TYPE, CODE, VALUE]`
    private mutating func readEvent(_ words: Substring, _ line: Int) throws(RecordingError) {
        guard let numbers = LibinputRecordReader.numbers(words), numbers.count == 5,
            numbers[0] >= 0, (0..<1_000_000).contains(numbers[1]), let type = UInt16(exactly: numbers[2]),
            let code = UInt16(exactly: numbers[3])
        else {
            throw RecordingError(line: line, "not an event of five numbers: \(String(words.prefix(60)))")
        }
        devices[devices.count - 1].events.append(
            RecordedDevice.Event(
                time: Int64(numbers[0]) * 1_000_000 + Int64(numbers[1]),
                InputEvent(type, code, Int32(clamping: numbers[4])), line: line))
    }

    private static func numbers(_ words: Substring) -> [Int]? {
        let words = words.drop { $0 == " " }
        guard words.first == "[", words.last == "]" else { return nil }
        var numbers: [Int] = []
        for word in words.dropFirst().dropLast().split(separator: ",") {
            guard let number = Int32(word.filter { $0 != " " }) else { return nil }
            numbers.append(Int(number))
        }
        return numbers
    }

    /// A `#` inside quotes does not start a comment.
    private static func withoutComment(_ line: Substring) -> Substring {
        var isQuoted = false
        var end = line.endIndex
        for index in line.indices {
            if line[index] == "\"" { isQuoted.toggle() }
            if line[index] == "#", !isQuoted {
                end = index
                break
            }
        }
        let text = line[..<end]
        guard let last = text.lastIndex(where: { $0 != " " && $0 != "\r" }) else { return "" }
        return text[...last]
    }
}
