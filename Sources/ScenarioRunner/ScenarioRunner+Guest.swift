// SPDX-License-Identifier: MIT

public import ScenarioFormat

extension ScenarioRunner {
    /// Plays the scenario with something else on its application, such as a shell's gestures.
    ///
    /// - Parameters:
    ///   - arrive: is called with the library's application when everything is set up, and nothing has been played.
    ///   - leave: is called when all has been played, before the application is destroyed.
    public static func run(
        _ scenario: Scenario, with arrive: (OpaquePointer) throws(ScenarioError) -> Void, leave: () -> Void,
        onMessage: ((ScenarioError) -> Void)? = nil
    ) throws(ScenarioError) {
        let run = try Run(scenario, Host(), onMessage: onMessage)
        defer { run.tearDown() }
        try run.setUp()
        try arrive(run.application)
        defer { leave() }
        try run.play()
    }
}
