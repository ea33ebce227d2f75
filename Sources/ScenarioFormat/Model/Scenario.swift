// SPDX-License-Identifier: MIT

/// A parsed scenario: what is set up, what happens when, and what must come out.
///
/// The lists keep the order of the file, which has a meaning: recognizers are added and
/// views stacked in the order in which they are declared.
public struct Scenario: Sendable, Equatable {
    public var settings: Settings
    public var declarations: [Declaration]
    public var relations: [Relation]
    public var timeline: [TimelineEntry]
    public var rules: [ReentrantRule]
    /// Nil in a file without an `expect` block, which can be run and logged, but not judged.
    public var expectation: Expectation?
    /// Losses of the recording in the set-up.
    public var losses: [RecordingLoss] = []

    public init(
        settings: Settings = Settings(),
        declarations: [Declaration] = [],
        relations: [Relation] = [],
        timeline: [TimelineEntry] = [],
        rules: [ReentrantRule] = [],
        expectation: Expectation? = nil
    ) {
        self.settings = settings
        self.declarations = declarations
        self.relations = relations
        self.timeline = timeline
        self.rules = rules
        self.expectation = expectation
    }
}

/// Time on the scenario's clock, in microseconds. The text has milliseconds.
public typealias Microseconds = Int64

/// Number of a finger in a scenario.
public typealias TouchID = Int32

/// Line of a file in which something was written, counted from 1; 0 if it was made by a program.
///
/// Two scenarios that differ only in their layout are equal, therefore any two of these are.
public struct SourceLine: Sendable, Equatable, ExpressibleByIntegerLiteral {
    public var number: Int

    public init(_ number: Int) {
        self.number = number
    }

    public init(integerLiteral number: Int) {
        self.number = number
    }

    public static func == (_: SourceLine, _: SourceLine) -> Bool {
        true
    }
}

/// `at T ACTION`
public struct TimelineEntry: Sendable, Equatable {
    public var time: Microseconds
    public var action: Action
    /// In recordings: actions of the host inside the callbacks of this entry, in order.
    public var nested: [NestedAction] = []
    /// Losses of the recording behind this line.
    public var losses: [RecordingLoss] = []
    public var line: SourceLine

    public init(time: Microseconds, action: Action, line: SourceLine = 0) {
        self.time = time
        self.action = action
        self.line = line
    }
}

/// `in R on STATE: ACTION`: the action is done from inside the recognizer's callback, every time.
public struct ReentrantRule: Sendable, Equatable {
    public var recognizer: String
    /// Began, changed, ended or cancelled: the others send no action.
    public var state: RecognizerState
    public var action: Action
    public var line: SourceLine

    public init(recognizer: String, state: RecognizerState, action: Action, line: SourceLine = 0) {
        self.recognizer = recognizer
        self.state = state
        self.action = action
        self.line = line
    }
}
