// SPDX-License-Identifier: MIT

/// Finds the beginning of a recording: the clock of a host counts from anywhere, such as the start of the machine.
public struct RecordingClock {
    /// Time from which the recording counts; nil until an entry tells it.
    public private(set) var origin: Microseconds?
    private var hasSeenZero = false

    /// A host that begins at 0 does something within this time.
    private static let longestRest: Microseconds = 60_000_000

    public init() {}

    /// Before its first call with a time a host has the time 0, whatever its clock says.
    public mutating func take(_ entry: TimelineEntry) {
        guard origin == nil else { return }
        if entry.time > 0 {
            origin = hasSeenZero && entry.time < RecordingClock.longestRest ? 0 : entry.time
        } else if entry.action.carriesTime {
            origin = entry.time
        }
        hasSeenZero = true
    }
}

extension TimelineEntry {
    /// Returns the entry with its times from the beginning of the recording.
    public func counted(from origin: Microseconds) -> TimelineEntry {
        guard origin != 0 else { return self }
        func since(_ time: Microseconds) -> Microseconds {
            let (rest, isTooLarge) = time.subtractingReportingOverflow(origin)
            return isTooLarge ? .max : max(0, rest)
        }
        func moved(_ action: Action) -> Action {
            guard case .call(var call) = action, let time = call.time else { return action }
            call.time = since(time)
            return .call(call)
        }
        var entry = self
        entry.time = since(time)
        entry.action = moved(action)
        for index in entry.nested.indices {
            entry.nested[index].time = entry.nested[index].time.map(since)
            entry.nested[index].action = moved(entry.nested[index].action)
        }
        return entry
    }
}

extension ScenarioSource {
    /// Returns a recording with its times from its beginning. Any other scenario is returned as it is.
    public func countedFromBeginning() -> ScenarioSource {
        guard setUp.settings.isRecording, start != 0 else { return self }
        let origin = start
        var source = editing { $0.counted(from: origin) }
        source.start = 0
        source.end = max(0, end.subtractingReportingOverflow(origin).partialValue)
        return source
    }
}

extension Action {
    /// Whether the host says the time with it.
    fileprivate var carriesTime: Bool {
        switch self {
        case .from(_, let action): action.carriesTime
        case .call(let call): call.verb == .cancelSource || call.verb == .hover || call.verb == .pointerState
        case .make, .changeSource, .set, .answer, .enable, .disable, .addRecognizer, .removeRecognizer,
            .destroyRecognizer, .hide, .show, .removeView, .destroyView, .moveView, .becomeFirstResponder,
            .resignFirstResponder, .setTranslation, .setScale, .setRotation, .scrollTo, .zoomTo, .stopScrolling,
            .modifiers, .tabletMode:
            false
        default: true
        }
    }
}
