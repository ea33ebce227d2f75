// SPDX-License-Identifier: MIT

public import ScenarioFormat
import ScenarioRunner

/// Explains the results of gestures, and which changes would have made recognizers fire.
public struct Explainer {
    let folded: FoldedSource
    public let story: Story
    let excerpts: Excerpts
    let budget: SearchBudget

    /// - Parameters:
    ///   - isLong: the views that were tried are told of all gestures
    ///   - hostWords: words of the host for its answers
    ///   - budget: number of steps that searches for remedies may play, all together; an object counts as ten
    ///   - onMessage: is handed what the library logs, and where a recording may come out differently
    public init(
        _ source: ScenarioSource, isLong: Bool = false, hostWords: HostWords? = nil, budget: Int = 1_000_000,
        onMessage: ((ScenarioError) -> Void)? = nil
    ) throws(ScenarioError) {
        folded = try source.countedFromBeginning().foldingProperties()
        let source = folded.source
        self.budget = SearchBudget(steps: budget)
        excerpts = Excerpts(of: source)
        var story = try Story(of: source, keepsTrials: isLong, findsObstacles: true, onMessage: onMessage)
        story.deciders = folded.deciders
        if let hostWords { story.use(hostWords) }
        self.story = story
    }

    /// Whether remedies are missing, since the search for them would have taken too long.
    public var isBudgetExhausted: Bool { budget.isExhausted }

    /// Returns the result of an attempt: `swipe "next": failed after 212 ms, …`.
    public func sentence(of attempt: Attempt) -> String {
        "\(title(of: attempt.recognizer)): \(attempt.outcome(in: story))"
    }

    /// Returns whether a recognizer with this name is declared anywhere in the file.
    public func knows(_ recognizer: String) -> Bool {
        folded.recognizer(recognizer) != nil || story.recognizers[recognizer] != nil
    }

    /// The panel, if there is one and its size is known.
    var panel: Panel? {
        let setUp = folded.source.setUp
        let declared = setUp.declarations.compactMap { declaration -> SourceDeclaration? in
            if case .source(let source) = declaration { source } else { nil }
        }
        let sources = setUp.settings.touchSources + declared + folded.sources
        guard sources.count == 1, let area = sources[0].area, let size = sources[0].size, area.width > 0,
            area.height > 0
        else { return nil }
        return Panel(area: area, width: size.x, height: size.y)
    }

    /// Returns how long after a gesture a change may make the recognizer fire.
    func patience(for attempt: Attempt) -> Microseconds {
        switch attempt.last?.reason {
        case .movedTooFar, .movedTooLittle, .wrongDirection, .outsideEdge, .noEdges, .tooFewTouches, .tooManyTouches,
            .tooSlow:
            2_000_000
        // A longer wait for a tap, or for another recognizer, may end long after the gesture.
        default: 5_000_000
        }
    }

    public func title(of recognizer: String) -> String {
        story.recognizers[recognizer]?.title ?? "\"\(recognizer)\""
    }

    /// Returns changes, each of which would have made the recognizer fire, chosen by the reason of its failure. Returns
    /// none if the gesture is too long to be played repeatedly.
    public func remedies(for attempt: Attempt) -> [Remedy] {
        guard attempt.isMiss, !budget.isExhausted, let facts = story.recognizers[attempt.recognizer],
            let declaration = folded.recognizer(attempt.recognizer),
            story.gestures.indices.contains(attempt.gesture)
        else { return [] }
        let end = max(story.gestures[attempt.gesture].end ?? .max / 2, attempt.lastTime) + patience(for: attempt)
        guard let excerpt = excerpts.excerpt(around: attempt, story, upTo: end) else { return [] }
        let found = RemedySearch(
            scenario: excerpt.scenario, attempt: excerpt.attempt, declaration: declaration, facts: facts, end: end,
            budget: budget, cost: excerpt.scenario.cost
        ).remedies()
        // The tap that came too late for the one before it is told there; alone it says nothing of the number of taps.
        if isNextTap(attempt) {
            return found.filter { remedy in !remedy.steps.contains { $0.change.property == "taps" } }
        }
        guard hasOtherFingers(attempt) else { return found }
        return found.filter { remedy in !remedy.steps.contains { $0.change.property == "touches" } }
    }

    /// Longest time between fingers that were meant as one gesture.
    private static let together: Microseconds = 100_000

    /// Whether fingers of the gesture do not belong to the attempt: they came much later than its first one, or were
    /// refused. Their number says nothing of the one that was meant.
    private func hasOtherFingers(_ attempt: Attempt) -> Bool {
        guard story.gestures.indices.contains(attempt.gesture) else { return false }
        let gesture = story.gestures[attempt.gesture]
        return gesture.refusals.contains { $0.recognizer == attempt.recognizer }
            || gesture.touches.contains { $0.startTime - attempt.start > Explainer.together }
    }

    /// Whether the attempt began with a tap that was meant as the next one of an earlier attempt, and came too late or
    /// too far from it.
    func isNextTap(_ attempt: Attempt) -> Bool {
        guard attempt.last?.reason == .tooLate else { return false }
        let earlier = story.attempt(
            of: attempt.recognizer, inGestures: attempt.gesture - 7...attempt.gesture, isLast: true
        ) {
            $0 < attempt.start
        }
        guard let earlier, let reason = earlier.last?.reason else { return false }
        if reason == .movedTooFar { return earlier.lastTime == attempt.start && earlier.gesture < attempt.gesture }
        return reason == .tooLate && earlier.gapToNextTap(in: story) != nil
    }
}

extension Explainer {
    /// Returns the change of one option with which a recognizer would have taken the touch that was refused, or would
    /// have fired if it took part. Returns nil if one change is not enough, or if the recording is too long to be played
    /// again.
    public func remedy(for refusal: Gesture.Refusal, in gesture: Gesture) -> Change? {
        guard refusal.wordsOfHost == nil, let scenario = folded.source.whole(ofAtMost: Excerpts.shortTimeline) else {
            return nil
        }
        let candidates = [
            ("whole-sequences", "no"), ("disabled", "no"), ("touch-types", "default"), ("modifiers", "default"),
            ("without-modifiers", "default"),
            ("should-receive-touch", "yes"), ("should-receive-event", "yes"),
        ]
        for (property, value) in candidates {
            let change = Change(refusal.recognizer, property, value)
            guard let changed = try? scenario.applying([change]), changed != scenario,
                budget.take(scenario.cost), let played = try? Story(of: ScenarioSource(changed))
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
