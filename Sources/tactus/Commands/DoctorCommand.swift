// SPDX-License-Identifier: MIT

import CommandArguments
import Evdev
import LiveDevices
import ScenarioFormat

/// `tactus doctor`
struct DoctorCommand: Command {
    static let name = "doctor"
    static let summary = "examines touchscreens, and says which gestures would fire on them"
    static let operands = "[RECORDING]"
    static let options: [CommandOption] =
        [
            .value("--device", "DEVICE", "examines this device, such as /dev/input/event5 (default: all touchscreens)"),
            .value("--seconds", "SECONDS", "watches for this time (default: 10)"),
            .value(
                "--gestures", "FILE", "tries the gestures of this file (default: of the file that comes with Tactus)"),
        ] + GesturesTrial.conditions("tries them") + [
            .value("--output", "OUTPUT", "also writes what was found as a page for a bug report, in Markdown")
        ]
    static let details = """
        Nothing has to use Tactus on this machine. The touchscreens are watched as the
        kernel reports them; the running desktop still gets its touches. Draw over all of
        the glass, then make the gestures that do not work. What is told: the size, how
        many fingers, how often it reports, pauses while a finger moves, parts of the glass
        that no finger reached, palms, touches that break off, jump or have no end. Lines
        with ! are troubles of the device. Where there is no touchscreen, it says what is
        missing.

        RECORDING is a file of evemu or ‘libinput record’, which is examined instead of this
        machine; - is standard input. The page of --output has the names and numbers of the
        devices and what is told of them, and nothing else of the machine or of you.
        Exit status: 0 something was examined, 1 no touchscreen could be, 2 a file could
        not be read or written.
        """
    static let examples = [
        Example("sudo tactus doctor", "watches this machine's touchscreens for ten seconds"),
        Example("tactus doctor --gestures my.conf touch.yml", "would my gestures have fired in a recording?"),
        Example("sudo tactus doctor --output report.md", "writes a page for a bug report"),
    ]

    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus {
        let recording = arguments.operands.first
        guard arguments.operands.count < 2 else { throw Misuse("one recording at a time") }
        if recording != nil, let option = ["--device", "--seconds"].first(where: arguments.has) {
            throw Misuse("\(option) is for this machine's devices, not for a recording")
        }
        if arguments["--gestures"] == "-", recording == "-" { throw Misuse("standard input can be read only once") }
        let trial = try GesturesTrial(arguments, output: nil)
        let seconds = try seconds(arguments["--seconds"])
        let own = arguments["--gestures"]
        var file = own
        do throws(ScenarioError) {
            // An output must not replace the file, which the reader of gestures opens by itself.
            if let own { _ = try InputFile(own) }
            file = recording
            let doctor = Doctor(trial, own.map(TriedGestures.file) ?? .shipped, page: arguments["--output"])
            guard let recording else { return try doctor.examineMachine(arguments["--device"], seconds) }
            return try doctor.examine(recording)
        } catch {
            printError("tactus doctor: \(FileCount.text(of: error, in: file ?? "this machine"))")
            return .unusable
        }
    }

    private static func seconds(_ text: String?) throws(Misuse) -> Double {
        guard let text else { return 10 }
        guard let seconds = Double(text), seconds >= 0, seconds <= 86_400 else {
            throw Misuse("--seconds must be a number from 0 to 86400, not \(text)")
        }
        return seconds
    }
}
