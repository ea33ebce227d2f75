// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// One run of a scenario: the library's objects under their names, and the log.
///
/// The library calls back into it at any time, also while it is being called. No property may
/// therefore be accessed across a call of the library: read it, let go, then call.
final class Run {
    /// Scenario that is played; of one that is still being written, the part that was read.
    var scenario: Scenario
    let application: OpaquePointer
    let touchscreen: OpaquePointer
    let host: Host
    let secondTouchscreen: OpaquePointer?
    var nextOutputFrame: Microseconds = 0
    private let onMessage: ((String) -> Void)?

    /// Live views. A destroyed one stays until its memory goes: up to then the library knows to refuse it.
    var views: [String: OpaquePointer] = [:]
    var recognizers: [String: RecognizerBox] = [:]
    var clients: [String: OpaquePointer] = [:]

    /// Handles back to names. They stay: nothing is made after the set-up, so no handle comes again.
    var viewNames: [OpaquePointer: String] = [:]
    var recognizersByHandle: [OpaquePointer: RecognizerBox] = [:]
    var responders: [OpaquePointer: ResponderBox] = [:]
    /// Kept alive for the library, which has only pointers to them.
    var clientBoxes: [SurfaceClientBox] = []
    var viewBoxes: [AnyObject] = []

    private(set) var log: [LogLine] = []
    /// A recording of an hour has a long log, too.
    private let longestLog: Int
    /// Takes the log as text, with explanations by the library; nothing of it is kept then.
    var trace: TraceWriter?
    /// Decisions are put into words.
    let explains: Explanation
    let observer: (any RunObserver)?
    /// Recognizers and views, scroll views' own recognizers included, as the observer knows them.
    var watchedRecognizers: [OpaquePointer: RecognizerFacts] = [:]
    var watchedViews: [(name: String, kind: ViewShape.Kind)] = []
    var shapes: [ViewShape] = []
    var shapesTime: Microseconds = 0
    var resetRecognizers: [OpaquePointer] = []
    var watchedTouches = WatchedTouches()
    /// Places of the fingers, as far as they were fed.
    var places: [TouchID: Point] = [:]
    var drags: [Drag] = []
    var ticks: [Tick] = []
    /// The scenario's time. The library's own may lie behind it.
    var now: Microseconds = 0
    /// Up to when the library was surely told to fire what is due.
    var advancedTo: Microseconds = -1
    private(set) var pointerSource: OpaquePointer?
    /// Place of the pointer, and its pressed buttons.
    var pointerPlace = Point(x: 0, y: 0)
    var pointerButtons: Set<PointerButton> = []

    // Of a recording.
    var sources: [String: OpaquePointer] = [:]
    var framelessSources: Set<String> = []
    var firstSource: OpaquePointer?
    /// The one that the action under way is from.
    var currentSource: OpaquePointer?
    var controllers: [String: OpaquePointer] = [:]
    var nested = NestedActions()
    var installed: Set<NestedActions.Place> = []
    var hasTouchDownListener = false
    var hasDiverged = false
    var controlBoxes: [String: ControlBox] = [:]
    var responderBoxes: [ResponderBox] = []
    var pointerMask: UInt32 = 0
    /// What the callback under way was handed.
    var handed: [OpaquePointer] = []
    var handedEvent: OpaquePointer?

    init(
        _ scenario: Scenario, _ host: Host, explains: Explanation = .nothing,
        observer: (any RunObserver)? = nil, onMessage: ((String) -> Void)?
    ) throws(ScenarioError) {
        guard let application = tactus_application_create() else {
            throw ScenarioError(line: 0, "the library could make no application")
        }
        guard let touchscreen = tactus_touch_source_create(application, nil) else {
            tactus_application_destroy(application)
            throw ScenarioError(line: 0, "the library could make no touch source")
        }
        // One that is played part by part has its timeline elsewhere; what was played is forgotten then.
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

    /// For callbacks.
    var data: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    func tearDown() {
        tactus_application_destroy(application)
    }

    /// The pointer is a device of its own: its frames are not the touchscreen's.
    var pointer: OpaquePointer? {
        if isRecording { return touchscreen(of: 0) }
        if pointerSource == nil {
            pointerSource = tactus_touch_source_create(application, nil)
        }
        return pointerSource
    }

    /// The time of the callback that is running.
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
        guard !isEndless else { return }
        log.append(line)
        trace?.add(line.text)
        observer?.observe(.logged(line), at: line.time)
    }

    /// Of a run without an end, the observer alone keeps what it needs.
    func forgetLog() {
        log.removeAll(keepingCapacity: true)
    }

    /// Something has been played: who watches keeps what is needed.
    func closeLog(isInput: Bool) {
        trace?.flush(isInput: isInput)
        if observer != nil || trace != nil { forgetLog() }
    }

    /// The scene of a recording is set: what came out so far is no part of the log.
    func start() {
        forgetLog()
        trace?.begin()
        tell(.started, at: callbackTime)
    }

    /// Notes what the library says of a decision, as a comment.
    func explain(_ event: UnsafePointer<tactus_trace_event>) {
        guard !isEndless else { return }
        var buffer = [CChar](repeating: 0, count: 512)
        let length = tactus_trace_event_describe(event, &buffer, buffer.count)
        let text = String(
            decoding: buffer.prefix(min(length, buffer.count - 1)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        let time = Microseconds(clamping: event.pointee.time_us)
        trace?.add("  # \(Double(time) / 1000) \(text)")
    }

    /// A re-entrant rule can set itself off again and again; no honest log is as long as this.
    var isEndless: Bool {
        log.count >= longestLog
    }

    /// A view or recognizer has been freed; its handle must not be used again.
    func freed(_ object: UnsafeMutableRawPointer) {
        let handle = OpaquePointer(object)
        if let name = viewNames[handle] { views[name] = nil }
        recognizersByHandle[handle]?.handle = nil
    }

    func message(_ text: String) {
        onMessage?(text)
    }
}
