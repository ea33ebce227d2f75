// SPDX-License-Identifier: MIT

import CommandArguments
import Glibc

/// Times for which gestures may withhold fingers, in µs.
struct WithholdingLimits {
    /// Time in which the fingers of a multi-finger gesture must land.
    var together: UInt64 = 80_000
    /// Time in which a drag, pinch or rotation must begin.
    var undecided: UInt64 = 300_000
}

/// Options of the command line.
struct Options {
    enum Taken: String {
        case automatic = "auto"
        case cancel
        case withhold
    }

    enum Action {
        case run
        /// Recognizes gestures, for a process that holds the devices and has started this one.
        case work
        /// Recognizes gestures for the person who starts it, beside a daemon that holds the devices.
        case join
        case list
        case help
        case version
    }

    var action = Action.run
    var taken = Taken.automatic
    var gesturesFile: String?
    var devices: [String] = []
    var limits = WithholdingLimits()
    /// Size in mm of panels that do not report one.
    var size = (width: 300.0, height: 0.0)
    /// Quarters by which the compositor turns the picture clockwise.
    var quarters = 0
    /// User whose gestures are in force where logind does not tell.
    var user: String?
    /// Seat of the touchscreens.
    var seat = "seat0"
    /// Socket at which the person's own process joins; nil: the daemon starts one.
    var socket: String?
    /// Options for the process that recognizes gestures.
    var wordsForWorker = ["--work"]
    var measures = false
    /// File that gets all that the gestures are told.
    var record: String?

    private static let known: [CommandOption] = [
        .value(
            "--gestures", "FILE",
            """
            reads the gestures from this file; by default from the gestures.conf of the
            session's user (~/.config/tactus), or else of the system (/etc/xdg/tactus)
            """),
        .value(
            "--taken", "auto|cancel|withhold",
            """
            cancels the fingers that a gesture takes, or withholds them until it is
            decided; auto, the default, chooses by the compositor that runs
            """),
        .value("--together", "MS", "time that withheld fingers wait for further ones (default 80)"),
        .value("--undecided", "MS", "time that they wait for a drag, pinch or turn to begin (default 300)"),
        .value("--device", "PATH", "takes only this touchscreen; may be repeated", isRepeatable: true),
        .value("--size", "WIDTHxHEIGHT", "size of touchscreens that do not report one, in mm"),
        .value("--user", "NAME", "serves this user where systemd-logind does not tell who is at the seat"),
        .value("--seat", "NAME", "serves the touchscreens of this seat (default seat0)"),
        .value("--socket", "PATH", "recognizes nothing, but waits here for the gestures of the person at the seat"),
        .optional("--join", "PATH", "has no touchscreen, but joins a tactusd that waits (default /run/tactusd/socket)"),
        .value("--orientation", "0|90|180|270", "turns gestures as the compositor turns the picture, clockwise"),
        .value(
            "--record", "FILE",
            """
            writes all that the gestures are told, for tactus explain and its like; the last
            minute is kept anyway, and written to ~/.local/state/tactus at SIGUSR1
            """),
        .flag("--measure", "prints the latency of the touches that were passed on, at the end"),
        .flag("--list", "lists the touchscreens, and takes none"),
        .flag("--version", "prints the version"),
        .flag("--help", "prints this page"),
    ]
    /// For the process that the daemon starts, which nobody else does.
    private static let ownOption = CommandOption.flag("--work", "recognizes gestures for the process that started it")

    static var usage: String {
        (["usage: tactusd [OPTION]...", ""] + columns(known.map { ($0.shown, $0.text) })
            + [
                "",
                "Five fingers that rest on a touchscreen for five seconds stop the gestures; a tap of five goes on.",
            ])
            .joined(separator: "\n")
    }

    init(_ words: [String]) throws(Misuse) {
        let arguments = try Arguments(words, for: Options.known + [Options.ownOption])
        if let operand = arguments.operands.first { throw Misuse("\(operand) is no option") }
        for option in Options.known {
            for value in arguments.all(option.name) { try set(option.name, value) }
        }
        if arguments.has("--work") { action = .work }
        if arguments.has("--list") { action = .list }
        if arguments.has("--version") { action = .version }
        if arguments.wantsHelp { action = .help }
    }

    private mutating func set(_ name: String, _ value: String) throws(Misuse) {
        switch name {
        case "--gestures":
            gesturesFile = value
            wordsForWorker += [name, value]
        case "--device": devices.append(value)
        case "--measure": measures = true
        case "--join":
            action = .join
            socket = value.isEmpty ? Meeting.path : value
        case "--user": user = value
        case "--record":
            record = value
            wordsForWorker += [name, value]
        case "--seat":
            seat = value
            wordsForWorker += [name, value]
        case "--socket": socket = value
        case "--taken":
            guard let taken = Taken(rawValue: value) else {
                throw Misuse("--taken is auto, cancel or withhold, not \(value)")
            }
            self.taken = taken
            wordsForWorker += [name, value]
        case "--together":
            limits.together = try Options.milliseconds(name, value)
            wordsForWorker += [name, value]
        case "--undecided":
            limits.undecided = try Options.milliseconds(name, value)
            wordsForWorker += [name, value]
        case "--orientation":
            guard let quarters = ["0", "90", "180", "270"].firstIndex(of: value) else {
                throw Misuse("--orientation is 0, 90, 180 or 270, not \(value)")
            }
            self.quarters = quarters
            wordsForWorker += [name, value]
        case "--size":
            let parts = value.split(separator: "x").compactMap { Double($0) }
            guard parts.count == 2, let width = parts.first, let height = parts.last, (20...5000).contains(width),
                (20...5000).contains(height)
            else { throw Misuse("--size is like 256x144, in mm, not \(value)") }
            size = (width, height)
            wordsForWorker += [name, value]
        default: break
        }
    }

    /// Size in mm by which the stop sign goes on panels that do not report one.
    var stopSignSize: (width: Double, height: Double) {
        (size.width, size.height > 0 ? size.height : size.width * 9 / 16)
    }

    /// Parses a time in ms and returns it in µs.
    private static func milliseconds(_ name: String, _ value: String) throws(Misuse) -> UInt64 {
        guard let milliseconds = UInt64(value), (10...1000).contains(milliseconds) else {
            throw Misuse("\(name) is from 10 to 1000 ms, not \(value)")
        }
        return milliseconds * 1000
    }
}
