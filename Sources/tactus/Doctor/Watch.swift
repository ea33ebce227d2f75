// SPDX-License-Identifier: MIT

import Evdev
import Glibc
import LiveDevices
import ScenarioFormat

/// Watches touchscreens for a while, and shows their fingers on a terminal.
final class Watch {
    private var screens: [MachineDevice]
    private var glasses: [LiveGlass]
    private let seconds: Double
    private let isShown = isatty(STDOUT_FILENO) != 0 && Terminal.hasCursor
    private var limit = FrameLimit(interval: 33)
    private var shown: [String] = []
    /// Longest that is kept; hours of ten fingers would fill the memory.
    private static let mostEvents = 4_000_000
    private var events = 0

    init(_ screens: [MachineDevice], seconds: Double) {
        (self.screens, self.seconds) = (screens, seconds)
        glasses = screens.map { LiveGlass($0.recorded) }
    }

    /// Returns the devices with what they reported.
    func run(_ devices: OpaquePointer) -> [RecordedDevice] {
        for screen in screens { live_devices_watch(devices, screen.index) }
        let names = screens.map(\.shownName).joined(separator: ", ")
        printError(
            "watching \(names) for \(seconds.decimalText) s: draw over all of the glass, then make your gestures; "
                + "Ctrl-C ends it")
        if isShown { put("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J") }
        live_devices_run(
            devices, Int64((seconds * 1000).rounded()),
            { event, data in
                guard let event, let data else { return }
                Unmanaged<Watch>.fromOpaque(data).takeUnretainedValue().take(event.pointee)
            },
            { data in
                guard let data else { return }
                Unmanaged<Watch>.fromOpaque(data).takeUnretainedValue().draw()
            }, Unmanaged.passUnretained(self).toOpaque())
        if isShown { put("\u{1B}[?25h\u{1B}[?1049l") }
        return screens.map(\.recorded)
    }

    private func take(_ event: live_device_event) {
        guard events < Watch.mostEvents, let index = screens.firstIndex(where: { $0.index == Int(event.device) }) else {
            return
        }
        events += 1
        let event = RecordedDevice.Event(
            time: Microseconds(clamping: event.time_us),
            InputEvent(UInt16(clamping: event.type), UInt16(clamping: event.code), event.value))
        screens[index].recorded.events.append(event)
        if isShown { glasses[index].take(event) }
    }

    private func draw() {
        guard isShown, limit.takesFrame() else { return }
        var lines: [String] = []
        for (screen, glass) in zip(screens, glasses) { lines += [screen.recorded.name.printable] + glass.lines }
        var text = ""
        for (index, line) in lines.enumerated() where index >= shown.count || shown[index] != line {
            text += "\u{1B}[\(index + 1);1H\(line)\u{1B}[K"
        }
        if shown.count > lines.count { text += "\u{1B}[\(lines.count + 1);1H\u{1B}[J" }
        shown = lines
        put(text)
    }

    private func put(_ text: String) {
        guard !text.isEmpty else { return }
        StandardOutput.write(text)
        StandardOutput.flush()
    }
}
