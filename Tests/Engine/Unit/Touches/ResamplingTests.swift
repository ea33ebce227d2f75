// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

@Suite("Resampling")
struct ResamplingTests {
    private let stage = Stage()

    init() {
        stage.addView("v", 0, 0, 800, 600).isMultipleTouchEnabled = true
        stage.touchDetails = { touches, _ in
            touches.map { "\(text($0.location))@\(milliseconds($0.timestamp))" }.joined(separator: " ")
        }
        stage.application.deliveryMode = .outputFrame
        #expect(stage.application.setResampling(true))
    }

    @Test("1.16 The touch reads the resampled time, which never runs backwards")
    func timestamps() {
        stage.play(
            """
            0 down 1 10 10
            8 move 1 18 10
            17 deliver
            34 deliver
            36 move 1 26 10
            40 up 1
            50 deliver
            """)
        // 12 is 4 beyond the sample at 8; at 29 no sample has come, and the touch stays.
        stage.expect(
            """
            17 v touches-began 1 10,10@0
            17 v touches-moved 1 22,10@12
            50 v touches-moved 1 26,10@40
            50 v touches-ended 1 26,10@40
            """)
    }

    @Test("1.16 The latency is 0 to 50 ms")
    func latency() {
        #expect(stage.application.setResampling(true, latency: 0))
        #expect(stage.application.setResampling(true, latency: .milliseconds(50)))
        #expect(!stage.application.setResampling(true, latency: .microseconds(50_001)))
        #expect(!stage.application.setResampling(true, latency: -1))
        #expect(stage.application.resamplingLatency == .milliseconds(50))
    }

    @Test("1.16 In input-frame delivery nothing is resampled")
    func inputFrames() {
        stage.application.deliveryMode = .inputFrame
        stage.play(
            """
            0 down 1 10 10
            8 move 1 18 10
            """)
        stage.expect(
            """
            0 v touches-began 1 10,10@0
            8 v touches-moved 1 18,10@8
            """)
    }

    @Test("1.16, 1.9 A half frame neither lands nor lifts at an output frame")
    func halfFrame() {
        stage.play(
            """
            0 down 1 10 10
            2 deliver
            8 move 1 18 10
            """)
        for sample in [
            TouchSample(.down, time: ms(9), id: 2, location: Point(x: 50, y: 50)), TouchSample(.up, time: ms(9), id: 1),
        ] {
            #expect(stage.application.feed(sample, from: stage.mainSource) == .accepted)
        }
        stage.mainSource.isFrameComplete = false
        #expect(stage.application.deliver(at: ms(13)))
        #expect(stage.application.feed(TouchSample(.frame, time: ms(14)), from: stage.mainSource) == .accepted)
        #expect(stage.application.deliver(at: ms(29)))
        stage.expect(
            """
            2 v touches-began 1 10,10@0
            29 v touches-began 2 50,50@9
            29 v touches-moved 1 18,10@9
            29 v touches-ended 1 18,10@9
            """)
    }

    @Test("1.16 A finger that rests is where it is, although its device says so again and again")
    func restingFinger() {
        stage.play(
            """
            0 down 1 10 10
            8 move 1 18 10
            12 move 1 20 10
            16 move 1 20 10
            24 move 1 20 10
            29 deliver
            46 deliver
            """)
        stage.expect(
            """
            29 v touches-began 1 10,10@0
            29 v touches-moved 1 20,10@24
            """)
    }

    @Test("1.16 A touch goes back against its movement only where a later sample says so")
    func wayBack() {
        var history = TouchHistory()
        for number in 0...2 { add(number, to: &history) }
        func x(at moment: Microseconds, delivered: Double) -> Double? {
            history.sample(at: moment, now: moment, delivered: Point(x: delivered, y: 0))?.location.x
        }
        #expect(x(at: ms(20), delivered: 20).map { abs($0 - 25) < 1e-9 } == true)
        #expect(x(at: ms(21), delivered: 30) == nil)
        add(3, to: &history)
        #expect(x(at: ms(26), delivered: 40).map { abs($0 - 32.5) < 1e-9 } == true)
        #expect(x(at: ms(27), delivered: 40) == nil)
        #expect(x(at: ms(33), delivered: 40).map { abs($0 - 41.25) < 1e-9 } == true)
        // The next sample was due at 32, and 1 ms later at the latest.
        #expect(x(at: ms(33) + 1, delivered: 40) == nil)
    }

    private func add(_ number: Int, to history: inout TouchHistory) {
        let time = ms(8) * Microseconds(number)
        history.add(TouchReading(time: time, location: Point(x: Double(number) * 10, y: 0)), at: time)
    }

    @Test("1.16 More samples than are kept: the moment is still between two of them")
    func manySamples() {
        stage.play(
            """
            0 down 1 0 10
            0 drag 1 400 10 for 400 every 1
            400 deliver
            """)
        stage.expect(
            """
            400 v touches-began 1 0,10@0
            400 v touches-moved 1 395,10@395
            """)
    }
}
