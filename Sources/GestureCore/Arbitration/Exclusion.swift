// SPDX-License-Identifier: MIT

/// Decides which recognizer keeps another from recognizing (rule 6.3). Each question is asked at most once per ordered
/// pair and attempt, unless memory for the answers runs out. An answer names the other's attempt, so that a reset of
/// either recognizer invalidates it.
enum Exclusion {
    /// Returns whether `a` excludes `b`: `a` can prevent `b`, `b` can be prevented by `a`, and neither delegate lets
    /// them be simultaneous.
    @inline(never)
    static func excludes(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool {
        // No delegate and no override can answer: there is nothing to remember.
        if !a.answersAboutExclusion, !b.answersAboutExclusion { return a.prevents(b) }
        if let known = a.answers(about: b)?.excludes { return known }
        let excludes = a.prevents(b) && !allowsSimultaneous(a, b) && !allowsSimultaneous(b, a)
        note(of: a, about: b) { $0.excludes = excludes }
        return excludes
    }

    private static func allowsSimultaneous(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool {
        guard let delegate = a.delegate else { return false }
        if let known = a.answers(about: b)?.simultaneous { return known }
        let allows = delegate.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b)
        note(of: a, about: b) { $0.simultaneous = allows }
        return allows
    }

    private static func note(
        of a: GestureRecognizer, about b: GestureRecognizer, _ change: (inout ExclusionAnswer) -> Void
    ) {
        // The question may have ended either attempt.
        guard a.attempt.number != 0, b.attempt.number != 0 else { return }
        let isKept = a.relationsIfPossible?.use {
            $0.exclusionAnswers.note(b.attempt.number, change)
        }
        if !(isKept ?? false) { a.dispatcher?.diagnostics.reportShortMemory() }
    }
}

extension GestureRecognizer {
    fileprivate final func answers(about other: GestureRecognizer) -> ExclusionAnswer? {
        relations.map { Borrowed($0) }?.use {
            $0.exclusionAnswers[other.attempt.number]
        }
    }

    /// Whether a delegate, a function table or a subclass of the user may have to be asked.
    final var answersAboutExclusion: Bool {
        delegate != nil || overrides != nil || isSubclassed
    }
}
