// SPDX-License-Identifier: MIT

import CommandArguments
import Inspection
import ScenarioFormat

/// The gestures of a file that a command is about.
enum GestureChoice {
    /// All of a short file; of a longer one the last gesture in which nothing fired, or the last one.
    case automatic
    case last
    /// From 1.
    case number(Int)
    case all

    static let lastOption = CommandOption.flag("--last", "takes the last gesture only")
    static let numberOption = CommandOption.value("--gesture", "N", "takes gesture N only, counted from 1")

    init(_ arguments: Arguments) throws(Misuse) {
        let given = ["--last", "--gesture", "--all"].filter(arguments.has)
        if given.contains("--last"), given.contains("--gesture") {
            throw Misuse("--last and --gesture exclude each other")
        }
        if let text = arguments["--gesture"] {
            guard let number = Int(text), number > 0 else {
                throw Misuse("--gesture wants a number from 1, not \(text)")
            }
            self = .number(number)
        } else {
            self = given.contains("--last") ? .last : given.contains("--all") ? .all : .automatic
        }
    }

    /// Returns the one gesture that is chosen.
    ///
    /// - Parameter names: recognizers that count; none: all
    func gesture(of story: Story, _ names: [String] = []) throws(ScenarioError) -> Gesture? {
        switch self {
        case .automatic, .all: return story.lastFailure(of: names) ?? story.gestures.last
        case .last: return story.gestures.last
        case .number(let number):
            guard story.gestures.indices.contains(number - 1) else {
                let count = story.gestures.count == 1 ? "1 gesture" : "\(story.gestures.count) gestures"
                throw ScenarioError(line: 0, "there is no gesture \(number): the file has \(count)")
            }
            return story.gestures[number - 1]
        }
    }
}
