// SPDX-License-Identifier: MIT

import Glibc
import PersonRights

/// The compositor of the person's session: the process that owns the session's Wayland socket, whatever it is called.
struct Compositor: Equatable {
    var pid: pid_t
    /// Name of the process, for the log and for ``passesCancelOn``.
    var name: String
    var display: String
    /// Whether clients get a cancel when libinput cancels a touch. sway before 1.10 loses it, so that the client's
    /// finger never lifts.
    var passesCancelOn = false

    /// Returns the compositor whose socket is in the runtime folder, or nil. Of several, such as one that runs in
    /// another one's window, the one that has run longest is returned.
    static func find() -> Compositor? {
        guard let folder = runtimeFolder else { return nil }
        let found = names(in: folder).filter { SessionWatch.isDisplay($0) }.sorted().compactMap {
            Compositor(display: $0, in: folder)
        }
        return found.min { $0.pid < $1.pid }
    }

    static var runtimeFolder: String? {
        getenv("XDG_RUNTIME_DIR").map { String(cString: $0) }
    }

    /// A compositor that hangs does not take this process along.
    private static let socketFlags = Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)

    /// Asks the kernel which process listens at the socket. It must be the person's own.
    private init?(display: String, in folder: String) {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Compositor.socketFlags, 0)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var user: uid_t = 0
        var process: pid_t = 0
        guard Meeting.call("\(folder)/\(display)", { connect(descriptor, $0, $1) }) == 0,
            person_find_peer(descriptor, &user, &process), user == getuid()
        else { return nil }
        pid = process
        name = (readText("/proc/\(process)/comm")?.split(separator: "\n").first).map(String.init) ?? "a compositor"
        self.display = display
        switch name {
        case "kwin_wayland": passesCancelOn = true
        case "sway": passesCancelOn = Sway.version(of: pid, in: folder).map { $0 >= (1, 10) } ?? false
        default: break
        }
    }

    /// Gives commands the compositor's environment and the address of its socket.
    func adoptEnvironment() {
        for variable in (readText("/proc/\(pid)/environ") ?? "").split(separator: "\0") {
            guard let sign = variable.firstIndex(of: "="), sign > variable.startIndex else { continue }
            let name = String(variable[..<sign])
            // A library preloaded into the compositor is not meant for other programs, and where this process logs is
            // its own affair.
            guard name != "LD_PRELOAD", name != "JOURNAL_STREAM", name != "XDG_RUNTIME_DIR" else { continue }
            setenv(name, String(variable[variable.index(after: sign)...]), 1)
        }
        setenv("WAYLAND_DISPLAY", display, 1)
        guard let runtime = Compositor.runtimeFolder else { return }
        if let socket = Sway.socketPath(of: pid, in: runtime) { setenv("SWAYSOCK", socket, 1) }
        if access("\(runtime)/bus", F_OK) == 0 { setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=\(runtime)/bus", 0) }
    }
}

/// Notices when a compositor may have come or gone.
final class SessionWatch {
    /// Becomes readable on changes in the runtime folder; -1 if there is none.
    let descriptor: Int32

    init() {
        let watch = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard watch >= 0, let folder = Compositor.runtimeFolder,
            inotify_add_watch(watch, folder, UInt32(IN_CREATE) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE)) >= 0
        else {
            if watch >= 0 { close(watch) }
            descriptor = -1
            return
        }
        descriptor = watch
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    static func isDisplay(_ name: some StringProtocol) -> Bool {
        name.hasPrefix("wayland-") && !name.hasSuffix(".lock")
    }

    /// Forgets that ``descriptor`` is readable. Returns whether the change concerns a compositor.
    func takeNews() -> Bool {
        var concerns = false
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return concerns }
            // Names stand between the numbers of the records.
            let text = String(decoding: buffer.prefix(count), as: UTF8.self)
            concerns = concerns || text.contains("wayland-") || text.contains("sway-ipc.")
        }
    }
}

/// Returns the names in a folder.
func names(in path: String) -> [String] {
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
