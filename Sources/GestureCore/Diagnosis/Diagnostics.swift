// SPDX-License-Identifier: MIT

/// How grave a line is.
public enum LogLevel: Int32, Sendable {
    case debug = 0
    case info = 1
    /// Input that was refused or had to be mended.
    case warning = 2
    /// A mistake of the program that uses the library.
    case error = 3
}

/// Receives log lines. It may only read (rule 12.7).
public protocol LogHandler: AnyObject {
    /// One line, without a newline.
    func log(_ level: LogLevel, _ message: StaticString)
}

/// Mistakes of the program that uses the library; each kind is logged once (rule 12.8).
public enum ClientBug: Int, Sendable, CaseIterable {
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
    case requirementCycle
    case foreignObject
    case unlistedValue
    case forgottenFrame

    /// The line that is logged.
    public var message: StaticString {
        switch self {
        case .illegalState: "client bug: a recognizer asked for a state that it cannot go to; ignored"
        case .dynamicRequirementCycle: "client bug: a dynamic failure requirement would close a cycle; ignored"
        case .abandonedRecognizer: "client bug: a recognizer did not finish within 5 s of its last touch; ended for it"
        case .endlessArbitration: "client bug: delegates and recognizers change each other without end; stopped"
        case .endlessUpdates: "client bug: callbacks request updates without end; stopped"
        case .endlessInput: "client bug: callbacks send input without end; the rest waits for the next call"
        case .responderCycle: "client bug: the responder chain is a ring; the event is dropped"
        case .retainedTouches: "client bug: recognizers withhold too many lifted touches; the oldest was ended"
        case .busy: "client bug: only getters may be called from log, trace and destroy listeners; refused"
        case .invalidArgument: "client bug: invalid argument; refused"
        case .invalidHandle: "client bug: a handle is NULL or its object has been destroyed; refused"
        case .wrongKind: "client bug: the object is of another kind than the function is for; refused"
        case .wrongState: "client bug: the call makes no sense in this state; refused"
        case .requirementCycle: "client bug: the failure requirement would close a cycle; refused"
        case .foreignObject: "client bug: the object belongs to another application; refused"
        case .unlistedValue: "client bug: a callback returned a value that is not listed; taken as the default"
        case .forgottenFrame:
            """
            client bug: samples of a touch source wait for their frame for more than 1 s; end each group of samples \
            with a frame, or create the source without frames
            """
        }
    }
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

/// Counts and logs what goes wrong outside.
public final class Diagnostics {
    /// A device that floods must not flood the log.
    static let linesPerInputFault: UInt8 = 16

    /// Where lines go; nil: nowhere.
    public var logHandler: (any LogHandler)?
    /// Every client bug noticed so far.
    public private(set) var clientBugCount: UInt64 = 0
    private var seenBugs: UInt64 = 0
    private var faultLines = InlineArray<16, UInt8>(repeating: 0)

    private var hasReportedMemory = false

    init() {}

    /// Logs once that a delivery went on without the memory to note something.
    func reportShortMemory() {
        guard !hasReportedMemory else { return }
        hasReportedMemory = true
        logHandler?.log(.error, "out of memory; delegates' answers are not kept, and callbacks' input is refused")
    }

    /// Counts a bug that must not be logged now: a log handler is running.
    package func count(_ bug: ClientBug) {
        clientBugCount &+= 1
    }

    /// Counts a bug, and logs the first of its kind.
    package func report(_ bug: ClientBug) {
        clientBugCount &+= 1
        let bit = UInt64(1) << UInt64(bug.rawValue)
        guard seenBugs & bit == 0 else { return }
        seenBugs |= bit
        logHandler?.log(.error, bug.message)
    }

    /// Counts and logs a bug whose reporter sees to it that it comes once for each object.
    func reportForObject(_ bug: ClientBug) {
        clientBugCount &+= 1
        logHandler?.log(.error, bug.message)
    }

    /// Logs what was refused, as long as it is not too often.
    package func report(_ fault: InputFault) {
        guard faultLines.indices.contains(fault.rawValue) else { return }
        let limit = fault == .timeRunsBackwards ? 1 : Diagnostics.linesPerInputFault
        guard faultLines[fault.rawValue] < limit else { return }
        faultLines[fault.rawValue] &+= 1
        logHandler?.log(.warning, fault.message)
    }
}
