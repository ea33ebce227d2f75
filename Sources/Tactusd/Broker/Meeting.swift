// SPDX-License-Identifier: MIT

import Glibc
import PersonRights

/// Socket at which processes join that recognize gestures, each for the person whose process it is.
final class Meeting {
    /// Processes of a person that may wait at a time.
    static let mostPerPerson = 2
    static let path = "/run/tactusd/socket"

    let descriptor: Int32
    private let path: String

    /// Returns nil with `errno` if the socket cannot be made.
    init?(_ path: String) {
        self.path = path
        descriptor = socket(AF_UNIX, Meeting.type | Int32(SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        unlink(path)
        guard Meeting.call(path, { bind(descriptor, $0, $1) }) == 0, chmod(path, 0o666) == 0,
            listen(descriptor, 16) == 0
        else {
            let code = errno
            close(descriptor)
            errno = code
            return nil
        }
    }

    /// Returns the descriptor of a process that has connected, or nil.
    func accept() -> Int32? {
        let joined = person_accept(descriptor)
        return joined >= 0 ? joined : nil
    }

    /// Connects to the socket. Returns nil with `errno` if nobody is there.
    static func join(_ path: String) -> Connection? {
        let descriptor = socket(AF_UNIX, type, 0)
        guard descriptor >= 0 else { return nil }
        guard call(path, { connect(descriptor, $0, $1) }) == 0 else {
            let code = errno
            close(descriptor)
            errno = code
            return nil
        }
        return Connection(descriptor)
    }

    private static let type = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)

    /// Calls `body` with the address of a path. Returns -1 with `errno` if the path is too long.
    static func call(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = path.utf8
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
            errno = ENAMETOOLONG
            return -1
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
    }
}
