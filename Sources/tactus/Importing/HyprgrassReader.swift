// SPDX-License-Identifier: MIT

/// Reads the lines of hyprgrass in a file of Hyprland.
struct HyprgrassReader {
    private static let edges = ["l": "left", "r": "right", "u": "top", "d": "bottom"]
    private static let directions = [
        "l": "left", "r": "right", "u": "up", "d": "down", "lu": "up-left", "ld": "down-left", "ru": "up-right",
        "rd": "down-right", "ul": "up-left", "dl": "down-left", "ur": "up-right", "dr": "down-right",
    ]
    private static let modifiers = [
        "SHIFT": "shift", "CTRL": "ctrl", "CONTROL": "ctrl", "ALT": "alt", "MOD1": "alt", "SUPER": "super",
        "WIN": "super", "LOGO": "super", "MOD4": "super",
    ]

    private static let mostVariables = 200
    private var result = Import()
    private var variables: [(name: String, value: String)] = []
    private var options: [String: (line: Int, value: String)] = [:]

    static func isOne(_ text: String) -> Bool {
        text.lines.contains { line in
            let line = line.trimmed
            return line.hasPrefix("hyprgrass-") || line.hasPrefix("touch_gestures")
                || (line.hasPrefix("bind") && isGesture(line.split(separator: ",").dropFirst().first?.trimmed ?? ""))
        }
    }

    private static func isGesture(_ text: String) -> Bool {
        let parts = text.split(separator: ":")
        return parts.count >= 2 && ["swipe", "edge", "tap", "longpress", "pinch"].contains(String(parts[0]))
    }

    static func read(_ text: String) -> Import {
        var reader = HyprgrassReader()
        for (index, line) in text.lines.enumerated() { reader.readLine(index + 1, line) }
        reader.finish()
        return reader.result
    }

    private mutating func readLine(_ number: Int, _ text: String) {
        // Two # are one of the value.
        let line = text.components(before: "#").trimmed
        guard let sign = line.firstIndex(of: "=") else { return }
        let key = line[..<sign].trimmed
        var value = line[line.index(after: sign)...].trimmed
        if key.hasPrefix("$") {
            if variables.count == Self.mostVariables { return result.note(number, "\(key): one variable too many") }
            variables.append((key, value))
            return
        }
        for variable in variables.sorted(by: { $0.name.count > $1.name.count }) {
            value = value.replacing(variable.name, with: variable.value)
        }
        if key.hasPrefix("bind") || key.hasPrefix("hyprgrass-bind") {
            readBind(number, key, value)
        } else {
            let name = key.split(separator: ":").last.map { String($0) } ?? key
            options[name] = (number, value)
        }
    }

    private mutating func readBind(_ line: Int, _ key: String, _ value: String) {
        let fields = value.split(separator: ",", maxSplits: 3, omittingEmptySubsequences: false).map { $0.trimmed }
        guard fields.count >= 3, Self.isGesture(fields[1]) else {
            if key.hasPrefix("hyprgrass") { result.note(line, "\(value): not a gesture of hyprgrass; left out") }
            return
        }
        var gesture = ImportedGesture(line: line)
        guard readShape(fields[1], &gesture) else {
            return result.note(line, "\(fields[1]): no such gesture here; left out")
        }
        guard readModifiers(fields[0], &gesture) else {
            return result.note(line, "\(fields[0]): not all of these keys are modifiers here; left out")
        }
        if key.hasSuffix("m") {
            return result.note(line, "\(fields[1]): moving windows with a gesture has no counterpart; left out")
        }
        readDispatcher(fields[2], fields.count > 3 ? fields[3] : "", &gesture)
        result.add(gesture)
    }

    private func readShape(_ text: String, _ gesture: inout ImportedGesture) -> Bool {
        let parts = text.split(separator: ":").map { String($0) }
        let direction = parts.count > 2 ? Self.directions[parts[2]] : nil
        if parts[0] == "edge" {
            guard let edge = Self.edges[parts[1]], let direction else { return false }
            let away = ["left": "right", "right": "left", "top": "down", "bottom": "up"]
            gesture["type"] = "edge-swipe"
            gesture["edge"] = edge
            if away[edge] != direction { gesture["direction"] = direction }
            return true
        }
        guard let fingers = Int(parts[1]), (1...10).contains(fingers) else { return false }
        switch (parts[0], parts.count) {
        case ("swipe", 3):
            guard let direction else { return false }
            gesture["type"] = "swipe"
            gesture["direction"] = direction
        case ("pinch", 3):
            guard let way = ["i": "in", "o": "out"][parts[2]] else { return false }
            gesture["type"] = "pinch"
            gesture["direction"] = way
        case ("tap", 2): gesture["type"] = "tap"
        case ("longpress", 2): gesture["type"] = "long-press"
        default: return false
        }
        gesture["fingers"] = String(fingers)
        return true
    }

    private func readModifiers(_ text: String, _ gesture: inout ImportedGesture) -> Bool {
        let words = text.uppercased().split { " _+&".contains($0) }.map { String($0) }
        let names = words.map { Self.modifiers[$0] }
        guard !names.contains(nil) else { return false }
        if !names.isEmpty { gesture["modifiers"] = names.compactMap { $0 }.joined(separator: ",") }
        return true
    }

    private mutating func readDispatcher(_ name: String, _ argument: String, _ gesture: inout ImportedGesture) {
        let workspace = argument.drop { $0 == "e" || $0 == "r" || $0 == "m" }
        switch name {
        case "exec": gesture.setCommand(argument, in: &result)
        case "killactive": gesture["action"] = "close"
        case "fullscreen": gesture["action"] = "fullscreen"
        case "cyclenext": gesture["action"] = argument.hasPrefix("prev") ? "previous-window" : "next-window"
        case "workspace" where workspace == "+1": gesture["action"] = "workspace-right"
        case "workspace" where workspace == "-1": gesture["action"] = "workspace-left"
        default:
            gesture.setWords(["hyprctl", "dispatch", name] + (argument.isEmpty ? [] : [argument]), in: &result)
        }
    }

    private mutating func finish() {
        if let option = options["workspace_swipe_fingers"], let fingers = Int(option.value), (1...10).contains(fingers)
        {
            for (direction, action) in [("left", "workspace-right"), ("right", "workspace-left")] {
                var gesture = ImportedGesture(line: option.line)
                gesture["type"] = "drag"
                gesture["fingers"] = String(fingers)
                gesture["direction"] = direction
                gesture["action"] = action
                result.add(gesture)
            }
        }
        if let option = options["workspace_swipe_edge"], let edge = Self.edges[option.value] {
            for (direction, action) in [("left", "workspace-right"), ("right", "workspace-left")]
            where edge == "top" || edge == "bottom" {
                var gesture = ImportedGesture(line: option.line)
                gesture["type"] = "edge-swipe"
                gesture["edge"] = edge
                gesture["direction"] = direction
                gesture["action"] = action
                result.add(gesture)
            }
        }
        if let option = options["sensitivity"] {
            result.note(option.line, "sensitivity: each gesture has a distance of its own here")
        }
        let delay = options["long_press_delay"].flatMap { Int($0.value) }.flatMap {
            (30...60000).contains($0) ? $0 : nil
        }
        let margin = options["edge_margin"].flatMap { Int($0.value) }.flatMap { (1...300).contains($0) ? $0 : nil }
        let hasModifiers = result.gestures.contains { $0["modifiers"] != nil }
        result.change { gesture in
            if gesture["type"] == "long-press", let delay { gesture["duration"] = "\(delay)ms" }
            if gesture["type"] == "edge-swipe", let margin { gesture["edge-width"] = "\(margin)px" }
            // hyprgrass has a gesture without modifiers fire only while none is held.
            if hasModifiers, gesture["modifiers"] == nil { gesture["modifiers"] = "none" }
        }
    }
}

extension String {
    var lines: [String] {
        split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0) }
    }

    /// The text before a sign that is not doubled; doubled ones are one.
    fileprivate func components(before sign: Character) -> String {
        var kept = ""
        var rest = self[...]
        while let first = rest.popFirst() {
            if first == sign {
                guard rest.first == sign else { break }
                rest.removeFirst()
            }
            kept.append(first)
        }
        return kept
    }

    fileprivate func replacing(_ part: String, with other: String) -> String {
        guard !part.isEmpty else { return self }
        var result = ""
        var rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(part) {
                result += other
                rest = rest.dropFirst(part.count)
            } else if let first = rest.popFirst() {
                result.append(first)
            }
        }
        return result
    }
}
