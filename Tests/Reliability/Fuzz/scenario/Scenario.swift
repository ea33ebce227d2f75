// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// Plays any bytes as a scenario file: it is refused, or played through the C API and compared with what it expects.
///
/// Called by libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func playScenario(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: data, count: size)
    guard let scenario = try? Scenario(parsing: bytes) else { return 0 }
    // A scenario must print as text that reads back as the same scenario.
    guard (try? Scenario(parsing: scenario.text)) == scenario else { fatalError("reads otherwise: \(scenario.text)") }
    guard let log = try? ScenarioRunner.run(scenario) else { return 0 }
    _ = scenario.expectation?.compare(log)
    return 0
}
