// SPDX-License-Identifier: MIT

import Inspection
import ScenarioFormat

extension Timeline {
    /// Longest file, in steps, of which remedies are looked for, and gestures of it.
    private static let longestExplained = 200_000
    private static let mostExplained = 10

    /// Adds what would have made recognizers fire in the part that is drawn, and for a page also what other values of
    /// the most important limits would have changed.
    mutating func addRemedies(of source: ScenarioSource, withLimits: Bool) {
        guard source.whole(ofAtMost: Timeline.longestExplained) != nil,
            let explainer = try? Explainer(source, budget: 300_000)
        else { return }
        let drawn = explainer.story.gestures.filter { $0.start <= range.end && $0.end ?? .max >= range.start }
        let explained = Array(drawn.suffix(Timeline.mostExplained))
        let remedies = explained.flatMap { explainer.smallRemedies(of: $0) }
        for remedy in remedies { add(remedy: remedy.text, of: remedy.recognizer, at: remedy.time) }
        if withLimits { limits = explainer.limits(of: explained, remedies).map(LimitTrack.init) }
    }
}

extension LimitTrack {
    fileprivate init(_ series: LimitSeries) {
        let steps = series.steps.map { step in
            Step(
                step.text, factor: step.factor, fires: step.fires, at: step.time, step.outcome, effects: step.effects)
        }
        self.init(
            of: series.recognizer, series.property, start: series.start, isOfMeter: series.isOfProgress, steps: steps,
            present: series.present)
    }
}
