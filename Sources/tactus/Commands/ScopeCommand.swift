// SPDX-License-Identifier: MIT

import CommandArguments
import Glibc
import Inspection
import ScenarioFormat

/// `tactus scope`
struct ScopeCommand: Command {
    static let name = "scope"
    static let summary = "shows the gestures of a running host in the terminal, from its recording"
    static let operands = "FILE"
    static let options: [CommandOption] =
        [
            .flag("--plain", "prints a line for each decision instead of a screen (default without a terminal)"),
            .flag("--once", "reads to the end of the input, and prints one screen"),
            .value("--columns", "N", "makes the screen this wide (default: the terminal, or 100)"),
            .value("--rows", "N", "makes the screen this high (default: the terminal, or 40)"),
        ] + Stage.options.filter { $0.name != "--scene" }
    static let details = """
        FILE is a pipe, a growing file, a socket, or - for standard input. The screen shows
        the fingers and what their views get. For each recognizer it shows the state, how
        near it is to firing, and its last result with the reason. The key q quits. With
        --gestures FILE may be a device's recording, which is played at once.
        Exit status: 0 the host has ended or q was pressed, 2 the input could not be read.
        """
    static let examples = [
        Example("mkfifo p; my-compositor --record p & tactus scope p", "watches a compositor"),
        Example("tactus scope --once flight.scenario", "shows how a recording ends"),
    ]

    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus {
        let file = try arguments.file()
        try Stage.check(arguments)
        let columns = try count(arguments, "--columns")
        let rows = try count(arguments, "--rows")
        let isScreen = !arguments.has("--plain") && !arguments.has("--once") && isatty(STDOUT_FILENO) != 0
        let notes = Notes(about: file)
        let feed = ScopeFeed { if !isScreen { notes.print($0) } }
        do throws(ScenarioError) {
            let (input, recording) = try openInput(file, try Stage.read(arguments), isScreen, arguments.has("--once"))
            defer { if let recording { close(recording) } }
            if isScreen {
                var terminal = ScopeTerminal(columns, rows, title: shownName(file))
                return try terminal.show(feed, input)
            }
            do throws(ScenarioError) {
                try read(feed, input, printsNews: !arguments.has("--once"))
            } catch {
                guard arguments.has("--once"), feed.isDamaged else { throw error }
                printError("\(shownName(file)):\(error); read up to there")
            }
            guard arguments.has("--once"), let scope = feed.scope else { return .success }
            let screen = Scope.Screen(
                columns: columns ?? 100, rows: rows ?? 40, isColoured: Terminal.isColoured)
            // The screen has escaped the file's words, and has styles of its own.
            for line in scope.screen(screen, title: shownName(file)) { StandardOutput.write(line + "\n") }
            return .success
        } catch {
            printError(FileCount.text(of: error, in: file))
            return .unusable
        }
    }

    /// Opens what a host writes, or a recording of the gestures of a file, whose descriptor is returned, too.
    private static func openInput(
        _ file: String, _ stage: Stage, _ isScreen: Bool, _ isOnce: Bool
    ) throws(ScenarioError) -> (ScopeInput, Int32?) {
        guard case .gestures(let gestures) = stage else { return (try ScopeInput(file, follows: !isOnce), nil) }
        let fingers = try readScenario(file)
        let descriptor = try openUnnamedFile()
        do throws(ScenarioError) {
            try gestures.record(fingers, to: descriptor)
            // The screen stays until it is left.
            return (try ScopeInput("/proc/self/fd/\(descriptor)", follows: isScreen), descriptor)
        } catch {
            close(descriptor)
            throw error
        }
    }

    private static func read(_ feed: ScopeFeed, _ input: ScopeInput, printsNews: Bool) throws(ScenarioError) {
        func tell() {
            guard printsNews, let news = feed.scope?.takeNews(), !news.isEmpty else { return }
            for line in news { print(line) }
            StandardOutput.flush()
        }
        while true {
            switch try input.next(within: 20) {
            case .bytes(let bytes): try feed.take(bytes, isQuiet: false)
            case .nothing: try feed.take([], isQuiet: true)
            case .key, .resized: break
            case .interrupted, .end:
                try feed.finish()
                tell()
                return
            }
            tell()
        }
    }

    private static func count(_ arguments: Arguments, _ option: String) throws(Misuse) -> Int? {
        guard let word = arguments[option] else { return nil }
        guard let number = Int(word), (5...400).contains(number) else {
            throw Misuse("\(option) is a number from 5 to 400, not \(word)")
        }
        return number
    }
}
