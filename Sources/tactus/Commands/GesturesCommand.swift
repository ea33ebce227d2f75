// SPDX-License-Identifier: MIT

import CommandArguments
import GesturesTool
import Glibc

/// `tactus gestures`
struct GesturesCommand: Command {
    static let name = "gestures"
    static let summary = "checks, tries, explains and translates gesture files of compositor plugins"
    static let operands =
        "check [FILE] | list | try FILE RECORDING | test FILE | draw FILE | learn NAME FILE RECORDING... | import FILE | "
        + "watch [NAME]..."
    static let options: [CommandOption] =
        [
            .value("--for", "HOST", "checks for \(hostNames.alternatives)"),
            .value("--output", "NAME", "tries on an output of this name"),
        ] + GesturesTrial.conditions("tries") + [
            .flag("--reasons", "includes why each other gesture did not fire"),
            .value("--html", "PAGE", "writes the tables of test to this file, with a picture of each gesture"),
            .value("-o", "PICTURE", "draws to this file, in the format of its ending: .svg or .png"),
            .value("--from", "FORMAT", "imports a file of \(GesturesImport.formats.alternatives)"),
        ]
    static let details = """
        check  lists the errors of a file. Each line has file, line, key, value, what is
               allowed, and the consequence. The default FILE is
               ~/.config/tactus/gestures.conf, or the system's. In a file named *.ini
               other sections belong to the compositor. With --for also what that host
               cannot do for a gesture, which it then leaves out.
        list   prints the keys, their possible values and their defaults.
        try    prints the commands and actions that a recording triggers, without running
               them. RECORDING is a scenario file, or a file of evemu or ‘libinput record’.
        test   lets 200 sloppy hands perform each gesture, and what applications need, and
               prints how often each fired, what applications lose, and how long they
               wait. The keys test-… of [tactus] set bounds.
        draw   draws the fingers that make each gesture of a file.
        learn  writes NAME.shape beside FILE, a gesture file, from three or more recordings of
               a stroke, and says with what it is confused. A file that is there stays.
        import writes a gesture file from one of another program, whose format it finds
               by the content, and on standard error what has no counterpart here.
        watch  prints a line of JSON for each step of the gestures named, or of all, as the
               running compositor or tactusd carries them out. See tactus-gestures(5).
        FILE or RECORDING may be -, which is standard input, but not of test and draw.
        Exit status: 0 no errors, 1 the file has errors, a bound of test is broken, nothing is
        triggered or learned, 2 a file could not be read or written. See tactus-gestures(5).
        """
    static let examples = [
        Example("tactus gestures check", "checks your own file"),
        Example("tactus gestures check --for kwin my.conf", "says what KWin cannot do of a file"),
        Example("tactus gestures test my.conf", "lets hands that are not exact perform a file"),
        Example("tactus gestures test my.conf --html my.html", "writes the tables as a page"),
        Example("tactus gestures draw my.conf -o my.svg", "draws the gestures of a file"),
        Example("tactus gestures learn letter-m my.conf 1.evemu 2.evemu 3.evemu", "makes a shape of three drawings"),
        Example("tactus gestures import lisgd.sh > my.conf", "translates gestures of another program"),
        Example("tactus gestures watch volume", "prints how a gesture moves while it is made"),
        Example("tactus gestures try gestures.conf swipe.evemu", "tells what a recorded swipe would do"),
    ]

    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus {
        let words = arguments.operands
        if arguments["--for"] != nil, words.first != "check" { throw Misuse("--for belongs to check") }
        if arguments["--html"] != nil, words.first != "test" { throw Misuse("--html belongs to test") }
        if arguments["-o"] != nil, words.first != "draw" { throw Misuse("-o belongs to draw") }
        if arguments["--from"] != nil, words.first != "import" { throw Misuse("--from belongs to import") }
        switch (words.first, words.count) {
        case ("check", 1), ("check", 2):
            return check(words.count == 2 ? words.last : nil, host: try host(arguments["--for"]))
        case ("list", 1): return list()
        case ("try", 3) where words[1] == "-" && words[2] == "-":
            throw Misuse("standard input can be read only once")
        case ("test", 2) where words[1] == "-": throw Misuse("test reads its file more than once; name one")
        case ("test", 2):
            return GesturesTest.run(words[1], page: arguments["--html"])
        case ("draw", 2) where words[1] == "-": throw Misuse("draw reads its file more than once; name one")
        case ("draw", 2):
            guard let target = arguments["-o"] else { throw Misuse("draw needs -o PICTURE") }
            return try GesturesTest.draw(words[1], to: target)
        case ("learn", 4...):
            guard words[2] != "-" else { throw Misuse("learn writes beside its file; name one") }
            guard words[3...].count(where: { $0 == "-" }) <= 1 else {
                throw Misuse("standard input can be read only once")
            }
            return GesturesLearn.run(words[1], words[2], Array(words[3...]))
        case ("learn", _): throw Misuse("learn needs a name, a gesture file and recordings")
        case ("watch", _): return GesturesWatch.run(Array(words.dropFirst()))
        case ("import", 2): return try GesturesImport.run(words[1], from: arguments["--from"])
        case ("try", 3): return try GesturesTrial(arguments, output: arguments["--output"]).run(words[1], words[2])
        case (nil, _): throw Misuse("name a command: check, list, try, test, draw, learn, import or watch")
        case ("check", _), ("list", _), ("try", _), ("test", _), ("draw", _), ("import", _):
            throw Misuse("\(words.first ?? "") takes other files")
        default: throw Misuse("unknown word \(words.first ?? "")")
        }
    }

    // MARK: check

    /// Hosts that a file can be checked for.
    static let hostNames: [String] = {
        var names: [String] = []
        while let name = gestures_host_name(names.count) { names.append(String(cString: name)) }
        return names
    }()

    private static func host(_ name: String?) throws(Misuse) -> String? {
        guard let name, !gestures_has_host(name) else { return name }
        let meant = gestures_suggest_host(name).map { "perhaps \(String(cString: $0)) is meant" }
        throw Misuse(
            "unknown host \(name.printable): \(meant ?? "it is \(hostNames.alternatives)")")
    }

    private static func check(_ file: String?, host: String?) -> ExitStatus {
        guard let file = file ?? foundFile() else {
            printError("tactus: no gestures.conf in ~/.config/tactus and /etc/xdg/tactus")
            return .unusable
        }
        let result = gestures_check(file, host, { line, _ in printLine(line) }, nil)
        guard result.is_readable else { return .unusable }
        let gestures = "\(result.gestures) gesture\(result.gestures == 1 ? "" : "s")"
        guard result.mistakes == 0 else {
            print("\(gestures), \(result.mistakes) mistake\(result.mistakes == 1 ? "" : "s")")
            return .failed
        }
        print("\(Terminal.styled("ok", .good)) \(shownName(file)): \(gestures)")
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
