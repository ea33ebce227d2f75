// SPDX-License-Identifier: MIT

extension GestureRecognizer {
    /// Makes this recognizer come after another one, or after none.
    ///
    /// Returns false and changes nothing if recognizers that wait for each other would form a ring (rule 6.10). Takes
    /// effect with the next attempt. Costs as `require(toFail:)`.
    @discardableResult
    public final func sequence(after leader: GestureRecognizer?) -> Bool {
        guard let leader else {
            leaveLeader()
            return true
        }
        if self.leader === leader { return true }
        let relations = makeRelations()
        let others = leader.makeRelations()
        guard isIdle || leader.isIdle || !FailureRequirements.leads(from: leader, to: self),
            RequirementOrder.raise(relations, above: others)
        else { return false }
        leaveLeader()
        relations.leader = leader.identity
        others.followers.appendAlive(identity)
        return true
    }

    private final func leaveLeader() {
        guard let relations, let mine = knownIdentity else { return }
        leader?.relations?.followers.removeFirst { $0 === mine }
        relations.leader = nil
    }
}
