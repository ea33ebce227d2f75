// SPDX-License-Identifier: MIT

/// Reads command lines of lisgd, and scripts that have them, such as the hooks of sxmo.
struct LisgdReader {
    private static let directions = [
        "LR": "right", "RL": "left", "DU": "up", "UD": "down", "DLUR": "up-right", "DRUL": "up-left",
        "ULDR": "down-right", "URDL": "down-left",
    ]
    private static let edges = ["L": "left", "R": "right", "T": "top", "B": "bottom"]
    private static let corners = ["TL": "top-left", "TR": "top-right", "BL": "bottom-left", "BR": "bottom-right"]
    /// lisgd measures them in parts of the screen.
    private static let distances: [String: (key: String, mm: Int)] = [
        "S": ("distance-max", 30), "M": ("distance", 30), "L": ("distance", 60),
    ]

    private var result = Import()
    private var threshold: Int?
    /// Of gestures that run a command while the finger moves.
    private var pressedThreshold: Int?
    private var duration: Int?

    /// Whether a text has a gesture of lisgd.
    static func isOne(_ text: String) -> Bool {
        ShellWords(text).words.contains { fields(of: $0.text) != nil }
    }

    static func read(_ text: String) -> Import {
        var reader = LisgdReader()
        let words = ShellWords(text).withVariables
        var found: [(line: Int, fields: [String])] = []
        for (place, word) in words.enumerated() {
            let before = place > 0 ? words[place - 1].text : ""
            if let fields = fields(of: word.text) {
                found.append((word.line, fields))
            } else if before == "-g" {
                reader.result.note(word.line, "-g \(word.text): not a gesture of lisgd; left out")
            } else if before.hasPrefix("-"), !word.text.hasPrefix("-") {
                reader.readOption(before, word)
            }
        }
        for gesture in found { reader.readGesture(gesture.line, gesture.fields) }
        // A finger near a corner is near its edges too, and the first in the file fires.
        reader.result.sort { $0["edge"]?.contains("-") == true ? 0 : 1 }
        return reader.result
    }

    /// Returns number, way and the rest if a word is a gesture.
    private static func fields(of word: String) -> [String]? {
        let fields = word.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
        guard fields.count >= 3, let number = Int(fields[0]), number > 0, directions[fields[1]] != nil else {
            return nil
        }
        return fields
    }

    private mutating func readOption(_ option: String, _ word: ShellWords.Word) {
        switch option {
        case "-t": threshold = number(option, word, in: 1...10000)
        case "-T": pressedThreshold = number(option, word, in: 1...10000)
        case "-m": duration = number(option, word, in: 30...60000)
        case "-r":
            result.note(word.line, "-r \(word.text): a direction is a quarter of the circle, a diagonal an eighth")
        case "-o": result.note(word.line, "-o \(word.text): the host knows how the output stands")
        default: break
        }
    }

    private mutating func number(_ option: String, _ word: ShellWords.Word, in range: ClosedRange<Int>) -> Int? {
        if let number = Int(word.text), range.contains(number) { return number }
        result.note(word.line, "\(option) \(word.text): not a number here; the default is taken")
        return nil
    }

    private mutating func readGesture(_ line: Int, _ fields: [String]) {
        var rest = fields.dropFirst(2)
        /// Takes a field if it has one of these words and more follows.
        func take(_ words: Set<String>) -> String? {
            guard rest.count > 1, let first = rest.first, words.contains(first) else { return nil }
            rest.removeFirst()
            return first
        }
        let edge = take(["*", "N", "L", "R", "T", "B", "TL", "TR", "BL", "BR"]) ?? "*"
        let distance = take(["*", "S", "M", "L"]) ?? "*"
        let mode = take(["*", "P", "R"]) ?? "*"
        var gesture = ImportedGesture(line: line)
        guard let direction = Self.directions[fields[1]], place(&gesture, edge, direction, follows: mode == "P") else {
            return result.note(line, "\(fields.prefix(3).joined(separator: ",")): leads off the screen; left out")
        }
        if fields[0] != "1" { gesture["fingers"] = fields[0] }
        setDistance(&gesture, distance, mode == "P" ? pressedThreshold ?? threshold : threshold)
        if gesture["type"] == "swipe", let duration { gesture["duration"] = "\(duration)ms" }
        let command = rest.joined(separator: ",")
        gesture.setCommand(command, as: mode == "P" ? "command-changed" : "command", in: &result)
        result.add(gesture)
    }

    /// Sets type, edge and direction. Returns false for a way that leads off the screen.
    private func place(_ gesture: inout ImportedGesture, _ edge: String, _ direction: String, follows: Bool) -> Bool {
        if let corner = Self.corners[edge] {
            let off = ["top": "up", "bottom": "down", "left": "left", "right": "right"]
            let sides = corner.split(separator: "-").compactMap { off[String($0)] }
            guard !direction.split(separator: "-").contains(where: { sides.contains(String($0)) }) else { return false }
            gesture["type"] = "edge-swipe"
            gesture["edge"] = corner
            gesture["direction"] = direction
            return true
        }
        guard let name = Self.edges[edge] else {
            gesture["type"] = follows ? "drag" : "swipe"
            gesture["direction"] = direction
            return true
        }
        let away = ["left": "right", "right": "left", "top": "down", "bottom": "up"]
        let off = ["left": "left", "right": "right", "top": "up", "bottom": "down"]
        guard let inwards = away[name], let outwards = off[name],
            !direction.split(separator: "-").contains(where: { $0 == outwards })
        else { return false }
        gesture["type"] = "edge-swipe"
        gesture["edge"] = name
        if direction != inwards { gesture["direction"] = direction }
        return true
    }

    private mutating func setDistance(_ gesture: inout ImportedGesture, _ distance: String, _ threshold: Int?) {
        if let threshold { gesture["distance"] = "\(threshold)px" }
        guard let length = Self.distances[distance] else { return }
        // A threshold in px and a length in mm are not compared.
        if length.key == "distance-max", let threshold, threshold >= length.mm * 6 {
            return result.note(gesture.line, "distance S: no longer than the threshold of -t; any distance fires it")
        }
        gesture[length.key] = "\(length.mm)mm"
        result.note(
            gesture.line, "distance \(distance): a part of the screen there, \(length.key)=\(length.mm)mm here")
    }
}
