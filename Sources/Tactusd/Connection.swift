// SPDX-License-Identifier: MIT

import Glibc
import VirtualTouchscreen

/// One end of the connection between the two processes of the daemon. Each message is a packet.
final class Connection {
    enum Reading {
        case done
        /// More messages are pending; other descriptors are served first.
        case more
        /// The other end is gone, or what it sends is malformed.
        case gone
    }

    /// Messages that one round takes at most.
    private static let mostPerRound = 64
    /// Messages that wait for room at most. An end that is so far behind is as good as gone.
    private static let mostWaiting = 256

    let descriptor: Int32
    private var incoming = [UInt8](repeating: 0, count: MessageLimit.bytes + 1)
    private var waiting: [[UInt8]] = []

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        // A second of frames of ten fingers at 1000 Hz, as the kernel counts them.
        var size: Int32 = 1 << 20
        if setsockopt(descriptor, SOL_SOCKET, SO_SNDBUFFORCE, &size, socklen_t(MemoryLayout<Int32>.size)) != 0 {
            setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
    }

    deinit {
        close(descriptor)
    }

    /// Creates both ends. Returns nil with `errno` if that is not possible.
    static func pair() -> (own: Connection, other: Int32)? {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
        return (Connection(ends[0]), ends[1])
    }

    /// Whether messages wait for room.
    var isBlocked: Bool {
        !waiting.isEmpty
    }

    /// Sends a message, now or when there is room. Returns false if the other end is gone.
    func send(_ message: [UInt8]) -> Bool {
        if !waiting.isEmpty || !put(message) {
            guard waiting.count < Connection.mostWaiting, waiting.isEmpty ? errno == EAGAIN : true else { return false }
            waiting.append(message)
        }
        return true
    }

    /// Sends what waits. Returns false if the other end is gone.
    func sendWaiting() -> Bool {
        var sent = 0
        while sent < waiting.count, put(waiting[sent]) { sent += 1 }
        let isGone = sent < waiting.count && errno != EAGAIN
        waiting.removeFirst(sent)
        return !isGone
    }

    private func put(_ message: [UInt8]) -> Bool {
        while true {
            let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
            if Glibc.send(descriptor, message, message.count, flags) >= 0 { return true }
            if errno != EINTR { return false }
        }
    }

    /// Hands pending messages to the handler, which returns false if one is malformed.
    func receive(_ handler: (UnsafeRawBufferPointer) -> Bool) -> Reading {
        for _ in 0..<Connection.mostPerRound {
            let count = recv(descriptor, &incoming, incoming.count, Int32(MSG_DONTWAIT))
            if count < 0 {
                if errno == EINTR { continue }
                return errno == EAGAIN ? .done : .gone
            }
            guard count > 0, count <= MessageLimit.bytes else { return .gone }
            let isGood = incoming.withUnsafeBytes { handler(UnsafeRawBufferPointer(rebasing: $0.prefix(count))) }
            guard isGood else { return .gone }
        }
        return .more
    }
}
