// SPDX-License-Identifier: MIT

/// Severity of a log line.
public enum LogLevel: Int32, Sendable {
    case debug = 0
    case info = 1
    /// Input that was refused or changed.
    case warning = 2
    /// A mistake of the program that uses the library.
    case error = 3
}

/// A log line, valid during the call that hands it over.
public struct LogMessage {
    /// UTF-8 without a newline, with a NUL behind it.
    package let text: UnsafePointer<CChar>

    package init(_ text: UnsafePointer<CChar>) {
        self.text = text
    }

    package init(_ literal: StaticString) {
        text = UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
    }
}

#if !hasFeature(Embedded)
    extension LogMessage: CustomStringConvertible {
        public var description: String { String(cString: text) }
    }
#endif

/// Receives log lines. Only getters may be called from it (rule 12.7).
public protocol LogHandler: AnyObject {
    /// One line, without a newline.
    func log(_ level: LogLevel, _ message: LogMessage)
}

/// Kinds of mistakes of the program that uses the library (rule 12.8).
public enum ClientBug: UInt8, Sendable, CaseIterable {
    case illegalState
    case dynamicRequirementCycle
    case abandonedRecognizer
    case endlessArbitration
    case endlessUpdates
    case endlessInput
    case responderCycle
    case retainedTouches
    case busy
    case invalidArgument
    case invalidHandle
    case wrongKind
    case wrongState
    case cycle
    case foreignObject
    case unlistedValue
    case forgottenFrame
    case noEdges
}

/// Input that is refused; what comes later works (rule 12.5).
public enum InputFault: Int, Sendable, CaseIterable {
    case notFinite
    case timeTooLarge
    case timeRunsBackwards
    case unknownTouch
    case duplicateTouch
    case tooManyTouches
    case queueFull

    /// The line that is logged.
    public var message: StaticString {
        switch self {
        case .notFinite: "input refused: a number is not finite or too large"
        case .timeTooLarge: "input refused: a time above 2^62 µs"
        case .timeRunsBackwards: "input: time runs backwards; the last time is used"
        case .unknownTouch: "input refused: no touch with this id is down"
        case .duplicateTouch: "input refused: a touch with this id is already down"
        case .tooManyTouches: "input refused: 64 touches are down"
        case .queueFull: "input refused: 1024 samples wait already"
        }
    }
}

/// An object that lines name.
package protocol Described: AnyObject {
    /// Writes what it is, and its name or number.
    func writeTitle(to line: inout TextLine)
}

/// Counts and logs what goes wrong outside.
public final class Diagnostics {
    /// A device that floods must not flood the log.
    static let linesPerInputFault: UInt8 = 16
    /// Room for this many pairs of a function and a kind; further ones are counted and not logged.
    static let mostBugs = 256
    /// A longer line is cut.
    static let longestLine = 512

    /// Handler of log lines; nil: none.
    public var logHandler: (any LogHandler)?
    /// Every client bug noticed so far.
    public private(set) var clientBugCount: UInt64 = 0
    /// The host's call under way, for lines about what it asked a recognizer to do.
    package var function: UnsafePointer<UInt8>?
    /// Each pair of a function and a kind that was logged.
    private var seenBugs = GrowingList<UInt64>()
    private var faultLines = InlineArray<16, UInt8>(repeating: 0)

    private var hasReportedMemory = false

    init() {}

    /// Logs once that a delivery went on without the memory to note something.
    @inline(never)
    func reportShortMemory() {
        guard !hasReportedMemory else { return }
        hasReportedMemory = true
        logHandler?.log(
            .error, LogMessage("out of memory; delegates' answers are not kept, and callbacks' input is refused"))
    }

    /// Counts a bug that must not be logged now: a log handler is running.
    package func countBug() {
        clientBugCount &+= 1
    }

    /// Counts a bug and logs the first of its kind and function: `client bug: FUNCTION: ` and what `body` writes.
    @inline(never)
    package func report(
        _ bug: ClientBug, in function: UnsafePointer<UInt8>? = nil, _ body: (inout TextLine) -> Void
    ) {
        clientBugCount &+= 1
        let function = function ?? self.function
        // A forgotten frame is reported once for each source, which sees to that itself (rule 11.5).
        guard let logHandler, bug == .forgottenFrame || isFirst(bug, in: function) else { return }
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Diagnostics.longestLine) { room in
            var line = TextLine(room)
            Diagnostics.begin(&line, in: function)
            body(&line)
            if let text = line.text { logHandler.log(.error, LogMessage(text)) }
        }
    }

    /// Reports a client bug in words: about an object, perhaps with a second object and more words behind them.
    @inline(__always)
    func report(
        _ bug: ClientBug, about object: (any Described)? = nil, _ words: StaticString, _ other: (any Described)? = nil,
        _ more: StaticString = ""
    ) {
        report(bug, object, words.utf8Start, other, more.utf8Start)
    }

    @inline(never)
    private func report(
        _ bug: ClientBug, _ object: (any Described)?, _ words: UnsafePointer<UInt8>, _ other: (any Described)?,
        _ more: UnsafePointer<UInt8>
    ) {
        report(bug) { line in
            object?.writeTitle(to: &line)
            line.append(literal: words)
            other?.writeTitle(to: &line)
            line.append(literal: more)
        }
    }

    /// Writes what all lines of client bugs begin with.
    package static func begin(_ line: inout TextLine, in function: UnsafePointer<UInt8>?) {
        line.append("client bug: ")
        guard let function else { return }
        line.append(function: function)
        line.append(": ")
    }

    private func isFirst(_ bug: ClientBug, in function: UnsafePointer<UInt8>?) -> Bool {
        let address = UInt64(UInt(bitPattern: function))
        let pair = address << 8 | UInt64(bug.rawValue)
        var index = 0
        while let seen = seenBugs[index] {
            if seen == pair { return false }
            index &+= 1
        }
        return index < Diagnostics.mostBugs && seenBugs.append(pair)
    }

    /// Logs what was refused, as long as it is not too often.
    public func report(_ fault: InputFault) {
        report(fault, id: nil)
    }

    /// Reports an input fault with the id of its touch.
    func report(_ fault: InputFault, id: Int32?) {
        guard faultLines.indices.contains(fault.rawValue) else { return }
        let limit = fault == .timeRunsBackwards ? 1 : Diagnostics.linesPerInputFault
        guard faultLines[fault.rawValue] < limit, let logHandler else { return }
        faultLines[fault.rawValue] &+= 1
        guard let id else { return logHandler.log(.warning, LogMessage(fault.message)) }
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Diagnostics.longestLine) { room in
            var line = TextLine(room)
            line.append(literal: fault.message.utf8Start)
            line.append(": id ")
            line.append(Int(id))
            if let text = line.text { logHandler.log(.warning, LogMessage(text)) }
        }
    }
}
