// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Forgotten frames")
struct ForgottenFrameTests {
    private let stage = Stage()

    private func feed(_ kind: TouchSample.Kind, _ time: Double, _ x: Double, from source: TouchSource) {
        let sample = TouchSample(kind, time: ms(time), id: 1, location: Point(x: x, y: 10))
        #expect(stage.application.feed(sample, from: source) == .accepted)
    }

    @Test("11.5 Samples that wait for their frame for more than 1 s are reported once for each source")
    func reported() throws {
        let before = stage.application.diagnostics.clientBugCount
        let first = stage.application.makeSource(TouchSource.Configuration())
        let second = stage.application.makeSource(TouchSource.Configuration())
        feed(.down, 0, 10, from: first)
        feed(.down, 0, 10, from: second)
        #expect(stage.application.advance(to: ms(1000)))
        #expect(stage.application.diagnostics.clientBugCount == before)
        #expect(stage.application.advance(to: ms(1001)))
        #expect(stage.application.diagnostics.clientBugCount == before + 2)
        feed(.motion, 3000, 20, from: first)
        feed(.up, 3000, 20, from: first)
        #expect(stage.application.advance(to: ms(9000)))
        #expect(stage.application.diagnostics.clientBugCount == before + 2)
    }

    @Test("11.5 Moves without an end are found when the finger lifts")
    func moves() {
        let before = stage.application.diagnostics.clientBugCount
        let source = stage.application.makeSource(TouchSource.Configuration())
        feed(.down, 0, 10, from: source)
        #expect(stage.application.feed(TouchSample(.frame, time: ms(0)), from: source) == .accepted)
        for step in 1...20 { feed(.motion, Double(step) * 100, 10 + Double(step), from: source) }
        #expect(stage.application.diagnostics.clientBugCount == before)
        feed(.up, 2100, 40, from: source)
        #expect(stage.application.diagnostics.clientBugCount == before + 1)
    }

    @Test("11.5 A finger that rests, frames that wait for the output's, and sources without frames are no fault")
    func noFault() {
        let before = stage.application.diagnostics.clientBugCount
        var configuration = TouchSource.Configuration()
        configuration.isFrameless = true
        let frameless = stage.application.makeSource(configuration)
        feed(.down, 0, 10, from: frameless)
        stage.application.deliveryMode = .outputFrame
        let source = stage.application.makeSource(TouchSource.Configuration())
        feed(.down, 0, 10, from: source)
        #expect(stage.application.feed(TouchSample(.frame, time: ms(0)), from: source) == .accepted)
        #expect(stage.application.advance(to: ms(5000)))
        #expect(stage.application.diagnostics.clientBugCount == before)
    }
}
