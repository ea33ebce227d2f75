// SPDX-License-Identifier: MIT

import GestureCore
import Testing

/// What the four questions of rule 6.3 are answered with: `a` recognizes first, `b` wishes to later.
struct ExclusionAnswers: Sendable, CustomTestStringConvertible {
    var canPrevent: Bool
    var canBePrevented: Bool
    var firstAllows: Bool
    var secondAllows: Bool

    var excludes: Bool { canPrevent && canBePrevented && !firstAllows && !secondAllows }

    /// What is asked about the pair until the answer is known.
    var questions: [String] {
        var asked = ["a ? can-prevent b"]
        guard canPrevent else { return asked }
        asked.append("b ? can-be-prevented-by a")
        guard canBePrevented else { return asked }
        asked.append("a ? simultaneous b")
        if !firstAllows { asked.append("b ? simultaneous a") }
        return asked
    }

    var testDescription: String {
        "prevent \(canPrevent), preventable \(canBePrevented), delegates \(firstAllows) \(secondAllows)"
    }

    static let all: [ExclusionAnswers] = (0..<16).map {
        ExclusionAnswers(
            canPrevent: $0 & 1 != 0, canBePrevented: $0 & 2 != 0, firstAllows: $0 & 4 != 0,
            secondAllows: $0 & 8 != 0)
    }
}

@Suite("The sixteen answers about two recognizers")
struct ExclusionTableTests {
    private let stage = Stage()

    /// One finger: `a` begins at 10 ms, `b` wishes to begin at 20 ms.
    private func play(_ answers: ExclusionAnswers, aIsOuter: Bool) {
        let inner = stage.addView("v", 0, 0, 400, 400)
        let a = stage.addScripted("a", to: aIsOuter ? stage.window : inner, sets: [.moved: .began])
        a.prevents = { _ in answers.canPrevent }
        a.callbacks[.moved] = { a, _, _ in if a.state != .possible { a.sets = [:] } }
        stage.addDelegate(to: a).isSimultaneousWith = { _ in answers.firstAllows }
        let b = stage.addScripted("b", to: aIsOuter ? inner : stage.window)
        b.isPreventedBy = { _ in answers.canBePrevented }
        b.callbacks[.moved] = { b, touches, _ in
            if touches.first?.location.x ?? 0 > 15, b.state == .possible { b.state = .began }
        }
        stage.addDelegate(to: b).isSimultaneousWith = { _ in answers.secondAllows }
        stage.play("0 down 1 10 10")
        stage.skip()
        stage.play(
            """
            10 move 1 11 10
            20 move 1 20 10
            """)
    }

    @Test(
        "6.3 a excludes b only if all four answers say so; then b fails, else both go on or b wins",
        arguments: ExclusionAnswers.all, [true, false])
    func outcome(answers: ExclusionAnswers, aIsOuter: Bool) {
        stage.shows = [.actions]
        play(answers, aIsOuter: aIsOuter)
        var expected = ["10 a began"]
        if answers.excludes {
            expected += ["20 a changed"]
        } else if answers.firstAllows || answers.secondAllows {
            expected += aIsOuter ? ["20 b began", "20 a changed"] : ["20 a changed", "20 b began"]
        } else {
            expected += aIsOuter ? ["20 b began", "20 a cancelled"] : ["20 a cancelled", "20 b began"]
        }
        stage.expect(expected.joined(separator: "\n"))
    }

    @Test(
        "6.3 The winner's delegate is asked first, up to the first yes, and nothing twice in an attempt",
        arguments: ExclusionAnswers.all, [true, false])
    func questions(answers: ExclusionAnswers, aIsOuter: Bool) {
        stage.shows = [.questions]
        play(answers, aIsOuter: aIsOuter)
        let asked = stage.log.filter { !$0.ids.contains("should-begin") }
        let first = asked.filter { $0.time == ms(10) }.map {
            "\($0.subject) ? \($0.ids.joined(separator: " "))"
        }
        #expect(first == answers.questions)
        let all = asked.map { "\($0.subject) ? \($0.ids.joined(separator: " "))" }
        #expect(Set(all).count == all.count)
    }

    @Test("6.3 Answers stand until either is reset, then they are asked again")
    func answersLapse() {
        stage.shows = [.questions]
        var isSimultaneous = true
        let view = stage.addView("v", 0, 0, 400, 400)
        stage.addScripted("b", to: stage.window)
        let a = stage.addScripted("a", to: view, sets: [.moved: .began, .ended: .ended])
        stage.addDelegate(to: a).isSimultaneousWith = { _ in isSimultaneous }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 11 10
            """)
        isSimultaneous = false
        stage.play(
            """
            20 move 1 12 10
            30 up 1
            40 down 2 10 10
            50 move 2 11 10
            """)
        let times = stage.wholeLog.filter { $0.ids == ["simultaneous", "b"] }.map { milliseconds($0.time) }
        #expect(times == ["10", "50"])
    }
}
