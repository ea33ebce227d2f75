// SPDX-License-Identifier: MIT

public import ScenarioFormat

/// Runs scenarios through the public C API of the library, and nothing else of it.
public enum ScenarioRunner {
    /// Plays the scenario to its last action and returns what came out of the library.
    ///
    /// Everything that is made for it is gone when the call returns; runs share nothing, so they may
    /// take place on several threads.
    ///
    /// - Parameters:
    ///   - host: how the program around it behaves.
    ///   - onMessage: is handed the lines that the library logs, such as client bugs.
    /// - Throws: where the library refuses to set up what the scenario asks for.
    public static func run(
        _ scenario: Scenario, by host: Host = Host(), onMessage: ((String) -> Void)? = nil
    ) throws(ScenarioError) -> [LogLine] {
        let run = try Run(scenario, host, onMessage: onMessage)
        defer { run.tearDown() }
        try run.setUp()
        try run.install(host)
        try run.play()
        return run.log
    }
}
