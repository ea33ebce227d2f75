// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 1.18: holds contacts back before they reach the frames.
struct AccommodatedFingers {
    var settings = Accommodations()
    /// Fingers that have landed and have not come down.
    var waiting: [WaitingFinger] = []
    /// Downs of fingers that lifted in time: a frame before the one with their ups.
    var taps: [Change] = []
    /// Fingers whose later samples are ignored.
    var ignored: Set<TouchID> = []
    /// Locations of fingers that have come down.
    var passed: [TouchID: Point] = [:]
    /// Lifts of fingers that were let through.
    var lifts: [(time: Microseconds, place: Point)] = []
}

struct WaitingFinger {
    var id: TouchID
    var type: TouchType
    var place: Point
    /// Nil while the finger is held.
    var assistedFrom: Point?
    var deadline: Microseconds
}

extension Model {
    /// Returns what the three settings leave of a change, applied one after the other.
    func accommodated(_ change: Change) -> [Change] {
        let id = change.id
        switch change.kind {
        case .down(let place, let type): return accommodatedDown(id, place, type)
        case .move(let place):
            if fingers.ignored.contains(id) { return [] }
            if let index = waitingIndex(id) {
                fingers.waiting[index].place = place
                return []
            }
            if fingers.passed[id] != nil { fingers.passed[id] = place }
            return [change]
        case .up: return accommodatedUp(change)
        case .cancel:
            if fingers.ignored.remove(id) != nil { return [] }
            if let index = waitingIndex(id) {
                fingers.waiting.remove(at: index)
                return []
            }
            fingers.passed[id] = nil
            return [change]
        }
    }

    private func waitingIndex(_ id: TouchID) -> Int? {
        fingers.waiting.firstIndex { $0.id == id }
    }

    private func accommodatedDown(_ id: TouchID, _ place: Point, _ type: TouchType) -> [Change] {
        // 12.5: a second down of a live id is refused.
        if waitingIndex(id) != nil || fingers.passed[id] != nil { return [] }
        // 1.9: an up and a new down of one id deliver what came before first.
        if outputFrames == nil, pending.contains(where: { $0.id == id && $0.isLift }) {
            let before = pending
            pending = []
            deliverAccommodated(before)
        }
        fingers.ignored.remove(id)
        let interval = fingers.settings.ignoreRepeat ?? 0
        let recent = fingers.lifts.filter { now - $0.time < interval }
        if recent.contains(where: { !exceeds((place - $0.place).length, 45, []) }) {
            fingers.ignored.insert(id)
            return []
        }
        let hold = fingers.settings.hold ?? 0
        let assistance = fingers.settings.tapAssistance?.duration ?? 0
        if hold > 0 {
            fingers.waiting.append(WaitingFinger(id: id, type: type, place: place, deadline: now + hold))
            return []
        }
        if assistance > 0 {
            fingers.waiting.append(
                WaitingFinger(id: id, type: type, place: place, assistedFrom: place, deadline: now + assistance))
            return []
        }
        fingers.passed[id] = place
        return [Change(id: id, kind: .down(place, type), time: now)]
    }

    private func accommodatedUp(_ change: Change) -> [Change] {
        let id = change.id
        if fingers.ignored.remove(id) != nil { return [] }
        if let index = waitingIndex(id) {
            let finger = fingers.waiting.remove(at: index)
            guard let start = finger.assistedFrom else { return [] }
            fingers.lifts.append((now, finger.place))
            let isFinal = fingers.settings.tapAssistance?.place == .final
            let place = isFinal ? finger.place : start
            fingers.taps.append(Change(id: id, kind: .down(place, finger.type), time: now))
            return [change]
        }
        if let place = fingers.passed.removeValue(forKey: id) { fingers.lifts.append((now, place)) }
        return [change]
    }

    /// Delivers the downs of taps in a frame of their own.
    func deliverAccommodated(_ changes: [Change]) {
        let taps = fingers.taps
        fingers.taps = []
        // 1.18 says when they come down, but not in which order if two lift in one frame.
        if taps.count > 1 { leaveOpen("the order of downs that pass in one frame") }
        endInputFrame(taps)
        endInputFrame(changes)
    }

    /// Brings down fingers that have waited long enough, where they are then. The timer precedes other input.
    func bringFingersDown(at deadline: Microseconds) {
        var downs: [Change] = []
        for finger in fingers.waiting where finger.deadline <= deadline {
            let assistance = fingers.settings.tapAssistance?.duration ?? 0
            guard let index = waitingIndex(finger.id) else { continue }
            if finger.assistedFrom == nil, assistance > 0 {
                fingers.waiting[index].assistedFrom = finger.place
                fingers.waiting[index].deadline = deadline + assistance
                continue
            }
            fingers.waiting.remove(at: index)
            fingers.passed[finger.id] = finger.place
            downs.append(Change(id: finger.id, kind: .down(finger.place, finger.type), time: deadline))
        }
        endInputFrame(downs)
    }

    /// 1.12: waiting fingers are dropped.
    func cancelFingers() {
        fingers.ignored.formUnion(fingers.waiting.map(\.id))
        fingers.ignored.formUnion(fingers.passed.keys)
        fingers.waiting = []
        fingers.passed = [:]
    }
}

extension Change {
    fileprivate var isLift: Bool {
        switch kind {
        case .up, .cancel: true
        case .down, .move: false
        }
    }
}
