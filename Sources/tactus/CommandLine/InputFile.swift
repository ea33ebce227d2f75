// SPDX-License-Identifier: MIT

import Glibc
import ScenarioFormat

/// Limit for inputs without an end, such as a device.
private let largestFile = 512 << 20

func readWhole(_ file: InputFile) throws(ScenarioError) -> [UInt8] {
    let bytes = try file.beginning(ofAtMost: largestFile + 1)
    guard bytes.count <= largestFile else {
        throw ScenarioError(line: 0, "cannot be read: larger than \(largestFile >> 20) MiB")
    }
    return bytes
}

/// Opens a file that nobody else sees, and that is gone when it is closed.
func openUnnamedFile() throws(ScenarioError) -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((folder + "/tactus-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw ScenarioError(line: 0, "no file can be made in \(folder)") }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
}

/// A file that can be read repeatedly from its beginning, even standard input or a pipe.
final class InputFile {
    private var descriptor: Int32
    private static let pieceLength = 64 << 10

    /// - Parameter path: `-` is standard input
    init(_ path: String) throws(ScenarioError) {
        descriptor = path == "-" ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0) : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw systemError() }
        InputFiles.add(descriptor)
    }

    deinit { close(descriptor) }

    /// Returns the first bytes. Input that cannot be read twice is first copied to an unnamed file.
    func beginning(ofAtMost count: Int) throws(ScenarioError) -> [UInt8] {
        if lseek(descriptor, 0, SEEK_CUR) < 0 { try spool(atMost: largestFile + 1) }
        let next = try read()
        var bytes: [UInt8] = []
        var status = stat()
        if fstat(descriptor, &status) == 0 { bytes.reserveCapacity(min(count, max(0, status.st_size))) }
        while bytes.count < count {
            let piece = try next()
            if piece.isEmpty { break }
            bytes += piece.prefix(count - bytes.count)
        }
        return bytes
    }

    /// Reads the file from its beginning.
    func read() throws(ScenarioError) -> ScenarioSource.Pieces {
        var place = 0
        return { [self] () throws(ScenarioError) in
            var buffer = [UInt8](repeating: 0, count: InputFile.pieceLength)
            let count = try retrying { pread(descriptor, &buffer, buffer.count, place) }
            place += count
            return Array(buffer[..<count])
        }
    }

    private func spool(atMost most: Int) throws(ScenarioError) {
        let spooled = try openUnnamedFile()
        let pipe = descriptor
        descriptor = spooled
        defer { close(pipe) }
        var buffer = [UInt8](repeating: 0, count: InputFile.pieceLength)
        var length = 0
        while length < most {
            let count = try retrying { Glibc.read(pipe, &buffer, buffer.count) }
            if count == 0 { return }
            length += count
            var rest = buffer[..<count]
            while !rest.isEmpty {
                let written = try retrying { rest.withUnsafeBytes { write(spooled, $0.baseAddress, $0.count) } }
                rest.removeFirst(written)
            }
        }
    }

    /// Repeats a system call until it is not interrupted by a signal.
    private func retrying(_ call: () -> Int) throws(ScenarioError) -> Int {
        while true {
            let result = call()
            if result >= 0 { return result }
            guard errno == EINTR else { throw systemError() }
        }
    }
}
