// SPDX-License-Identifier: MIT

/// Reads the YAML of InputActions: its gestures for touchscreens, else those for touchpads.
struct InputActionsReader {
    private static let directions = [
        "left": "left", "right": "right", "up": "up", "down": "down", "left_right": "left,right", "up_down": "up,down",
        "left_up": "up-left", "left_down": "down-left", "right_up": "up-right", "right_down": "down-right",
        "left_up_right_down": "up-left,down-right", "left_down_right_up": "down-left,up-right",
    ]
    private static let modifiers = ["alt": "alt", "ctrl": "ctrl", "meta": "super", "shift": "shift"]
    private var result = Import()

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
        result.add(gesture)
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
        return readFingers(node["fingers"], &gesture)
    }

    private mutating func readFingers(_ node: YAMLNode?, _ gesture: inout ImportedGesture) -> Bool {
        guard let node, let word = node.word else { return true }
        let numbers = word.split(separator: "-").compactMap { Int($0.trimmed) }
        guard let first = numbers.first, (1...10).contains(first) else {
            result.note(node.line, "fingers \(word): not a number here; left out")
            return false
        }
        if numbers.count > 1 {
            result.note(node.line, "fingers \(word): \(first) here; each other number is a gesture of its own")
        }
        gesture["fingers"] = String(first)
        return true
    }

    private mutating func readConditions(_ node: YAMLNode?, _ gesture: inout ImportedGesture) {
        for condition in node?.members ?? [] {
            guard let text = condition.word else {
                result.note(condition.line, "conditions in groups: write a gesture for each")
                continue
            }
            readCondition(text, condition.line, &gesture)
        }
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

    private mutating func readAction(_ node: YAMLNode, _ gesture: inout ImportedGesture) {
        let moment = node["on"]?.word ?? "end"
        let isContinuous = !["swipe", "tap", "stroke"].contains(gesture["type"] ?? "")
        let key =
            ["update", "tick"].contains(moment) && isContinuous
            ? "command-changed" : moment == "end" && gesture["type"] == "drag" ? "command-end" : "command"
        if ["cancel", "end_cancel"].contains(moment) {
            result.note(node.line, "on: \(moment): no such moment here")
        }
        if node["conditions"] != nil { result.note(node.line, "conditions of an action: write a gesture for each") }
        if node["interval"] != nil {
            result.note(node.line, "interval: command-changed runs at most changes-per-second times, by time")
        }
        if let command = node["command"]?.word {
            gesture.setCommand(command, as: key, in: &result)
        } else if let input = node["input"] {
            readInput(input, &gesture)
        } else if let shortcut = node["plasma_shortcut"]?.word {
            readShortcut(shortcut, &gesture, as: key)
        } else {
            result.note(node.line, "an action that has no counterpart")
        }
    }

    private mutating func readInput(_ node: YAMLNode, _ gesture: inout ImportedGesture) {
        for member in node.members {
            guard let keyboard = member["keyboard"], let first = keyboard.members.first?.word else {
                let isRight = member["mouse"]?.joined(",") == "right"
                if isRight {
                    gesture["action"] = "right-click"
                } else {
                    result.note(member.line, "input of a mouse: none here")
                }
                continue
            }
            if keyboard.members.count > 1 || gesture["keys"] != nil || first.hasPrefix("+") || first.hasPrefix("-") {
                result.note(member.line, "input: of several steps one combination is pressed")
                if gesture["keys"] != nil { continue }
            }
            let names = first.split(separator: "+").map { Self.key(String($0)) }.joined(separator: "+")
            gesture.setKeys(names, in: &result)
        }
    }

    private static func key(_ name: String) -> String {
        let sides = [
            "leftctrl", "rightctrl", "leftshift", "rightshift", "leftalt", "rightalt", "leftmeta", "rightmeta",
        ]
        guard sides.contains(name) else { return name }
        let bare = name.dropFirst(name.hasPrefix("left") ? 4 : 5)
        return modifiers[String(bare)] ?? name
    }

    private mutating func readShortcut(_ text: String, _ gesture: inout ImportedGesture, as key: String) {
        let actions = [
            "kwin,Window Close": "close", "kwin,Window Fullscreen": "fullscreen", "kwin,Overview": "overview",
            "kwin,Switch One Desktop to the Left": "workspace-left",
            "kwin,Switch One Desktop to the Right": "workspace-right",
            "kwin,Switch One Desktop Up": "workspace-up", "kwin,Switch One Desktop Down": "workspace-down",
            "kwin,Walk Through Windows": "next-window", "kwin,Walk Through Windows (Reverse)": "previous-window",
        ]
        if let action = actions[text] {
            gesture["action"] = action
            return
        }
        let parts = text.split(separator: ",", maxSplits: 1).map { $0.trimmed }
        guard parts.count == 2 else { return result.note(gesture.line, "plasma_shortcut \(text): not understood") }
        gesture.setWords(
            [
                "qdbus", "org.kde.kglobalaccel", "/component/\(parts[0])",
                "org.kde.kglobalaccel.Component.invokeShortcut", parts[1],
            ], as: key, in: &result)
    }
}
