// SPDX-License-Identifier: MIT

/// `expect [states] [delegates] [wire] [host] [responders] [scrolling] [any-order]` and the lines under it.
public struct Expectation: Sendable, Equatable {
    public var showsStates: Bool
    public var showsDelegates: Bool
    public var showsWire: Bool
    public var showsHost: Bool
    public var showsResponders: Bool
    public var showsScrolling: Bool
    public var isAnyOrder: Bool
    public var lines: [ExpectedLine]
    public var line: SourceLine

    public init(
        showsStates: Bool = false,
        showsDelegates: Bool = false,
        showsWire: Bool = false,
        showsHost: Bool = false,
        showsResponders: Bool = false,
        showsScrolling: Bool = false,
        isAnyOrder: Bool = false,
        lines: [ExpectedLine] = [],
        line: SourceLine = 0
    ) {
        self.showsStates = showsStates
        self.showsDelegates = showsDelegates
        self.showsWire = showsWire
        self.showsHost = showsHost
        self.showsResponders = showsResponders
        self.showsScrolling = showsScrolling
        self.isAnyOrder = isAnyOrder
        self.lines = lines
        self.line = line
    }
}

/// An expected line. Only the keys that it has are compared.
public struct ExpectedLine: Sendable, Equatable {
    /// Nil (`-`) for any time.
    public var time: Microseconds?
    public var name: String
    public var event: LogEvent
    /// Ascending, for touch and wire events.
    public var ids: [TouchID]
    /// The coordinates of `S down ID X Y` and `S motion ID X Y`: two numbers, else none.
    public var coordinates: [ExpectedNumber]
    public var keys: [LogKey: ExpectedValue]
    /// `*`: the line may occur several times in a row.
    public var folds: Bool
    public var line: SourceLine

    public init(
        time: Microseconds?,
        name: String,
        event: LogEvent,
        ids: [TouchID] = [],
        coordinates: [ExpectedNumber] = [],
        keys: [LogKey: ExpectedValue] = [:],
        folds: Bool = false,
        line: SourceLine = 0
    ) {
        self.time = time
        self.name = name
        self.event = event
        self.ids = ids
        self.coordinates = coordinates
        self.keys = keys
        self.folds = folds
        self.line = line
    }
}

/// A number with an optional tolerance (`10~2`).
public struct ExpectedNumber: Sendable, Equatable {
    public var value: Double
    public var tolerance: Double?

    public init(_ value: Double, tolerance: Double? = nil) {
        self.value = value
        self.tolerance = tolerance
    }
}

public enum ExpectedValue: Sendable, Equatable {
    /// One or two numbers, as the key demands.
    case numbers([ExpectedNumber])
    case count(Int64)
    case touches([TouchID])
    case reason(FailureReason)
}
