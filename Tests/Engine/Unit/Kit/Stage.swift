// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

/// An application with one window, whose callbacks write a log. A test sets the stage, plays a timeline and
/// says which lines must have come.
///
/// After every sample the engine's invariants are checked, so that each test is also one of those.
final class Stage {
    let application = RecordingApplication()
    let window: Window
    /// What came since the last `expect`.
    private(set) var log: [LogLine] = []
    /// Everything that came.
    private(set) var wholeLog: [LogLine] = []
    /// Lines of the log handler.
    private(set) var messages: [String] = []
    var shows: Shown = [.touches, .actions]

    /// What is written into the log.
    struct Shown: OptionSet {
        let rawValue: Int
        /// Callbacks of views and other responders, and streams of surfaces.
        static let touches = Shown(rawValue: 1)
        static let actions = Shown(rawValue: 2)
        /// Transitions and why they came, holds and refusals.
        static let states = Shown(rawValue: 4)
        /// What delegates and views are asked.
        static let questions = Shown(rawValue: 8)
        /// The touches callbacks of scripted recognizers.
        static let callbacks = Shown(rawValue: 16)
        /// What the trace says of touches.
        static let withholding = Shown(rawValue: 32)
        /// What the trace says of views that are tried and recognizers that are offered touches.
        static let explanation = Shown(rawValue: 64)
    }

    /// Phases that a responder keeps, where they are not its kind's.
    var kept: [ObjectIdentifier: Set<Touch.Phase>] = [:]
    /// Runs inside every callback that is written, shown or not.
    var onCallback: ((_ subject: String, _ event: String, _ ids: [String]) -> Void)?
    /// Written behind a line of the recognizer or responder of that name.
    var details: [String: () -> String] = [:]
    /// Written behind the lines of views' touches.
    var touchDetails: ((TouchSet, TouchEvent) -> String)?

    let mainSource: TouchSource
    private var sources: [String: TouchSource] = [:]
    private var names: [ObjectIdentifier: String] = [:]
    private var hooks: [String: [() -> Void]] = [:]
    /// Sources with changes that no frame has closed, and where each touch was last: of the timeline.
    var openSources: [TouchSource] = []
    var places: [String: Point] = [:]

    init(width: Double = 800, height: Double = 600) {
        window = Window(frame: Rect(x: 0, y: 0, width: width, height: height))
        mainSource = application.makeSource(TouchSource.Configuration())
        application.stage = self
        let listener = StageListener(self)
        application.addTraceListener(listener)
        application.diagnostics.logHandler = listener
        application.addWindow(window)
        name(window, "window")
        name(application, "application")
    }

    // MARK: Names

    func name(_ object: AnyObject, _ name: String) {
        names[ObjectIdentifier(object)] = name
    }

    func name(of object: AnyObject) -> String {
        names[ObjectIdentifier(object)] ?? "?"
    }

    /// A touch's id, behind the name of its source if that is not the main one.
    func label(of touch: Touch) -> String {
        guard let source = touch.source, source !== mainSource else { return "\(touch.id)" }
        return "\(name(of: source))\(touch.id)"
    }

    // MARK: Sources

    @discardableResult
    func addSource(
        _ name: String, seat: UInt32 = 0, _ configure: (inout TouchSource.Configuration) -> Void = { _ in }
    )
        -> TouchSource
    {
        var configuration = TouchSource.Configuration()
        configuration.seat = seat
        configure(&configuration)
        let source = application.makeSource(configuration)
        sources[name] = source
        self.name(source, name)
        return source
    }

    /// The source of a name; an empty one means the main one.
    func source(_ name: String) -> TouchSource? {
        name.isEmpty ? mainSource : sources[name]
    }

    // MARK: The log

    /// Runs something inside the next callback that writes this line: "v touches-began" or, with the touches
    /// meant, "v touches-began 1 2".
    func when(_ event: String, do body: @escaping () -> Void) {
        hooks[event, default: []].append(body)
    }

    func write(
        _ subject: String, _ event: String, _ ids: [String] = [], _ details: String = "", if kind: Shown
    ) {
        if shows.contains(kind) {
            let more = [details, self.details[subject]?() ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
            let line = LogLine(
                time: application.time, subject: subject, event: event, ids: ids, details: more)
            log.append(line)
            wholeLog.append(line)
        }
        // Trace listeners may only read.
        guard kind != .states, kind != .withholding, kind != .explanation else { return }
        onCallback?(subject, event, ids)
        runHooks("\(subject) \(event)")
        if !ids.isEmpty { runHooks("\(subject) \(event) \(ids.joined(separator: " "))") }
    }

    func write(message: String) { messages.append(message) }

    private func runHooks(_ event: String) {
        guard let bodies = hooks.removeValue(forKey: event) else { return }
        for body in bodies { body() }
    }

    /// Compares what came since the last time, line by line, and forgets it.
    func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let expected = lines(text).map { $0.joined(separator: " ") }
        let actual = log.map(\.description)
        log = []
        if expected != actual {
            Issue.record(
                """
                expected
                  \(expected.joined(separator: "\n  "))
                but came
                  \(actual.joined(separator: "\n  "))
                """, sourceLocation: sourceLocation)
        }
        checkInvariants(sourceLocation: sourceLocation)
    }

    /// Forgets what came so far.
    func skip() { log = [] }

    /// Takes violations of invariants instead of the test.
    var onViolation: ((String) -> Void)?

    /// What the engine says of itself between deliveries.
    func checkInvariants(sourceLocation: SourceLocation = #_sourceLocation) {
        guard !application.isDelivering, let violation = application.violatedInvariant else { return }
        let text = "at \(application.time) µs: \(violation)"
        if let onViolation { onViolation(text) } else { Issue.record("\(text)", sourceLocation: sourceLocation) }
    }
}

/// One line of the log.
struct LogLine: Equatable, CustomStringConvertible {
    var time: Microseconds
    var subject: String
    var event: String
    var ids: [String] = []
    var details = ""

    var description: String {
        ([milliseconds(time), subject, event] + ids + [details]).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// Hands trace and log lines to the stage, which is not kept alive by them.
private final class StageListener: TraceListener, LogHandler {
    unowned let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
    }

    func log(_ level: LogLevel, _ message: LogMessage) { stage.write(message: "\(message)") }

    func trace(_ event: TraceEvent) {
        let reason = describe(event.reason)
        let ids = event.touch.map { [stage.label(of: $0)] } ?? []
        if event.kind == .tried || event.kind == .offered { return stage.write("\(event)", "", if: .explanation) }
        if event.kind == .progress { return stage.write("\(event)", "", if: .states) }
        guard let recognizer = event.recognizer else {
            return stage.write("touch", "\(event.kind)", ids, reason, if: .withholding)
        }
        switch event.kind {
        case .state:
            stage.write(stage.name(of: recognizer), "-> \(event.state)", [], reason, if: .states)
        case .held, .refused:
            stage.write(stage.name(of: recognizer), "\(event.kind)", ids, reason, if: .states)
        case .withheld, .released, .cancelled, .tried, .offered, .progress: break
        }
    }

    private func describe(_ reason: Reason) -> String {
        guard reason.code != .none else { return "" }
        guard let recognizer = reason.recognizer else { return "\(reason.code.name)" }
        return "\(reason.code.name) \(stage.name(of: recognizer))"
    }
}
