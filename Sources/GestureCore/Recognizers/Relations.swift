// SPDX-License-Identifier: MIT

/// A requirement for one pair of attempts (rule 6.9).
struct DynamicRequirement {
    let recognizer: RecognizerIdentity
    let attempt: UInt64
}

/// Relations of a recognizer to others. Most recognizers have none, so this object is created on demand.
final class Relations {
    var failureRequirements: ContiguousArray<RecognizerIdentity> = []
    /// Recognizers that have this one in their `failureRequirements`.
    var waiters: ContiguousArray<RecognizerIdentity> = []
    /// Level in the order of declared requirements: above the level of each recognizer that it waits for.
    var level = 0
    var lowering = RequirementOrder.Shift()
    var raising = RequirementOrder.Shift()
    /// Links of a search for a cycle.
    var isFound = false
    var nextFound: Borrowed<Relations>?
    /// Dynamic requirements; those for which memory ran out are missing.
    var dynamicRequirements = GrowingList<DynamicRequirement>()
    var exclusionAnswers = ExclusionAnswers()

    init() {}

    /// Whether another recognizer has to fail first.
    var isWaiting: Bool { !failureRequirements.isEmpty || !dynamicRequirements.isEmpty }

    /// Returns whether this recognizer waits for another by declaration. Searches the shorter of both lists.
    func isWaiting(
        for identity: RecognizerIdentity, _ other: Relations, _ mine: RecognizerIdentity
    ) -> Bool {
        if failureRequirements.count <= other.waiters.count {
            for required in failureRequirements where required === identity { return true }
        } else {
            for waiter in other.waiters where waiter === mine { return true }
        }
        return false
    }

    func requiresFailure(of other: GestureRecognizer) -> Bool {
        guard let identity = other.knownIdentity else { return false }
        for required in failureRequirements where required === identity { return true }
        var index = 0
        while let requirement = dynamicRequirements[index] {
            if requirement.recognizer === identity, requirement.attempt == other.attempt.number { return true }
            index &+= 1
        }
        return false
    }

    /// Forgets the attempt, and keeps the room.
    func forgetAttempt() {
        while dynamicRequirements.popLast() != nil {}
        exclusionAnswers.removeAll()
    }
}
