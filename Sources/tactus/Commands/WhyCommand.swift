// SPDX-License-Identifier: MIT

import CommandArguments
import Inspection
import ScenarioFormat

/// `tactus why`
struct WhyCommand: Command {
    static let name = "why"
    static let summary = "tells why a recognizer fired, or did not, and what would have made it fire"
    static let operands = "NAME FILE"
    static let options: [CommandOption] =
        [
            GestureChoice.lastOption,
            GestureChoice.numberOption,
            .flag("--all", "answers for each gesture"),
        ] + Stage.options
    static let details = """
        Without an option the answer is about the last gesture in which the recognizer did
        not fire although it had as many fingers as it needs, or else about the last one.

        A command below the answer plays the file again with the change that makes the
        recognizer fire, and shows all that comes out differently.
        """
    static let examples = [
        Example("tactus why next-workspace bug.scenario", "why did my swipe not go to the next workspace?"),
        Example("tactus why menu --gesture 3 bug.scenario", "the same of one gesture"),
    ]

    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus {
        guard arguments.operands.count == 2, let name = arguments.operands.first, let file = arguments.operands.last
        else { throw Misuse("why wants the name of a recognizer and a file") }
        let choice = try GestureChoice(arguments)
        try Stage.check(arguments)
        guard let stage = Stage.readOrTell(arguments) else { return .unusable }
        var count = FileCount()
        _ = count.attempt(file, on: stage) { (source: ScenarioSource) throws(ScenarioError) in
            let explainer = try Explainer(source, hostWords: stage.words, onMessage: Notes(about: file).print)
            let name = stage.name(name)
            guard explainer.knows(name) else {
                let own = explainer.recognizers(on: name)
                let hint =
                    own.isEmpty
                    ? Suggestion.text(for: name, among: explainer.recognizerNames)
                    : "; on the view of that name \(own.count == 1 ? "is" : "are") \(own.joined(separator: ", "))"
                throw ScenarioError(line: 0, "no recognizer is called \(name)\(hint)")
            }
            let gestures: [Gesture] =
                switch choice {
                case .all: explainer.story.gestures
                case .automatic: [explainer.gesture(meantBy: name)].compactMap { $0 }
                default: [try choice.gesture(of: explainer.story)].compactMap { $0 }
                }
            if gestures.isEmpty { print("no gestures") }
            for gesture in gestures {
                tell(explainer, name, gesture, Stage.words(arguments) + [file.quotedForShell])
            }
        }
        return count.status
    }

    /// Prints the answer, and commands that can be pasted.
    private static func tell(_ explainer: Explainer, _ name: String, _ gesture: Gesture, _ file: [String]) {
        print(Terminal.styled(explainer.headline(of: gesture), .heading))
        let answer = explainer.why(name, in: gesture)
        for (index, sentence) in answer.sentences.enumerated() {
            print("  " + (index == 0 ? Terminal.styled(sentence, answer.hasFired ? .good : .noteworthy) : sentence))
        }
        for (index, cure) in answer.cures.enumerated() {
            let verb = cure.fires ? "fired" : "taken part"
            print("  \(index == 0 ? "It would have" : "Or it would have") \(verb) with \(cure.text). \(cure.effects)")
            let changes = cure.changes.map { "--what-if \($0.text.quotedForShell)" }
            print("    " + (["tactus explain"] + changes + file).joined(separator: " "))
        }
        StandardOutput.flush()
    }
}
