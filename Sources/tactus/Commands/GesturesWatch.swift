// SPDX-License-Identifier: MIT

import GesturesTool
import Glibc
import ScenarioFormat

/// `tactus gestures watch`: prints what a host tells of its gestures while they happen.
enum GesturesWatch {
    /// As many numbers as hosts try (tactus_gestures_publish()).
    private static let sockets = 32
    private static let longestLine = 64 << 10

    static func run(_ names: [String]) -> ExitStatus {
        guard let folder = getenv("XDG_RUNTIME_DIR").map({ String(cString: $0) }), !folder.isEmpty else {
            printError("tactus: XDG_RUNTIME_DIR is not set: this is no session of a desktop")
            return .unusable
        }
        let found = (0..<sockets).lazy.compactMap { number in
            connected(to: "\(folder)/tactus-gestures-\(number)").map { (number: number, descriptor: $0) }
        }.first
        guard let (number, descriptor) = found else {
            printError(
                "tactus: no host tells of its gestures in \(folder.printable): a compositor with Tactus or tactusd, "
                    + "with a gesture file")
            return .unusable
        }
        defer { close(descriptor) }
        let wishes = Array((names.isEmpty ? ["*"] : names).map { $0 + "\n" }.joined().utf8)
        let sent = wishes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard sent == wishes.count else {
            printError("tactus: the host does not listen")
            return .unusable
        }
        for name in names where name != "*" { warnIfUnknown(name) }
        let wanted = names.isEmpty ? "all gestures" : names.map(\.printable).joined(separator: ", ")
        printError("tactus: follows \(wanted) on tactus-gestures-\(number)")
        return follow(descriptor)
    }

    /// Says that a name is none of the user's own file, which is the host's unless that has one.
    private static func warnIfUnknown(_ name: String) {
        var text = [CChar](repeating: 0, count: 512)
        guard gestures_describe_unknown_name(name, &text, text.count) else { return }
        let words = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        printError("tactus: \(words)")
    }

    /// Returns a connection to a host, or nil if nobody listens there.
    private static func connected(to path: String) -> Int32? {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        let fits = withUnsafeMutableBytes(of: &address.sun_path) { room in
            guard bytes.count < room.count else { return false }
            room.copyBytes(from: bytes)
            return true
        }
        guard fits else { return nil }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        let result = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        if result == 0 { return descriptor }
        close(descriptor)
        return nil
    }

    /// Prints each line when it comes, until the host goes.
    private static func follow(_ descriptor: Int32) -> ExitStatus {
        var line: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0, line.count < longestLine else { break }
            for byte in piece.prefix(count) {
                guard byte == UInt8(ascii: "\n") else {
                    line.append(byte)
                    continue
                }
                print(String(decoding: line, as: UTF8.self))
                line.removeAll(keepingCapacity: true)
            }
            StandardOutput.flush()
        }
        printError("tactus: the host has ended, or this program did not read in time")
        return .failed
    }
}
