// SPDX-License-Identifier: MIT

/// A global shortcut of Plasma, by its name in the settings.
struct PlasmaShortcut {
    private static let actions = [
        "Window Close": "close", "Window Fullscreen": "fullscreen", "Window Maximize": "maximize",
        "Window Minimize": "minimize", "Window Quick Tile Left": "tile-left", "Window Quick Tile Right": "tile-right",
        "Window Move": "move", "Window Resize": "resize", "Overview": "overview",
        "Switch One Desktop to the Left": "workspace-left", "Switch One Desktop to the Right": "workspace-right",
        "Switch One Desktop Up": "workspace-up", "Switch One Desktop Down": "workspace-down",
        "Window One Desktop to the Left": "move-to-workspace-left",
        "Window One Desktop to the Right": "move-to-workspace-right",
        "Window One Desktop Up": "move-to-workspace-up", "Window One Desktop Down": "move-to-workspace-down",
        "Walk Through Windows": "next-window", "Walk Through Windows (Reverse)": "previous-window",
    ]

    var component: String
    var name: String

    /// Reads a component and a name with a comma between.
    init?(pair text: String) {
        let parts = text.split(separator: ",", maxSplits: 1).map { $0.trimmed }
        guard parts.count == 2, !parts.contains("") else { return nil }
        (component, name) = (parts[0], parts[1])
    }

    /// Reads a command that invokes a shortcut, and does nothing else.
    init?(command: String) {
        let words = ShellWords(command).words.map(\.text)
        guard words.count == 5, words[0].split(separator: "/").last?.hasPrefix("qdbus") == true,
            words[1] == "org.kde.kglobalaccel", words[2].hasPrefix("/component/"),
            words[3].split(separator: ".").last == "invokeShortcut",
            !words[4].trimmed.isEmpty, !command.contains(where: { ";|&<>$`".contains($0) })
        else { return nil }
        component = String(words[2].dropFirst("/component/".count))
        name = words[4]
    }

    /// The value of `action=`, or nil if it is no shortcut of the window manager's.
    var action: String? {
        guard component == "kwin", name.isPlain else { return nil }
        return Self.actions[name] ?? "kwin:\(name)"
    }

    /// A command that invokes it, without a shell.
    var words: [String] {
        let method = "org.kde.kglobalaccel.Component.invokeShortcut"
        return ["qdbus", "org.kde.kglobalaccel", "/component/\(component)", method, name]
    }
}
