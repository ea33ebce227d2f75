// SPDX-License-Identifier: MIT

import Glibc
import ScenarioFormat

/// Reads a file, or standard input if its name is `-`.
func readFile(_ path: String) throws(ScenarioError) -> [UInt8] { try readWhole(try InputFile(path)) }

/// Returns a file's name as messages show it.
func shownName(_ path: String) -> String { path == "-" ? "standard input" : path.printable }

func systemError() -> ScenarioError {
    let reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
    return ScenarioError(line: 0, "cannot be read: \(reason)")
}

func printError(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
    var rest = ArraySlice(Array((lines.joined(separator: "\n") + "\n").utf8))
    while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        guard written > 0 else { return }
        rest.removeFirst(written)
    }
}

func writeFile(_ path: String, _ text: String) throws(ScenarioError) {
    let file = try OutputFile(path)
    file.write(text)
    if let fault = file.close() { throw fault }
}
