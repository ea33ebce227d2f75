// SPDX-License-Identifier: MIT

/// Reads the YAML of InputActions: its gestures for touchscreens, else those for touchpads.
struct InputActionsReader {
    private static let directions = [
        "left": "left", "right": "right", "up": "up", "down": "down", "left_right": "left,right", "up_down": "up,down",
        "left_up": "up-left", "left_down": "down-left", "right_up": "up-right", "right_down": "down-right",
        "left_up_right_down": "up-left,down-right", "left_down_right_up": "down-left,up-right",
    ]
    static let modifiers = ["alt": "alt", "ctrl": "ctrl", "meta": "super", "shift": "shift"]
    var result = Import()

    static func isOne(_ text: String) -> Bool {
        let starts = ["touchscreen:", "touchpad:", "mouse:", "gestures:", "- type:", "anchors:"]
        return text.lines.contains { line in starts.contains { line.trimmed.hasPrefix($0) } }
    }

    static func read(_ text: String) -> Import {
        var reader = InputActionsReader()
        let (root, mistakes) = YAMLNode.read(text)
        for mistake in mistakes { reader.result.note(mistake.line, "\(mistake.text); left out") }
        if let device = root["touchscreen"] ?? root["touchpad"] {
            if root["touchscreen"] == nil { reader.result.note(device.line, "touchpad: taken for a touchscreen") }
            for node in device["gestures"]?.members ?? [] { reader.readGesture(node) }
        } else {
            for node in (root["gestures"] ?? root).members { reader.readGesture(node) }
        }
        for name in ["mouse", "keyboard", "pointer"] {
            if let device = root[name] { reader.result.note(device.line, "\(name): no gestures of fingers; left out") }
        }
        // Of gestures there the conditions decide, here the order.
        reader.result.sort { gesture in
            ["app-id", "title", "modifiers"].contains { gesture[$0] != nil } ? 0 : 1
        }
        return reader.result
    }

    private mutating func readGesture(_ node: YAMLNode) {
        let actions = node["actions"]?.members ?? []
        var gesture = ImportedGesture(line: node.line)
        let isFollowed = actions.contains { ["update", "tick"].contains($0["on"]?.word ?? "") }
        guard readShape(node, &gesture, isFollowed) else { return }
        readConditions(node["conditions"], &gesture)
        if let held = node["keyboard_modifiers"] { readModifiers(held.joined(","), &gesture, held.line) }
        for key in ["mouse_buttons", "instant", "end_positions", "begin_positions", "resume_timeout", "accelerated"] {
            if let value = node[key] { result.note(value.line, "\(key): no such key here") }
        }
        for action in actions { readAction(action, &gesture) }
        let numbers = numbers(node["fingers"])
        for number in gesture.hasEffect ? numbers : Array(numbers.prefix(1)) {
            if let number { gesture["fingers"] = String(number) }
            result.add(gesture)
        }
    }

    private mutating func readShape(_ node: YAMLNode, _ gesture: inout ImportedGesture, _ isFollowed: Bool) -> Bool {
        let type = node["type"]?.word ?? ""
        let threshold = node["threshold"]?.word.flatMap { Int($0) }
        let direction = node["direction"]?.word ?? "any"
        switch type {
        case "swipe":
            let angle = node["angle"]?.word.map { "\($0)deg" }
            let way = angle ?? Self.directions[direction]
            guard way != nil || direction == "any" else {
                result.note(node.line, "direction \(direction): no such direction here; left out")
                return false
            }
            gesture["type"] = isFollowed || way == nil ? "drag" : "swipe"
            gesture["direction"] = way
            if let threshold, threshold > 0 { gesture["distance"] = "\(threshold)px" }
        case "hold", "press":
            gesture["type"] = "long-press"
            if let threshold, (30...60000).contains(threshold) { gesture["duration"] = "\(threshold)ms" }
        case "tap": gesture["type"] = "tap"
        case "pinch", "rotate":
            gesture["type"] = type
            let ways = ["in", "out", "clockwise", "counterclockwise"]
            if ways.contains(direction) { gesture["direction"] = direction }
        case "circle":
            let turns = ["clockwise", "counterclockwise"]
            gesture["type"] = "stroke"
            gesture["shape"] = turns.contains(direction) ? "circle-\(direction)" : "circle"
            result.note(node.line, "type circle: fires when the fingers have drawn one and lift")
        case "stroke":
            result.note(
                node.line, "type stroke: draw it for tactus gestures learn, which makes a shape of it; left out")
            return false
        default:
            result.note(node.line, "type \(type): no such gesture here; left out")
            return false
        }
        let hasNoSpeed = ["tap", "hold", "press", "circle"].contains(type)
        if let speed = node["speed"]?.word, speed != "any", !hasNoSpeed {
            gesture["speed"] = speed
        }
        return true
    }

    /// Returns the numbers of fingers, each of which is a gesture here; none if it is no number.
    private mutating func numbers(_ node: YAMLNode?) -> [Int?] {
        guard let node, let word = node.word else { return [nil] }
        let ends = word.split(separator: "-").compactMap { Int($0.trimmed) }
        guard let first = ends.first, let last = ends.last, first >= 1, first <= last, last <= 10 else {
            result.note(node.line, "fingers \(word): not a number here; left out")
            return []
        }
        return Array(first...last)
    }

    private mutating func readConditions(_ node: YAMLNode?, _ gesture: inout ImportedGesture) {
        guard let node else { return }
        if let all = node["all"] { return readConditions(all, &gesture) }
        if let any = node["any"] { return readAlternatives(any, &gesture) }
        if let word = node.word { return readCondition(word, node.line, &gesture) }
        for condition in node.members {
            if let text = condition.word {
                readCondition(text, condition.line, &gesture)
            } else if let any = condition["any"] {
                readAlternatives(any, &gesture)
            } else if let all = condition["all"] {
                readConditions(all, &gesture)
            } else {
                result.note(condition.line, "conditions in groups: write a gesture for each")
            }
        }
    }

    /// Several windows are several patterns of one key; whatever else has alternatives is a gesture for each.
    private mutating func readAlternatives(_ node: YAMLNode, _ gesture: inout ImportedGesture) {
        var reader = InputActionsReader()
        var found: [(key: String, value: String)] = []
        for member in node.members {
            var one = ImportedGesture(line: member.line)
            if let text = member.word { reader.readCondition(text, member.line, &one) }
            found += one.entries.isEmpty ? [("", "")] : one.entries
        }
        let values = found.map(\.value)
        guard let key = found.first?.key, ["app-id", "title"].contains(key), found.allSatisfy({ $0.key == key }),
            reader.result.notes.isEmpty, !values.contains(where: { $0.hasPrefix("!") }), gesture[key] == nil
        else { return result.note(node.line, "conditions in groups: write a gesture for each") }
        gesture[key] = values.joined(separator: ",")
    }

    private mutating func readCondition(_ text: String, _ line: Int, _ gesture: inout ImportedGesture) {
        let words = text.split(separator: " ", maxSplits: 2).map { String($0) }
        guard words.count == 3 else {
            if !text.isEmpty {
                result.note(line, "condition \(text): not understood; the gesture is possible without it")
            }
            return
        }
        let value = words[2].filter { !"'\"[]".contains($0) }.split(separator: ",").map { $0.trimmed }
            .joined(separator: ",")
        let isPlain = value.allSatisfy { !"^$|?\\/*!".contains($0) }
        let pattern = words[1] == "contains" ? "*\(value)*" : value
        let keys = ["$window_class": "app-id", "$window_id": "app-id", "$window_title": "title"]
        if words[1] == "matches", let key = keys[words[0]], let pattern = Self.pattern(ofExpression: words[2]) {
            gesture[key] = pattern
            return
        }
        switch (words[0], words[1]) {
        case ("$window_class", "=="), ("$window_class", "one_of"), ("$window_class", "contains"),
            ("$window_id", "=="), ("$window_under_class", "=="):
            guard isPlain else { fallthrough }
            gesture["app-id"] = pattern
        case ("$window_class", "!="):
            guard isPlain else { fallthrough }
            gesture["app-id"] = "!\(value)"
        case ("$window_title", "=="), ("$window_title", "contains"):
            guard isPlain else { fallthrough }
            gesture["title"] = pattern
        case ("$keyboard_modifiers", "=="): readModifiers(value, &gesture, line)
        case ("$fingers", "=="): gesture["fingers"] = value
        default: result.note(line, "condition \(text): none here; the gesture is possible without it")
        }
    }

    /// Returns the pattern of a regular expression that has no signs but those of its ends, or nil.
    private static func pattern(ofExpression text: String) -> String? {
        var inner = text.trimmed[...]
        for sign in "'\"/" where inner.count > 1 && inner.first == sign && inner.last == sign {
            inner = inner.dropFirst().dropLast()
        }
        let (isFromStart, isToEnd) = (inner.hasPrefix("^"), inner.hasSuffix("$"))
        let word = inner.dropFirst(isFromStart ? 1 : 0).dropLast(isToEnd ? 1 : 0)
        guard !word.isEmpty, word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || " _-".contains($0)) })
        else { return nil }
        return (isFromStart ? "" : "*") + word + (isToEnd ? "" : "*")
    }

    private mutating func readModifiers(_ text: String, _ gesture: inout ImportedGesture, _ line: Int) {
        if text == "none" {
            gesture["modifiers"] = "none"
            return
        }
        if text == "any" { return }
        let names = text.split { ",|+ ".contains($0) }.map { Self.modifiers[String($0)] }
        guard !names.isEmpty, !names.contains(nil) else {
            return result.note(line, "modifiers \(text): not all are modifiers here")
        }
        gesture["modifiers"] = names.compactMap { $0 }.joined(separator: ",")
    }
}
