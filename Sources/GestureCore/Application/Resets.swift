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
        static let firstTie: UInt32 = 2
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

    @inline(never)
    private func markTied() {
        var tie = Mark.firstTie
        for recognizer in bound where recognizer.tieMark == Mark.none && recognizer.currentState.isFinished {
            mark(recognizer, with: tie)
            if isFinished(tie) { replace(tie, with: Mark.due) }
            tie &+= 1
        }
        for recognizer in bound where recognizer.attempt.isOutOfTies {
            if recognizer.currentState.isFinished || recognizer.attempt.isVoid { recognizer.tieMark = Mark.due }
        }
    }

    /// Marks all recognizers that are connected with one.
    private func mark(_ recognizer: GestureRecognizer, with tie: UInt32) {
        recognizer.tieMark = tie
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for member in bound where member.tieMark == tie {
                for other in bound where other.tieMark == Mark.none && areTied(member, other) {
                    other.tieMark = tie
                    hasGrown = true
                }
            }
        }
    }

    private func areTied(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool {
        // A hover ties nothing: it lasts as long as the pointer is near.
        guard !a.attempt.isOutOfTies, !b.attempt.isOutOfTies, a.takesTouches, b.takesTouches else { return false }
        return a.requiresFailure(of: b) || b.requiresFailure(of: a)
    }

    private func isFinished(_ tie: UInt32) -> Bool {
        for recognizer in bound where recognizer.tieMark == tie {
            if !recognizer.currentState.isFinished { return false }
        }
        return true
    }

    private func replace(_ tie: UInt32, with mark: UInt32) {
        for recognizer in bound where recognizer.tieMark == tie { recognizer.tieMark = mark }
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
