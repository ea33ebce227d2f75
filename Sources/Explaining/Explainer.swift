// SPDX-License-Identifier: MIT

public import ScenarioFormat
import ScenarioRunner

/// Explains the results of gestures, and which changes would have made recognizers fire.
public struct Explainer {
    let source: ScenarioSource
    public let story: Story
    private let excerpts: Excerpts

    /// - Parameters:
    ///   - isLong: the views that were tried are told of all gestures
    ///   - onMessage: is handed what the library logs, and where a recording may come out differently
    public init(
        _ source: ScenarioSource, isLong: Bool = false, onMessage: ((ScenarioError) -> Void)? = nil
    ) throws(ScenarioError) {
        let source = try source.foldingProperties()
        self.source = source
        excerpts = Excerpts(of: source)
        story = try Story(of: source, keepsTrials: isLong, onMessage: onMessage)
    }

    /// Returns the result of an attempt: `swipe "next": failed after 212 ms, …`.
    public func sentence(of attempt: Attempt) -> String {
        "\(title(of: attempt.recognizer)): \(attempt.outcome(in: story))"
    }

    public func title(of recognizer: String) -> String {
        story.recognizers[recognizer]?.title ?? "\"\(recognizer)\""
    }

    /// Returns changes, each of which would have made the recognizer fire, chosen by the reason of its failure. Returns
    /// none if the gesture is too long to be played repeatedly.
    public func remedies(for attempt: Attempt) -> [Remedy] {
        guard attempt.isMiss, let facts = story.recognizers[attempt.recognizer],
            let declaration = source.setUp.recognizer(attempt.recognizer),
            story.gestures.indices.contains(attempt.gesture)
        else { return [] }
        // A longer wait for a tap may end long after the gesture.
        let patience: Microseconds = 5_000_000
        let end = max(story.gestures[attempt.gesture].end ?? .max / 2, attempt.lastTime) + patience
        guard let excerpt = excerpts.excerpt(around: attempt, story, upTo: end) else { return [] }
        return RemedySearch(
            scenario: excerpt.scenario, attempt: excerpt.attempt, declaration: declaration, facts: facts, end: end
        ).remedies()
    }
}

extension Explainer {
    /// Returns the change of one option with which a recognizer would have taken the touch that was refused, or would
    /// have fired if it took part. Returns nil if one change is not enough, or if the recording is too long to be played
    /// again.
    public func remedy(for refusal: Gesture.Refusal, in gesture: Gesture) -> Change? {
        guard let scenario = source.whole(ofAtMost: Excerpts.shortTimeline) else { return nil }
        let candidates = [
            ("disabled", "no"), ("touch-types", "default"), ("modifiers", "default"), ("without-modifiers", "default"),
            ("should-receive-touch", "yes"), ("should-receive-event", "yes"),
        ]
        for (property, value) in candidates {
            let change = Change(recognizer: refusal.recognizer, property: property, value: value)
            guard let changed = try? scenario.applying([change]), changed != scenario,
                let played = try? Story(of: ScenarioSource(changed))
            else { continue }
            let before = story.attempts(of: gesture).filter { $0.recognizer == refusal.recognizer }
            let after = played.attempts(of: gesture).filter { $0.recognizer == refusal.recognizer }
            if before.isEmpty, !after.isEmpty { return change }
            if before.allSatisfy(\.isMiss), after.contains(where: \.hasFired) { return change }
        }
        return nil
    }
}

extension Scenario {
    func recognizer(_ name: String) -> RecognizerDeclaration? {
        for case .recognizer(let declaration) in declarations where declaration.name == name { return declaration }
        return nil
    }
}
