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
        _ scenario: Scenario, by host: Host = Host(), onMessage: ((ScenarioError) -> Void)? = nil
    ) throws(ScenarioError) -> [LogLine] {
        let run = try Run(scenario, host, onMessage: onMessage)
        defer { run.tearDown() }
        host.onCreate?(run.application)
        try run.setUp()
        try run.install(host)
        if let onSetUp = host.onSetUp {
            run.forgetLog()
            onSetUp(run.application)
            for (object, name) in run.unnamedObjects { host.onName?(object, name) }
        }
        try run.play()
        host.onEnd?(run.application)
        return run.log
    }
}

extension ScenarioRunner {
    /// Plays the scenario and hands out the log as text as it comes, with comments between its lines that say why.
    public static func trace(
        _ source: ScenarioSource, _ explanation: Explanation, onMessage: ((ScenarioError) -> Void)? = nil,
        to write: @escaping (String) -> Void
    ) throws(ScenarioError) {
        let writer = TraceWriter(isRecording: source.setUp.settings.isRecording, write)
        try LiveRun(source.setUp, explanation, nil, onMessage, trace: writer).play(source, upTo: .max)
    }

    /// Plays the scenario before an observer, up to a time.
    public static func watch(
        _ source: ScenarioSource, upTo end: Microseconds = .max, _ observer: any RunObserver,
        onMessage: ((ScenarioError) -> Void)? = nil
    ) throws(ScenarioError) {
        try LiveRun(source.setUp, observer, onMessage: onMessage).play(source, upTo: end)
    }
}
