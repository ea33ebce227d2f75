// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Reasons")
struct ReasonTests {
    /// How a reason comes about, of the recognizer "g".
    struct Example: Sendable, CustomTestStringConvertible {
        var code: Reason.Code
        var numbers: [Double] = []
        /// The recognizer that the reason names.
        var by: String?
        var setUp: @Sendable (Stage) -> GestureRecognizer
        var timeline: String
        var testDescription: String { "\(code.name)" }
    }

    private static func tap(_ stage: Stage, _ configure: (TapGestureRecognizer) -> Void = { _ in }) -> GestureRecognizer
    {
        stage.add(TapGestureRecognizer(), "g", to: stage.window, configure)
    }

    private static func built(_ kind: GestureRecognizer.Kind) -> @Sendable (Stage) -> GestureRecognizer {
        { $0.add(makeBuiltIn(kind), "g", to: $0.window) }
    }

    static let examples: [Example] = [
        Example(
            code: .movedTooFar, numbers: [50, 45], setUp: { tap($0) }, timeline: "0 down 1 100 100\n10 move 1 150 100"),
        Example(
            code: .movedTooFar, numbers: [12, 10], setUp: built(.longPress),
            timeline: "0 down 1 100 100\n10 move 1 112 100"),
        Example(
            code: .movedTooFar, numbers: [60, 50], setUp: built(.swipe), timeline: "0 down 1 100 100\n10 move 1 170 160"
        ),
        Example(
            code: .movedTooLittle, numbers: [30, 50], setUp: built(.swipe),
            timeline: "0 down 1 100 100\n10 move 1 130 100\n20 up 1"),
        Example(
            code: .movedTooLittle, numbers: [6, 10], setUp: built(.pan),
            timeline: "0 down 1 100 100\n10 move 1 106 100\n20 up 1"),
        Example(
            code: .movedTooLittle, numbers: [5, 8], setUp: built(.pinch),
            timeline: "0 down 1 100 100\n0 down 2 200 100\n10 move 2 205 100\n20 up 1\n20 up 2"),
        Example(
            code: .movedTooLittle, numbers: [0, 10], setUp: built(.rotation),
            timeline: "0 down 1 100 100\n0 down 2 200 100\n20 up 1\n20 up 2"),
        Example(
            code: .tooSlow, numbers: [500_000, 500_000], setUp: built(.swipe), timeline: "0 down 1 100 100\n600 wait"),
        Example(
            code: .tooLong, numbers: [750_000, 750_000], setUp: { tap($0) }, timeline: "0 down 1 100 100\n800 wait"),
        Example(
            code: .tooLate, numbers: [350_000, 350_000], setUp: { tap($0) { $0.numberOfTapsRequired = 2 } },
            timeline: "0 down 1 100 100\n40 up 1\n500 wait"),
        Example(
            code: .liftedEarly, numbers: [40_000, 500_000], setUp: built(.longPress),
            timeline: "0 down 1 100 100\n40 up 1"),
        Example(
            code: .tooManyTouches, numbers: [2, 1], setUp: { tap($0) }, timeline: "0 down 1 100 100\n0 down 2 200 100"),
        Example(
            code: .tooFewTouches, numbers: [1, 2], setUp: { tap($0) { $0.numberOfTouchesRequired = 2 } },
            timeline: "0 down 1 100 100\n40 up 1"),
        Example(
            code: .wrongDirection, numbers: [.pi, .pi / 4], setUp: built(.swipe),
            timeline: "0 down 1 100 100\n10 move 1 20 100\n20 up 1"),
        Example(
            code: .outsideEdge, numbers: [100, 13],
            setUp: { $0.add(ScreenEdgePanGestureRecognizer(), "g", to: $0.window) { $0.edges = .left } },
            timeline: "0 down 1 100 100"),
        Example(
            code: .refusedByDelegate, numbers: [Double(Reason.Question.shouldBegin.rawValue)],
            setUp: { stage in tap(stage) { stage.addDelegate(to: $0).shouldBegin = { false } } },
            timeline: "0 down 1 100 100\n40 up 1"),
        Example(
            code: .refusedByDelegate, numbers: [Double(Reason.Question.shouldReceiveEvent.rawValue)],
            setUp: { stage in tap(stage) { stage.addDelegate(to: $0).receivesEvent = { _ in false } } },
            timeline: "0 down 1 100 100"),
        Example(
            code: .refusedByDelegate, numbers: [Double(Reason.Question.shouldReceiveTouch.rawValue)],
            setUp: { stage in tap(stage) { stage.addDelegate(to: $0).receivesTouch = { _ in false } } },
            timeline: "0 down 1 100 100"),
        Example(
            code: .prevented, by: "other",
            setUp: {
                $0.addScripted("other", to: $0.window, sets: [.began: .began])
                return tap($0)
            }, timeline: "0 down 1 100 100"),
        Example(
            code: .requirementRecognized, by: "other",
            setUp: {
                let other = $0.addScripted("other", to: $0.window, sets: [.moved: .began]) {
                    $0.prevents = { _ in false }
                }
                let g = tap($0)
                _ = g.require(toFail: other)
                return g
            }, timeline: "0 down 1 100 100\n10 move 1 101 100"),
        Example(
            code: .requirementPending, by: "other",
            setUp: {
                let other = $0.addScripted("other", to: $0.window)
                let g = tap($0)
                _ = g.require(toFail: other)
                return g
            }, timeline: "0 down 1 100 100\n10 up 1"),
        Example(code: .touchCancelled, setUp: { tap($0) }, timeline: "0 down 1 100 100\n10 cancel 1"),
        Example(code: .systemCancel, setUp: { tap($0) }, timeline: "0 down 1 100 100\n10 cancel-all"),
        Example(
            code: .abandoned, setUp: { $0.addScripted("g", to: $0.window) },
            timeline: "0 down 1 100 100\n10 up 1\n6000 wait"),
        Example(
            code: .byItself, setUp: { $0.addScripted("g", to: $0.window, sets: [.began: .failed]) },
            timeline: "0 down 1 100 100"),
    ]

    @Test("15 A recognizer can be asked why: the code, its numbers, the other recognizer", arguments: examples)
    func reasons(example: Example) {
        let stage = Stage()
        stage.shows = [.states]
        let g = example.setUp(stage)
        stage.play(example.timeline)
        #expect(g.reason.code == example.code)
        #expect(example.numbers.isEmpty || [g.reason.first, g.reason.second].starts(with: example.numbers))
        #expect(g.reason.recognizer.map { stage.name(of: $0) } == example.by)
        #expect(stage.wholeLog.contains { $0.subject == "g" && $0.details.hasPrefix("\(example.code.name)") })
    }

    @Test("15 Removing the view and disabling have their codes")
    func callsFromOutside() {
        let stage = Stage()
        let view = stage.addView("v", 0, 0, 400, 400)
        let removed = stage.add(TapGestureRecognizer(), "removed", to: view)
        let disabled = stage.add(TapGestureRecognizer(), "disabled", to: stage.window)
        stage.play("0 down 1 100 100")
        view.removeFromSuperview()
        disabled.isEnabled = false
        #expect(removed.reason.code == .viewRemoved)
        #expect(disabled.reason.code == .disabled)
    }

    @Test("15 The reason of a withheld touch names the recognizer that withholds it")
    func withheld() {
        let stage = Stage()
        let view = stage.addView("v", 0, 0, 400, 400)
        let client = stage.makeClient("C")
        _ = stage.addSurface("s", 400, 0, 400, 400, of: client)
        stage.addScripted("began", to: view) { $0.delaysTouchesBegan = true }
        stage.addScripted("ended", to: stage.window)
        stage.shows = [.withholding]
        stage.play(
            """
            0 down 1 100 100
            0 down 2 500 100
            10 up 2
            """)
        stage.expect(
            """
            0 touch withheld 1 withheld-began began
            10 touch withheld 2 withheld-ended ended
            """)
        guard let touch = client.touch(seat: 0, wireID: 0) else { return #expect(Bool(false)) }
        #expect(stage.application.reason(for: touch).code == .withheldEnded)
    }

    @Test("15 Every code is spelled as documented, and given by some test here")
    func spelling() {
        let codes = (0..<64).compactMap { Reason.Code(rawValue: $0) }
        #expect(Set(codes.map { "\($0.name)" }).count == codes.count)
        let shown = Set(Self.examples.map(\.code)).union([
            // The last ones have tests of their own.
            .none, .viewRemoved, .disabled, .withheldBegan, .withheldEnded, .wrongButtons, .edgeDeferred, .noEdges,
            .modifiers, .refusedByControl, .notFirstTouch, .requirementFailed,
        ])
        #expect(codes.filter { !shown.contains($0) }.isEmpty)
        #expect("\(Reason.Code.movedTooFar.name)" == "moved-too-far")
    }
}
