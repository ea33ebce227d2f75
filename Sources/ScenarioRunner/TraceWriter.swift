// SPDX-License-Identifier: MIT

/// Writes the lines of a trace as they arrive; in a recording, those after its start.
struct TraceWriter {
    private var lines: [String] = []
    private var hasBegun: Bool
    private let write: (String) -> Void

    init(isRecording: Bool, _ write: @escaping (String) -> Void) {
        hasBegun = !isRecording
        self.write = write
    }

    mutating func add(_ line: String) {
        lines.append(line)
    }

    mutating func begin() {
        lines.removeAll(keepingCapacity: true)
        hasBegun = true
    }

    /// - Parameter isInput: the scene is surely set, also in a recording that was shortened.
    mutating func flush(isInput: Bool) {
        hasBegun = hasBegun || isInput
        guard hasBegun else { return }
        for line in lines { write(line) }
        lines.removeAll(keepingCapacity: true)
    }
}
