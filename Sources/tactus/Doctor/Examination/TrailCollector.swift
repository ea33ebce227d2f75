// SPDX-License-Identifier: MIT

import Evdev
import ScenarioFormat

/// Collects what the fingers of a device did, and what no finger does.
struct TrailCollector {
    private(set) var trails: [TouchTrail] = []
    /// Times from one report to the next one with a finger down at both.
    private(set) var intervals: [Microseconds] = []
    /// Times at which a touch got another tracking id without an end.
    private(set) var replacements: [Microseconds] = []
    /// Times at which the device said that nothing touches it while touches were down.
    private(set) var emptied: [Microseconds] = []
    /// Times at which the kernel dropped events.
    private(set) var drops: [Microseconds] = []
    /// Times at which the device called a touch a palm.
    private(set) var palmTimes: [Microseconds] = []
    private(set) var mostAtOnce = 0
    private(set) var end: Microseconds = 0

    private let device: RecordedDevice
    /// Indices of the trails that are down, by the decoder's number.
    private var current: [Int: Int] = [:]
    private var sizes: [Int: Int] = [:]
    private var palms: Set<Int> = []
    private var knownPalms: Set<Int32> = []
    private var ids: [Int: Int32] = [:]
    private var slot = 0
    private var lastReport: Microseconds?
    private var isTouched = true
    private let hasSlots: Bool
    let keepsNumbers: Bool

    init(_ device: RecordedDevice) {
        self.device = device
        var decoder = TouchDecoder(device)
        hasSlots = decoder.hasSlots
        keepsNumbers = decoder.keepsNumbers
        let start = device.events.first?.time ?? 0
        for event in device.events where device.declares(event.input.type, event.input.code) {
            let time = max(end, event.time - start)
            end = time
            note(event.input, at: time)
            guard let changes = decoder.take(event.input) else { continue }
            for change in changes { take(change, at: time) }
            finishReport(at: time)
        }
    }

    private mutating func note(_ event: InputEvent, at time: Microseconds) {
        switch (event.type, event.code) {
        case (EventType.synchronization, SynchronizationCode.dropped): drops.append(time)
        case (EventType.key, KeyCode.touch): isTouched = event.value != 0
        case (EventType.absolute, AxisCode.slot): slot = Int(min(max(0, event.value), 63))
        case (EventType.absolute, AxisCode.trackingID) where hasSlots:
            if event.value >= 0, let old = ids[slot], old != event.value { replacements.append(time) }
            ids[slot] = event.value >= 0 ? event.value : nil
            palms.remove(slot)
            sizes[slot] = nil
        case (EventType.absolute, AxisCode.toolType) where hasSlots:
            if event.value == ToolType.palm { palms.insert(slot) } else { palms.remove(slot) }
        case (EventType.absolute, AxisCode.contactSize) where hasSlots:
            sizes[slot] = max(sizes[slot] ?? 0, Int(event.value))
        default: break
        }
    }

    private mutating func take(_ change: TouchDecoder.Change, at time: Microseconds) {
        let sample = TouchTrail.Sample(
            time: time, x: part(change.x, device.horizontal), y: part(change.y, device.vertical))
        switch change.kind {
        case .down:
            current[change.touch] = trails.count
            trails.append(TouchTrail(samples: [sample], endTime: time))
        case .move:
            guard let index = current[change.touch] else { return }
            trails[index].samples.append(sample)
        case .up, .cancel:
            guard let index = current.removeValue(forKey: change.touch) else { return }
            trails[index].end = change.kind == .up ? .lifted : .cancelled
            trails[index].endTime = time
        }
    }

    private mutating func finishReport(at time: Microseconds) {
        for (touch, index) in current {
            trails[index].endTime = time
            if let size = sizes[touch] { trails[index].largest = max(trails[index].largest ?? 0, size) }
        }
        // A touch that is a palm from its first report on has no trail.
        for touch in palms where ids[touch] != nil { notePalm(touch, at: time) }
        if let last = lastReport, !current.isEmpty, time > last { intervals.append(time - last) }
        lastReport = current.isEmpty ? nil : time
        if hasSlots, !isTouched, !current.isEmpty {
            emptied.append(time)
            isTouched = true
        }
        mostAtOnce = max(mostAtOnce, current.count)
    }

    private mutating func notePalm(_ touch: Int, at time: Microseconds) {
        guard let id = ids[touch], knownPalms.insert(id).inserted else { return }
        palmTimes.append(time)
    }

    private func part(_ value: Int, _ axis: RecordedDevice.Axis?) -> Double {
        guard let axis, axis.range > 0 else { return 0 }
        return min(max(0, Double(value &- axis.minimum) / Double(axis.range)), 1)
    }
}

extension TrailCollector {
    /// Median time between two reports, or nil where there are too few.
    var interval: Microseconds? {
        guard intervals.count >= 20 else { return nil }
        return intervals.sorted()[intervals.count / 2]
    }
}
