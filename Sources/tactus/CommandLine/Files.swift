// SPDX-License-Identifier: MIT

import Glibc
import ScenarioFormat

/// An hour of ten fingers is some 100 MiB; whoever names a device instead should not wait for its end.
private let largestFile = 512 << 20

/// Reads a file, or standard input if its name is `-`.
func readFile(_ path: String) throws(ScenarioError) -> [UInt8] {
    if path == "-" { return try readAll(STDIN_FILENO) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw systemError() }
    defer { close(descriptor) }
    return try readAll(descriptor)
}

/// Returns a file's name as messages show it.
func shownName(_ path: String) -> String { path == "-" ? "standard input" : path }

private func readAll(_ descriptor: Int32) throws(ScenarioError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0 {
            if errno == EINTR { continue }
            throw systemError()
        }
        if count == 0 { return bytes }
        bytes += buffer[..<count]
        guard bytes.count <= largestFile else {
            throw ScenarioError(line: 0, "cannot be read: larger than \(largestFile >> 20) MiB")
        }
    }
}

private func systemError() -> ScenarioError {
    let reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
    return ScenarioError(line: 0, "cannot be read: \(reason)")
}

func printError(_ text: String) {
    var rest = ArraySlice(Array((text + "\n").utf8))
    while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        guard written > 0 else { return }
        rest.removeFirst(written)
    }
}

func writeFile(_ path: String, _ text: String) throws(ScenarioError) {
    let descriptor = path == "-" ? STDOUT_FILENO : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw writeError(path) }
    var rest = ArraySlice(Array(text.utf8))
    while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if written < 0, errno == EINTR { continue }
        guard written > 0 else {
            let error = writeError(path)
            if path != "-" { close(descriptor) }
            throw error
        }
        rest.removeFirst(written)
    }
    if path != "-", close(descriptor) != 0 { throw writeError(path) }
}

private func writeError(_ path: String) -> ScenarioError {
    let reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
    return ScenarioError(line: 0, "\(path) cannot be written: \(reason)")
}
