// SPDX-License-Identifier: MIT

/// Reads the XML of touchegg.
struct ToucheggReader {
    private static let directions = ["UP": "up", "DOWN": "down", "LEFT": "left", "RIGHT": "right"]
    private static let clicks = [
        "1": "left-click", "2": "middle-click", "3": "right-click", "8": "back-click", "9": "forward-click",
    ]
    private var result = Import()

    static func isOne(_ text: String) -> Bool { text.contains("<touchégg") || text.contains("<gesture ") }

    static func read(_ text: String) -> Import {
        var reader = ToucheggReader()
        let (root, mistake) = XMLElement.read(text)
        for element in root.children { reader.readFile(element) }
        if let mistake { reader.result.note(mistake.line, "\(mistake.text); read up to there") }
        // Gestures of an application stand in front of those for all.
        reader.result.sort { $0["app-id"] == nil ? 1 : 0 }
        return reader.result
    }

    private mutating func readFile(_ element: XMLElement) {
        if element.name == "application" { return readApplication(element) }
        if element.name == "settings" {
            for property in element.children {
                result.note(property.line, "\(property.attributes["name"] ?? "property"): a setting of touchegg's own")
            }
            return
        }
        for child in element.children { readFile(child) }
    }

    private mutating func readApplication(_ element: XMLElement) {
        let name = element.attributes["name"] ?? "All"
        var ids: String?
        if name.trimmed != "All" {
            ids = name.split(separator: ",").map { $0.trimmed }.joined(separator: ",")
            result.note(element.line, "application \(name): classes of X11; application ids may be spelt otherwise")
        }
        for child in element.children where child.name == "gesture" { readGesture(child, ids) }
    }

    private mutating func readGesture(_ element: XMLElement, _ ids: String?) {
        var gesture = ImportedGesture(line: element.line)
        let direction = element.attributes["direction"] ?? "UNKNOWN"
        let actions = element.children.filter { $0.name == "action" }
        let repeats = actions.contains { $0.text(of: "repeat") == "true" }
        let followed = ["CHANGE_DESKTOP", "MOVE_WINDOW", "RESIZE_WINDOW"]
        let follows = repeats || actions.contains { followed.contains($0.attributes["type"] ?? "") }
        switch element.attributes["type"] ?? "" {
        // Version 1 names them so.
        case "SWIPE", "DRAG":
            gesture["type"] = follows ? "drag" : "swipe"
            let way = Self.directions[direction]
            guard way != nil || (follows && direction == "ALL") else {
                return result.note(element.line, "SWIPE \(direction): no such direction; left out")
            }
            gesture["direction"] = way
        case "PINCH":
            gesture["type"] = "pinch"
            if direction != "ALL" { gesture["direction"] = direction == "OUT" ? "out" : "in" }
        case "TAP": gesture["type"] = "tap"
        case let type: return result.note(element.line, "\(type): no such gesture here; left out")
        }
        if let fingers = element.attributes["fingers"].flatMap({ Int($0) }), (1...10).contains(fingers) {
            gesture["fingers"] = String(fingers)
        }
        if let ids { gesture["app-id"] = ids }
        for action in actions { readAction(action, direction, &gesture) }
        result.add(gesture)
    }

    private mutating func readAction(_ action: XMLElement, _ way: String, _ gesture: inout ImportedGesture) {
        let type = action.attributes["type"] ?? ""
        let isSet = gesture["action"] != nil || gesture["keys"] != nil
        guard type == "RUN_COMMAND" || !isSet else {
            return result.note(action.line, "\(type): a gesture has one action here")
        }
        switch type {
        case "CLOSE_WINDOW": gesture["action"] = "close"
        case "FULLSCREEN_WINDOW": gesture["action"] = "fullscreen"
        case "MAXIMIZE_RESTORE_WINDOW": gesture["action"] = "maximize"
        case "MINIMIZE_WINDOW": gesture["action"] = "minimize"
        case "MOVE_WINDOW": gesture["action"] = "move"
        case "RESIZE_WINDOW": gesture["action"] = "resize"
        case "TILE_WINDOW": gesture["action"] = action.text(of: "direction") == "right" ? "tile-right" : "tile-left"
        case "SHOW_DESKTOP":
            gesture["action"] = "kwin:Show Desktop"
            result.note(action.line, "\(type): KWin's shortcut; other hosts leave the gesture out")
        case "CHANGE_DESKTOP": readDesktop(action, way, &gesture)
        case "SEND_KEYS": readKeys(action, &gesture)
        case "RUN_COMMAND": readCommand(action, &gesture)
        case "MOUSE_CLICK" where Self.clicks[action.text(of: "button") ?? ""] != nil:
            gesture["action"] = Self.clicks[action.text(of: "button") ?? ""]
        default: result.note(action.line, "\(type): no such action here")
        }
    }

    private func readDesktop(_ action: XMLElement, _ way: String, _ gesture: inout ImportedGesture) {
        let automatic = ["LEFT": "right", "RIGHT": "left", "UP": "down", "DOWN": "up"][way] ?? "right"
        let names = ["previous": "left", "next": "right", "up": "up", "down": "down", "left": "left", "right": "right"]
        gesture["action"] = "workspace-\(names[action.text(of: "direction") ?? "auto"] ?? automatic)"
    }

    private mutating func readKeys(_ action: XMLElement, _ gesture: inout ImportedGesture) {
        let modifiers = action.text(of: "modifiers") ?? ""
        let keys = action.text(of: "keys") ?? ""
        // Version 1 has them as the text of the action.
        let names =
            modifiers.isEmpty && keys.isEmpty
            ? action.text.trimmed : [modifiers, keys].filter { !$0.isEmpty }.joined(separator: "+")
        gesture.setKeys(names, in: &result)
        guard action.text(of: "repeat") == "true", gesture["keys"] != nil else { return }
        gesture["every"] = "10mm"
        result.note(action.line, "SEND_KEYS with repeat: pressed every 10mm; another length may be nearer")
        if let back = action.text(of: "decreaseKeys"), !back.isEmpty {
            gesture.setKeys(
                [modifiers, back].filter { !$0.isEmpty }.joined(separator: "+"), as: "keys-back", in: &result)
        }
    }

    private mutating func readCommand(_ action: XMLElement, _ gesture: inout ImportedGesture) {
        let repeats = action.text(of: "repeat") == "true"
        if !repeats, gesture["action"] == nil, gesture["keys"] == nil,
            let words = PlasmaShortcut(command: action.text(of: "command") ?? "")?.action
        {
            gesture["action"] = words
            return
        }
        let isEnd = action.text(of: "on") == "end" && (gesture["type"] == "drag" || gesture["type"] == "pinch")
        gesture.setCommand(
            action.text(of: "command") ?? "", as: repeats ? "command-changed" : isEnd ? "command-end" : "command",
            in: &result)
        if action.child("decreaseCommand") != nil {
            result.note(action.line, "decreaseCommand: write a gesture of the other direction")
        }
    }
}
