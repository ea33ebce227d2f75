// SPDX-License-Identifier: MIT
internal import CTactus
internal import CTactusWayland
internal import CWaylandServer

/// Structs that begin with their size: a smaller caller's missing tail reads as zero, a larger caller's unknown tail
/// must be zero; of what the library fills, a smaller caller gets the head.

/// No struct of any version is as large; a larger size is memory that nobody wrote.
private let largestSize = 4096

private func sizeNoted(at raw: UnsafeRawPointer) -> Int? {
    let size = raw.loadUnaligned(as: Int.self)
    return size >= MemoryLayout<Int>.size && size <= largestSize ? size : nil
}

extension tactus_wayland_callbacks {
    /// nil: malformed. NULL stands for none.
    static func copy(_ pointer: UnsafePointer<tactus_wayland_callbacks>?) -> tactus_wayland_callbacks? {
        var callbacks = tactus_wayland_callbacks()
        guard let pointer else { return callbacks }
        let raw = UnsafeRawPointer(pointer)
        guard let size = sizeNoted(at: raw) else { return nil }
        let known = MemoryLayout<tactus_wayland_callbacks>.size
        var offset = known
        while offset < size {
            guard raw.load(fromByteOffset: offset, as: UInt8.self) == 0 else { return nil }
            offset += 1
        }
        withUnsafeMutableBytes(of: &callbacks) { bytes in
            bytes.copyMemory(from: UnsafeRawBufferPointer(start: raw, count: min(size, known)))
        }
        return callbacks
    }
}

extension tactus_wayland_touch {
    /// False: the caller's struct is malformed.
    func fill(_ pointer: UnsafeMutablePointer<tactus_wayland_touch>) -> Bool {
        let raw = UnsafeMutableRawPointer(pointer)
        guard let size = sizeNoted(at: UnsafeRawPointer(raw)) else { return false }
        var filled = self
        filled.size = size
        withUnsafeBytes(of: &filled) { bytes in
            UnsafeMutableRawBufferPointer(start: raw, count: size).copyMemory(
                from: UnsafeRawBufferPointer(rebasing: bytes.prefix(size)))
        }
        return true
    }
}
