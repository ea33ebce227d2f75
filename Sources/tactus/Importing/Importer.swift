// SPDX-License-Identifier: MIT

import GesturesTool

/// Formats of other programs.
enum ForeignFormat: String, CaseIterable {
    case lisgd, hyprgrass, touchegg, inputactions

    /// Returns the format that a text looks like. XML and hyprgrass are plain; commas are in everything.
    static func find(in text: String) -> ForeignFormat? {
        if text.contains("<"), ToucheggReader.isOne(text) { return .touchegg }
        if HyprgrassReader.isOne(text) { return .hyprgrass }
        if LisgdReader.isOne(text) { return .lisgd }
        return InputActionsReader.isOne(text) ? .inputactions : nil
    }

    func read(_ text: String) -> Import {
        switch self {
        case .lisgd: LisgdReader.read(text)
        case .hyprgrass: HyprgrassReader.read(text)
        case .touchegg: ToucheggReader.read(text)
        case .inputactions: InputActionsReader.read(text)
        }
    }
}

/// Makes a gesture file of another program's.
struct Importer {
    private(set) var result: Import
    let format: ForeignFormat

    init(_ text: String, _ format: ForeignFormat) {
        self.format = format
        result = format.read(text)
        removeForeignBytes()
        removeWhatIsNone()
    }

    var lines: [String] {
        var lines = ["# From a file of \(format.rawValue), by tactus gestures import."]
        for gesture in result.gestures { lines += ["", "# Line \(gesture.line)."] + gesture.text }
        return lines
    }

    private mutating func removeForeignBytes() {
        var reasons: [Int: String] = [:]
        for (place, gesture) in result.gestures.enumerated() {
            for entry in gesture.entries where !entry.value.isPlain {
                reasons[place] = "\(entry.key) has characters that a gesture file cannot hold"
            }
        }
        result.remove(at: Set(reasons.keys), because: reasons)
    }

    /// Lets the checker read the file, and leaves out gestures with a mistake, until none has one.
    private mutating func removeWhatIsNone() {
        while !result.gestures.isEmpty {
            let reasons = mistakes()
            guard !reasons.isEmpty else { return }
            result.remove(at: Set(reasons.keys), because: reasons)
        }
    }

    /// Returns what is wrong with gestures, by their places.
    private func mistakes() -> [Int: String] {
        final class Found { var lines: [(line: Int, what: String)] = [] }
        let found = Found()
        let text = lines.map { $0 + "\n" }.joined()
        _ = text.withCString { bytes in
            gestures_check_text(
                bytes, text.utf8.count,
                { line, what, data in
                    guard let what, let data else { return }
                    Unmanaged<Found>.fromOpaque(data).takeUnretainedValue().lines
                        .append((Int(line), String(cString: what)))
                }, Unmanaged.passUnretained(found).toOpaque())
        }
        var reasons: [Int: String] = [:]
        for mistake in found.lines {
            var line = 1
            for (place, gesture) in result.gestures.enumerated() {
                // Behind a blank line and a comment.
                let first = line + 3
                let last = line + 2 + gesture.text.count
                if mistake.line >= first, mistake.line <= last, reasons[place] == nil {
                    reasons[place] = Self.withoutLines(mistake.what)
                }
                line = last
            }
        }
        return reasons
    }

    /// Our lines are not those of the reader's file.
    private static func withoutLines(_ what: String) -> String {
        guard let range = what.firstRange(of: " of line ") else { return what }
        let rest = what[range.upperBound...].drop { $0.isNumber }
        return "\(what[..<range.lowerBound]) above\(rest)"
    }
}
