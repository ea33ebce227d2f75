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
        descriptor = try OutputFile.open(path)
    }

    /// Opens a file for writing, and empties it unless it is an input.
    static func open(_ path: String) throws(ScenarioError) -> Int32 {
        let isStandard = path == "-"
        let descriptor = isStandard ? STDOUT_FILENO : Glibc.open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw error(path) }
        guard !InputFiles.contain(descriptor) else {
            if !isStandard { Glibc.close(descriptor) }
            throw ScenarioError(line: 0, "\(shown(path)) is an input, too, and would be lost")
        }
        var status = stat()
        guard !isStandard, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return descriptor
        }
        guard ftruncate(descriptor, 0) == 0 else {
            let fault = error(path)
            Glibc.close(descriptor)
            throw fault
        }
        return descriptor
    }

    func write(_ text: String) {
        waiting += text.utf8
        if waiting.count >= OutputFile.pieceLength { flush() }
    }

    /// Closes the file. Returns the first error of all writes, or nil.
    func close() -> ScenarioError? {
        flush()
        if path != "-", Glibc.close(descriptor) != 0, fault == nil { fault = OutputFile.error(path) }
        return fault
    }

    private func flush() {
        var rest = waiting[...]
        while fault == nil, !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            if written > 0 { rest.removeFirst(written) } else { fault = OutputFile.error(path) }
        }
        waiting.removeAll(keepingCapacity: true)
    }

    private static func shown(_ path: String) -> String { path == "-" ? "standard output" : path }

    private static func error(_ path: String) -> ScenarioError {
        let reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
        return ScenarioError(line: 0, "\(shown(path)) cannot be written: \(reason)")
    }
}
