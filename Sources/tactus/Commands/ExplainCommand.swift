// SPDX-License-Identifier: MIT

import Explaining
import ScenarioFormat

/// `tactus explain`
struct ExplainCommand: Command {
    static let name = "explain"
    static let summary = "tells the result of each gesture, and why recognizers did not fire"
    static let options: [CommandOption] = [
        .value("--recognizer", "NAME", "explains only this recognizer", isRepeatable: true),
        .value("--at", "TIME", "explains only the gesture at this time, in ms"),
        .flag("--all", "includes views that were tried and recognizers that took no part"),
        SceneOption.option,
        .value("--what-if", "CHANGE", "plays again with a change, and prints the differences", isRepeatable: true),
    ]
    static let details = """
        A gesture lasts from the first finger down to the last finger up. Times count from
        its beginning. For a recognizer that did not fire, the explanation ends with the
        smallest change with which it would have fired.

        CHANGE is NAME.PROPERTY=VALUE: any option of the recognizer in a scenario file with
        its unit (px, mm, ms, s), an answer of its delegate (should-begin=yes,
        simultaneous=NAME), to-fail=none, or disabled=no. The value ‘default’ removes the
        option. Several changes are applied together.
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

    private init(_ arguments: Arguments) throws(Misuse) {
        names = arguments.all("--recognizer")
        showsAll = arguments.has("--all")
        if let text = arguments["--at"] {
            guard let milliseconds = Double(text), milliseconds >= 0, milliseconds <= 1e12 else {
                throw Misuse("--at wants a time in ms, not \(text)")
            }
            time = Microseconds(milliseconds * 1_000)
        }
        for text in arguments.all("--what-if") {
            do {
                changes.append(try Change(parsing: text))
            } catch {
                throw Misuse("--what-if \(text): \(error.message)")
            }
        }
    }

    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus {
        let files = try arguments.files()
        let command = try ExplainCommand(arguments)
        var count = FileCount()
        let scene: Scenario?
        do {
            scene = try SceneOption.read(arguments)
        } catch {
            printError(error.message)
            return .unusable
        }
        for file in files {
            _ = count.attempt(file, scene: scene) { (source: ScenarioSource) throws(ScenarioError) in
                if files.count > 1 { print(Terminal.styled(shownName(file), .heading)) }
                let notes = Notes(about: file)
                if command.changes.isEmpty {
                    try command.explain(source, notes)
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

    private func explain(_ source: ScenarioSource, _ notes: Notes) throws(ScenarioError) {
        try check(source.setUp)
        let explainer = try Explainer(source, isLong: showsAll, onMessage: notes.print)
        var isEmpty = true
        let gestures = explainer.story.gestures.filter { time.map($0.contains) ?? true }
        let searches = gestures.count <= ExplainCommand.mostSearches
        if !searches {
            printError("\(gestures.count) gestures; --at TIME tells what would have made recognizers fire")
        }
        for gesture in gestures {
            let told = tell(of: gesture, explainer, searches: searches)
            guard !told.isEmpty || names.isEmpty else { continue }
            print(Terminal.styled(gesture.heading, .heading))
            for line in told { print("  " + line) }
            isEmpty = false
        }
        if isEmpty { print(time == nil ? "no gestures" : "no gesture at that time") }
    }

    private func check(_ scenario: Scenario) throws(ScenarioError) {
        for name in names where !scenario.declarations.contains(where: { $0.name == name }) {
            throw ScenarioError(line: 0, "no recognizer is called \(name)")
        }
    }

    private func isWanted(_ recognizer: String) -> Bool { names.isEmpty || names.contains(recognizer) }

    /// Each search plays a gesture several dozen times.
    private static let mostSearches = 200

    private func tell(of gesture: Gesture, _ explainer: Explainer, searches: Bool) -> [String] {
        let attempts = explainer.story.attempts(of: gesture).filter { isWanted($0.recognizer) }
        var lines = attempts.map { attempt in
            let remedies = (searches ? explainer.remedies(for: attempt) : []).map(\.text).joined(
                separator: ", or with ")
            let sentence = explainer.sentence(of: attempt)
            let style: Terminal.Style = attempt.hasFired ? .good : .noteworthy
            return Terminal.styled(sentence, style)
                + (remedies.isEmpty ? "" : "; would have fired with \(remedies)")
        }
        var told: Set<String> = []
        for refusal in gesture.refusals where isWanted(refusal.recognizer) {
            let hasOthers = attempts.contains { $0.recognizer == refusal.recognizer }
            let line = "\(explainer.title(of: refusal.recognizer)): \(refusal.text(hasOthers: hasOthers))"
            // A refusal is reported for each finger, but printed once.
            guard told.insert(line).inserted else { continue }
            let remedy = searches ? explainer.remedy(for: refusal, in: gesture) : nil
            let verb = hasOthers ? "fired" : "taken part"
            lines.append(line + (remedy.map { "; would have \(verb) with \($0.property) = \($0.value)" } ?? ""))
        }
        if showsAll || attempts.isEmpty, names.isEmpty { lines += gesture.wayOfTouches(isLong: true) }
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
