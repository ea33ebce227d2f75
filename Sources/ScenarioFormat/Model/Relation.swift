// SPDX-License-Identifier: MIT

/// Relation between recognizers, or setting of one.
public enum Relation: Sendable, Equatable {
    /// `require A to-fail B`
    case requireToFail(recognizer: String, other: String, line: SourceLine = 0)
    /// `sequenced B after A`: B measures nothing until A has recognized (6.14).
    case sequenced(recognizer: String, after: String, line: SourceLine = 0)
    case delegate(DelegateDeclaration)
    /// `prevents A …`: A's canPrevent answers yes for these only.
    case prevents(recognizer: String, others: [String], line: SourceLine = 0)
    /// `prevented-by A …`: A's canBePrevented(by:) answers yes for these only.
    case preventedBy(recognizer: String, others: [String], line: SourceLine = 0)

    public var line: SourceLine {
        switch self {
        case .delegate(let delegate): delegate.line
        case .requireToFail(_, _, let line), .sequenced(_, _, let line), .prevents(_, _, let line),
            .preventedBy(_, _, let line):
            line
        }
    }
}

/// `delegate A [answers]`: a question without an answer here is not asked of this delegate.
public struct DelegateDeclaration: Sendable, Equatable {
    public var recognizer: String
    public var shouldBegin: Bool?
    public var shouldReceiveEvent: Bool?
    public var shouldReceiveTouch: ReceivedTouches?
    public var simultaneous: OtherRecognizers?
    public var requireFailureOf: OtherRecognizers?
    public var requiredToFailBy: OtherRecognizers?
    public var line: SourceLine

    public init(recognizer: String, line: SourceLine = 0) {
        self.recognizer = recognizer
        self.line = line
    }

    /// Returns whether the delegate has a function for the question.
    public func answers(_ question: DelegateQuestion) -> Bool {
        switch question {
        case .shouldBegin: shouldBegin != nil
        case .shouldReceiveEvent: shouldReceiveEvent != nil
        case .shouldReceiveTouch: shouldReceiveTouch != nil
        case .simultaneous: simultaneous != nil
        case .requireFailureOf: requireFailureOf != nil
        case .requiredToFailBy: requiredToFailBy != nil
        }
    }
}

/// `should-receive-touch=`
public enum ReceivedTouches: Sendable, Equatable {
    case all
    case none
    case only([TouchID])

    public func contains(_ touch: TouchID) -> Bool {
        switch self {
        case .all: true
        case .none: false
        case .only(let touches): touches.contains(touch)
        }
    }
}

/// Recognizers for which a delegate answers yes: `*` or a list.
public enum OtherRecognizers: Sendable, Equatable {
    case any
    case only([String])

    public func contains(_ recognizer: String) -> Bool {
        switch self {
        case .any: true
        case .only(let names): names.contains(recognizer)
        }
    }
}
