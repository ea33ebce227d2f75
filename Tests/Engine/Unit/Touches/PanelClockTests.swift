// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

@Suite("Panel clock")
struct PanelClockTests {
    private func times(of stamps: [Int64]) -> [Int64] {
        var clock = PanelClock()
        return stamps.map { clock.time(of: $0) }
    }

    @Test("1.17 Even stamps stay, also if scans sent nothing")
    func even() {
        let stamps: [Int64] = [0, 8_000, 16_000, 24_000, 32_000, 48_000, 56_000, 80_000, 88_000]
        #expect(times(of: stamps) == stamps)
    }

    @Test("1.17 A stamp that comes late or early keeps 0.3 of the difference")
    func trembling() {
        let shown = times(of: [0, 8_000, 16_000, 24_000, 32_000, 41_000, 47_000])
        #expect(shown[5] == 40_300)
        // The mean of 8, 8, 8, 8 and 9 ms is 8.2 ms: 48.5 is expected.
        #expect(shown[6] == 48_500 - 450)
    }

    @Test("1.17 Fingers of one scan have one time")
    func fingers() {
        #expect(times(of: [0, 8_000, 16_000, 24_000, 33_000, 33_000, 33_000]).suffix(3) == [32_300, 32_300, 32_300])
    }

    @Test("1.17 After a pause, and at another rate, the clock starts again")
    func restarts() {
        let pause: [Int64] = [0, 8_000, 16_000, 24_000, 64_001, 74_000]
        #expect(times(of: pause) == pause)
        let rate: [Int64] = [0, 8_000, 16_000, 24_000, 28_000, 32_000, 36_000]
        #expect(times(of: rate) == rate)
    }

    @Test("1.17 Forty intervals count: an earlier rate is forgotten")
    func fortyIntervals() {
        var clock = PanelClock()
        var stamp: Int64 = 0
        for _ in 0..<20 {
            stamp += 9_000
            _ = clock.time(of: stamp)
        }
        for _ in 0..<60 {
            stamp += 8_000
            _ = clock.time(of: stamp)
        }
        // 1 ms late: 0.3 of it is kept, within the µs that are rounded off.
        #expect(abs(clock.time(of: stamp + 9_000) - (stamp + 8_300)) < 5)
    }

    @Test("1.17, 11.2 Where time begins anew, between two quiet moments, the clock starts again")
    func timeThatBeginsAnew() {
        let stamps: [Int64] = [9_000_000, 9_008_000, 9_016_000, 0, 8_000, 16_000]
        #expect(times(of: stamps) == stamps)
    }

    @Test("1.17 A late sample is of the last scan; time as far as it goes breaks nothing")
    func extremes() {
        #expect(times(of: [8_000, 0, 16_000]) == [8_000, 8_000, 16_000])
        #expect(times(of: [0, Time.latest, Time.latest]).last == Time.latest)
    }
}
