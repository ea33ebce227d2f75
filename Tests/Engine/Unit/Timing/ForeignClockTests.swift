// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Clocks of sources")
struct ForeignClockTests {
    private let stage = Stage()

    private func foreignSource() -> TouchSource? {
        var configuration = TouchSource.Configuration()
        configuration.hasForeignClock = true
        return stage.application.makeSource(configuration)
    }

    private func feed(
        _ kind: TouchSample.Kind, _ time: Double, _ id: Int32 = 1, from source: TouchSource, x: Double = 10
    ) {
        let sample = TouchSample(kind, time: ms(time), id: id, location: Point(x: x, y: 10))
        #expect(stage.application.feed(sample, from: source) == .accepted)
        #expect(stage.application.feed(TouchSample(.frame, time: ms(time)), from: source) == .accepted)
    }

    @Test("11.4 A source's first sample after a time without touches is now, and the others keep their distances")
    func distances() throws {
        let source = try #require(foreignSource())
        stage.shows = [.actions]
        stage.add(PanGestureRecognizer(), "p", to: stage.window)
        stage.play("1000 wait")
        feed(.down, 70_000, from: source)
        feed(.motion, 70_020, from: source, x: 40)
        feed(.up, 70_030, from: source)
        #expect(stage.application.time == ms(1030))
        // Its clock has jumped; the application's has not.
        stage.play("2000 wait")
        feed(.down, 5, from: source)
        feed(.motion, 25, from: source, x: 40)
        feed(.down, 35, 2, from: source)
        feed(.up, 45, from: source)
        feed(.up, 55, 2, from: source)
        stage.expect(
            """
            1020 p began
            1030 p ended
            2020 p began
            2050 p ended
            """)
        #expect(stage.application.time == ms(2050))
    }

    @Test("11.4 A cancel of all sources comes at the application's time")
    func cancel() throws {
        let source = try #require(foreignSource())
        stage.play("1000 wait")
        feed(.down, 70_000, from: source)
        #expect(stage.application.cancelTouches(at: ms(1100)) == .accepted)
        #expect(stage.application.time == ms(1100))
    }

    @Test("11.4 The host's clock gives the present time, if one is set")
    func hostClock() throws {
        final class Clock: HostClock {
            var now: Microseconds = ms(9000)
        }
        let source = try #require(foreignSource())
        let clock = Clock()
        stage.application.hostClock = clock
        feed(.down, 70_000, from: source)
        #expect(stage.application.time == ms(9000))
    }
}
