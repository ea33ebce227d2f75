// SPDX-License-Identifier: MIT

/// A requirement that stands for one pair of attempts (rule 6.9).
struct DynamicRequirement {
    let recognizer: RecognizerIdentity
    let attempt: UInt64
}

/// Relations of a recognizer to others. Most wait for nobody and are asked about nobody: it is made for those
/// that are.
final class Relations {
    var failureRequirements: ContiguousArray<RecognizerIdentity> = []
    /// Recognizers that have this one in their `failureRequirements`.
    var waiters: ContiguousArray<RecognizerIdentity> = []
    /// Above the level of each that it waits for by declaration.
    var level = 0
    var lowering = RequirementOrder.Shift()
    var raising = RequirementOrder.Shift()
    /// The links of a search for a ring.
    var isFound = false
    var nextFound: Borrowed<Relations>?
    /// As many as there was memory for.
    var dynamicRequirements = GrowingList<DynamicRequirement>()
    var exclusionAnswers = ExclusionAnswers()

    init() {}

    /// Some other recognizer has to fail first.
    var isWaiting: Bool { !failureRequirements.isEmpty || !dynamicRequirements.isEmpty }

    /// Returns whether it waits for another by declaration; looks at the shorter of both lists.
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

    /// The attempt is over. Keeps the room.
    func forgetAttempt() {
        while dynamicRequirements.popLast() != nil {}
        exclusionAnswers.removeAll()
    }
}
