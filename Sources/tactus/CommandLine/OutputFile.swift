// SPDX-License-Identifier: MIT

import Glibc
import ScenarioFormat

/// A file that is written in pieces.
final class OutputFile {
    private let path: String
    private let descriptor: Int32
    private var waiting: [UInt8] = []
    private var fault: ScenarioError?
    private static let pieceLength = 64 << 10

    /// - Parameter path: `-` is standard output
    init(_ path: String) throws(ScenarioError) {
        self.path = path
        descriptor = path == "-" ? STDOUT_FILENO : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw error() }
    }

    func write(_ text: String) {
        waiting += text.utf8
        if waiting.count >= OutputFile.pieceLength { flush() }
    }

    /// Closes the file. Returns the first error of all writes, or nil.
    func close() -> ScenarioError? {
        flush()
        if path != "-", Glibc.close(descriptor) != 0, fault == nil { fault = error() }
        return fault
    }

    private func flush() {
        var rest = waiting[...]
        while fault == nil, !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            if written > 0 { rest.removeFirst(written) } else { fault = error() }
        }
        waiting.removeAll(keepingCapacity: true)
    }

    private func error() -> ScenarioError {
        let reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
        return ScenarioError(line: 0, "\(path == "-" ? "standard output" : path) cannot be written: \(reason)")
    }
}
