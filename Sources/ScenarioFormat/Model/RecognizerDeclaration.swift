// SPDX-License-Identifier: MIT

/// `KIND NAME on VIEW [options]`; recognizers are added in the order of their declarations.
public struct RecognizerDeclaration: Sendable {
    public var name: String
    public var view: String
    public var kind: any RecognizerKind
    public var options: RecognizerOptions
    public var line: SourceLine

    public init(
        name: String,
        view: String,
        kind: any RecognizerKind,
        options: RecognizerOptions = RecognizerOptions(),
        line: SourceLine = 0
    ) {
        self.name = name
        self.view = view
        self.kind = kind
        self.options = options
        self.line = line
    }
}

extension RecognizerDeclaration: Equatable {
    public static func == (one: RecognizerDeclaration, other: RecognizerDeclaration) -> Bool {
        one.name == other.name && one.view == other.view && one.kind.isEqual(to: other.kind)
            && one.options == other.options && one.line == other.line
    }
}

/// Options of every kind of recognizer. Nil means the library's default.
public struct RecognizerOptions: Sendable, Equatable {
    public var cancelsTouchesInView: Bool?
    public var delaysTouchesBegan: Bool?
    public var delaysTouchesEnded: Bool?
    public var isDisabled = false
    /// Whether `add-recognizer` adds it to its view later.
    public var isDetached = false
    public var touchTypes: Set<TouchType>?
    /// Keys that must be held, and keys that must not.
    public var modifiers: Set<Modifier>?
    public var excludedModifiers: Set<Modifier>?
    /// Whether an attempt starts only with the first fingers of a sequence (4.9).
    public var requiresWholeSequence = false
    /// Limits of what it withholds (7.15): until its fingers are down, and from then until it leaves possible.
    public var delayTogether: Microseconds?
    public var delayUndecided: Microseconds?

    public init() {}
}
