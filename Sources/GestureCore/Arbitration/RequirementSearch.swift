// SPDX-License-Identifier: MIT

extension FailureRequirements {
    /// Returns whether `start` waits, directly or not, for `goal`. Visits each recognizer once and allocates nothing.
    static func leads(from start: GestureRecognizer, to goal: GestureRecognizer) -> Bool {
        if start === goal { return true }
        guard let first = start.relations else { return false }
        var search = Search(goal: goal, first: first)
        search.run()
        return search.hasFoundGoal
    }

    /// A search whose visited recognizers are linked in the order of the visits.
    private struct Search {
        unowned(unsafe) let goal: GestureRecognizer
        let first: Relations
        private var last: Relations
        private(set) var hasFoundGoal = false

        init(goal: GestureRecognizer, first: Relations) {
            self.goal = goal
            self.first = first
            last = first
            first.isFound = true
        }

        mutating func run() {
            var next: Relations? = first
            while let relations = next, !hasFoundGoal {
                for identity in relations.failureRequirements { find(identity.recognizer) }
                find(relations.leader?.recognizer)
                var index = 0
                while let requirement = relations.dynamicRequirements[index] {
                    index &+= 1
                    guard requirement.recognizer.recognizer?.attempt.number == requirement.attempt else { continue }
                    find(requirement.recognizer.recognizer)
                }
                next = relations.nextFound?.object
            }
            next = first
            while let relations = next {
                next = relations.nextFound?.object
                relations.isFound = false
                relations.nextFound = nil
            }
        }

        @inline(never)
        private mutating func find(_ recognizer: GestureRecognizer?) {
            guard let recognizer else { return }
            if recognizer === goal { hasFoundGoal = true }
            guard let relations = recognizer.relations, !relations.isFound else { return }
            relations.isFound = true
            last.nextFound = Borrowed(relations)
            last = relations
        }
    }
}
