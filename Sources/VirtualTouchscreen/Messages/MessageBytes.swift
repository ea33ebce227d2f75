// SPDX-License-Identifier: MIT

import Evdev

/// Limits of a message between the processes of the daemon.
public enum MessageLimit {
    /// Largest message, in bytes. A larger one is malformed.
    public static let bytes = 32_768
    /// Most events in one message. More of them are sent in further messages.
    public static let events = 2048
    /// Longest text, in bytes.
    static let text = 512
    /// Most axes of a panel: as many as the kernel knows (`ABS_CNT`).
    static let axes = 64
}

/// Appends numbers and texts to a message, in the machine's byte order: both ends run on one machine.
struct MessageWriter {
    var bytes: [UInt8]

    /// Begins a message in `buffer`, whose memory is used again.
    init(_ kind: UInt8, in buffer: [UInt8] = []) {
        bytes = buffer
        bytes.removeAll(keepingCapacity: true)
        bytes.append(kind)
    }

    mutating func add<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
    }

    /// Texts that are too long are cut off.
    mutating func add(_ text: String) {
        let content = text.utf8.prefix(MessageLimit.text)
        add(UInt16(truncatingIfNeeded: content.count))
        bytes.append(contentsOf: content)
    }

    mutating func add(_ events: some Collection<InputEvent>) {
        let part = events.prefix(MessageLimit.events)
        add(UInt16(truncatingIfNeeded: part.count))
        for event in part {
            add(event.type)
            add(event.code)
            add(event.value)
        }
    }
}

/// Takes a message apart. Everything returns nil from the first missing byte on.
struct MessageParts {
    private var rest: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        rest = bytes
    }

    var isAtEnd: Bool {
        rest.isEmpty
    }

    mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
        let size = MemoryLayout<Number>.size
        guard rest.count >= size else { return nil }
        let number = rest.loadUnaligned(as: type)
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(size))
        return number
    }

    /// Bytes that are no UTF-8 are replaced.
    mutating func text() -> String? {
        guard let count = number(UInt16.self).map(Int.init), count <= MessageLimit.text, rest.count >= count else {
            return nil
        }
        let text = String(decoding: rest.prefix(count), as: UTF8.self)
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        return text
    }

    /// Replaces the content of `events`. Returns false if the message is malformed.
    mutating func take(into events: inout [InputEvent]) -> Bool {
        events.removeAll(keepingCapacity: true)
        guard let count = number(UInt16.self), count <= MessageLimit.events else { return false }
        for _ in 0..<count {
            guard let type = number(UInt16.self), let code = number(UInt16.self), let value = number(Int32.self) else {
                return false
            }
            events.append(InputEvent(type, code, value))
        }
        return true
    }
}
