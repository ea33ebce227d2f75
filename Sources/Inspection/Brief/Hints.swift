// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// Changes of other objects than the recognizer, in a few words. Each is played, so that a long file has none: `tactus
/// why` looks for them.
extension Explainer {
    /// Takes one play of the file from the budget. Returns whether it may be played.
    private func mayPlay() -> Bool {
        guard let scenario = folded.source.whole(ofAtMost: Excerpts.shortTimeline) else { return false }
        return budget.take(scenario.cost)
    }

    /// `; would have fired with popup.hidden = no`
    func hint(for recognizer: String, in gesture: Gesture) -> String {
        guard mayPlay(), let cure = cures(for: recognizer, in: gesture).first else { return "" }
        return "; would have \(cure.fires ? "fired" : "taken part") with \(cure.text)"
    }

    /// `; tap "open" would have fired with source.hold = 0`
    func hint(without adjustment: Adjustment, in gesture: Gesture) -> String {
        guard adjustment.isOfRecognizers else { return "" }
        let before = Set(story.attempts(of: gesture).filter(\.hasFired).map(\.recognizer))
        for source in [adjustment.source, Change.commonSource].compactMap({ $0 }) {
            let change = Change(source, adjustment.option, "0")
            guard mayPlay(), let played = play([change]), played.gestures.indices.contains(gesture.index) else {
                continue
            }
            let after = played.attempts(of: played.gestures[gesture.index]).filter(\.hasFired).map(\.recognizer)
            let names = after.filter { !before.contains($0) }
            guard let first = names.first else { continue }
            let more = names.count > 1 ? " and \(names.count - 1) more" : ""
            return "; \(title(of: first))\(more) would have fired with \(source).\(adjustment.option) = 0"
        }
        return ""
    }
}
