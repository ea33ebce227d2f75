// SPDX-License-Identifier: MIT

import Glibc
import Judge
import ScenarioFormat
import ScenarioRunner

// recordings FILE…               records each scenario while it is played, plays the recording, and compares
// recordings --random N [SEED]   the same with random scenarios
// recordings --print FILE        prints the recording of a scenario
// recordings --host FILE         prints what a host of a scenario records that has been up for hours
// recordings --flight FILE       prints what such a host's flight recorder has at the end

/// Returns the part of a log that a recording can reproduce.
func comparable(_ log: [LogLine], of scenario: Scenario) -> [LogLine] {
    let forwards = scenario.declarations.contains {
        if case .view(let view) = $0 { view.flags.forwardsTaps != nil } else { false }
    }
    // Motion of the set-up took place before the recorder listened.
    let played = log.drop { if case .scroll = $0.event { true } else { false } }
    return played.filter { line in
        // A view that forwards some of its touches has got all of them.
        if forwards, case .touches = line.event { return false }
        // The scene's first responder becomes first responder again.
        if case .responder = line.event { return false }
        return true
    }
}

/// Returns what differs, or nil.
func complaint(about scenario: Scenario, _ way: Recorded.Way) throws -> String? {
    let recorded = try Recorded(scenario, way)
    let recording: Scenario
    do {
        recording = try Scenario(parsing: recorded.text)
    } catch {
        return "the recording cannot be read: \(error)"
    }
    var messages: [String] = []
    let replayed = try ScenarioRunner.run(recording) { message in
        if message.message.contains("does not come") { messages.append(message.description) }
    }
    let expected = comparable(recorded.log, of: scenario)
    let actual = comparable(replayed, of: scenario)
    for (index, pair) in zip(expected, actual).enumerated() where pair.0 != pair.1 {
        return "line \(index) was \(pair.0.text), is \(pair.1.text)" + (messages.first.map { "; \($0)" } ?? "")
    }
    if expected.count != actual.count {
        let more = expected.count > actual.count ? expected[actual.count] : actual[expected.count]
        return "\(expected.count) lines were recorded, \(actual.count) come: \(more.text)"
            + (messages.first.map { "; \($0)" } ?? "")
    }
    return messages.first
}

func readBytes(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return bytes
}

var passed = 0
var failed = 0

@MainActor func judge(_ name: String, _ scenario: Scenario) {
    for way in [Recorded.Way.afterSetUp, .fromTheBeginning, .inFlight] {
        do {
            if let complaint = try complaint(about: scenario, way) {
                failed += 1
                print("FAIL \(name) (\(way)): \(complaint)")
            } else {
                passed += 1
            }
        } catch {
            // A set-up that the library refuses cannot be recorded.
            if !"\(error)".contains("refuses") {
                failed += 1
                print("FAIL \(name) (\(way)): \(error)")
            }
        }
    }
}

var arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "--random":
    let count = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 100
    let seed = arguments.dropFirst(2).first.flatMap { UInt64($0) } ?? 1
    for seed in seed..<(seed + count) { judge("seed \(seed)", Judge.randomScenario(seed: seed)) }
case "--print", "--host", "--flight":
    let isHost = arguments.first != "--print"
    let way: Recorded.Way = !isHost ? .afterSetUp : arguments.first == "--host" ? .fromTheBeginning : .inFlight
    for path in arguments.dropFirst() {
        guard let bytes = readBytes(path), let scenario = try? Scenario(parsing: bytes),
            let recorded = try? Recorded(isHost ? scenario.atHost : scenario, way)
        else { continue }
        print(String(decoding: recorded.text, as: UTF8.self), terminator: "")
    }
default:
    for path in arguments {
        guard let bytes = readBytes(path), let scenario = try? Scenario(parsing: bytes) else {
            print("FAIL \(path): cannot be read")
            failed += 1
            continue
        }
        judge(path, scenario)
    }
}
print("\(passed) passed, \(failed) failed")
exit(failed == 0 ? 0 : 1)
