// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// One run of a scenario: the library's objects by name, and the log.
///
/// The library may call back during every call to it. Therefore no property may be accessed across a call of the
/// library: read the property first, then call.
final class Run {
    /// The scenario. If it is still being written, the part that was read.
    var scenario: Scenario
    let application: OpaquePointer
    let touchscreen: OpaquePointer
    let host: Host
    let secondTouchscreen: OpaquePointer?
    var nextOutputFrame: Microseconds = 0
    let onMessage: ((ScenarioError) -> Void)?

    /// Live views. A destroyed view stays until its memory is freed, because the library refuses its handle until then.
    var views: [String: OpaquePointer] = [:]
    var recognizers: [String: RecognizerBox] = [:]
    /// Names of those that the file declares, in its order.
    var recognizerNames: [String] = []
    var clients: [String: OpaquePointer] = [:]

    /// Names by handle. Entries are kept: no object is created after the set-up, so handles are not reused.
    var viewNames: [OpaquePointer: String] = [:]
    var recognizersByHandle: [OpaquePointer: RecognizerBox] = [:]
    var responders: [OpaquePointer: ResponderBox] = [:]
    /// Objects that the library has only pointers to.
    var clientBoxes: [SurfaceClientBox] = []
    var viewBoxes: [AnyObject] = []
    /// Scroll views that zoom and have no subview yet.
    var viewsWithoutContent: Set<String> = []

    private(set) var log: [LogLine] = []
    /// Limit of log lines. Grows with the timeline, since a long recording has a long log.
    private let longestLog: Int
    /// Receives the log as text, with explanations. The log is not stored then.
    var trace: TraceWriter?
    /// Decisions that the log explains.
    let explains: Explanation
    let observer: (any RunObserver)?
    /// Recognizers and views by the observer's names, including the recognizers of scroll views.
    var watchedRecognizers: [OpaquePointer: RecognizerFacts] = [:]
    var watchedViews: [(name: String, kind: ViewShape.Kind)] = []
    var shapes: [ViewShape] = []
    var shapesTime: Microseconds = 0
    var resetRecognizers: [OpaquePointer] = []
    var watchedTouches = WatchedTouches()
    /// Fingers that landed and have not been hit-tested before the end of a frame.
    var freshTouches: [FreshTouch] = []
    /// Names of the views of the fingers that are down, by serial number.
    var viewsOfFingers: [Int: String] = [:]
    /// Progress of recognizers with an attempt, as the library told it last.
    var measuredProgress: [OpaquePointer: MeasuredProgress] = [:]
    var accommodatedFingers: [Int: AccommodatedFinger] = [:]
    var accommodatedLifts:
        [(WatchedTouch, AccommodatedFinger, (values: tactus_touch_accommodations, source: String?))] = []
    /// Last locations of the touches that were sent.
    var places: [TouchID: Point] = [:]
    /// Touches that are pointers with a pressed button.
    var pointers: Set<TouchID> = []
    var drags: [Drag] = []
    var ticks: [Tick] = []
    /// The scenario's time. The library's time may be earlier.
    var now: Microseconds = 0
    /// Time up to which due timers have certainly fired.
    var advancedTo: Microseconds = -1
    private(set) var pointerSource: OpaquePointer?
    /// Location of the pointer, and its pressed buttons.
    var pointerPlace = Point(x: 0, y: 0)
    var pointerButtons: Set<PointerButton> = []

    /// Touch sources by name. A finger of one that is not the first is looked up by its id.
    var sources: [String: OpaquePointer] = [:]
    var otherTouchscreens: [OpaquePointer] = []
    var sourcesOfTouches: [TouchID: OpaquePointer] = [:]
    var framelessSources: Set<String> = []
    var firstSource: OpaquePointer?
    /// Source of the action that is being played.
    var currentSource: OpaquePointer?
    var controllers: [String: OpaquePointer] = [:]
    var nested = NestedActions()
    var installed: Set<NestedActions.Place> = []
    var hasTouchDownListener = false
    var hasDiverged = false
    /// Whether a recorded host has destroyed its application. What the library does here after that is not told.
    var hasEnded = false
    var controlBoxes: [String: ControlBox] = [:]
    var responderBoxes: [ResponderBox] = []
    var pointerMask: UInt32 = 0
    /// Touches of the callback that is running.
    var handed: [OpaquePointer] = []
    var handedEvent: OpaquePointer?

    init(
        _ scenario: Scenario, _ host: Host, explains: Explanation = .nothing,
        observer: (any RunObserver)? = nil, onMessage: ((ScenarioError) -> Void)?
    ) throws(ScenarioError) {
        guard let application = tactus_application_create() else {
            throw ScenarioError(line: 0, "the library could not create an application")
        }
        guard let touchscreen = tactus_touch_source_create(application, nil) else {
            tactus_application_destroy(application)
            throw ScenarioError(line: 0, "the library could not create a touch source")
        }
        // A run that is played in parts has its timeline elsewhere and discards the log of finished parts.
        longestLog = 200_000 + 64 * scenario.timeline.count
        self.scenario = scenario
        self.application = application
        self.touchscreen = touchscreen
        self.host = host
        secondTouchscreen = host.hasTwoTouchscreens ? tactus_touch_source_create(application, nil) : nil
        self.onMessage = onMessage
        self.explains = explains
        self.observer = observer
    }

    /// Data pointer for callbacks.
    var data: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    func tearDown() {
        tactus_application_destroy(application)
    }

    /// The pointer is a separate device, so its frames are not the touchscreen's.
    var pointer: OpaquePointer? {
        if isRecording { return touchscreen(of: 0) }
        if pointerSource == nil {
            pointerSource = tactus_touch_source_create(application, nil)
        }
        return pointerSource
    }

    /// Time of the callback that is running.
    var callbackTime: Microseconds {
        Microseconds(clamping: tactus_application_get_time(application))
    }

    func write(
        _ name: String, _ event: LogEvent, ids: [TouchID] = [], coordinates: Point? = nil,
        keys: [LogKey: LogValue] = [:]
    ) {
        let time = callbackTime
        append(LogLine(time: time, name: name, event: event, ids: ids, coordinates: coordinates, keys: keys))
    }

    func append(_ line: LogLine) {
        guard !isEndless, !hasEnded else { return }
        log.append(line)
        trace?.add(line.text)
        observer?.observe(.logged(line), at: line.time)
    }

    /// Discards the log of a run without an end; the observer keeps what it needs.
    func forgetLog() {
        log.removeAll(keepingCapacity: true)
    }

    /// Runs after each part, so that the observer can take what it needs.
    func closeLog(isInput: Bool) {
        trace?.flush(isInput: isInput)
        if observer != nil || trace != nil { forgetLog() }
    }

    /// Starts the log of a recording: the scene is complete, and earlier lines are discarded.
    func start() {
        forgetLog()
        trace?.begin()
        tell(.started, at: callbackTime)
    }

    /// Writes the library's explanation of a decision as a comment.
    func explain(_ event: UnsafePointer<tactus_trace_event>) {
        guard !isEndless, !hasEnded else { return }
        var buffer = [CChar](repeating: 0, count: 512)
        let length = tactus_trace_event_describe(event, &buffer, buffer.count)
        let text = String(
            decoding: buffer.prefix(min(length, buffer.count - 1)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        let time = Microseconds(clamping: event.pointee.time_us)
        trace?.add("  # \(Double(time) / 1000) \(text)")
    }

    /// Whether the log is too long to be finite: a re-entrant rule can trigger itself endlessly.
    var isEndless: Bool {
        log.count >= longestLog
    }

    /// Removes a view or recognizer that was freed; its handle must not be used again.
    func freed(_ object: UnsafeMutableRawPointer) {
        let handle = OpaquePointer(object)
        if let name = viewNames[handle] { views[name] = nil }
        recognizersByHandle[handle]?.handle = nil
    }

    func message(_ text: String, line: Int = 0) {
        onMessage?(ScenarioError(line: line, text))
    }
}
