// SPDX-License-Identifier: MIT

import Testing

@testable import Evdev
@testable import VirtualTouchscreen

/// Fingers on a panel of 100 × 100 mm with 10 units per mm.
private struct Hand {
    private static let description = PanelDescription(axes: [
        AbsoluteAxis(AxisCode.slot, 0, 9), AbsoluteAxis(AxisCode.positionX, 0, 999),
        AbsoluteAxis(AxisCode.positionY, 0, 999), AbsoluteAxis(AxisCode.trackingID, 0, 65_535),
    ])
    private var reader = PanelReader(Hand.description)
    private var nextID: Int32 = 0
    var sign = StopSign(Hand.description, size: (100, 100))

    mutating func put(_ fingers: [Int32], at milliseconds: UInt64) {
        for finger in fingers {
            nextID += 1
            take(AxisCode.slot, finger)
            take(AxisCode.trackingID, nextID)
            take(AxisCode.positionX, 100 * finger)
            take(AxisCode.positionY, 500)
        }
        endFrame(milliseconds)
    }

    mutating func move(_ finger: Int32, by millimetres: Int32, at milliseconds: UInt64) {
        take(AxisCode.slot, finger)
        take(AxisCode.positionY, 500 + millimetres * 10)
        endFrame(milliseconds)
    }

    mutating func lift(_ fingers: [Int32], at milliseconds: UInt64) {
        for finger in fingers {
            take(AxisCode.slot, finger)
            take(AxisCode.trackingID, -1)
        }
        endFrame(milliseconds)
    }

    private mutating func take(_ code: UInt16, _ value: Int32) {
        _ = reader.take(InputEvent(EventType.absolute, code, value))
    }

    private mutating func endFrame(_ milliseconds: UInt64) {
        _ = reader.take(.report)
        sign.update(reader, at: milliseconds * 1000)
    }
}

@Suite struct StopSignTests {
    private let five: [Int32] = [0, 1, 2, 3, 4]

    @Test func fiveFingersThatRestForFiveSecondsGiveIt() {
        var hand = Hand()
        hand.put([0, 1, 2, 3], at: 0)
        #expect(hand.sign.due == nil)
        hand.put([4], at: 300)
        hand.move(2, by: 2, at: 4000)
        #expect(!hand.sign.isGiven(at: 5_299_999))
        #expect(hand.sign.isGiven(at: 5_300_000))
    }

    @Test func aFingerThatMovesRestsAnew() {
        var hand = Hand()
        hand.put(five, at: 0)
        hand.move(2, by: 4, at: 4000)
        #expect(!hand.sign.isGiven(at: 8_999_999))
        #expect(hand.sign.isGiven(at: 9_000_000))
    }

    @Test func fingersThatPlayGiveNone() {
        var hand = Hand()
        hand.put(five, at: 0)
        for time in stride(from: UInt64(100), to: 20_000, by: 200) {
            hand.lift([4], at: time)
            hand.put([4], at: time + 100)
        }
        #expect(!hand.sign.isGiven(at: 20_000_000))
        hand.put([5, 6, 7, 8, 9], at: 20_100)
        #expect(hand.sign.due == nil)
    }

    @Test func aTapWithFiveIsToldOnce() {
        var hand = Hand()
        hand.put([0, 1], at: 0)
        hand.put([2, 3, 4], at: 100)
        hand.lift([0, 1, 2], at: 300)
        #expect(!hand.sign.wasTapped)
        hand.lift([3, 4], at: 900)
        #expect(hand.sign.wasTapped)
        hand.put([0], at: 1000)
        #expect(!hand.sign.wasTapped)
    }

    @Test func whatIsNoTapWithFiveIsNone() {
        var slow = Hand()
        slow.put(five, at: 0)
        slow.lift(five, at: 1001)
        #expect(!slow.sign.wasTapped)
        var four = Hand()
        four.put([0, 1, 2, 3], at: 0)
        four.lift([0, 1, 2, 3], at: 100)
        #expect(!four.sign.wasTapped)
        var six = Hand()
        six.put(five, at: 0)
        six.put([5], at: 10)
        six.lift(five + [5], at: 100)
        #expect(!six.sign.wasTapped)
        var moved = Hand()
        moved.put(five, at: 0)
        moved.move(0, by: 11, at: 50)
        moved.lift(five, at: 100)
        #expect(!moved.sign.wasTapped)
        var exchanged = Hand()
        exchanged.put(five, at: 0)
        exchanged.lift([4], at: 50)
        exchanged.put([5], at: 60)
        exchanged.lift([0, 1, 2, 3, 5], at: 100)
        #expect(!exchanged.sign.wasTapped)
    }

    @Test func aTapIsForgotten() {
        var hand = Hand()
        hand.put(five, at: 0)
        hand.lift(five, at: 100)
        hand.sign.forgetTap()
        #expect(!hand.sign.wasTapped)
    }
}
