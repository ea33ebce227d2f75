// SPDX-License-Identifier: MIT

import CGestures
import Glibc

/// `tactus gestures`
struct GesturesCommand: Command {
    static let name = "gestures"
    static let summary = "checks, tries and explains files of gestures for compositors' plugins"
    static let operands = "check [FILE] | list | try FILE RECORDING"
    static let options: [CommandOption] = [
        .value("--output", "NAME", "tries with fingers on an output of this name"),
        .value("--app-id", "ID", "tries with fingers on a window with this application id"),
        .flag("--reasons", "tells also why gestures failed"),
    ]
    static let details = """
        check  says all that is wrong with a file: each mistake is a line with file, line,
               key, value, what is allowed, and what it costs. Without FILE it is
               ~/.config/tactus/gestures.conf, or the system's. In a file called *.ini
               other sections are the compositor's.
        list   prints the keys, what they may be, and what they are without being set.
        try    says which commands and actions a recording sets off, and runs none of
               them. RECORDING is a scenario file, or what evemu or ‘libinput record’
               wrote.
        Exit status: 0 nothing is wrong, 1 the file has mistakes or nothing is set off,
        2 a file could not be read. See tactus-gestures(5).
        """
    static let examples = [
        Example("tactus gestures check", "says what is wrong with your own file"),
        Example("tactus gestures try gestures.conf swipe.evemu", "says what a recorded swipe would do"),
    ]

    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus {
        let words = arguments.operands
        switch (words.first, words.count) {
        case ("check", 1), ("check", 2): return check(words.count == 2 ? words.last : nil)
        case ("list", 1): return list()
        case ("try", 3): return GesturesTrial(arguments).run(words[1], words[2])
        case (nil, _): throw Misuse("check, list or try?")
        case ("check", _), ("list", _), ("try", _): throw Misuse("\(words.first ?? "") takes other files")
        default: throw Misuse("unknown word \(words.first ?? "")")
        }
    }

    // MARK: check

    private static func check(_ file: String?) -> ExitStatus {
        guard let file = file ?? foundFile() else {
            printError("tactus: no gestures.conf in ~/.config/tactus and /etc/xdg/tactus")
            return .unusable
        }
        let result = gestures_check(file, { line, _ in printLine(line) }, nil)
        guard result.is_readable else { return .unusable }
        let gestures = "\(result.gestures) gesture\(result.gestures == 1 ? "" : "s")"
        guard result.mistakes == 0 else {
            print("\(gestures), \(result.mistakes) mistake\(result.mistakes == 1 ? "" : "s")")
            return .failed
        }
        print("\(Terminal.styled("ok", .good)) \(file): \(gestures)")
        return .success
    }

    private static func foundFile() -> String? {
        guard let path = gestures_find_file() else { return nil }
        defer { free(path) }
        return String(cString: path)
    }

    // MARK: list

    private static func list() -> ExitStatus {
        var description = gestures_key_description()
        var index = 0
        var section = ""
        while gestures_describe_key(index, &description) {
            let name = text(description.section)
            if name != section { print((section.isEmpty ? "" : "\n") + Terminal.styled(name, .heading)) }
            section = name
            print("\(text(description.name))=")
            print("    \(text(description.text))")
            print("    \(text(description.values)); without it: \(text(description.fallback))")
            let types = typesOfKey(index)
            if !types.isEmpty { print("    of \(types)") }
            index += 1
        }
        return .success
    }

    private static func typesOfKey(_ index: Int) -> String {
        var buffer = [CChar](repeating: 0, count: 256)
        gestures_describe_types(index, &buffer, buffer.count)
        return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private static func text(_ string: UnsafePointer<CChar>?) -> String {
        string.map { String(cString: $0) } ?? ""
    }
}

func printLine(_ line: UnsafePointer<CChar>?) {
    if let line { print(String(cString: line)) }
}
