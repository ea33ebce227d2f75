// SPDX-License-Identifier: MIT

public import Evdev

/// A virtual device that gestures act through, beside the twins.
public enum VirtualDevice: UInt8, CaseIterable, Sendable {
    case touchpad
    case mouse
    case keyboard
}

/// Virtual devices that the gestures need.
public struct VirtualDevices: OptionSet, Sendable {
    public var rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public init(_ device: VirtualDevice) {
        rawValue = 1 << device.rawValue
    }
}

/// A message from the process that recognizes gestures, which has the rights of a person, to the one that holds the
/// devices, which trusts none of it.
public enum WorkerMessage: Equatable, Sendable {
    /// What the gestures need from now on: the panels, or nothing, and these devices.
    case serve(panels: Bool, devices: VirtualDevices)
    /// Events for the twin of a panel. With a serial other than 0 the answer to
    /// ``BrokerMessage/events(panel:serial:time:)``, also if there are none.
    case frame(panel: UInt32, serial: UInt32)
    /// Events for a virtual device.
    case device(VirtualDevice)

    private enum Kind: UInt8 {
        case serve = 1
        case frame
        case device
    }

    /// Returns the message, in the memory of `buffer`.
    public func encoded(_ events: some Collection<InputEvent> = EmptyCollection(), in buffer: [UInt8] = []) -> [UInt8] {
        var writer: MessageWriter
        switch self {
        case .serve(let panels, let devices):
            writer = MessageWriter(Kind.serve.rawValue, in: buffer)
            writer.add(UInt8(panels ? 1 : 0))
            writer.add(devices.rawValue)
        case .frame(let panel, let serial):
            writer = MessageWriter(Kind.frame.rawValue, in: buffer)
            writer.add(panel)
            writer.add(serial)
            writer.add(events)
        case .device(let device):
            writer = MessageWriter(Kind.device.rawValue, in: buffer)
            writer.add(device.rawValue)
            writer.add(events)
        }
        return writer.bytes
    }

    /// Decodes a message, and stores its events. Returns nil if it is malformed.
    public init?(_ bytes: UnsafeRawBufferPointer, events: inout [InputEvent]) {
        var parts = MessageParts(bytes)
        guard let kind = parts.number(UInt8.self).flatMap({ Kind(rawValue: $0) }) else { return nil }
        switch kind {
        case .serve:
            guard let panels = parts.number(UInt8.self), panels <= 1, let devices = parts.number(UInt8.self) else {
                return nil
            }
            self = .serve(panels: panels == 1, devices: VirtualDevices(rawValue: devices))
        case .frame:
            guard let panel = parts.number(UInt32.self), let serial = parts.number(UInt32.self),
                parts.take(into: &events)
            else { return nil }
            self = .frame(panel: panel, serial: serial)
        case .device:
            guard let device = parts.number(UInt8.self).flatMap({ VirtualDevice(rawValue: $0) }),
                parts.take(into: &events)
            else { return nil }
            self = .device(device)
        }
        guard parts.isAtEnd else { return nil }
    }
}
