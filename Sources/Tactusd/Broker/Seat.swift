// SPDX-License-Identifier: MIT

import CEvdev
import Glibc
import PersonRights

/// The seat that the panels belong to, and who sits at it, as logind tells: `sd_seat_get_active()` reads the same
/// files. logind replaces them whenever another session becomes active.
final class Seat {
    private static let folder = "/run/systemd"

    let name: String
    /// Becomes readable when a session may have become active or ended; -1 without logind.
    let descriptor: Int32

    init(_ name: String) {
        self.name = name
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return }
        for part in ["seats", "sessions"] {
            inotify_add_watch(descriptor, "\(Seat.folder)/\(part)", UInt32(IN_MOVED_TO) | UInt32(IN_DELETE))
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Forgets that ``descriptor`` is readable.
    func takeNews() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &buffer, buffer.count) > 0 {}
    }

    /// Whether logind knows the seat. If not, the daemon's options say whom it serves.
    var isKnown: Bool {
        access("\(Seat.folder)/seats/\(name)", F_OK) == 0
    }

    /// User of the active session, or nil if none is active or it is a login screen.
    var activeUser: uid_t? {
        let seat = variables(of: "seats/\(name)")
        guard let session = seat["ACTIVE"], let user = seat["ACTIVE_UID"].flatMap({ uid_t($0) }),
            session.allSatisfy({ $0.isLetter || $0.isNumber })
        else { return nil }
        let kind = variables(of: "sessions/\(session)")["CLASS"]
        return kind.map { $0.hasPrefix("user") } ?? false ? user : nil
    }

    private func variables(of path: String) -> [String: String] {
        var variables: [String: String] = [:]
        for line in (readText("\(Seat.folder)/\(path)") ?? "").split(separator: "\n") {
            guard let sign = line.firstIndex(of: "=") else { continue }
            variables[String(line[..<sign])] = String(line[line.index(after: sign)...])
        }
        return variables
    }
}

/// Returns the content of a file, at most its first MB.
func readText(_ path: String) -> String? {
    let descriptor = tactus_open(path, O_RDONLY | O_CLOEXEC)
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
