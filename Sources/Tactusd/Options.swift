// SPDX-License-Identifier: MIT

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

    struct Misuse: Error {
        var complaint: String
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

    static let usage = """
        usage: tactusd [OPTION]...

          --gestures FILE       reads the gestures from this file; by default from the gestures.conf of the
                                session's user (~/.config/tactus), or else of the system (/etc/xdg/tactus)
          --taken auto|cancel|withhold
                                cancels the fingers that a gesture takes, or withholds them until it is
                                decided; auto, the default, chooses by the compositor that runs
          --together MS         time that withheld fingers wait for further ones (default 80)
          --undecided MS        time that they wait for a drag, pinch or turn to begin (default 300)
          --device PATH         takes only this touchscreen; may be repeated
          --size WIDTHxHEIGHT   size of touchscreens that do not report one, in mm
          --user NAME           serves this user where systemd-logind does not tell who is at the seat
          --seat NAME           serves the touchscreens of this seat (default seat0)
          --socket PATH         recognizes nothing, but waits here for the gestures of the person at the seat
          --join[=PATH]         has no touchscreen, but joins a tactusd that waits (default /run/tactusd/socket)
          --orientation 0|90|180|270
                                turns gestures as the compositor turns the picture, clockwise
          --record FILE         writes all that the gestures are told, for tactus explain and its like; the last
                                minute is kept anyway, and written to ~/.local/state/tactus at SIGUSR1
          --measure             prints the latency of the touches that were passed on, at the end
          --list                lists the touchscreens, and takes none
          --help, --version

        Five fingers that rest on a touchscreen for five seconds stop the gestures; a tap of five goes on.
        """

    init(_ words: [String]) throws(Misuse) {
        var rest = words[...]
        while let word = rest.popFirst() {
            var name = word
            var attached: String?
            if word.hasPrefix("--"), let sign = word.firstIndex(of: "=") {
                name = String(word[..<sign])
                attached = String(word[word.index(after: sign)...])
            }
            switch name {
            case "--help", "-h": action = .help
            case "--version": action = .version
            case "--list": action = .list
            case "--measure": measures = true
            case "--work": action = .work
            case "--join":
                action = .join
                socket = attached ?? Meeting.path
            default:
                guard let value = attached ?? rest.popFirst() else { throw Misuse(complaint: "\(name) needs a value") }
                try set(name, value)
            }
        }
    }

    private mutating func set(_ name: String, _ value: String) throws(Misuse) {
        switch name {
        case "--gestures":
            gesturesFile = value
            wordsForWorker += [name, value]
        case "--device": devices.append(value)
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
                throw Misuse(complaint: "--taken is auto, cancel or withhold, not \(value)")
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
                throw Misuse(complaint: "--orientation is 0, 90, 180 or 270, not \(value)")
            }
            self.quarters = quarters
            wordsForWorker += [name, value]
        case "--size":
            let parts = value.split(separator: "x").compactMap { Double($0) }
            guard parts.count == 2, let width = parts.first, let height = parts.last, (20...5000).contains(width),
                (20...5000).contains(height)
            else { throw Misuse(complaint: "--size is like 256x144, in mm, not \(value)") }
            size = (width, height)
            wordsForWorker += [name, value]
        default: throw Misuse(complaint: "unknown option \(name)")
        }
    }

    /// Size in mm by which the stop sign goes on panels that do not report one.
    var stopSignSize: (width: Double, height: Double) {
        (size.width, size.height > 0 ? size.height : size.width * 9 / 16)
    }

    /// Parses a time in ms and returns it in µs.
    private static func milliseconds(_ name: String, _ value: String) throws(Misuse) -> UInt64 {
        guard let milliseconds = UInt64(value), (10...1000).contains(milliseconds) else {
            throw Misuse(complaint: "\(name) is from 10 to 1000 ms, not \(value)")
        }
        return milliseconds * 1000
    }
}
