// SPDX-License-Identifier: MIT

import CommandArguments
import Inspection
import ScenarioFormat

/// `tactus timeline`
struct TimelineCommand: Command {
    static let name = "timeline"
    static let summary = "draws a scenario or recording over time: fingers, recognizers, clients"
    static let operands = "FILE -o PICTURE"
    static let options: [CommandOption] =
        [
            .value("-o", "PICTURE", "writes to this file, in the format of its ending: .svg, .png or .html"),
            .value("--from", "MS", "begins at this time of the file (default: see below)"),
            .value("--to", "MS", "ends at this time (default: 20 s later in a picture, 120 s later in a page)"),
            GestureChoice.lastOption,
            GestureChoice.numberOption,
            .flag("--all", "draws the whole file, however long it is"),
            .value("--theme", "THEME", "light, dark or auto, which follows the reader's choice (default)"),
            .value("--width", "PX", "makes a picture this wide (default 1200)"),
        ] + Stage.options
    static let details = """
        A picture shows the paths of the fingers over the views. Below, on a time axis, it
        shows each touch (down, withheld, delivered, cancelled), the states of each
        recognizer and how near it came to its thresholds, which recognizer prevented
        which, and what each view or client received. Pauses of more than 0.7 s are
        shortened. A page has the same content to scrub through, in one file that loads
        nothing from a network. A PNG needs libcairo.so.2.

        A file of at most 20 s (a page: 120 s) is drawn whole. Of a longer one, the last
        gesture in which nothing fired is drawn, or the last one, with a second before and
        after it. Times of a recording count from its beginning.
        Exit status: 0 written, 2 a file could not be read or written.
        """
    static let examples = [
        Example("tactus timeline swipe.scenario -o swipe.svg", "draws a picture for a bug report"),
        Example("tactus timeline --scene my-shell.scenario touch.yml -o touch.svg", "draws a recorded touchscreen"),
        Example("tactus timeline flight.scenario --from 61000 -o flight.html", "makes a page to scrub through"),
    ]

    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus {
        let file = try arguments.file()
        try Stage.check(arguments)
        guard let target = arguments["-o"] else { throw Misuse("-o PICTURE is required") }
        guard let format = TimelineFormat(ofFile: target) else {
            throw Misuse("\(target) should end in .svg, .png or .html")
        }
        let theme = try theme(arguments)
        let width = try number(arguments, "--width", in: 640...8000) ?? 1200
        let start = try milliseconds(arguments, "--from")
        let end = try milliseconds(arguments, "--to")
        let choice = try GestureChoice(arguments)
        if let start, let end, end <= start { throw Misuse("--to should be later than --from") }
        do {
            let source = try openScenario(file, on: try Stage.read(arguments)).countedFromBeginning()
            let timeline = try collect(source, file, choice, from: start, to: end, format)
            try format.write(timeline, named: baseName(file), theme, width: width, to: target)
            return .success
        } catch {
            printError(FileCount.text(of: error, in: file))
            return .unusable
        }
    }

    private static func collect(
        _ source: ScenarioSource, _ file: String, _ choice: GestureChoice, from start: Microseconds?,
        to end: Microseconds?, _ format: TimelineFormat
    ) throws(ScenarioError) -> Timeline {
        let longest = format.longest
        let window: TimelineWindow
        if start != nil || end != nil {
            let begin = start ?? source.start
            window = TimelineWindow(begin: begin, longest: end.map { max(0, $0 - begin) } ?? longest)
        } else {
            window = try TimelineWindow(choice, of: source, longest: longest)
        }
        var timeline = try Timeline.of(
            source, from: window.begin, longest: window.longest, onMessage: Notes(about: file).print)
        timeline.addRemedies(of: source, withLimits: format == .html)
        if let note = window.note {
            printError("\(shownName(file)): \(note)")
        } else if timeline.isCutOff, end == nil {
            let shown = timeline.range.end / 1000
            printError("\(shownName(file)): drawn up to \(shown) ms; --from \(shown) shows how it goes on")
        }
        return timeline
    }

    private static func theme(_ arguments: Arguments) throws(Misuse) -> Theme {
        guard let word = arguments["--theme"] else { return .auto }
        guard let theme = Theme(rawValue: word) else { throw Misuse("--theme is light, dark or auto, not \(word)") }
        return theme
    }

    private static func milliseconds(_ arguments: Arguments, _ option: String) throws(Misuse) -> Microseconds? {
        try number(arguments, option, in: 0...1e12).map { Microseconds($0 * 1000) }
    }

    private static func number(
        _ arguments: Arguments, _ option: String, in range: ClosedRange<Double>
    ) throws(Misuse) -> Double? {
        guard let word = arguments[option] else { return nil }
        guard let number = Double(word), range.contains(number) else {
            throw Misuse("\(option) is a number from \(Int(range.lowerBound)) to \(Int(range.upperBound)), not \(word)")
        }
        return number
    }

    private static func baseName(_ path: String) -> String {
        path == "-" ? "standard input" : path.split(separator: "/").last.map(String.init) ?? path
    }
}
