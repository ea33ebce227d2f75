// SPDX-License-Identifier: MIT

import CommandArguments
import GesturesTool
import Glibc
import ScenarioFormat
import ScenarioRunner

/// `tactus gestures try`: plays the fingers of a recording on the gestures of a file.
struct GesturesTrial {
    /// Time after the last event in which all timers fire.
    private static let rest: Microseconds = 2_000_000

    /// Options about what the fingers meet, besides the output.
    ///
    /// - Parameter action: what the command does with the fingers, such as `plays them`
    static func conditions(_ action: String) -> [CommandOption] {
        [
            .value("--app-id", "ID", "\(action) on a window with this application id"),
            .value("--title", "TITLE", "\(action) on a window with this title"),
            .value("--mode", "MODE", "\(action) with the device as a tablet or a laptop"),
            .value("--modifiers", "KEYS", "\(action) with these keys held: shift, ctrl, alt, super"),
            .value("--orientation", "TURN", "\(action) with the output in portrait or landscape"),
            .value("--where", "PLACE", "\(action) on a desktop, window, title, fullscreen or panel"),
            .flag("--locked", "\(action) while the screen is locked"),
        ]
    }

    private let output: String?
    private let appID: String?
    private let title: String?
    private let mode: String?
    private let modifiers: String?
    private let orientation: String?
    private let place: String?
    private let isLocked: Bool
    private let tellsReasons: Bool

    /// - Parameter output: name of the output on which the fingers are
    init(_ arguments: Arguments, output: String?) throws(Misuse) {
        self.output = output
        appID = arguments["--app-id"]
        title = arguments["--title"]
        mode = arguments["--mode"]
        modifiers = arguments["--modifiers"]
        orientation = arguments["--orientation"]
        place = arguments["--where"]
        isLocked = arguments.has("--locked")
        tellsReasons = arguments.has("--reasons")
        var options = makeOptions()
        if let mistake = gestures_trial_find_mistake(&options) { throw Misuse(String(cString: mistake)) }
    }

    func run(_ file: String, _ recording: String) -> ExitStatus {
        do {
            let whole = try readScenario(recording)
            Notes(about: recording).printLosses(of: whole)
            let scenario = try Self.stripped(whole)
            let effects = try play(file, scenario)
            if effects == 0 { print("nothing is set off") }
            return effects == 0 ? .failed : .success
        } catch {
            printError(FileCount.text(of: error, in: recording))
            return .unusable
        }
    }

    /// Returns the scenario with only its fingers and window: other recognizers would compete with those of the file.
    static func stripped(_ scenario: Scenario) throws(ScenarioError) -> Scenario {
        var stripped = scenario
        let window = scenario.declarations.first { if case .window = $0 { true } else { false } }
        if let window {
            stripped.declarations = [window]
        } else {
            stripped.declarations = try Scenario(parsing: "window output 0 0 800 600\n").declarations
        }
        (stripped.relations, stripped.rules, stripped.expectation) = ([], [], nil)
        stripped.timeline = scenario.timeline.filter { $0.action.isInput }
        if let last = stripped.timeline.last {
            stripped.timeline.append(TimelineEntry(time: last.time &+ rest, action: .wait))
        }
        return stripped
    }

    private func play(_ file: String, _ scenario: Scenario) throws(ScenarioError) -> Int {
        var trial: OpaquePointer?
        var effects = 0
        try ScenarioRunner.run(
            scenario,
            with: { (application) throws(ScenarioError) in
                trial = begin(application, file, scenario)
                guard trial != nil else { throw ScenarioError(line: 0, "the recording has no touches to try") }
            },
            leave: { effects = gestures_trial_end(trial) })
        return effects
    }

    private func makeOptions() -> gestures_trial_options {
        var options = gestures_trial_options()
        options.tells_reasons = tellsReasons
        // The trial does not copy strings, so they are leaked on purpose: they are needed until the tool ends.
        options.output = output.map { UnsafePointer(strdup($0)) }
        options.title = title.map { UnsafePointer(strdup($0)) }
        options.app_id = appID.map { UnsafePointer(strdup($0)) }
        options.mode = mode.map { UnsafePointer(strdup($0)) }
        options.modifiers = modifiers.map { UnsafePointer(strdup($0)) }
        options.orientation = orientation.map { UnsafePointer(strdup($0)) }
        options.where = place.map { UnsafePointer(strdup($0)) }
        options.is_locked = isLocked
        return options
    }

    /// - Parameter scenario: stripped
    func options(for scenario: Scenario) -> gestures_trial_options {
        var options = makeOptions()
        if case .window(let window)? = scenario.declarations.first {
            (options.x, options.y) = (window.frame.x, window.frame.y)
            (options.width, options.height) = (window.frame.width, window.frame.height)
        }
        return options
    }

    private func begin(_ application: OpaquePointer, _ file: String, _ scenario: Scenario) -> OpaquePointer? {
        var options = options(for: scenario)
        return gestures_trial_begin(application, file, &options, { line, _ in printLine(line) }, nil)
    }
}

extension Action {
    /// Whether the action is user input. Changes to views and recognizers are dropped, since the trial has others.
    fileprivate var isInput: Bool {
        switch self {
        case .down, .move, .up, .cancel, .cancelAll, .sample, .drag, .frame, .wait, .deliver, .tick, .pose: true
        case .tabletMode, .modifiers: true
        default: false
        }
    }
}
