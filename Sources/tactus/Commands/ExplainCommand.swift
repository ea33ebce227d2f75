// SPDX-License-Identifier: MIT

import CommandArguments
import Inspection
import ScenarioFormat

/// `tactus explain`
struct ExplainCommand: Command {
    static let name = "explain"
    static let summary = "tells the result of each gesture, and why recognizers did not fire"
    static let options: [CommandOption] =
        [
            .value("--recognizer", "NAME", "explains only this recognizer", isRepeatable: true),
            .value("--at", "TIME", "explains only the gesture at this time, in ms"),
            GestureChoice.lastOption,
            GestureChoice.numberOption,
            .flag("--all", "takes all gestures, and tells all of them"),
            .value("--what-if", "CHANGE", "plays again with a change, and prints the differences", isRepeatable: true),
        ] + Stage.options
    static let details = """
        A gesture lasts from the first finger down to the last finger up. Times count from
        its beginning. Told are the recognizers that fired and the three that came nearest,
        with the smallest change with which each would have fired if it is one or two
        values that are at most doubled or halved. --all tells of every recognizer, with
        any change, of the views that were tried, and of those that took no part.

        Of a file with more than ten gestures, only the last one in which nothing fired is
        explained, or the last one. Times of a recording count from its beginning.

        CHANGE is NAME.PROPERTY=VALUE: any option of the recognizer in a scenario file with
        its unit (px, mm, ms, s), an answer of its delegate (should-begin=yes,
        simultaneous=NAME), to-fail=none, or disabled=no. NAME may also be a view or a
        control (hidden=no, interaction=yes, alpha=1, multiple-touch=yes, tracks=none,
        frame=X,Y,W,H) or a touch source (hold=0). The value ‘default’ removes the option.
        Several changes are applied together. What explain prints is read as well:
        --recognizer next --what-if 'distance ≤ 12 mm and duration ≥ 800 ms'.
        """
    static let examples = [
        Example("tactus explain swipe.scenario", "explains why the swipe did not fire"),
        Example("tactus explain --at 1500 --recognizer next bug.scenario", "explains one gesture and one recognizer"),
        Example(
            "tactus explain --what-if next.distance=12mm --what-if next.duration=0.8s bug.scenario",
            "shows what a more tolerant swipe would change, here and elsewhere"),
    ]

    private var names: [String]
    private var time: Microseconds?
    private var showsAll: Bool
    private var changes: [Change] = []
    private let choice: GestureChoice

    private init(_ arguments: Arguments) throws(Misuse) {
        names = arguments.all("--recognizer")
        showsAll = arguments.has("--all")
        choice = try GestureChoice(arguments)
        if let text = arguments["--at"] {
            guard let milliseconds = Double(text), milliseconds >= 0, milliseconds <= 1e12 else {
                throw Misuse("--at wants a time in ms, not \(text)")
            }
            time = Microseconds(milliseconds * 1_000)
        }
        for text in arguments.all("--what-if") {
            do {
                for part in text.split(separator: " and ", omittingEmptySubsequences: false) {
                    changes.append(try Change(parsing: String(part), of: names.count == 1 ? names.first : nil))
                }
            } catch {
                throw Misuse("--what-if \(text): \(error.message)")
            }
        }
    }

    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus {
        let files = try arguments.files()
        var command = try ExplainCommand(arguments)
        try Stage.check(arguments)
        guard let stage = Stage.readOrTell(arguments) else { return .unusable }
        command.names = command.names.map(stage.name)
        var count = FileCount()
        for file in files {
            _ = count.attempt(file, on: stage) { (source: ScenarioSource) throws(ScenarioError) in
                if files.count > 1 { print(Terminal.styled(shownName(file), .heading)) }
                let notes = Notes(about: file)
                if command.changes.isEmpty {
                    try command.explain(source, stage.words, notes)
                } else {
                    try command.compare(source, notes)
                }
            }
        }
        if count.unusable > 0, files.count > 1 {
            print("\(files.count - count.unusable) explained\(count.closing)")
        }
        return count.status
    }

    // MARK: What came of it

    private func explain(_ source: ScenarioSource, _ words: HostWords?, _ notes: Notes) throws(ScenarioError) {
        let explainer = try Explainer(source, isLong: showsAll, hostWords: words, onMessage: notes.print)
        // The recognizers of a scroll view have names, but no declaration.
        for name in names where !explainer.knows(name) {
            let hint = Suggestion.text(for: name, among: explainer.recognizerNames)
            throw ScenarioError(line: 0, "no recognizer is called \(name)\(hint)")
        }
        let gestures = try chosen(explainer.story)
        var progress = Progress()
        var isEmpty = true
        for (index, gesture) in gestures.enumerated() {
            progress.show("looking for what would have made recognizers fire: \(index + 1) of \(gestures.count)")
            let told = sentences(about: gesture, explainer)
            progress.clear()
            guard !told.isEmpty || names.isEmpty else { continue }
            print(Terminal.styled(explainer.headline(of: gesture, isLong: isLong), .heading))
            for line in told { print("  " + line) }
            StandardOutput.flush()
            isEmpty = false
        }
        let first = explainer.story.firstWithObstacles
        if gestures.contains(where: { $0.index < first }) {
            printError("what kept fingers away is told from gesture \(first + 1) on")
        }
        if isEmpty { print(time == nil ? "no gestures" : "no gesture at that time") }
        if explainer.isBudgetExhausted {
            printError(
                "not all is told that would have made recognizers fire; --gesture N and --recognizer NAME tell it of one"
            )
        }
    }

    /// Longest file of which all gestures are explained.
    private static let mostGestures = 10

    private func chosen(_ story: Story) throws(ScenarioError) -> [Gesture] {
        let count = story.gestures.count
        if let time { return story.gestures.filter { $0.contains(time) } }
        switch choice {
        case .all: return story.gestures
        case .automatic where count <= ExplainCommand.mostGestures: return story.gestures
        default: break
        }
        guard let gesture = try choice.gesture(of: story, names) else { return [] }
        if case .automatic = choice {
            let hasFailed = story.lastFailure(of: names)?.index == gesture.index
            let which = hasFailed ? "the last in which nothing fired" : "the last"
            printError("\(count) gestures; this is \(which). --gesture N tells of another one, --all of all")
        }
        return [gesture]
    }

    private func isWanted(_ recognizer: String) -> Bool { names.isEmpty || names.contains(recognizer) }

    /// Whether all is told that is known of the gestures, or of these recognizers.
    private var isLong: Bool { showsAll || !names.isEmpty }

    private func sentences(about gesture: Gesture, _ explainer: Explainer) -> [String] {
        if isLong { return tellAll(of: gesture, explainer) }
        let brief = explainer.brief(of: gesture)
        guard brief.omitted > 0 else { return brief.lines }
        return brief.lines + ["\(brief.omitted) more did not fire; --all tells why"]
    }

    private func tellAll(of gesture: Gesture, _ explainer: Explainer) -> [String] {
        let attempts = explainer.story.attempts(of: gesture).filter { isWanted($0.recognizer) }
        var lines = attempts.map { attempt in
            let remedies = explainer.remedies(for: attempt).map(\.text).joined(separator: ", or with ")
            let sentence = explainer.sentence(of: attempt)
            let style: Terminal.Style = attempt.hasFired ? .good : .noteworthy
            return Terminal.styled(sentence, style)
                + (remedies.isEmpty ? "" : "; would have fired with \(remedies)")
        }
        lines += explainer.refusals(of: gesture, isWanted)
        lines += explainer.obstacles(of: gesture, isRequested: true, isWanted)
        if !attempts.contains(where: \.hasFired) || showsAll { lines += gesture.accommodations.map(\.text) }
        if names.isEmpty { lines += explainer.clients(of: gesture, isLong: showsAll) }
        for name in names { lines += explainer.clients(of: gesture, by: name) }
        if showsAll, names.isEmpty { lines += explainer.describedTouches(of: gesture, isLong: true) }
        if showsAll { lines += explainer.bystanders(of: gesture).filter { isWanted($0.name) }.map { $0.text } }
        return lines
    }

    // MARK: What would differ

    private func compare(_ source: ScenarioSource, _ notes: Notes) throws(ScenarioError) {
        let comparison = try WhatIf(source, changes, onMessage: notes.print)
        var lines = ["with " + changes.map(\.text).joined(separator: ", ")]
        for difference in comparison.differences where time.map(difference.gesture.contains) ?? true {
            let told = difference.outcomes.filter { isWanted($0.recognizer) }
            guard !told.isEmpty || names.isEmpty else { continue }
            lines.append(Terminal.styled(difference.gesture.heading, .heading))
            for outcome in told {
                lines.append("  \(outcome.title): \(Terminal.styled(outcome.before, .bad))")
                lines.append("    now \(Terminal.styled(outcome.after, .good))")
            }
            for line in difference.lines { lines.append("    " + line) }
        }
        if lines.count == 1 { lines.append("nothing comes out differently") }
        for line in lines { print(line) }
    }
}
