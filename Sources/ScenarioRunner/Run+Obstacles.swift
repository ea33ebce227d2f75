// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// A finger that landed, until its hit test and the frame are over.
struct FreshTouch {
    var touch: WatchedTouch
    var place: Point
    var hit: OpaquePointer?
    /// Results for the views that were tried.
    var verdicts: [OpaquePointer: (verdict: Int32, covering: OpaquePointer?)] = [:]
    var offered: Set<OpaquePointer> = []
    var isLifted = false
}

/// Finds out what kept a finger away from recognizers whose views lie under it.
extension Run {
    func noteTried(_ event: tactus_trace_event) {
        guard let touch = watched(event.touch), let view = event.view,
            let index = freshTouches.firstIndex(where: { $0.touch == touch })
        else { return }
        freshTouches[index].verdicts[view] = (event.verdict, event.covering_view)
        if event.verdict == Int32(TACTUS_VERDICT_HIT.rawValue) { freshTouches[index].hit = view }
    }

    func noteOffered(_ event: tactus_trace_event) {
        guard let touch = watched(event.touch), let recognizer = event.recognizer,
            let index = freshTouches.firstIndex(where: { $0.touch == touch })
        else { return }
        freshTouches[index].offered.insert(recognizer)
    }

    /// Reports what kept the fingers of this frame away.
    func tellObstacles(at time: Microseconds) {
        guard !freshTouches.isEmpty else { return }
        for fresh in freshTouches where !fresh.verdicts.isEmpty {
            tellSecond(fresh, at: time)
            for name in recognizerNames {
                guard let box = recognizers[name], let handle = box.handle, !fresh.offered.contains(handle),
                    let obstacle = obstacle(between: fresh, and: handle, box)
                else { continue }
                tell(.obstructed(fresh.touch, from: name, obstacle), at: time)
            }
        }
        // A device may hold a touch back for some frames.
        freshTouches.removeAll { !$0.verdicts.isEmpty || $0.isLifted }
    }

    private func obstacle(
        between fresh: FreshTouch, and recognizer: OpaquePointer, _ box: RecognizerBox
    ) -> Obstacle? {
        guard let view = tactus_recognizer_get_view(recognizer) else {
            let declared = box.declaration.view
            guard views[declared].map({ contains($0, fresh.place) }) ?? false else { return nil }
            return Obstacle("it is on no view", .detached)
        }
        guard let name = viewNames[view], views[name] != nil, contains(view, fresh.place) else { return nil }
        if isOnPath(view, of: fresh.hit) { return nil }
        guard tactus_view_get_window(view) != nil else {
            return Obstacle("its view \"\(name)\" is in no window")
        }
        var chain: [OpaquePointer] = []
        var next: OpaquePointer? = view
        while let view = next, chain.count < 1_000 {
            chain.append(view)
            next = tactus_view_get_superview(view)
        }
        for ancestor in chain.reversed() {
            guard let found = fresh.verdicts[ancestor], !isOnPath(ancestor, of: fresh.hit) else { continue }
            if let obstacle = self.obstacle(found.verdict, ancestor, view, name) { return obstacle }
        }
        let hit = fresh.hit.flatMap { viewNames[$0] }
        return hit.map { Obstacle("its view \"\(name)\" is covered by view \"\($0)\"", .covered(by: $0)) }
    }

    /// Returns what a view's trial says about a view in it.
    private func obstacle(
        _ verdict: Int32, _ tried: OpaquePointer, _ view: OpaquePointer, _ name: String
    ) -> Obstacle? {
        let isOwn = tried == view
        let other = viewNames[tried] ?? "?"
        let subject = isOwn ? "its view \"\(name)\"" : "view \"\(other)\" around its view \"\(name)\""
        switch tactus_verdict(UInt32(bitPattern: verdict)) {
        case TACTUS_VERDICT_HIDDEN: return Obstacle(subject + " is hidden", .hidden(view: other))
        case TACTUS_VERDICT_NO_INTERACTION:
            return Obstacle(subject + " has user interaction off", .noInteraction(view: other))
        case TACTUS_VERDICT_TRANSPARENT: return Obstacle(subject + " is transparent", .transparent(view: other))
        case TACTUS_VERDICT_SINGULAR_TRANSFORM: return Obstacle(subject + " has a transform without an inverse")
        case TACTUS_VERDICT_OUTSIDE:
            return isOwn
                ? Obstacle("its view \"\(name)\" takes no touch there")
                : Obstacle(
                    "the touch lies outside of view \"\(other)\", in which its view \"\(name)\" is",
                    .outside(view: other))
        default: return nil
        }
    }

    /// Reports a touch that its view does not get because it has another one.
    private func tellSecond(_ fresh: FreshTouch, at time: Microseconds) {
        guard let hit = fresh.hit, let name = viewNames[hit], views[name] != nil else { return }
        defer { viewsOfFingers[fresh.touch.serial] = name }
        tellExclusive(fresh, hit, name, at: time)
        guard !tactus_view_is_multiple_touch_enabled(hit), viewsOfFingers.values.contains(name),
            responders[tactus_view_get_responder(hit)]?.handlesTouches == true
        else { return }
        let sentence = "touch \(fresh.touch.id) was kept from view \"\(name)\", which takes one touch at a time"
        let adjustment = Adjustment(text: sentence, option: "multiple-touch", source: nil, isOfRecognizers: false)
        tell(.accommodated(fresh.touch, adjustment), at: time)
    }

    /// Reports a touch that its view does not get because of one that takes touches exclusively (rule 2.9).
    private func tellExclusive(_ fresh: FreshTouch, _ hit: OpaquePointer, _ name: String, at time: Microseconds) {
        let window = tactus_view_get_window(hit)
        let isExclusive = tactus_view_is_exclusive_touch(hit)
        let others = viewsOfFingers.sorted { $0.key < $1.key }.map(\.value)
        let other = others.first { other in
            guard other != name, let view = views[other], tactus_view_get_window(view) == window else { return false }
            return isExclusive || tactus_view_is_exclusive_touch(view)
        }
        guard let other else { return }
        let reason =
            isExclusive
            ? "takes touches exclusively, and view \"\(other)\" had one"
            : "gets none while view \"\(other)\" takes touches exclusively"
        let sentence = "touch \(fresh.touch.id) was kept from view \"\(name)\", which \(reason)"
        let adjustment = Adjustment(text: sentence, option: "exclusive-touch", source: nil, isOfRecognizers: false)
        tell(.accommodated(fresh.touch, adjustment), at: time)
    }

    private func isOnPath(_ view: OpaquePointer, of hit: OpaquePointer?) -> Bool {
        var next = hit.flatMap { handle in viewNames[handle].flatMap { views[$0] } }
        while let current = next {
            if current == view { return true }
            next = tactus_view_get_superview(current)
        }
        return false
    }

    /// Returns whether a place of the application lies in a view's bounds, wherever other views are.
    private func contains(_ view: OpaquePointer, _ place: Point) -> Bool {
        let corners = corners(of: view)
        guard corners.count == 4 else { return false }
        let sides = corners.indices.map { index in
            let (from, to) = (corners[index], corners[(index + 1) % corners.count])
            return (to.x - from.x) * (place.y - from.y) - (to.y - from.y) * (place.x - from.x)
        }
        return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
    }
}
