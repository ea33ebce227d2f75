// SPDX-License-Identifier: MIT

import Glibc

/// A running compositor, found in `/proc`, and its user.
struct Session: Equatable {
    struct Compositor {
        var process: String
        var name: String
        /// Whether clients get a cancel when libinput cancels a touch.
        var passesCancelOn: Bool
        /// Part of a library's name in old versions, which do not pass the cancel on.
        var library: String?
    }

    /// Process names. The kernel keeps 15 characters.
    static let compositors = [
        // sway before 1.10 loses the cancel, so that the client's finger never lifts. Its wlroots library shows the
        // version.
        Compositor(process: "sway", name: "sway", passesCancelOn: true, library: "libwlroots-0."),
        Compositor(process: "kwin_wayland", name: "KWin", passesCancelOn: true),
        Compositor(process: "labwc", name: "labwc", passesCancelOn: false),
        Compositor(process: "cage", name: "cage", passesCancelOn: false),
        Compositor(process: "phoc", name: "phoc", passesCancelOn: false),
        Compositor(process: "gnome-shell", name: "mutter", passesCancelOn: false),
        Compositor(process: "wayfire", name: "Wayfire", passesCancelOn: false),
        Compositor(process: "Hyprland", name: "Hyprland", passesCancelOn: false),
        Compositor(process: "weston", name: "Weston", passesCancelOn: false),
        Compositor(process: "niri", name: "niri", passesCancelOn: false),
        Compositor(process: "river", name: "river", passesCancelOn: false),
        Compositor(process: "cosmic-comp", name: "cosmic-comp", passesCancelOn: false),
        Compositor(process: "Xorg", name: "Xorg", passesCancelOn: false),
    ]

    var pid: pid_t
    var user: uid_t
    var group: gid_t
    var compositor: String
    var passesCancelOn: Bool

    /// Returns the compositor of the active user, or nil. Of several, the one that has run longest is returned. System
    /// users, such as that of a login screen, come last.
    static func find() -> Session? {
        guard let folder = opendir("/proc") else { return nil }
        defer { closedir(folder) }
        var found: [Session] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if let pid = pid_t(name), let session = Session(pid: pid) { found.append(session) }
        }
        let active = activeUser
        func rank(_ session: Session) -> (Int, Int, pid_t) {
            (session.user == active ? 0 : 1, session.isOfSystem ? 1 : 0, session.pid)
        }
        return found.min { rank($0) < rank($1) }
    }

    /// User of the active session according to systemd-logind, or nil.
    private static var activeUser: uid_t? {
        let prefix = "ACTIVE_UID="
        let lines = readText("/run/systemd/seats/seat0")?.split(separator: "\n") ?? []
        return lines.first { $0.hasPrefix(prefix) }.flatMap { uid_t($0.dropFirst(prefix.count)) }
    }

    private init?(pid: pid_t) {
        guard let name = readText("/proc/\(pid)/comm")?.split(separator: "\n").first,
            let compositor = Session.compositors.first(where: { $0.process == name })
        else { return nil }
        var status = stat()
        guard stat("/proc/\(pid)", &status) == 0 else { return nil }
        self.pid = pid
        user = status.st_uid
        group = status.st_gid
        self.compositor = compositor.name
        passesCancelOn = compositor.passesCancelOn
        if let library = compositor.library {
            passesCancelOn = passesCancelOn && (readText("/proc/\(pid)/maps") ?? "").contains(library)
        }
    }

    /// Whether the session belongs to a system user, for example a login screen that a user's session will follow.
    var isOfSystem: Bool {
        user < 1000
    }

    /// Whether the process still runs the same program and no other user has become active.
    var isCurrent: Bool {
        Session(pid: pid) == self && Session.activeUser.map { $0 == user } ?? true
    }

    /// Environment variables of the session's programs, as far as the daemon can find them.
    var environment: [String] {
        var variables: [String: String] = [:]
        let own = (readText("/proc/\(pid)/environ") ?? "").split(separator: "\0").map(String.init)
        for variable in Session.basicEnvironment(of: user) + own {
            guard let sign = variable.firstIndex(of: "=") else { continue }
            variables[String(variable[..<sign])] = String(variable[variable.index(after: sign)...])
        }
        // A library preloaded into the compositor is not meant for other programs.
        variables["LD_PRELOAD"] = nil
        let runtime = variables["XDG_RUNTIME_DIR"] ?? "/run/user/\(user)"
        variables["XDG_RUNTIME_DIR"] = runtime
        // The compositor's own environment lacks what it sets for its children.
        let sockets = names(in: runtime)
        if let display = sockets.filter({ $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") }).min() {
            variables["WAYLAND_DISPLAY"] = display
        }
        if let socket = sockets.first(where: { $0.hasPrefix("sway-ipc.") && $0.hasSuffix(".\(pid).sock") }) {
            variables["SWAYSOCK"] = "\(runtime)/\(socket)"
        }
        if variables["DBUS_SESSION_BUS_ADDRESS"] == nil, sockets.contains("bus") {
            variables["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(runtime)/bus"
        }
        return variables.map { "\($0.key)=\($0.value)" }.sorted()
    }

    /// Environment variables that every program of a user has.
    static func basicEnvironment(of user: uid_t) -> [String] {
        var variables = ["PATH=/usr/local/bin:/usr/bin:/bin", "XDG_RUNTIME_DIR=/run/user/\(user)"]
        if let entry = getpwuid(user)?.pointee {
            if let name = entry.pw_name { variables.append("USER=\(String(cString: name))") }
            if let home = entry.pw_dir { variables.append("HOME=\(String(cString: home))") }
        }
        return variables
    }

    /// Configuration folder of the user.
    var configurationFolder: String? {
        let home = getpwuid(user)?.pointee.pw_dir.map { String(cString: $0) }
        return home.map { "\($0)/.config" }
    }
}

/// Returns the content of a file, at most its first MB.
private func readText(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 16_384)
    while bytes.count < 1_000_000 {
        let count = read(descriptor, &part, part.count)
        guard count > 0 else { break }
        bytes += part.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
}

/// Returns the names in a folder.
private func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
        names.append(
            withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            })
    }
    return names
}
