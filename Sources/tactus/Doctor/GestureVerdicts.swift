// SPDX-License-Identifier: MIT

import GesturesTool
import Glibc
import ScenarioFormat
import ScenarioRunner

/// The gestures that the doctor tries.
enum TriedGestures {
    /// The file that comes with Tactus.
    case shipped
    case file(String)

    var title: String {
        switch self {
        case .shipped: "the gesture file that comes with Tactus"
        case .file(let path): "your gesture file \(path.split(separator: "/").last.map(String.init) ?? path)"
        }
    }
}

/// Result of a gesture of a file.
struct GestureVerdict {
    var name: String
    var fired: Int
    /// Why it never fired.
    var reason: String
}

extension GesturesTrial {
    /// Plays fingers on the gestures of a file, and tells what came of each.
    ///
    /// - Parameter tell: receives the file's mistakes
    func verdicts(
        on gestures: TriedGestures, _ scenario: Scenario, tell: @escaping (String) -> Void
    ) throws(ScenarioError) -> [GestureVerdict] {
        let copy: Int32
        let path: String
        switch gestures {
        case .shipped:
            copy = try ShippedGestures.open()
            path = "/proc/self/fd/\(copy)"
        case .file(let file):
            copy = -1
            path = file
        }
        defer { if copy >= 0 { close(copy) } }
        // The programs that the shipped file calls are examples.
        let court = Court { line in if copy < 0 { tell(line) } }
        try play(path, try GesturesTrial.stripped(scenario), court)
        return court.verdicts
    }

    private func play(_ path: String, _ scenario: Scenario, _ court: Court) throws(ScenarioError) {
        var trial: OpaquePointer?
        try ScenarioRunner.run(
            scenario,
            with: { (application) throws(ScenarioError) in
                var options = options(for: scenario)
                options.judge = { verdict, data in
                    guard let verdict, let data else { return }
                    Unmanaged<Court>.fromOpaque(data).takeUnretainedValue().take(verdict.pointee)
                }
                let tell: gestures_tell_func = { line, data in
                    guard let line, let data else { return }
                    Unmanaged<Court>.fromOpaque(data).takeUnretainedValue().tell(String(cString: line))
                }
                trial = gestures_trial_begin(
                    application, path, &options, tell, Unmanaged.passUnretained(court).toOpaque())
                guard trial != nil else { throw ScenarioError(line: 0, "the gestures cannot be tried") }
            },
            leave: { _ = gestures_trial_end(trial) })
    }
}

/// Hears the verdicts of a trial.
private final class Court {
    private(set) var verdicts: [GestureVerdict] = []
    let tell: (String) -> Void

    init(_ tell: @escaping (String) -> Void) {
        self.tell = tell
    }

    func take(_ verdict: gestures_verdict) {
        verdicts.append(
            GestureVerdict(
                name: verdict.name.map { String(cString: $0) } ?? "", fired: Int(clamping: verdict.fired),
                reason: verdict.reason.map { String(cString: $0) } ?? ""))
    }
}

/// The gesture file that comes with Tactus, which is part of the tool.
private enum ShippedGestures {
    /// Returns a descriptor of it, since the reader of gesture files takes files.
    static func open() throws(ScenarioError) -> Int32 {
        let descriptor = try openUnnamedFile()
        let bytes = PackageResources.gestures_conf
        guard bytes.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == bytes.count else {
            close(descriptor)
            throw ScenarioError(line: 0, "the gestures cannot be written to a temporary file")
        }
        return descriptor
    }
}
