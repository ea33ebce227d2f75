// SPDX-License-Identifier: MIT

/// A line of a recording that cannot be read.
public struct RecordingError: Error, Equatable {
    /// Counted from 1; 0: the whole file.
    public var line: Int
    public var message: String

    public init(line: Int, _ message: String) {
        self.line = line
        self.message = message
    }
}
