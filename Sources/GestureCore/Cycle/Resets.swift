// SPDX-License-Identifier: MIT

/// Resets finished recognizers to possible at the end of a delivery (rules 5.10, 5.11).
struct Resets {
    let bound: BoundRecognizers
    let trace: Trace
    let deadlines: DeadlineQueue
    let transitions: StateTransitions

    /// Runs the resets. Recognizers tied by failure requirements are reset together, once the last of them has
    /// finished.
    @_optimize(speed)
    func run() {
        markDue()
        bound.takeOut(where: { $0.tieMark == Mark.due }, reset)
    }

    private enum Mark {
        static let none: UInt32 = 0
        static let due: UInt32 = 1
        /// From here on a mark is a place in `bound`.
        static let firstPlace: UInt32 = 2
    }

    @_optimize(speed)
    private func markDue() {
        var isAnyTied = false
        bound.lendEach { recognizer in
            recognizer.tieMark = Mark.none
            if recognizer.hasRequirements { isAnyTied = true }
        }
        if isAnyTied { return markTied() }
        bound.lendEach { recognizer in
            if recognizer.currentState.isFinished || recognizer.attempt.isVoid { recognizer.tieMark = Mark.due }
        }
    }

    /// Finds who is connected with whom, by trees: each mark is the place of another recognizer of the same tie, that of
    /// the root its own. Costs little more than one step for each recognizer and requirement.
    @inline(never)
    private func markTied() {
        var place = Mark.firstPlace
        bound.lendEach { recognizer in
            recognizer.tieMark = place
            place &+= 1
        }
        bound.lendEach { recognizer in
            recognizer.forEachPresentRequirement { if canTie(recognizer), canTie($0) { tie(recognizer, $0) } }
        }
        bound.lendEach { _ = root(of: $0) }
        // Each mark is its root's from here on. A tie with a recognizer that has not finished stays.
        bound.lendEach { if !$0.currentState.isFinished { next(of: $0).tieMark = Mark.none } }
        forEachPlaced { recognizer, place in
            guard recognizer.tieMark != place, recognizer.tieMark != Mark.none else { return }
            recognizer.tieMark = next(of: recognizer).tieMark == Mark.none ? Mark.none : Mark.due
        }
        forEachPlaced { recognizer, place in if recognizer.tieMark == place { recognizer.tieMark = Mark.due } }
        for recognizer in bound where recognizer.attempt.isOutOfTies {
            if recognizer.currentState.isFinished || recognizer.attempt.isVoid { recognizer.tieMark = Mark.due }
        }
    }

    private func forEachPlaced(_ body: (GestureRecognizer, UInt32) -> Void) {
        var place = Mark.firstPlace
        bound.lendEach { recognizer in
            body(recognizer, place)
            place &+= 1
        }
    }

    /// A hover ties nothing: it lasts as long as the pointer is near.
    private func canTie(_ recognizer: GestureRecognizer) -> Bool {
        !recognizer.attempt.isOutOfTies && recognizer.takesTouches
    }

    private func tie(_ one: GestureRecognizer, _ other: GestureRecognizer) {
        root(of: other).tieMark = root(of: one).tieMark
    }

    /// Returns the recognizer that a mark leads to; a root itself.
    private func next(of recognizer: GestureRecognizer) -> GestureRecognizer {
        guard recognizer.tieMark >= Mark.firstPlace else { return recognizer }
        return bound[Int(recognizer.tieMark &- Mark.firstPlace)] ?? recognizer
    }

    /// Returns the root of a tree, and lets all on the way lead to it at once.
    private func root(of recognizer: GestureRecognizer) -> GestureRecognizer {
        var root = recognizer
        while true {
            let next = next(of: root)
            if next === root { break }
            root = next
        }
        var member = recognizer
        while member !== root {
            let next = next(of: member)
            member.tieMark = root.tieMark
            member = next
        }
        return root
    }

    private func reset(_ recognizer: GestureRecognizer) {
        let previous = recognizer.currentState
        recognizer.tieMark = Mark.none
        transitions.reset(recognizer)
        recognizer.relations?.forgetAttempt()
        bound.end(recognizer)
        deadlines.noteChange(of: recognizer)
        // An attempt whose touches were all ignored has nothing to report (rule 4.6).
        if previous != .possible { trace.moved(recognizer, from: previous, to: .possible, .none) }
        recognizer.receiveReset()
    }
}
