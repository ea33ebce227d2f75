// SPDX-License-Identifier: MIT

/// Actions of InputActions when a gesture fires, while it goes on, and at its end.
extension InputActionsReader {
    mutating func readAction(_ node: YAMLNode, _ gesture: inout ImportedGesture) {
        let moment = node["on"]?.word ?? "end"
        let isFollowed = ["update", "tick"].contains(moment)
        let isContinuous = !["swipe", "tap", "stroke"].contains(gesture["type"] ?? "")
        let key =
            isFollowed && isContinuous
            ? "command-changed" : moment == "end" && gesture["type"] == "drag" ? "command-end" : "command"
        if ["cancel", "end_cancel"].contains(moment), node["input"] == nil {
            result.note(node.line, "on: \(moment): no such moment here")
        }
        if node["conditions"] != nil { result.note(node.line, "conditions of an action: write a gesture for each") }
        if node["interval"] != nil, node["input"] == nil {
            result.note(node.line, "interval: command-changed runs at most changes-per-second times, by time")
        }
        if let command = node["command"]?.word {
            gesture.setCommand(command, as: key, in: &result)
        } else if let input = node["input"] {
            readInput(input, repeats: isFollowed && isContinuous ? node : nil, &gesture)
        } else if let shortcut = node["plasma_shortcut"]?.word {
            readShortcut(shortcut, &gesture, as: key)
        } else {
            result.note(node.line, "an action that has no counterpart")
        }
    }

    private mutating func readInput(_ node: YAMLNode, repeats: YAMLNode?, _ gesture: inout ImportedGesture) {
        for member in node.members {
            if let keyboard = member["keyboard"] {
                readKeyboard(keyboard, member.line, repeats: repeats, &gesture)
            } else {
                readMouse(member["mouse"]?.members.compactMap(\.word) ?? [], member.line, &gesture)
            }
        }
    }

    /// `+leftalt` and later `-leftalt` hold a key, which `hold` does here until the end of the gesture.
    private mutating func readKeyboard(
        _ keyboard: YAMLNode, _ line: Int, repeats: YAMLNode?, _ gesture: inout ImportedGesture
    ) {
        var steps = keyboard.members.compactMap(\.word)
        // Down and up in one list are a combination.
        for name in steps.filter({ $0.hasPrefix("+") }).map({ $0.dropFirst() }) where steps.contains("-\(name)") {
            let others = steps.filter { !["+\(name)", "-\(name)"].contains($0) }
            steps = ["\(name)+\(others.first ?? "")"] + others.dropFirst()
        }
        let held = steps.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) }
        let pressed = steps.filter { !$0.hasPrefix("+") && !$0.hasPrefix("-") }
        if held.isEmpty, pressed.isEmpty, !steps.isEmpty {
            if gesture["hold"] == nil { result.note(line, "input: lets go of keys that nothing holds") }
            return
        }
        guard pressed.count <= 1, gesture["keys"] == nil || repeats != nil || gesture["hold"] != nil else {
            result.note(line, "input: of several steps one combination is pressed")
            if gesture["keys"] == nil { set(pressed.first ?? "", held, &gesture) }
            return
        }
        if repeats != nil, gesture["hold"] != nil, held.isEmpty, let keys = gesture["keys"] {
            // The modifiers are down: what is pressed along the way comes to them.
            gesture.setKeys(keys + "+" + Self.names(pressed.first ?? ""), in: &result)
        } else if gesture["keys"] == nil {
            set(pressed.first ?? "", held, &gesture)
        } else {
            return result.note(line, "input: of several steps one combination is pressed")
        }
        if let repeats { setInterval(repeats["interval"]?.word, line, &gesture) }
    }

    private mutating func set(_ pressed: String, _ held: [String], _ gesture: inout ImportedGesture) {
        let names = (held + [pressed]).filter { !$0.isEmpty }.map { Self.names($0) }
        gesture.setKeys(names.joined(separator: "+"), in: &result)
        guard !held.isEmpty, gesture["keys"] != nil else { return }
        gesture["hold"] = "true"
        if gesture["type"] == "swipe" { gesture["type"] = "drag" }
    }

    private mutating func setInterval(_ interval: String?, _ line: Int, _ gesture: inout ImportedGesture) {
        guard gesture["keys"] != nil else { return }
        gesture["every"] = "10mm"
        result.note(line, "interval \(interval ?? "1"): pressed every 10mm; another length may be nearer")
    }

    private mutating func readMouse(_ steps: [String], _ line: Int, _ gesture: inout ImportedGesture) {
        let buttons = [
            "left": "left-click", "middle": "middle-click", "right": "right-click", "back": "back-click",
            "forward": "forward-click", "+left": "left-drag", "+middle": "middle-drag", "+right": "right-drag",
        ]
        let rest = steps.filter { step in
            // The pointer of a drag does this by itself here.
            !(gesture["action"]?.hasSuffix("-drag") == true
                && (step.hasPrefix("-") || step == "move_by_delta" || step.hasPrefix("move_by_delta ")))
        }
        guard let first = rest.first else { return }
        guard gesture["action"] == nil else {
            return result.note(line, "input of a mouse: a gesture has one action here")
        }
        guard rest.count == 1, let action = buttons[first] else {
            return result.note(line, "input of a mouse, \(steps.joined(separator: ", ")): none here")
        }
        gesture["action"] = action
        if action.hasSuffix("-drag"), gesture["type"] == "swipe" { gesture["type"] = "drag" }
        if action.hasSuffix("-drag"), gesture["type"] == "long-press" { gesture["type"] = "press-drag" }
    }

    /// Returns the names of keys as modifiers have them here.
    private static func names(_ keys: String) -> String {
        keys.split(separator: "+").map { key(String($0)) }.joined(separator: "+")
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
        guard let shortcut = PlasmaShortcut(pair: text) else {
            return result.note(gesture.line, "plasma_shortcut \(text): not understood")
        }
        if key != "command-changed", gesture["action"] == nil, let action = shortcut.action {
            gesture["action"] = action
        } else {
            gesture.setWords(shortcut.words, as: key, in: &result)
        }
    }
}
