// SPDX-License-Identifier: MIT
internal import CMemory

extension GestureRecognizer {
    /// Returns the relations, creating empty ones on first use.
    @inline(never)
    final func makeRelations() -> Relations {
        if let relations { return relations }
        let made = Relations()
        relations = made
        return made
    }

    /// Returns relations for use during a delivery. They are created only if there is memory, since a delivery can do
    /// without. No reference is counted, since relations live as long as their recognizer.
    final var relationsIfPossible: Borrowed<Relations>? {
        if relations == nil, tactus_reserve_is_whole() { _ = makeRelations() }
        return relations.map { Borrowed($0) }
    }

    /// Makes this recognizer wait until `other` has failed or takes no part (rule 6.7). Declaring a requirement twice
    /// has no effect.
    ///
    /// Returns false and changes nothing if the requirement would close a cycle (rule 6.10). Usually O(1); n
    /// requirements that form chains and trees cost O(n log n) in any order.
    @discardableResult
    public final func require(toFail other: GestureRecognizer) -> Bool {
        let relations = makeRelations()
        let others = other.makeRelations()
        if relations.isWaiting(for: other.identity, others, self.identity) { return true }
        // Dynamic requirements exist only during attempts: an idle recognizer cannot be part of a cycle of them.
        guard isIdle || other.isIdle || !FailureRequirements.leads(from: other, to: self),
            RequirementOrder.raise(relations, above: others)
        else { return false }
        relations.failureRequirements.appendAlive(other.identity)
        others.waiters.appendAlive(identity)
        return true
    }

    /// Removes a requirement from the next attempt on. Does nothing if there is none. O(requirements of this
    /// recognizer).
    public final func removeFailureRequirement(_ other: GestureRecognizer) {
        guard let theirs = other.knownIdentity, let mine = knownIdentity else { return }
        relations?.failureRequirements.removeFirst { $0 === theirs }
        other.relations?.waiters.removeFirst { $0 === mine }
    }

    /// Calls back for each declared requirement, in the order of declaration.
    public final func forEachFailureRequirement(_ body: (GestureRecognizer) -> Void) {
        guard let relations else { return }
        for identity in relations.failureRequirements {
            if let other = identity.recognizer { body(other) }
        }
    }

    /// Calls back for each recognizer in an attempt whose failure this one requires in its own. Recognizers of other
    /// applications have attempts of which this one's knows nothing.
    final func forEachPresentRequirement(_ body: (GestureRecognizer) -> Void) {
        guard let relations else { return }
        forEachFailureRequirement { if isBeside($0) { body($0) } }
        var index = 0
        while let requirement = relations.dynamicRequirements[index] {
            if let other = requirement.recognizer.recognizer, isBeside(other),
                requirement.attempt == other.attempt.number
            {
                body(other)
            }
            index &+= 1
        }
    }

    private final func isBeside(_ other: GestureRecognizer) -> Bool { other.isBound && other.pool === pool }

    @inline(__always)
    final var hasRequirements: Bool { relations?.isWaiting ?? false }

    /// Returns whether this recognizer waits for `other` in the current attempt.
    final func requiresFailure(of other: GestureRecognizer) -> Bool {
        relations?.requiresFailure(of: other) ?? false
    }
}

enum FailureRequirements {
    enum Verdict {
        case met
        case undecided(GestureRecognizer)
        case recognized(GestureRecognizer)
    }

    /// Returns the verdict of the requirements on a recognizer that wishes to leave possible.
    static func verdict(for recognizer: GestureRecognizer) -> Verdict {
        guard let relations = recognizer.relations, relations.isWaiting else { return .met }
        var undecided: GestureRecognizer?
        func look(_ required: GestureRecognizer) -> Bool {
            guard isInvolved(required, with: recognizer) else { return false }
            switch required.currentState {
            case .failed, .cancelled: return false
            case .possible:
                undecided = undecided ?? required
                return false
            case .began, .changed, .ended: return true
            }
        }
        for identity in relations.failureRequirements {
            if let required = identity.recognizer, look(required) { return .recognized(required) }
        }
        var index = 0
        while let requirement = relations.dynamicRequirements[index] {
            index &+= 1
            guard let required = requirement.recognizer.recognizer, required.attempt.number == requirement.attempt
            else { continue }
            if look(required) { return .recognized(required) }
        }
        if let undecided { return .undecided(undecided) }
        return .met
    }

    /// Returns whether a required recognizer takes part: enabled, in an attempt, and sharing a sequence with the
    /// waiting one.
    static func isInvolved(_ required: GestureRecognizer, with waiting: GestureRecognizer) -> Bool {
        !required.isIdle && required.isEnabled && required.seat == waiting.seat && required.isInSequence(of: waiting)
    }
}

/// Asks for the dynamic failure requirements at the start of attempts (rule 6.9).
enum DynamicRequirements {
    /// Asks about a recognizer that begins an attempt, paired with every recognizer that is bound to a live touch of
    /// its seat.
    static func ask(about started: GestureRecognizer, among bound: BoundRecognizers, diagnostics: Diagnostics) {
        guard !started.isHidden else { return }
        var index = 0
        while let other = bound[index] {
            index &+= 1
            guard other !== started, !other.isHidden, other.seat == started.seat, isLive(other, with: started),
                canAnswer(started) || canAnswer(other)
            else { continue }
            // Two recognizers that start together are asked about once, together with the first.
            if other.attempt.isStarting, !RecognizerOrder.precedes(started, other) { continue }
            ask(started, about: other, diagnostics)
            ask(other, about: started, diagnostics)
        }
    }

    /// Returns whether a recognizer is bound to a live touch, or to the same touchpad gesture.
    private static func isLive(_ other: GestureRecognizer, with started: GestureRecognizer) -> Bool {
        guard other.attempt.indirect == nil, started.attempt.indirect == nil else {
            return other.attempt.indirect === started.attempt.indirect
        }
        return !other.attempt.listening.isEmpty
    }

    static func canAnswer(_ recognizer: GestureRecognizer) -> Bool {
        recognizer.delegate?.answersAboutFailureRequirements ?? false || recognizer.overrides != nil
            || recognizer.isSubclassed
    }

    /// Asks one recognizer and its delegate both questions.
    @inline(never)
    private static func ask(
        _ asked: GestureRecognizer, about other: GestureRecognizer, _ diagnostics: Diagnostics
    ) {
        guard canAnswer(asked) else { return }
        let delegate = asked.delegate
        let waits = delegate?.gestureRecognizer(asked, shouldRequireFailureOf: other) ?? false
        let waitsItself =
            asked.overrides?.shouldRequireFailure(asked, of: other) ?? asked.shouldRequireFailure(of: other)
        if waits || waitsItself { add(other, toRequirementsOf: asked, diagnostics) }
        let isWaitedFor = delegate?.gestureRecognizer(asked, shouldBeRequiredToFailBy: other) ?? false
        let isWaitedForItself =
            asked.overrides?.shouldBeRequiredToFail(asked, by: other) ?? asked.shouldBeRequiredToFail(by: other)
        if isWaitedFor || isWaitedForItself { add(asked, toRequirementsOf: other, diagnostics) }
    }

    private static func add(
        _ required: GestureRecognizer, toRequirementsOf waiting: GestureRecognizer, _ diagnostics: Diagnostics
    ) {
        guard required.attempt.number != 0, waiting.attempt.number != 0, !waiting.requiresFailure(of: required) else {
            return
        }
        guard !FailureRequirements.leads(from: required, to: waiting) else {
            return diagnostics.report(
                .dynamicRequirementCycle, about: waiting, ": a delegate or an override lets it wait for ", required,
                ", which waits for it; ignored")
        }
        let isKept = required.identityIfPossible.flatMap { identity in
            waiting.relationsIfPossible?.use {
                $0.dynamicRequirements.append(
                    DynamicRequirement(recognizer: identity, attempt: required.attempt.number))
            }
        }
        // If out of memory the answer is the default: no requirement.
        if !(isKept ?? false) { diagnostics.reportShortMemory() }
    }
}
