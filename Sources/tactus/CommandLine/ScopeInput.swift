// SPDX-License-Identifier: MIT

import Glibc
import ScenarioFormat

/// Pipe to which the signal handler writes signal numbers. Set once, before the handler is installed.
private nonisolated(unsafe) var signalPipe: Int32 = -1

/// Live input from a running host, keys of the terminal, and signals.
final class ScopeInput {
    enum Event {
        case bytes([UInt8])
        /// The time has passed without input.
        case nothing
        case key(UInt8)
        case resized
        /// A signal or a key ended the input.
        case interrupted
        case end
    }

    private let descriptor: Int32
    private let isFile: Bool
    /// Whether to wait at the end of the input: a file may grow, and a host may open a pipe later.
    private let follows: Bool
    private var signals: Int32 = -1
    private var readsKeys = false
    private var hasRead = false

    init(_ path: String, follows: Bool) throws(ScenarioError) {
        var status = stat()
        guard path == "-" || stat(path, &status) == 0 else { throw ScopeInput.error() }
        let kind = path == "-" ? 0 : status.st_mode & S_IFMT
        isFile = kind == S_IFREG
        self.follows = follows
        if path == "-" {
            descriptor = STDIN_FILENO
        } else {
            // Opening a pipe without a writer must not block the keys.
            let flags = O_RDONLY | O_CLOEXEC | (kind == S_IFIFO ? O_NONBLOCK : 0)
            descriptor = kind == S_IFSOCK ? try ScopeInput.connect(to: path) : open(path, flags)
        }
        guard descriptor >= 0 else { throw ScopeInput.error() }
        InputFiles.add(descriptor)
    }

    deinit {
        if signals >= 0 { close(signals) }
        if descriptor != STDIN_FILENO { close(descriptor) }
    }

    private static func connect(to path: String) throws(ScenarioError) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw ScenarioError(line: 0, "cannot be read: the name is too long for a socket")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw error() }
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0 else {
            let complaint = error()
            close(descriptor)
            throw complaint
        }
        return descriptor
    }

    private static func error() -> ScenarioError {
        let reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
        return ScenarioError(line: 0, "cannot be read: \(reason)")
    }

    /// Starts to report keys and signals.
    func listenToTerminal() {
        readsKeys = descriptor != STDIN_FILENO && isatty(STDIN_FILENO) != 0
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        signals = ends[0]
        signalPipe = ends[1]
        for number in [SIGINT, SIGTERM, SIGHUP, SIGWINCH] {
            Glibc.signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                write(signalPipe, &byte, 1)
            }
        }
    }

    /// Waits for the next input, at most this many ms.
    func next(within milliseconds: Int32) throws(ScenarioError) -> Event {
        let watched = [descriptor, signals, readsKeys ? STDIN_FILENO : -1]
        var polled = watched.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // A file is always readable, so at its end it is polled by time.
        if isFile, hasRead { polled[0].fd = -1 }
        let count = poll(&polled, nfds_t(polled.count), milliseconds)
        if count < 0 {
            if errno == EINTR { return .nothing }
            throw ScopeInput.error()
        }
        if polled[1].revents != 0 { return signal() }
        if polled[2].revents != 0 { return key() }
        if polled[0].revents != 0 || isFile { return try read() }
        return .nothing
    }

    private func read() throws(ScenarioError) -> Event {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count < 0 {
            if errno == EINTR || errno == EAGAIN { return .nothing }
            throw ScopeInput.error()
        }
        if count > 0 {
            hasRead = isFile && count < buffer.count
            wasWritten = true
            return .bytes(Array(buffer[..<count]))
        }
        if isFile { hasRead = true }
        if isFile, follows { return .nothing }
        // No host has opened the pipe for writing yet.
        if !wasWritten, follows, descriptor != STDIN_FILENO {
            usleep(20_000)
            return .nothing
        }
        return .end
    }

    private var wasWritten = false

    private func signal() -> Event {
        var byte: UInt8 = 0
        guard Glibc.read(signals, &byte, 1) == 1 else { return .nothing }
        return Int32(byte) == SIGWINCH ? .resized : .interrupted
    }

    private func key() -> Event {
        var byte: UInt8 = 0
        guard Glibc.read(STDIN_FILENO, &byte, 1) == 1 else {
            readsKeys = false
            return .nothing
        }
        return .key(byte)
    }
}
