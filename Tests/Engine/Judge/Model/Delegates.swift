// SPDX-License-Identifier: MIT

import ScenarioFormat

// 4.2, 6.3, 6.9, 6.11: the questions, each with its line in the log.

extension Model {
    /// Asks a question about one recognizer; without a delegate the answer is yes.
    func ask(_ g: Recognizer, _ question: DelegateQuestion) -> Bool {
        guard let delegate = g.delegate, delegate.answers(question) else { return true }
        logQuestion(g, question, about: nil)
        switch question {
        case .shouldBegin: return delegate.shouldBegin ?? true
        case .shouldReceiveEvent: return delegate.shouldReceiveEvent ?? true
        default: return true
        }
    }

    /// 4.2: asked once per touch.
    func askShouldReceive(_ g: Recognizer, _ touch: Touch) -> Bool {
        guard let answer = g.delegate?.shouldReceiveTouch else { return true }
        logQuestion(g, .shouldReceiveTouch, about: nil)
        return answer.contains(touch.id)
    }

    /// Asks a question about another recognizer; without a delegate the answer is no.
    func ask(_ g: Recognizer, _ question: DelegateQuestion, about other: Recognizer) -> Bool {
        guard let delegate = g.delegate, delegate.answers(question) else { return false }
        logQuestion(g, question, about: other)
        switch question {
        case .simultaneous: return delegate.simultaneous?.contains(other.name) ?? false
        case .requireFailureOf: return delegate.requireFailureOf?.contains(other.name) ?? false
        case .requiredToFailBy: return delegate.requiredToFailBy?.contains(other.name) ?? false
        default: return false
        }
    }

    /// 6.3: asked at most once per ordered pair and attempt; the answer is valid until either is reset.
    func saysSimultaneous(_ g: Recognizer, with other: Recognizer) -> Bool {
        if let known = simultaneousAnswers.first(where: { $0.asked === g && $0.about === other }) {
            return known.answer
        }
        let answer = ask(g, .simultaneous, about: other)
        simultaneousAnswers.append(Answer(asked: g, about: other, answer: answer))
        return answer
    }

    /// 6.9: asked once per pair and attempt, at the attempt's first touch, about recognizers bound to a live touch.
    func askDynamicRequirements(ofAttemptsStartedBy started: [Recognizer]) {
        for g in ordered(started) {
            // 14.4: of a gesture those that take part in it, too.
            let bound = ordered(recognizers).filter { h in
                g.gesture == nil ? h.touches.contains(where: \.isInEvent) : h.gesture === g.gesture
            }
            for h in bound where h !== g {
                let isKnown = askedPairs.contains { pair in
                    (pair.0 === g && pair.1 === h) || (pair.0 === h && pair.1 === g)
                }
                if isKnown { continue }
                askedPairs.append((g, h))
                if ask(g, .requireFailureOf, about: h) { addDynamicRequirement(g, h) }
                if ask(g, .requiredToFailBy, about: h) { addDynamicRequirement(h, g) }
                if ask(h, .requireFailureOf, about: g) { addDynamicRequirement(h, g) }
                if ask(h, .requiredToFailBy, about: g) { addDynamicRequirement(g, h) }
            }
        }
    }

    /// 6.10: adds a dynamic requirement, unless it would close a cycle.
    private func addDynamicRequirement(_ g: Recognizer, _ h: Recognizer) {
        if requirements(of: g).contains(h) || requires(h, g) { return }
        dynamicRequirements.append((g, h))
    }

    /// Returns whether a chain of requirements leads from g to h.
    private func requires(_ g: Recognizer, _ h: Recognizer) -> Bool {
        // 6.14: rings through a leader are refused likewise.
        g === h || requirements(of: g).contains { requires($0, h) } || g.leader.map { requires($0, h) } ?? false
    }

    /// 6.7, 6.9: returns declared and dynamic requirements.
    func requirements(of g: Recognizer) -> [Recognizer] {
        let all = g.requirements + dynamicRequirements.filter { $0.0 === g }.map(\.1)
        return g.isDestroyed ? [] : all.filter { !$0.isDestroyed }
    }

    /// Drops answers and dynamic requirements, which are valid until either recognizer is reset.
    func forgetAnswers(about g: Recognizer) {
        simultaneousAnswers.removeAll { $0.asked === g || $0.about === g }
        askedPairs.removeAll { $0.0 === g || $0.1 === g }
        dynamicRequirements.removeAll { $0.0 === g || $0.1 === g }
    }
}

struct Answer {
    var asked: Recognizer
    var about: Recognizer
    var answer: Bool
}
