// SPDX-License-Identifier: MIT

import CommandArguments
import ScenarioFormat

/// `tactus convert`
struct ConvertCommand: Command {
    static let name = "convert"
    static let summary = "writes a recording of evemu or libinput as a scenario file"
    static let operands = "FILE"
    static let options: [CommandOption] = [SceneOption.option]
    static let details = """
        Prints the scenario. The touches play on the output of the scene, by default on an
        output as large as the panel with the gestures of a typical shell.
        """
    static let examples = [
        Example("tactus convert touch.evemu > bug.scenario", "makes a file that can be edited and kept as a test"),
        Example("libinput record | tactus convert - > bug.scenario", "converts while libinput records"),
    ]

    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus {
        let file = try arguments.file()
        do {
            let source = try openScenario(file, scene: try SceneOption.read(arguments))
            let output = try OutputFile("-")
            let notes = Notes(about: file)
            try source.print(to: { output.write($0) }, onLoss: { notes.print($0.message) })
            guard let fault = output.close() else { return .success }
            printError(fault.message)
            return .unusable
        } catch {
            printError(FileCount.text(of: error, in: file))
            return .unusable
        }
    }
}
