// SPDX-License-Identifier: MIT

import Evdev
import Glibc
import ScenarioFormat
import ScenarioRunner

/// Plays the fingers of a scenario in real time to a program with `--trace FILE --host-time`, such as the example
/// compositor.
enum HostTime {
    static func play(
        _ source: ScenarioSource, into command: String, onMessage: @escaping (ScenarioError) -> Void
    ) throws(ScenarioError) -> ExitStatus {
        let words = command.split(separator: " ").map { String($0) }
        guard !words.isEmpty else { throw ScenarioError(line: 0, "no program to play to") }
        let folder = try temporaryFolder()
        let file = folder + "/fingers.evemu"
        defer {
            unlink(file)
            rmdir(folder)
        }
        try writeFile(file, try recording(of: source, onMessage))
        return try run(words + ["--trace", file, "--host-time"])
    }

    private static func recording(
        of source: ScenarioSource, _ onMessage: @escaping (ScenarioError) -> Void
    ) throws(ScenarioError) -> String {
        let stage = try PanelSize(width: 0, height: 0).stage(source.setUp)
        let size = source.setUp.settings.panel.map { (width: $0.width, height: $0.height) }
        let writer = EvemuWriter(width: stage.area.width, height: stage.area.height, millimetres: size)
        let collector = FingerCollector(writer, on: stage.area)
        try ScenarioRunner.watch(source, collector, onMessage: onMessage)
        return collector.writer.finish()
    }

    private static func temporaryFolder() throws(ScenarioError) -> String {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array((base + "/tactus-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw ScenarioError(line: 0, "no folder can be made in \(base)") }
        return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Runs the program with the tool's environment; its exit status reports the result.
    private static func run(_ words: [String]) throws(ScenarioError) -> ExitStatus {
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        let error = posix_spawnp(&process, words[0], nil, nil, &arguments, environ)
        guard error == 0 else {
            let reason = strerror(error).map { String(cString: $0) } ?? "error \(error)"
            throw ScenarioError(line: 0, "\(words[0]) cannot be started: \(reason)")
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw ScenarioError(line: 0, "\(words[0]) was lost") }
        }
        return status == 0 ? .success : .failed
    }
}

/// Collects the fingers of a run, with drags as single steps.
private final class FingerCollector: RunObserver {
    var writer: EvemuWriter
    private let area: Rect

    init(_ writer: EvemuWriter, on area: Rect) {
        (self.writer, self.area) = (writer, area)
    }

    func observe(_ observation: Observation, at time: Microseconds) {
        guard case .input(let touch, let input, let place) = observation, !touch.isPointer else { return }
        switch (input, place) {
        case (.down, let place?): writer.add(.down(x: place.x - area.x, y: place.y - area.y), of: touch.id, at: time)
        case (.move, let place?): writer.add(.move(x: place.x - area.x, y: place.y - area.y), of: touch.id, at: time)
        case (.up, _), (.cancel, _): writer.add(.up, of: touch.id, at: time)
        default: break
        }
    }
}
