// SPDX-License-Identifier: MIT

import Evdev
import ScenarioFormat

/// Reads a scenario file, or what evemu or `libinput record` wrote.
///
/// - Parameter scene: of a recording, the scenario in whose views it plays; nil: the default set of a shell's gestures.
func readScenario(_ path: String, scene: Scenario? = nil) throws(ScenarioError) -> Scenario {
    try readScenario(path, try readFile(path), scene: scene)
}

/// - Parameter onDamage: is told what is wrong with a recording, which is read up to there; nil: that is printed.
func readScenario(
    _ path: String, _ bytes: [UInt8], scene: Scenario? = nil, onDamage: ((ScenarioError) -> Void)? = nil
) throws(ScenarioError) -> Scenario {
    let tell = onDamage ?? { printError("\(shownName(path)):\($0); read up to there") }
    guard isDeviceRecording(bytes) else {
        let (scenario, damage) = try Scenario.readingUpToDamage(bytes)
        // The undamaged part is used: a host may have ended while it wrote.
        if let damage { tell(damage) }
        return scenario
    }
    var recording = try readDeviceRecording(path, bytes)
    let scenario = try recording.play(in: scene)
    for note in recording.notes { printError("\(shownName(path)): \(note)") }
    if let damage = recording.damage { tell(damage) }
    return scenario
}

/// Reads what evemu or `libinput record` wrote.
func readDeviceRecording(_ path: String, _ bytes: [UInt8]) throws(ScenarioError) -> DeviceRecording {
    try DeviceRecording(bytes, description: try description(beside: path, for: bytes))
}

/// Opens a file for playing. The timeline of a large scenario file is not kept in memory.
func openScenario(_ path: String, scene: Scenario? = nil) throws(ScenarioError) -> ScenarioSource {
    let file = try InputFile(path)
    let beginning = try file.beginning(ofAtMost: largestKept)
    guard beginning.count == largestKept, !isDeviceRecording(beginning) else {
        let bytes = beginning.count < largestKept ? beginning : try readWhole(file)
        return ScenarioSource(try readScenario(path, bytes, scene: scene))
    }
    var isTold = false
    func tell(_ damage: ScenarioError) {
        // The timeline is read more than once, but the damage is reported once.
        if !isTold { printError("\(shownName(path)):\(damage); read up to there") }
        isTold = true
    }
    return try ScenarioSource(reading: { () throws(ScenarioError) in try file.read() }, onDamage: tell)
}

/// Largest file that is kept in memory. A larger file is read each time it is played.
let largestKept = 4 << 20

func isDeviceRecording(_ bytes: [UInt8]) -> Bool { DeviceRecording.isOne(bytes) }

/// Returns the description of a device recording: `panel.desc` for `panel.tap.events`, as in evemu's collections.
private func description(beside path: String, for bytes: [UInt8]) throws(ScenarioError) -> [UInt8]? {
    guard DeviceRecording.needsDescription(bytes) else { return nil }
    guard path != "-" else {
        throw ScenarioError(line: 0, "the file describes no device; pass evemu's .desc file before it")
    }
    var name = path[...]
    while let end = name.lastIndex(where: { $0 == "." || $0 == " " }), !name[end...].contains("/") {
        name = name[..<end]
        if let found = try? readFile(name + ".desc") { return found }
    }
    throw ScenarioError(line: 0, "the file describes no device, and no .desc file lies beside it")
}
