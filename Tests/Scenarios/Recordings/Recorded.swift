// SPDX-License-Identifier: MIT

import CTactus
import CTactusRecorder
import ScenarioFormat
import ScenarioRunner

/// A run that was recorded while it was played.
struct Recorded {
    var log: [LogLine]
    var text: [UInt8]

    /// How a run is recorded.
    enum Way {
        /// From the end of the set-up on: the recording begins with a scene.
        case afterSetUp
        /// From the beginning: whatever the set-up makes is made in the recording's course.
        case fromTheBeginning
        /// By a flight recorder that is asked at the end.
        case inFlight
    }

    init(_ scenario: Scenario, _ way: Way) throws {
        let tape = Tape()
        var host = Host()
        if way == .fromTheBeginning {
            host.onCreate = { application in tape.start(application, .fromTheBeginning) }
        } else {
            host.onSetUp = { application in tape.start(application, way) }
        }
        host.onName = { object, name in tactus_recorder_set_name(tape.recorder, UnsafeRawPointer(object), name) }
        host.onEnd = { _ in tape.finish(way) }
        log = try ScenarioRunner.run(scenario, by: host)
        text = tape.text
    }
}

/// What a recorder writes. Used by one thread, of the run.
private final class Tape: @unchecked Sendable {
    var recorder: OpaquePointer?
    var text: [UInt8] = []

    func start(_ application: OpaquePointer, _ way: Recorded.Way) {
        let data = Unmanaged.passUnretained(self).toOpaque()
        recorder =
            way == .inFlight
            ? tactus_flight_recorder_create(application, 3_600_000_000, 8 << 20)
            : tactus_recorder_create(application, write, data)
    }

    func finish(_ way: Recorded.Way) {
        if way == .inFlight { tactus_recorder_dump(recorder, write, Unmanaged.passUnretained(self).toOpaque()) }
        tactus_recorder_destroy(recorder)
    }
}

private func write(_ bytes: UnsafePointer<CChar>?, _ count: Int, _ data: UnsafeMutableRawPointer?) -> Bool {
    guard let bytes, let data else { return false }
    let tape = Unmanaged<Tape>.fromOpaque(data).takeUnretainedValue()
    tape.text += UnsafeRawBufferPointer(start: bytes, count: count)
    return true
}
