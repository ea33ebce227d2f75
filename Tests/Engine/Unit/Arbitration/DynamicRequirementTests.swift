// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Dynamic requirements, cycles and shouldBegin")
struct DynamicRequirementTests {
    private let stage = Stage()
    private let view: RecordingView

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
    }

    private func questions() -> [String] {
        stage.wholeLog.filter { $0.event == "?" && $0.ids.first?.contains("fail") ?? false }
            .map { "\(milliseconds($0.time)) \($0.subject) \($0.ids.joined(separator: " "))" }
    }

    @Test("6.9 Both questions are put to both sides and their delegates, once per pair and attempt")
    func asked() {
        stage.shows = [.questions]
        stage.addDelegate(to: stage.addScripted("outer", to: stage.window))
        stage.addDelegate(to: stage.addScripted("inner", to: view))
        stage.play(
            """
            0 down 1 10 10
            10 down 2 20 10
            20 move 1 11 10
            """)
        let expected: Set = [
            "0 inner require-failure-of outer", "0 inner should-require-failure-of outer",
            "0 inner required-to-fail-by outer", "0 inner should-be-required-to-fail-by outer",
            "0 outer require-failure-of inner", "0 outer should-require-failure-of inner",
            "0 outer required-to-fail-by inner", "0 outer should-be-required-to-fail-by inner",
        ]
        #expect(Set(questions()) == expected)
        #expect(questions().count == expected.count)
    }

    @Test("6.9 Of a scroll view's recognizers only the pan and the pinch are asked about")
    func worksOfScrollViews() {
        stage.shows = [.questions]
        stage.addDelegate(to: stage.addScripted("outer", to: stage.window))
        let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
        stage.name(scrollView.panGestureRecognizer, "pan")
        stage.name(scrollView.pinchGestureRecognizer, "pinch")
        stage.window.addSubview(scrollView)
        stage.addView("content", 0, 0, 100, 100, in: scrollView)
        stage.play("0 down 1 10 10\n10 up 1")
        let others = Set(questions().compactMap { $0.split(separator: " ").last })
        #expect(others == ["pan", "pinch"])
    }

    @Test("6.9 Asked again when either starts a new attempt; among those bound to a live touch of the seat")
    func askedAgain() {
        stage.shows = [.questions]
        stage.addSource("b", seat: 1)
        let inner = stage.addScripted("inner", to: view, sets: [.ended: .failed])
        stage.addDelegate(to: inner).receivesTouch = { $0.id != 2 }
        stage.addScripted("outer", to: stage.window)
        stage.addScripted("elsewhere", to: stage.addView("w", 400, 0, 400, 400))
        stage.play("0 down 1 10 10")
        stage.play("5 b: down 9 410 10")
        #expect(questions().filter { $0.contains("elsewhere") }.isEmpty)
        let before = questions().count
        stage.play(
            """
            10 down 2 20 10
            20 up 1
            30 down 3 10 10
            """)
        #expect(questions().count == before * 2)
        #expect(questions().suffix(before).allSatisfy { $0.hasPrefix("30 ") })
    }

    enum Side: CaseIterable {
        case delegateWaits
        case itselfWaits
        case otherDelegateIsWaitedFor
        case otherIsWaitedFor
    }

    @Test("6.9 Any yes adds the requirement, for that attempt", arguments: Side.allCases)
    func anyYes(side: Side) {
        var isAsked = true
        let h = stage.addScripted("h", to: view, sets: [.ended: .failed])
        let g = stage.addScripted("g", to: view, sets: [.moved: .began, .ended: .ended])
        let delegateOfG = stage.addDelegate(to: g)
        let delegateOfH = stage.addDelegate(to: h)
        switch side {
        case .delegateWaits: delegateOfG.waitsFor = { $0 === h && isAsked }
        case .itselfWaits: g.waitsFor = { $0 === h && isAsked }
        case .otherDelegateIsWaitedFor: delegateOfH.isWaitedForBy = { $0 === g && isAsked }
        case .otherIsWaitedFor: h.isWaitedForBy = { $0 === g && isAsked }
        }
        stage.shows = [.states]
        stage.play(
            """
            0 down 1 10 10
            10 move 1 11 10
            20 up 1
            """)
        #expect(stage.log.first?.description == "10 g held requirement-pending h")
        #expect(stage.log.dropFirst().first?.description == "20 h -> failed by-itself")
        stage.skip()
        isAsked = false
        stage.play(
            """
            30 down 2 10 10
            40 move 2 11 10
            """)
        #expect(stage.log.first?.description == "40 g -> began")
    }

    @Test("6.10 A declared requirement that closes a cycle is refused")
    func declaredCycle() {
        let recognizers = ["a", "b", "c"].map { stage.addScripted($0, to: view) }
        let (a, b, c) = (recognizers[0], recognizers[1], recognizers[2])
        #expect(!a.require(toFail: a))
        #expect(a.require(toFail: b))
        #expect(b.require(toFail: c))
        #expect(!c.require(toFail: a))
        #expect(a.require(toFail: c))
        b.removeFailureRequirement(c)
        a.removeFailureRequirement(c)
        #expect(c.require(toFail: a))
    }

    @Test("6.10 A cycle of dynamic requirements is broken, with a logged client bug")
    func dynamicCycle() {
        stage.shows = [.actions]
        for name in ["b", "a"] {
            stage.addScripted(name, to: view, sets: [.moved: .began]) { $0.waitsFor = { _ in true } }
        }
        stage.play("0 down 1 10 10")
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.hasPrefix("client bug: ") == true)
        stage.play("10 move 1 11 10")
        // The first one asked waits, the other does not.
        stage.expect("10 b began")
    }

    @Test("6.11 shouldBegin: the delegate, the recognizer's view, the hit-test view; before requirements")
    func shouldBegin() {
        let leaf = stage.addView("leaf", 0, 0, 100, 100, in: view)
        leaf.isMultipleTouchEnabled = true
        let h = stage.addScripted("h", to: view, sets: [.ended: .failed])
        let g = stage.addScripted("g", to: view, sets: [.moved: .began])
        _ = g.require(toFail: h)
        stage.addDelegate(to: g)
        stage.shows = [.questions, .states]
        stage.play("0 down 1 10 10")
        stage.skip()
        stage.play(
            """
            10 move 1 11 10
            20 move 1 12 10
            30 up 1
            """)
        #expect(
            stage.log.filter { !$0.ids.contains("h") && $0.event != "-> possible" }.map(\.description).prefix(
                4) == [
                    "10 g ? should-begin", "10 v ? should-begin g", "10 leaf ? should-begin g",
                    "10 g held requirement-pending h",
                ])
        #expect(stage.log.filter { $0.ids.first == "should-begin" }.count == 3)
    }

    @Test(
        "6.11 A no of any of them fails the recognizer, and the later ones are not asked",
        arguments: [0, 1, 2])
    func refused(by index: Int) {
        let leaf = stage.addView("leaf", 0, 0, 100, 100, in: view)
        let g = stage.addScripted("g", to: view, sets: [.moved: .began])
        let delegate = stage.addDelegate(to: g)
        switch index {
        case 0: delegate.shouldBegin = { false }
        case 1: view.shouldBegin = { _ in false }
        default: leaf.shouldBegin = { _ in false }
        }
        stage.shows = [.questions, .states]
        stage.play("0 down 1 10 10")
        stage.skip()
        stage.play("10 move 1 11 10")
        let asked = ["10 g ? should-begin", "10 v ? should-begin g", "10 leaf ? should-begin g"]
        #expect(
            stage.log.map(\.description)
                == asked.prefix(index + 1) + ["10 g -> failed refused-by-delegate", "10 g -> possible"])
        #expect(g.reason.first == Double(Reason.Question.shouldBegin.rawValue))
    }
}
