// SPDX-License-Identifier: MIT

import CommandArguments
import Inspection
import ScenarioFormat

/// Surroundings in which the fingers of a file are played.
enum Stage {
    /// The views and recognizers of the file, or of a scene if it is a device's recording.
    case scene(Scenario?)
    /// The gestures of a gesture file.
    case gestures(GestureScene)

    private static let conditions =
        [CommandOption.value("--output", "NAME", "plays them on an output of this name")]
        + GesturesTrial.conditions("plays them")

    static let options =
        [
            SceneOption.option,
            .value("--gestures", "FILE", "plays the fingers among the gestures of this gesture file"),
        ] + conditions

    /// Checks that the options fit together.
    static func check(_ arguments: Arguments) throws(Misuse) {
        if arguments.has("--scene"), arguments.has("--gestures") {
            throw Misuse("--scene and --gestures exclude each other")
        }
        if !arguments.has("--gestures"), let option = conditions.map(\.name).first(where: arguments.has) {
            throw Misuse("\(option) belongs to --gestures")
        }
        if arguments["--gestures"] == "-", arguments.operands.contains("-") {
            throw Misuse("standard input can be read only once")
        }
        _ = try GesturesTrial(arguments, output: arguments["--output"])
    }

    static func read(_ arguments: Arguments) throws(ScenarioError) -> Stage {
        guard let file = arguments["--gestures"] else { return .scene(try SceneOption.read(arguments)) }
        guard let trial = try? GesturesTrial(arguments, output: arguments["--output"]) else { return .scene(nil) }
        return .gestures(try GestureScene(file, trial))
    }

    /// Words of the stage's host for its answers, once a file was opened on it.
    var words: HostWords? {
        if case .gestures(let gestures) = self { gestures.words } else { nil }
    }

    /// Returns the name of a recognizer of the stage that a person means.
    func name(_ name: String) -> String {
        if case .gestures = self { GestureScene.recordedName(name) } else { name }
    }

    /// Reads the stage. Prints what is wrong with its file and returns nil if that cannot be read.
    static func readOrTell(_ arguments: Arguments) -> Stage? {
        do {
            return try read(arguments)
        } catch {
            printError(error.message)
            return nil
        }
    }

    /// Returns the options as a command line has them.
    static func words(_ arguments: Arguments) -> [String] {
        options.compactMap { option in arguments[option.name].map { "\(option.name) \($0.quotedForShell)" } }
    }
}

/// Opens a file to be played on a stage.
func openScenario(_ path: String, on stage: Stage) throws(ScenarioError) -> ScenarioSource {
    switch stage {
    case .scene(let scene): return try openScenario(path, scene: scene)
    case .gestures(let gestures):
        let fingers = try readScenario(path)
        Notes(about: path).printLosses(of: fingers)
        return ScenarioSource(try gestures.scenario(with: fingers))
    }
}

extension String {
    /// The word as a shell reads it.
    var quotedForShell: String {
        let plain = unicodeScalars.allSatisfy { scalar in
            ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
                || "_-./=,:+@%".unicodeScalars.contains(scalar)
        }
        guard !plain || isEmpty else { return self }
        return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
