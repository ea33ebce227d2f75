// SPDX-License-Identifier: MIT

public import Evdev

/// A message from the process that holds the devices to the one that recognizes gestures. Events stand beside it, in
/// memory that is used again.
public enum BrokerMessage: Equatable, Sendable {
    /// A panel was grabbed.
    case panel(PanelFacts)
    /// Events of a panel, of which the last one has this time in µs. They must be answered by a
    /// ``WorkerMessage/frame(panel:serial:)`` with the same serial.
    case events(panel: UInt32, serial: UInt32, time: UInt64)
    /// A panel was let go.
    case gone(panel: UInt32)
    /// The gesture file is to be read again, whether or not it has changed.
    case reload

    private enum Kind: UInt8 {
        case panel = 1
        case events
        case gone
        case reload
    }

    /// Returns the message, in the memory of `buffer`.
    public func encoded(_ events: some Collection<InputEvent> = EmptyCollection(), in buffer: [UInt8] = []) -> [UInt8] {
        var writer: MessageWriter
        switch self {
        case .panel(let facts):
            writer = MessageWriter(Kind.panel.rawValue, in: buffer)
            writer.add(facts)
        case .events(let panel, let serial, let time):
            writer = MessageWriter(Kind.events.rawValue, in: buffer)
            writer.add(panel)
            writer.add(serial)
            writer.add(time)
            writer.add(events)
        case .gone(let panel):
            writer = MessageWriter(Kind.gone.rawValue, in: buffer)
            writer.add(panel)
        case .reload: writer = MessageWriter(Kind.reload.rawValue, in: buffer)
        }
        return writer.bytes
    }

    /// Decodes a message, and stores its events. Returns nil if it is malformed.
    public init?(_ bytes: UnsafeRawBufferPointer, events: inout [InputEvent]) {
        var parts = MessageParts(bytes)
        guard let kind = parts.number(UInt8.self).flatMap({ Kind(rawValue: $0) }) else { return nil }
        switch kind {
        case .panel:
            guard let facts = parts.panelFacts() else { return nil }
            self = .panel(facts)
        case .events:
            guard let panel = parts.number(UInt32.self), let serial = parts.number(UInt32.self),
                let time = parts.number(UInt64.self), parts.take(into: &events)
            else { return nil }
            self = .events(panel: panel, serial: serial, time: time)
        case .gone:
            guard let panel = parts.number(UInt32.self) else { return nil }
            self = .gone(panel: panel)
        case .reload: self = .reload
        }
        guard parts.isAtEnd else { return nil }
    }
}
