// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

extension Explainer {
    /// Returns changes of views, controls and sources that may have kept a recognizer from firing. Which of them did is
    /// found by playing.
    func candidates(
        _ attempts: [Attempt], _ obstacles: [Obstacle], _ recognizer: String, _ gesture: Gesture
    ) -> [[Change]] {
        var found: [[Change]] = []
        for obstacle in obstacles { found += candidates(obstacle, recognizer, gesture) }
        for adjustment in gesture.accommodations where adjustment.isOfRecognizers {
            let names = [adjustment.source, Change.commonSource].compactMap { $0 }
            found += names.map { [Change($0, adjustment.option, "0")] }
        }
        for attempt in attempts where attempt.isMiss {
            switch attempt.last?.reason {
            case .refusedByControl: found += controls.map { [Change($0, "tracks", "none")] }
            case .refusedByDelegate: found += controls.map { [Change($0, "default-action", "no")] }
            case .edgeDeferred:
                // A recording has the edges in its timeline.
                found += folded.views
                    .filter { folded.source.setUp.settings.isRecording || !$0.flags.deferredEdges.isEmpty }
                    .map { [Change($0.name, "deferred-edges", "default")] }
            default: break
            }
        }
        // Several views around one another may each be hidden.
        var unique: [[Change]] = []
        for changes in found where !unique.contains(changes) { unique.append(changes) }
        return unique.count > 16 ? Array(unique.prefix(16)) : unique
    }

    /// Controls whose settings keep recognizers around them from beginning.
    private var controls: [String] {
        folded.views.filter { view in
            guard case .control(let options) = view.kind else { return false }
            return folded.source.setUp.settings.isRecording || options.tracks != nil || options.hasDefaultAction
        }.map(\.name)
    }

    private func candidates(_ obstacle: Obstacle, _ recognizer: String, _ gesture: Gesture) -> [[Change]] {
        switch obstacle.cause {
        case .hidden(let view): [[Change(view, "hidden", "no")]]
        case .noInteraction(let view): [[Change(view, "interaction", "yes")]]
        case .transparent(let view): [[Change(view, "alpha", "1")]]
        case .covered(let view): covers(view, of: recognizer).map { [Change($0, "hidden", "yes")] }
        case .detached: [[Change(recognizer, "detached", "no")]]
        case .outside(let view): frame(of: view, around: gesture).map { [[Change(view, "frame", $0)]] } ?? []
        case .other: []
        }
    }

    /// Returns a view that lies in front of a recognizer's, and those around it that do not hold the recognizer's.
    private func covers(_ view: String, of recognizer: String) -> [String] {
        let own = ancestors(of: folded.recognizer(recognizer)?.view ?? "")
        return ancestors(of: view).filter { name in
            !own.contains(name) && folded.views.contains { $0.name == name }
        }
    }

    /// Returns a view and those around it, as far as they are declared there.
    private func ancestors(of view: String) -> [String] {
        var found = [view]
        while found.count < 100, let next = folded.views.first(where: { $0.name == found.last })?.parent {
            found.append(next)
        }
        return found
    }

    /// Returns the frame of a view that is extended to the right and below to the fingers of a gesture. Returns nil if it
    /// is turned or scaled, or if they lie elsewhere: what lies in the view would move with its corner.
    private func frame(of name: String, around gesture: Gesture) -> String? {
        guard let view = folded.views.first(where: { $0.name == name }),
            let corners = story.shapes.first(where: { $0.name == name })?.corners, corners.count == 4,
            corners[1].y == corners[0].y, corners[3].x == corners[0].x,
            corners[1].x - corners[0].x == view.frame.width, corners[3].y - corners[0].y == view.frame.height
        else { return nil }
        var (width, height) = (view.frame.width, view.frame.height)
        for touch in gesture.touches {
            let (x, y) = (touch.start.x - corners[0].x, touch.start.y - corners[0].y)
            guard x >= 0, y >= 0 else { return nil }
            (width, height) = (max(width, x.rounded(.down) + 1), max(height, y.rounded(.down) + 1))
        }
        return [view.frame.x, view.frame.y, width, height].map(\.decimalText).joined(separator: ",")
    }
}
