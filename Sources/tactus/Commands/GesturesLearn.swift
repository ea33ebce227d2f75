// SPDX-License-Identifier: MIT

import GesturesTool
import Glibc
import ScenarioFormat
import ScenarioRunner

/// `tactus gestures learn`: makes a shape of the strokes in recordings.
enum GesturesLearn {
    /// - Parameters:
    ///   - name: of the shape, which is written beside the gesture file
    ///   - file: the gesture file, with whose gestures the shape is compared
    static func run(_ name: String, _ file: String, _ recordings: [String]) -> ExitStatus {
        guard access(file, R_OK) == 0 else {
            printError("tactus: \(shownName(file)) cannot be read; a shape is compared with the gestures of a file")
            return .unusable
        }
        guard let learner = gestures_learner_create({ line, _ in printLine(line) }, nil) else {
            printError("tactus: no memory")
            return .unusable
        }
        defer { gestures_learner_destroy(learner) }
        for recording in recordings {
            do {
                let whole = try readScenario(recording)
                Notes(about: recording).printLosses(of: whole)
                try watch(learner, try GesturesTrial.stripped(whole), shownName(recording))
            } catch {
                printError(FileCount.text(of: error, in: recording))
                return .unusable
            }
        }
        return ExitStatus(rawValue: gestures_learner_finish(learner, name, file)) ?? .unusable
    }

    private static func watch(_ learner: OpaquePointer, _ scenario: Scenario, _ name: String) throws(ScenarioError) {
        // The learner does not copy the name, which is leaked on purpose: it is needed until the tool ends.
        let text = strdup(name)
        try ScenarioRunner.run(
            scenario,
            with: { (application) throws(ScenarioError) in
                guard gestures_learner_begin(learner, application, text) else {
                    throw ScenarioError(line: 0, "the recording has no touches to learn from")
                }
            },
            leave: { gestures_learner_end(learner) })
    }
}
