// SPDX-License-Identifier: MIT

/// Severity of a log line.
public enum LogLevel: Int32, Sendable {
    /// Detail for debugging the engine.
    case debug = 0
    /// Normal events.
    case info = 1
    /// Input that was refused or changed.
    case warning = 2
    /// A mistake of the program that uses the library: a client bug.
    case error = 3
}

/// A log line, valid during the call that hands it over.
public struct LogMessage {
    /// UTF-8 text without a newline, NUL-terminated.
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
        /// The text of the line. O(length): copies it.
        public var description: String { String(cString: text) }
    }
#endif

/// Receives log lines. The handler may only call getters (rule 12.7).
public protocol LogHandler: AnyObject {
    /// Called with one line, without a newline.
    func log(_ level: LogLevel, _ message: LogMessage)
}

/// Kinds of mistakes of the program that uses the library (rule 12.8).
public enum ClientBug: UInt8, Sendable, CaseIterable {
    /// A recognizer asked for a state that it cannot go to (rule 5.3).
    case illegalState
    /// Dynamic failure requirements close a cycle (rule 6.10).
    case dynamicRequirementCycle
    /// A recognizer neither finished nor set a deadline (rule 5.12).
    case abandonedRecognizer
    /// Delegates and recognizers change each other without end (rule 12.7).
    case endlessArbitration
    /// Callbacks request updates without end (rule 12.4).
    case endlessUpdates
    /// Callbacks send input without end (rule 12.4).
    case endlessInput
    /// A responder chain is cyclic.
    case responderCycle
    /// Recognizers hold back so many lifted touches that new ones find no room.
    case retainedTouches
    /// A call other than a getter from a log handler, trace listener or destroy listener (rule 12.7).
    case busy
    /// An argument is out of its range, or NULL where that is not allowed.
    case invalidArgument
    /// An object was used after it was destroyed.
    case invalidHandle
    /// The object is of another kind than the function takes.
    case wrongKind
    /// The object is in a state in which the call has no meaning.
    case wrongState
    /// The call would make a view or a responder its own ancestor, or close a cycle of requirements.
    case cycle
    /// An argument belongs to another application.
    case foreignObject
    /// A callback returned a value that its enumeration does not list.
    case unlistedValue
    /// Samples waited more than 1 s for the frame that ends them (rule 11.5).
    case forgottenFrame
    /// A screen-edge pan was offered touches without having an edge set.
    case noEdges
}

/// Kinds of input that is refused or corrected; later input works (rule 12.5).
public enum InputFault: Int, Sendable, CaseIterable {
    /// A number is not finite or is beyond the limit of 2^32.
    case notFinite
    /// A time is negative or above 2^62 µs.
    case timeTooLarge
    /// A time is before the last one, which is used instead (rule 11.2).
    case timeRunsBackwards
    /// A sample names a touch that is not down.
    case unknownTouch
    /// A down names a touch that is already down.
    case duplicateTouch
    /// A touch was refused because all slots are in use (rule 1.15).
    case tooManyTouches
    /// Input was refused because too much already waits (rule 12.4).
    case queueFull

    /// Text of the log line.
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

/// An object that log lines name.
package protocol Described: AnyObject {
    /// Writes the object's kind and its name or number.
    func writeTitle(to line: inout TextLine)
}

/// Counts and logs client bugs and refused input.
public final class Diagnostics {
    /// Number of log lines per input fault: a device that floods must not flood the log.
    static let linesPerInputFault: UInt8 = 16
    /// Number of pairs of function and kind that are logged; further ones are only counted.
    static let mostBugs = 256
    /// Longest log line in bytes; longer ones are cut.
    static let longestLine = 512

    /// Handler of log lines, retained. Default: nil, which logs nothing.
    public var logHandler: (any LogHandler)?
    /// Number of client bugs so far.
    public private(set) var clientBugCount: UInt64 = 0
    /// Name of the API function that the host is in, for log lines.
    package var function: UnsafePointer<UInt8>?
    /// Pairs of function and kind that were already logged.
    private var seenBugs = GrowingList<UInt64>()
    private var faultLines = InlineArray<16, UInt8>(repeating: 0)

    private var hasReportedMemory = false

    init() {}

    /// Logs once that a delivery ran out of memory for bookkeeping.
    @inline(never)
    func reportShortMemory() {
        guard !hasReportedMemory else { return }
        hasReportedMemory = true
        logHandler?.log(
            .error, LogMessage("out of memory; delegates' answers are not kept, and callbacks' input is refused"))
    }

    /// Counts a bug without logging it, because a log handler is running.
    package func countBug() {
        clientBugCount &+= 1
    }

    /// Counts a bug, and logs the first one of each kind and function as `client bug: FUNCTION: ` followed by what
    /// `body` writes.
    @inline(never)
    package func report(
        _ bug: ClientBug, in function: UnsafePointer<UInt8>? = nil, _ body: (inout TextLine) -> Void
    ) {
        clientBugCount &+= 1
        let function = function ?? self.function
        // A forgotten frame is reported once per source, which keeps track of that itself (rule 11.5).
        guard logHandler != nil, bug == .forgottenFrame || isFirst(bug, in: function) else { return }
        log(.error) { line in
            Diagnostics.begin(&line, in: function)
            body(&line)
        }
    }

    /// Logs a line that `write` writes.
    @inline(never)
    private func log(_ level: LogLevel, _ write: (inout TextLine) -> Void) {
        guard let logHandler else { return }
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Diagnostics.longestLine) { room in
            var line = TextLine(room)
            write(&line)
            if let text = line.text { logHandler.log(level, LogMessage(text)) }
        }
    }

    /// Reports a client bug: a text about an object, perhaps with a second object and more text after them.
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

    /// Writes the beginning of every client bug's line.
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

    /// Logs a warning about an object, which is no client bug.
    @inline(never)
    package func warn(_ object: any Described, _ words: StaticString) {
        log(.warning) { line in
            object.writeTitle(to: &line)
            line.append(words)
        }
    }

    /// Logs refused input, up to 16 lines per fault. O(1).
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
        log(.warning) { line in
            line.append(fault.message)
            line.append(": id ")
            line.append(Int(id))
        }
    }
}
