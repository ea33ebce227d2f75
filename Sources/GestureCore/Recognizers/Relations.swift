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
    /// The recognizer that this one comes after (rule 6.14).
    var leader: RecognizerIdentity?
    /// Recognizers whose `leader` is this one.
    var followers: ContiguousArray<RecognizerIdentity> = []
    /// The sequence in which this recognizer last recognized, if it has followers; 0 before.
    var recognizedSequence: UInt64 = 0
    /// Whether this recognizer is about to be destroyed, so that it will not recognize any more.
    var isGone = false
    /// Places of the touches with which this recognizer started after its leader.
    var origins = GrowingList<Origin>()

    struct Origin {
        let serial: UInt64
        let location: Point
    }

    /// Level in the order of declared requirements: above the level of each recognizer that it waits for or comes after.
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
