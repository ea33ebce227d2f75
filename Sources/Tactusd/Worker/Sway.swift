// SPDX-License-Identifier: MIT

import Glibc
import PersonRights

/// What sway's socket for other programs tells of it (sway-ipc(7)).
enum Sway {
    /// `RUN_COMMAND`.
    private static let commandRequest: UInt32 = 0
    /// `GET_VERSION`.
    private static let versionRequest: UInt32 = 7
    private static let magic = Array("i3-ipc".utf8)
    private static let headerLength = 14
    private static let longestAnswer = 4096
    /// A compositor that hangs delays this process once by as much.
    private static let patience = timeval(tv_sec: 0, tv_usec: 200_000)

    /// Returns the socket of a process, or nil if it has none.
    static func socketPath(of pid: pid_t, in folder: String) -> String? {
        names(in: folder).first { $0.hasPrefix("sway-ipc.") && $0.hasSuffix(".\(pid).sock") }.map { "\(folder)/\($0)" }
    }

    /// Asks a sway of the caller's for its version; nil if it does not answer.
    static func version(of pid: pid_t, in folder: String) -> (major: Int, minor: Int)? {
        guard let path = socketPath(of: pid, in: folder),
            let text = ask(path, versionRequest, "", isMeant: { $0 == pid }),
            let major = number("major", in: text), let minor = number("minor", in: text)
        else { return nil }
        return (major, minor)
    }

    /// Lets the sway whose environment was adopted carry out a command of its configuration. Returns what was wrong.
    static func run(_ command: String) -> String? {
        guard let path = getenv("SWAYSOCK").map({ String(cString: $0) }) else { return "the compositor is no sway" }
        guard let text = ask(path, commandRequest, command, isMeant: { _ in true }) else {
            return "sway does not answer"
        }
        return text.filter { $0 != " " }.contains("\"success\":false") ? "sway refuses it" : nil
    }

    /// Sends a request, and returns the answer. Only a process of the caller's is asked.
    private static func ask(_ path: String, _ type: UInt32, _ text: String, isMeant: (pid_t) -> Bool) -> String? {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var limit = patience
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        var user: uid_t = 0
        var process: pid_t = 0
        guard Meeting.call(path, { connect(descriptor, $0, $1) }) == 0,
            person_find_peer(descriptor, &user, &process), user == getuid(), isMeant(process)
        else { return nil }
        let payload = Array(text.utf8)
        let request = magic + bytes(UInt32(clamping: payload.count)) + bytes(type) + payload
        guard send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count,
            let header = read(headerLength, from: descriptor), header.starts(with: magic)
        else { return nil }
        let length = header.dropFirst(magic.count).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length <= longestAnswer, let answer = read(length, from: descriptor) else { return nil }
        return String(decoding: answer, as: UTF8.self)
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian, Array.init)
    }

    private static func read(_ length: Int, from descriptor: Int32) -> [UInt8]? {
        var answer = [UInt8](repeating: 0, count: length)
        let count = answer.withUnsafeMutableBytes {
            recv(descriptor, $0.baseAddress, length, Int32(MSG_WAITALL))
        }
        return count == length ? answer : nil
    }

    /// Returns the number that a member of an object in JSON has.
    private static func number(_ name: String, in text: String) -> Int? {
        let parts = text.split(separator: "\"")
        guard let value = parts.drop(while: { $0 != name }).dropFirst().first else { return nil }
        return Int(value.drop { $0 == ":" || $0 == " " }.prefix { $0.isNumber })
    }
}
