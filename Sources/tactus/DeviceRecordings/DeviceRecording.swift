// SPDX-License-Identifier: MIT

import Evdev
import ScenarioFormat

/// A recording of touchscreens, written by evemu or `libinput record`.
struct DeviceRecording {
    let devices: [RecordedDevice]
    /// Notes about ignored input, one line each.
    private(set) var notes: [String] = []
    /// Error behind the last event that was read, or nil.
    private(set) var damage: ScenarioError?

    /// Returns whether the first lines are those of an evemu or `libinput record` file.
    static func isOne(_ bytes: [UInt8]) -> Bool { style(of: lines(bytes)) != nil }

    /// Reads a recording.
    ///
    /// - Parameters:
    ///   - bytes: of the file.
    ///   - description: of a file beside it that describes the device, where the recording does not.
    /// - Throws: where a line before the first event cannot be read, or where there is no touchscreen.
    init(_ bytes: [UInt8], description: [UInt8]? = nil) throws(ScenarioError) {
        let text = DeviceRecording.lines(bytes)
        if DeviceRecording.style(of: text) == .libinput {
            var reader = LibinputRecordReader()
            do {
                try reader.read(text)
            } catch {
                guard reader.devices.contains(where: { !$0.events.isEmpty }) else { throw ScenarioError(error) }
                damage = ScenarioError(error)
            }
            devices = reader.devices
        } else {
            var reader = EvemuReader()
            do {
                if let description {
                    try reader.read(DeviceRecording.lines(description).filter { !$0.hasPrefix("E:") })
                }
                try reader.read(text)
            } catch {
                guard !reader.device.events.isEmpty else { throw ScenarioError(error) }
                damage = ScenarioError(error)
            }
            devices = [reader.device]
        }
        for device in devices where !device.hasTouches && !device.events.isEmpty {
            notes.append("\(device.shownName): no touchscreen, its events are ignored")
        }
        guard devices.contains(where: \.hasTouches) else { throw ScenarioError(line: 0, "the file has no touchscreen") }
    }

    /// - Parameter devices: touchscreens that were watched.
    init(watched devices: [RecordedDevice]) {
        self.devices = devices
    }

    /// Returns whether the file lacks a device description, so that a second file is needed.
    static func needsDescription(_ bytes: [UInt8]) -> Bool {
        let text = lines(bytes)
        return style(of: text) == .evemu && !text.contains { $0.hasPrefix("N:") || $0.hasPrefix("A:") }
    }

    private enum Style { case evemu, libinput }

    private static func style(of text: [Substring]) -> Style? {
        for line in text.prefix(2_000) {
            if line.hasPrefix("# EVEMU") || line.hasPrefix("E: ") || line.hasPrefix("N: ") { return .evemu }
            if line.hasPrefix("# libinput record") || line.hasPrefix("ndevices:") || line.hasPrefix("libinput:") {
                return .libinput
            }
        }
        return nil
    }

    private static func lines(_ bytes: [UInt8]) -> [Substring] {
        // Device names may contain any bytes; invalid UTF-8 is replaced.
        String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
    }
}

extension RecordedDevice {
    var shownName: String { name.isEmpty ? "the device" : name }
}

// MARK: As a scenario

extension DeviceRecording {
    /// Returns a scenario in which the fingers play.
    ///
    /// - Parameter scene: its views and recognizers; nil: the default set of a shell's gestures.
    mutating func play(in scene: Scenario?) throws(ScenarioError) -> Scenario {
        let touchscreens = devices.filter(\.hasTouches)
        let first = touchscreens.first
        var stage = try (first?.size ?? PanelSize(width: 0, height: 0)).stage(
            scene, otherwise: first?.outputOfItsShape ?? (1280, 800))
        stage.scenario.timeline = timeline(of: touchscreens, on: stage.area)
        return stage.scenario
    }

    private mutating func timeline(of touchscreens: [RecordedDevice], on area: Rect) -> [TimelineEntry] {
        let start = touchscreens.compactMap { $0.events.first?.time }.min() ?? 0
        var frames: [(time: Microseconds, device: Int, actions: [Action])] = []
        for (number, device) in touchscreens.enumerated() {
            var decoder = TouchDecoder(device)
            var ignored: Set<UInt32> = []
            var last: Microseconds = 0
            for event in device.events {
                guard device.declares(event.input.type, event.input.code) else {
                    note(event, of: device, &ignored)
                    continue
                }
                guard let changes = decoder.take(event.input), !changes.isEmpty else { continue }
                last = max(last, event.time - start)
                frames.append((last, number, changes.map { $0.action(device, number, area) }))
            }
        }
        let ordered = frames.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        var entries: [TimelineEntry] = []
        for (_, frame) in ordered {
            // A separate frame with the same time gets an explicit end of frame.
            if entries.last?.time == frame.time { entries.append(TimelineEntry(time: frame.time, action: .frame)) }
            entries += frame.actions.map { TimelineEntry(time: frame.time, action: $0) }
        }
        // The scenario ends long enough after the last event for all timers to fire.
        if let last = entries.last { entries.append(TimelineEntry(time: last.time + 2_000_000, action: .wait)) }
        return entries
    }

    private mutating func note(_ event: RecordedDevice.Event, of device: RecordedDevice, _ ignored: inout Set<UInt32>) {
        let (type, code) = (event.input.type, event.input.code)
        guard ignored.insert(UInt32(type) << 16 | UInt32(code)).inserted else { return }
        notes.append(
            "\(device.shownName): events \(hexadecimal(type)) \(hexadecimal(code)) are not declared by the "
                + "device and are ignored, first in line \(event.line)")
    }

    private func hexadecimal(_ number: UInt16) -> String {
        let text = String(number, radix: 16)
        return text.count < 2 ? "0" + text : text
    }
}

extension ScenarioError {
    fileprivate init(_ error: RecordingError) {
        self.init(line: error.line, error.message)
    }
}

extension TouchDecoder.Change {
    fileprivate func action(_ device: RecordedDevice, _ number: Int, _ area: Rect) -> Action {
        // Devices use the same touch numbers: each device gets its own range of 100.
        let id = TouchID(clamping: number * 100 + touch + 1)
        let place = Point(
            x: scale(x, device.horizontal, area.x, area.width), y: scale(y, device.vertical, area.y, area.height))
        return switch kind {
        case .down: .down(id, place, .direct)
        case .move: .move(id, place)
        case .up: .up(id)
        case .cancel: .cancel(id)
        }
    }

    private func scale(_ value: Int, _ axis: RecordedDevice.Axis?, _ start: Double, _ length: Double) -> Double {
        guard let axis, axis.range > 0 else { return Double(value) }
        let part = Double(value &- axis.minimum) / Double(axis.range + 1)
        // A thousandth of a pixel is far below what any panel resolves.
        return ((start + part * length) * 1000).rounded() / 1000
    }
}
