// SPDX-License-Identifier: MIT

/// Reads evemu files: a description (N: I: P: B: A: L: S:), events (E:), or both.
public struct EvemuReader {
    public private(set) var device = RecordedDevice()
    private var codeBytes: [UInt16: Int] = [:]
    private var propertyBytes = 0

    public init() {}

    /// - Throws: where a line is none of an evemu file. What stands before it is in ``device``.
    public mutating func read(_ text: [Substring]) throws(RecordingError) {
        for (index, raw) in text.enumerated() {
            let line = raw.prefix { $0 != "#" }
            let words = line.split { $0 == " " || $0 == "\t" }
            guard let first = words.first else { continue }
            let error = RecordingError(line: index + 1, "not a line of an evemu file: \(String(raw.prefix(60)))")
            switch first {
            case "N:": device.name = line.dropFirst(2).split(separator: " ").joined(separator: " ")
            case "I:": readIdentity(words.dropFirst())
            case "P:": readProperties(words.dropFirst())
            case "L:", "S:": break
            case "B:": guard readCodes(words.dropFirst()) else { throw error }
            case "A:": guard readAxis(words.dropFirst()) else { throw error }
            case "E:": guard readEvent(words.dropFirst(), index + 1) else { throw error }
            default: throw error
            }
        }
    }

    /// `BUS VENDOR PRODUCT VERSION`, which no gesture depends on: what is none is left out.
    private mutating func readIdentity(_ words: ArraySlice<Substring>) {
        let numbers = words.map { Int(UInt16($0, radix: 16) ?? 0) }
        guard numbers.count >= 3 else { return }
        device.identity = RecordedDevice.Identity(bus: numbers[0], vendor: numbers[1], product: numbers[2])
    }

    /// Reads bytes of a mask. Further lines continue it.
    private mutating func readProperties(_ words: ArraySlice<Substring>) {
        for byte in words.map({ UInt8($0, radix: 16) ?? 0 }) where propertyBytes < 8 {
            let bits = (0..<8).filter { byte >> UInt8($0) & 1 != 0 }
            device.properties = (device.properties ?? []).union(bits.map { propertyBytes * 8 + $0 })
            propertyBytes += 1
        }
    }

    /// Reads a type and eight bytes of a mask. Lines of the same type continue the mask.
    private mutating func readCodes(_ words: ArraySlice<Substring>) -> Bool {
        guard let first = words.first, let type = UInt16(first, radix: 16), type < 32 else { return false }
        for word in words.dropFirst() {
            guard let byte = UInt8(word, radix: 16) else { return false }
            let start = codeBytes[type, default: 0]
            guard start < 1024 else { return false }
            for bit in 0..<8 where byte >> UInt8(bit) & 1 != 0 {
                device.codes[type, default: []].insert(UInt16(clamping: start * 8 + bit))
            }
            codeBytes[type] = start + 1
        }
        return true
    }

    /// `CODE MIN MAX FUZZ FLAT [RESOLUTION]`
    private mutating func readAxis(_ words: ArraySlice<Substring>) -> Bool {
        let numbers = Array(words)
        guard numbers.count >= 5, let code = UInt16(numbers[0], radix: 16), let minimum = Int32(numbers[1]),
            let maximum = Int32(numbers[2])
        else { return false }
        let resolution = numbers.count > 5 ? Int32(numbers[5]) : 0
        guard let resolution, resolution >= 0 else { return false }
        device.axes[code] = RecordedDevice.Axis(
            minimum: Int(minimum), maximum: Int(maximum), resolution: Int(resolution))
        return true
    }

    /// `SECONDS.MICROSECONDS TYPE CODE VALUE`
    private mutating func readEvent(_ words: ArraySlice<Substring>, _ line: Int) -> Bool {
        let parts = Array(words)
        guard parts.count >= 4, let time = EvemuReader.time(parts[0]), let type = UInt16(parts[1], radix: 16),
            let code = UInt16(parts[2], radix: 16), let value = Int32(parts[3])
        else { return false }
        device.events.append(RecordedDevice.Event(time: time, InputEvent(type, code, value), line: line))
        return true
    }

    private static func time(_ word: Substring) -> Int64? {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let seconds = Int64(parts[0]), (0...(1 << 40)).contains(seconds),
            parts[1].count == 6, let rest = Int64(parts[1]), rest >= 0
        else { return nil }
        return seconds * 1_000_000 + rest
    }
}
