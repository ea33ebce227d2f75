// SPDX-License-Identifier: MIT

/// Decides which recognizers leave possible (§6).
final class Arbiter {
    /// Rounds allowed beyond two per recognizer. Every round changes a state, so no correct pass needs more.
    private static let slack = 64
    /// Log line for a pass that never comes to rest.
    static var endlessArbitration: StaticString { "delegates and recognizers change each other without end; stopped" }

    private let bound: BoundRecognizers
    private let transitions: StateTransitions
    private let diagnostics: Diagnostics
    /// True if a waiting recognizer may exclude another one that does not exclude it; nil until that is asked. Pairs are
    /// compared only then: their number is the square of the recognizers'.
    private var hasUnequals: Bool?
    /// Index before which no recognizer waits that was not looked at.
    private var firstPlace = 0

    init(_ bound: BoundRecognizers, _ transitions: StateTransitions, _ diagnostics: Diagnostics) {
        self.bound = bound
        self.transitions = transitions
        self.diagnostics = diagnostics
    }

    /// Runs the update pass, which starts over after every change until nothing changes.
    func pass(delivery: UInt64) {
        var rounds = bound.count &* 2 &+ Arbiter.slack
        forgetLooks()
        failThoseWhoWaitedInVain()
        while let candidate = nextCandidate() {
            rounds &-= 1
            guard rounds > 0 else {
                diagnostics.report(.endlessArbitration, Arbiter.endlessArbitration)
                return giveUp()
            }
            if decide(candidate, delivery) {
                forgetLooks()
            } else {
                candidate.isLookedAt = true
            }
        }
    }

    private func forgetLooks() {
        bound.lendEach { $0.isLookedAt = false }
        hasUnequals = nil
        firstPlace = 0
    }

    /// Returns whether an active recognizer, or a discrete one that has just won, excludes this one (rule 6.4).
    @_optimize(speed)
    func excluder(of candidate: GestureRecognizer) -> GestureRecognizer? {
        guard transitions.winners > 0 else { return nil }
        return bound.first { other in
            // The question may have ended the other's attempt.
            other.keepsOthersOut && other.competes(with: candidate) && Exclusion.excludes(other, candidate)
                && other.keepsOthersOut
        }
    }

    /// Returns the next recognizer, in the order of rule 4.4, that wishes to leave possible. Prefers one that no other
    /// waiting recognizer excludes without being excluded in turn (rule 6.6).
    @_optimize(speed)
    private func nextCandidate() -> GestureRecognizer? {
        guard let index = placeOfWaiting(from: firstPlace) else { return nil }
        guard findUnequals() else {
            // No delegate is asked, so that nothing changes before this place until a state does.
            firstPlace = index &+ 1
            return bound[index]
        }
        let fairest = bound.firstIndex { isWaiting($0) && !hasOneSidedExcluder($0) } ?? placeOfWaiting(from: 0)
        return fairest.flatMap { bound[$0] }
    }

    @_optimize(speed)
    @inline(never)
    private func placeOfWaiting(from place: Int) -> Int? { bound.firstIndex(from: place) { isWaiting($0) } }

    private func isWaiting(_ recognizer: GestureRecognizer) -> Bool {
        recognizer.attempt.wish != .none && recognizer.currentState == .possible && !recognizer.isLookedAt
    }

    /// Returns whether waiting recognizers differ in what they prevent. Built-in kinds that nobody answers for prevent each
    /// other, except taps of fewer taps than others (rule 6.6) and recognizers without touches.
    private func findUnequals() -> Bool {
        if let hasUnequals { return hasUnequals }
        var taps: Int?
        let found =
            bound.firstIndex { recognizer in
                if recognizer.answersAboutExclusion { return true }
                guard recognizer.attempt.wish != .none else { return false }
                guard recognizer.takesTouches, !recognizer.isHidden else { return true }
                guard recognizer.kind == .tap, let its = (recognizer as? TapGestureRecognizer)?.numberOfTapsRequired
                else { return false }
                defer { taps = its }
                return taps != nil && taps != its
            } != nil
        hasUnequals = found
        return found
    }

    private func hasOneSidedExcluder(_ candidate: GestureRecognizer) -> Bool {
        bound.firstIndex { other in
            // Simultaneity is symmetric; only prevention can be one-sided.
            other !== candidate && isWaiting(other) && other.competes(with: candidate)
                && other.prevents(candidate) && !candidate.prevents(other) && Exclusion.excludes(other, candidate)
        } != nil
    }

    /// Decides one wish. Returns true if a state changed.
    private func decide(_ candidate: GestureRecognizer, _ delivery: UInt64) -> Bool {
        if let winner = excluder(of: candidate) {
            transitions.fail(candidate, Reason(.prevented, by: winner))
            return true
        }
        switch FailureRequirements.verdict(for: candidate) {
        case .recognized(let required):
            transitions.fail(candidate, Reason(.requirementRecognized, by: required))
            return true
        case .undecided(let required):
            transitions.hold(candidate, Reason(.requirementPending, by: required))
            return false
        case .met:
            // A callback of the questions above may have ended the attempt.
            guard candidate.attempt.wish != .none, candidate.currentState == .possible else { return true }
            if transitions.leavePossible(candidate, delivery: delivery) { failLosers(of: candidate) }
            return true
        }
    }

    private func failLosers(of winner: GestureRecognizer) {
        bound.lendEach { loser in
            guard loser !== winner, !loser.currentState.isFinished, loser.competes(with: winner),
                Exclusion.excludes(winner, loser)
            else { return }
            transitions.fail(loser, Reason(.prevented, by: winner))
        }
        // Recognizers that waited for the winner fail at once, even without a wish to begin (rule 6.7).
        bound.lendEach { waiting in
            guard waiting.hasRequirements, waiting.currentState == .possible,
                waiting.requiresFailure(of: winner), FailureRequirements.isInvolved(winner, with: waiting)
            else { return }
            transitions.fail(waiting, Reason(.requirementRecognized, by: winner))
        }
    }

    /// Fails every attempt that started while its requirement was already recognized (rule 6.7).
    private func failThoseWhoWaitedInVain() {
        bound.lendEach { waiting in
            guard waiting.hasRequirements, waiting.currentState == .possible else { return }
            if case .recognized(let required) = FailureRequirements.verdict(for: waiting) {
                transitions.fail(waiting, Reason(.requirementRecognized, by: required))
            }
        }
    }

    private func giveUp() {
        bound.lendEach { recognizer in
            if recognizer.attempt.wish != .none, recognizer.currentState == .possible {
                transitions.fail(recognizer, Reason(.prevented))
            }
        }
    }
}
