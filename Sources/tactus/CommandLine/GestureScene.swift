// SPDX-License-Identifier: MIT

import CTactusRecorder
import GesturesTool
import Glibc
import Inspection
import ScenarioFormat
import ScenarioRunner

/// The gestures of a file as a scene. A host's recording of them is made, which every command reads: it has their
/// recognizers, their values, and what kept them away from fingers.
final class GestureScene {
    private let file: String
    private let trial: GesturesTrial
    private var told: Set<String> = []
    /// Conditions that kept gestures away from fingers, by the names in the recording.
    private var conditions: [String: String] = [:]

    init(_ file: String, _ trial: GesturesTrial) throws(ScenarioError) {
        (self.file, self.trial) = (file, trial)
        do {
            // An output must not replace the file, which the reader of gestures opens by itself.
            if file != "-" { _ = try InputFile(file) }
        } catch {
            throw ScenarioError(line: 0, "the gesture file \(FileCount.text(of: error, in: file))")
        }
    }

    /// Returns the gestures with the fingers of a scenario among them.
    func scenario(with fingers: Scenario) throws(ScenarioError) -> Scenario {
        let descriptor = try openUnnamedFile()
        defer { close(descriptor) }
        try record(fingers, to: descriptor)
        return try Scenario.readingUpToDamage(try readAll(of: descriptor)).scenario
    }

    /// Writes a recording of the gestures with the fingers of a scenario among them.
    func record(_ fingers: Scenario, to descriptor: Int32) throws(ScenarioError) {
        let fingers = try GesturesTrial.stripped(fingers)
        var running: OpaquePointer?
        var recorder: OpaquePointer?
        try ScenarioRunner.run(
            fingers,
            with: { (application) throws(ScenarioError) in
                var options = trial.options(for: fingers)
                // A judge makes the trial silent about effects.
                options.judge = { verdict, data in
                    guard let verdict, let data else { return }
                    Unmanaged<GestureScene>.fromOpaque(data).takeUnretainedValue().take(verdict.pointee)
                }
                let tell: gestures_tell_func = { line, data in
                    guard let line, let data else { return }
                    Unmanaged<GestureScene>.fromOpaque(data).takeUnretainedValue().tell(String(cString: line))
                }
                running = gestures_trial_begin(
                    application, file, &options, tell, Unmanaged.passUnretained(self).toOpaque())
                guard running != nil else { throw ScenarioError(line: 0, "the gestures cannot be played") }
                recorder = tactus_recorder_create_for_fd(application, descriptor)
                guard recorder != nil else {
                    _ = gestures_trial_end(running)
                    throw ScenarioError(line: 0, "no memory to record the gestures")
                }
            },
            leave: {
                tactus_recorder_destroy(recorder)
                _ = gestures_trial_end(running)
            })
    }

    private func take(_ verdict: gestures_verdict) {
        guard let name = verdict.name, let condition = verdict.condition else { return }
        conditions[GestureScene.recordedName(String(cString: name))] = String(cString: condition)
    }

    /// The words of the file for what its host answers, once a scenario was played.
    var words: HostWords {
        HostWords(refusals: conditions, shouldBegin: "its fingers went another way than its direction")
    }

    /// Returns the name that a recording has for a gesture's name, which may have other characters.
    static func recordedName(_ name: String) -> String {
        let bytes = name.utf8.prefix(64).map { byte -> UInt8 in
            let scalar = Unicode.Scalar(byte)
            let isPlain =
                ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
                || scalar == "-" || scalar == "_"
            return isPlain ? byte : UInt8(ascii: "-")
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads a file from its beginning.
    private func readAll(of descriptor: Int32) throws(ScenarioError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = pread(descriptor, &buffer, buffer.count, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw systemError() }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
        }
    }

    /// Prints a mistake of the file, once.
    private func tell(_ line: String) {
        if told.insert(line).inserted { printError(line) }
    }
}
