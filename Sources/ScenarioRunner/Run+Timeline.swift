// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// A drag in progress.
struct Drag {
    var id: TouchID
    var from: Point
    var to: Point
    var start: Microseconds
    var steps: Steps
    var step: Int64 = 1

    var nextTime: Microseconds { start &+ steps.offset(ofStep: step) }

    var nextPlace: Point {
        let part = Double(steps.offset(ofStep: step)) / Double(steps.duration)
        // The last step is exactly the end, independent of rounding.
        return part == 1 ? to : Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
}

/// Time that passes in steps.
struct Tick {
    var start: Microseconds
    var steps: Steps
    var step: Int64 = 1

    var nextTime: Microseconds { start &+ steps.offset(ofStep: step) }
}

extension Run {
    /// Plays the timeline, including drags and ticks, in the order of time.
    func play() throws(ScenarioError) {
        try play(scenario.timeline[...], upTo: .max)
    }

    /// Plays these entries, and drags and ticks of earlier ones, up to a time.
    func play(_ entries: ArraySlice<TimelineEntry>, upTo end: Microseconds) throws(ScenarioError) {
        if isRecording { return try playRecording(entries, upTo: end) }
        var rest = entries
        while let time = nextTime(rest.first?.time), time <= end {
            // The first step of an action that a callback starts may lie before the callback's time.
            now = max(now, time)
            playTicks()
            let hasDragged = playDrags()
            let entries = rest.prefix { $0.time <= now }
            rest.removeFirst(entries.count)
            play(entries, isFrameOpen: hasDragged)
            deliverOutputFrame()
            settle()
            try checkEnd()
            // In an observed run the limit of the log counts only what follows the file's last action.
            if !entries.isEmpty { closeLog(isInput: true) }
        }
    }

    func checkEnd() throws(ScenarioError) {
        if isEndless {
            throw ScenarioError(line: 0, "more than \(log.count) callbacks: this does not seem to end")
        }
    }

    private func nextTime(_ entryTime: Microseconds?) -> Microseconds? {
        let times = drags.map(\.nextTime) + ticks.map(\.nextTime)
        return (times + [entryTime].compactMap { $0 }).min()
    }

    private func playTicks() {
        let isDue = ticks.contains { $0.nextTime <= now }
        for index in ticks.indices where ticks[index].nextTime <= now {
            ticks[index].step += 1
        }
        ticks.removeAll { $0.step > $0.steps.count }
        if isDue { advance(to: now) }
    }

    /// Moves every finger whose next step is due. The frame stays open for actions of the same time.
    private func playDrags() -> Bool {
        let due = drags.filter { $0.nextTime <= now }
        for index in drags.indices where drags[index].nextTime <= now {
            drags[index].step += 1
        }
        drags.removeAll { $0.step > $0.steps.count }
        for drag in due {
            move(drag.id, drag.nextPlace, UInt64(clamping: now))
        }
        return !due.isEmpty
    }

    /// Plays the actions of one time. Their touch changes form one frame, up to a `frame` or `cancel-all`. The frame
    /// ends after the last touch change, so that later actions in the file come after it.
    private func play(_ entries: ArraySlice<TimelineEntry>, isFrameOpen: Bool) {
        var isFrameOpen = isFrameOpen
        var rest = entries
        while isFrameOpen || !rest.isEmpty {
            let part = rest.prefix { !$0.action.endsFrame }
            let end = rest[part.endIndex...].first
            rest = rest[part.endIndex...].dropFirst()
            // The frame ends after this action, unless the file ends it explicitly.
            let last = end?.action == .frame ? nil : part.lastIndex { $0.action.isTouchChange }
            if isFrameOpen, last == nil, end?.action != .frame { endFrame(at: now) }
            for index in part.indices {
                play(part[index].action)
                if index == last { endFrame(at: now) }
            }
            if let end { play(end.action) }
            isFrameOpen = false
        }
    }

    private func play(_ action: Action) {
        if !action.carriesTime, advancedTo < now { advance(to: now) }
        perform(action, at: now)
    }
}

extension Action {
    /// Whether the action comes from a touch, a pointer or a touchpad.
    var isInput: Bool {
        switch self {
        case .from: true
        case .down, .move, .pose, .sample, .drag, .pointer, .press, .gestureBegin, .scroll: true
        default: false
        }
    }

    fileprivate var endsFrame: Bool {
        switch self {
        case .frame, .cancelAll: true
        case .from(_, .call(let call)): call.verb == .cancelSource
        default: false
        }
    }

    /// Whether the call carries a time, so that the library fires due timers itself.
    fileprivate var carriesTime: Bool {
        switch self {
        case .down, .move, .up, .cancel, .cancelAll, .sample, .frame, .deliver, .pointer, .pointerLeave, .pose: true
        // Starting a drag or a tick calls nothing.
        case .drag, .tick: true
        case .from(_, .call(let call)): call.verb == .cancelSource
        case .from(_, let action): action.carriesTime
        default: false
        }
    }
}
