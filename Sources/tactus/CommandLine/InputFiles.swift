// SPDX-License-Identifier: MIT

import Glibc

/// Files that were opened for reading, by device and number: no output may replace an input, whatever its name is.
enum InputFiles {
    private struct Identity: Hashable {
        var device: dev_t
        var number: ino_t
    }

    private nonisolated(unsafe) static var known: Set<Identity> = []

    static func add(_ descriptor: Int32) {
        if let identity = identity(of: descriptor) { known.insert(identity) }
    }

    static func contain(_ descriptor: Int32) -> Bool {
        identity(of: descriptor).map(known.contains) ?? false
    }

    /// Returns nil for a device or a pipe, which an output does not replace.
    private static func identity(of descriptor: Int32) -> Identity? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Identity(device: status.st_dev, number: status.st_ino)
    }
}
