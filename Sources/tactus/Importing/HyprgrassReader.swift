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
        if key.hasPrefix("hyprgrass-gesture") {
            readFollowed(number, value)
        } else if key.hasPrefix("bind") || key.hasPrefix("hyprgrass-bind") {
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
        let argument = fields.count > 3 ? fields[3] : ""
        if key.hasSuffix("m"), gesture["type"] == "long-press" { gesture["type"] = "press-drag" }
        readDispatcher(fields[2], argument, isMouse: key.hasSuffix("m"), &gesture)
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

    private mutating func readDispatcher(
        _ name: String, _ argument: String, isMouse: Bool, _ gesture: inout ImportedGesture
    ) {
        let step = argument.drop { $0 == "e" || $0 == "r" || $0 == "m" }
        switch (name, step) {
        case ("exec", _): gesture.setCommand(argument, in: &result)
        case ("movewindow", _) where isMouse: gesture["action"] = "move"
        case ("resizewindow", _) where isMouse: gesture["action"] = "resize"
        case ("killactive", _): gesture["action"] = "close"
        case ("fullscreen", "1"): gesture["action"] = "maximize"
        case ("fullscreen", _): gesture["action"] = "fullscreen"
        case ("togglefloating", ""): gesture["action"] = "float"
        case ("cyclenext", _): gesture["action"] = argument.hasPrefix("prev") ? "previous-window" : "next-window"
        case ("workspace", "+1"): gesture["action"] = "workspace-right"
        case ("workspace", "-1"): gesture["action"] = "workspace-left"
        case ("movetoworkspace", "+1"): gesture["action"] = "move-to-workspace-right"
        case ("movetoworkspace", "-1"): gesture["action"] = "move-to-workspace-left"
        default: gesture.setAction("hyprland:\(name) \(argument)", in: &result)
        }
    }

    /// Reads `hyprgrass-gesture`, whose actions are those of Hyprland's own gestures.
    private mutating func readFollowed(_ line: Int, _ value: String) {
        var fields = value.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }[...]
        let (kind, argument) = (fields.popFirst() ?? "", fields.popFirst() ?? "")
        let way = kind == "longpress" ? "" : fields.popFirst() ?? ""
        if kind == "longpress", fields.first == "" { fields.removeFirst() }
        var gesture = ImportedGesture(line: line)
        while let option = fields.first, option.hasPrefix("mod:") || option.hasPrefix("scale:") {
            fields.removeFirst()
            if option.hasPrefix("scale:") {
                result.note(line, "\(option): what follows the fingers goes their own way here")
            } else if !readModifiers(String(option.dropFirst(4)), &gesture) {
                return result.note(line, "\(option): not all of these keys are modifiers here; left out")
            }
        }
        let ways = ["horizontal": ["left", "right"], "vertical": ["up", "down"]]
        let directions = ways[way] ?? [Self.directions[way] ?? way]
        let action = fields.popFirst() ?? ""
        let words = fields.joined(separator: ",")
        // A workspace for each direction; whatever else is one gesture.
        for direction in action == "workspace" ? directions : [directions.joined(separator: ",")] {
            var gesture = gesture
            guard readFollowedShape(kind, argument, direction, &gesture),
                readFollowedAction(action, words, direction, &gesture)
            else { return result.note(line, "\(value): no such gesture here; left out") }
            let isFollowed = ["workspace", "move", "resize"].contains(action)
            if gesture["type"] == "press-drag", !isFollowed { gesture["type"] = "long-press" }
            result.add(gesture)
        }
    }

    private func readFollowedShape(
        _ kind: String, _ argument: String, _ direction: String, _ gesture: inout ImportedGesture
    ) -> Bool {
        if kind == "edge" {
            guard let edge = Self.edges[argument] else { return false }
            gesture["type"] = "edge-swipe"
            gesture["edge"] = edge
        } else {
            guard ["swipe", "longpress"].contains(kind), let fingers = Int(argument), (1...10).contains(fingers) else {
                return false
            }
            gesture["type"] = kind == "swipe" ? "drag" : "press-drag"
            gesture["fingers"] = String(fingers)
        }
        if !direction.isEmpty { gesture["direction"] = direction }
        return true
    }

    private mutating func readFollowedAction(
        _ name: String, _ words: String, _ direction: String, _ gesture: inout ImportedGesture
    ) -> Bool {
        let opposite = ["left": "right", "right": "left", "up": "down", "down": "up"]
        switch name {
        case "workspace":
            guard let way = opposite[direction] else { return false }
            gesture["action"] = "workspace-\(way)"
        case "move", "resize", "close", "fullscreen", "float": gesture["action"] = name
        case "special": gesture.setAction("hyprland:togglespecialworkspace \(words)", in: &result)
        case "dispatcher":
            let parts = words.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false).map { $0.trimmed }
            readDispatcher(parts.first ?? "", parts.count > 1 ? parts[1] : "", isMouse: false, &gesture)
        default: return false
        }
        return true
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
