// SPDX-License-Identifier: MIT

import CommandArguments
import Evdev
import Glibc
import LiveDevices
import ScenarioFormat

/// `tactus record`
struct RecordCommand: Command {
    static let name = "record"
    static let summary = "records this machine's touchscreens as a scenario file"
    static let operands = ""
    static let options: [CommandOption] = [
        .value("--device", "DEVICE", "records only this device, such as /dev/input/event5 (default: all touchscreens)"),
        .value("--seconds", "SECONDS", "ends after this time (default: at Ctrl-C)"),
        .value("-o", "OUTPUT", "writes to this file instead of standard output"),
        SceneOption.option,
    ]
    static let details = """
        Reads through libinput, which must be installed; the running desktop still gets its
        touches. Each line is written as soon as its touch arrives. The touches play on the
        output of the scene, by default on an output as large as the panel with the
        gestures of a typical shell. ‘tactus explain’ tells what they would have done.
        """
    static let examples = [
        Example("sudo tactus record --seconds 10 -o touch.scenario", "records all touchscreens for ten seconds"),
        Example("tactus record --scene my-shell.scenario | tactus explain -", "tries your own gestures"),
    ]

    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus {
        guard arguments.operands.isEmpty else { throw Misuse("record takes no file; -o names the output") }
        var milliseconds: Int64 = -1
        if let text = arguments["--seconds"] {
            guard let seconds = Double(text), seconds >= 0, seconds <= 86_400 else {
                throw Misuse("--seconds must be a number from 0 to 86400, not \(text)")
            }
            milliseconds = Int64((seconds * 1000).rounded())
        }
        do {
            let scene = try SceneOption.read(arguments)
            return try record(arguments["--device"], scene, milliseconds, to: arguments["-o"])
        } catch {
            printError("tactus record: \(error.message)")
            return .unusable
        }
    }

    private static func record(
        _ device: String?, _ scene: Scenario?, _ milliseconds: Int64, to output: String?
    ) throws(ScenarioError) -> ExitStatus {
        var message = [CChar](repeating: 0, count: 512)
        guard let touches = live_touches_open(device, &message, message.count) else {
            let text = message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
            throw ScenarioError(line: 0, String(decoding: text, as: UTF8.self))
        }
        defer { live_touches_close(touches) }
        var (width, height) = (0.0, 0.0)
        live_touches_size(touches, &width, &height)
        let panel = PanelSize(width: width, height: height)
        let stage = try panel.stage(scene)
        let descriptor = try OutputFile.open(output ?? "-")
        defer { if output != nil { close(descriptor) } }
        let writer = LiveWriter(descriptor, on: stage.area)
        guard writer.write(Settings.liveMark + "\n" + stage.scenario.text) else { throw LiveWriter.error }
        let name = live_touches_name(touches).map { String(cString: $0) } ?? "the touchscreen"
        printError("recording \(name)" + (milliseconds < 0 ? "; Ctrl-C ends it" : ""))
        live_touches_run(
            touches, milliseconds,
            { touch, data in
                guard let touch, let data else { return false }
                return Unmanaged<LiveWriter>.fromOpaque(data).takeUnretainedValue().take(touch.pointee)
            }, Unmanaged.passUnretained(writer).toOpaque())
        guard writer.finish() else { throw LiveWriter.error }
        return .success
    }
}

/// Writes a line for each touch as soon as it arrives.
private final class LiveWriter {
    static let error = ScenarioError(line: 0, "the recording cannot be continued")

    private let descriptor: Int32
    private let area: Rect
    private var start: UInt64?
    private var last: Microseconds = 0
    private var lastDevice: UInt32 = 0
    private var hasWritten = true

    init(_ descriptor: Int32, on area: Rect) {
        self.descriptor = descriptor
        self.area = area
    }

    /// Returns false if writing failed.
    func take(_ touch: live_touch) -> Bool {
        guard touch.type != LIVE_TOUCH_FRAME else { return hasWritten }
        let start = self.start ?? touch.time_us
        self.start = start
        let time = max(last, Microseconds(clamping: touch.time_us >= start ? touch.time_us - start : 0))
        // Each device ends its own frames.
        if time == last, touch.device != lastDevice { write("at \(time.millisecondsText) frame\n") }
        (last, lastDevice) = (time, touch.device)
        let id = Int64(touch.device) * 100 + Int64(touch.slot) + 1
        let place = "\(coordinate(area.x, area.width, touch.x)) \(coordinate(area.y, area.height, touch.y))"
        let action =
            switch touch.type {
            case LIVE_TOUCH_DOWN: "down \(id) \(place)"
            case LIVE_TOUCH_MOTION: "move \(id) \(place)"
            case LIVE_TOUCH_UP: "up \(id)"
            default: "cancel \(id)"
            }
        return write("at \(time.millisecondsText) \(action)\n")
    }

    /// Ends the recording long enough after the last touch for all timers to fire. Returns false if writing failed.
    func finish() -> Bool {
        start == nil ? hasWritten : write("at \((last + 2_000_000).millisecondsText) wait\n")
    }

    private func coordinate(_ start: Double, _ length: Double, _ part: Double) -> String {
        (((start + part * length) * 1000).rounded() / 1000).decimalText
    }

    @discardableResult
    func write(_ text: String) -> Bool {
        var rest = ArraySlice(Array(text.utf8))
        while hasWritten, !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            hasWritten = count > 0
            if hasWritten { rest.removeFirst(count) }
        }
        return hasWritten
    }
}
