// SPDX-License-Identifier: MIT

import Testing

@testable import Evdev
@testable import VirtualTouchscreen

let panel = PanelDescription(axes: [
    AbsoluteAxis(AxisCode.x, 0, 4095), AbsoluteAxis(AxisCode.y, 0, 2303), AbsoluteAxis(AxisCode.slot, 0, 9),
    AbsoluteAxis(0x30, 0, 255), AbsoluteAxis(0x3a, 0, 255),
    AbsoluteAxis(AxisCode.positionX, 0, 4095, resolution: 16),
    AbsoluteAxis(AxisCode.positionY, 0, 2303, resolution: 16), AbsoluteAxis(AxisCode.trackingID, 0, 65535),
])

/// What a compositor sees of some calls.
private func story(_ taking: Taking = .cancel, _ calls: (inout Twin) -> Void) -> [String] {
    var twin = Twin(panel, taking: taking)
    var checker = ProtocolChecker(panel)
    calls(&twin)
    twin.finishFrame()
    checker.take(twin.events)
    #expect(checker.problem == nil)
    return checker.story.filter { $0 != "frame" }
}

@Suite struct TwinTests {
    @Test func `a finger that is withheld leaves no event`() {
        #expect(
            story { twin in
                twin.land(1)
                twin.move(1, x: 5, y: 5, of: nil)
                twin.take(1)
                twin.forget(1)
            } == [])
    }

    @Test func `a tap that is handed on late comes down and goes up in frames of their own`() {
        #expect(
            story { twin in
                twin.land(1)
                twin.handOn(1, x: 100, y: 200, of: nil)
                twin.lift(1)
            } == ["down 0 100 200", "up 0"])
    }

    @Test func `the place where a withheld finger landed is not lost to where it is now`() {
        #expect(
            story { twin in
                twin.land(1)
                twin.handOn(1, x: 100, y: 200, of: nil)
                twin.move(1, x: 150, y: 200, of: nil)
                twin.finishFrame()
                twin.lift(1)
            } == ["down 0 100 200", "motion 0 150 200", "up 0"])
    }

    @Test func `a finger that is taken becomes a palm`() {
        #expect(
            story { twin in
                twin.land(1)
                twin.handOn(1, x: 1, y: 2, of: nil)
                twin.take(1)
                twin.move(1, x: 7, y: 7, of: nil)
                twin.forget(1)
            } == ["down 0 1 2", "cancel 0"])
    }

    @Test func `where a cancel is lost a finger that is taken lifts`() {
        #expect(
            story(.lift) { twin in
                twin.land(1)
                twin.handOn(1, x: 1, y: 2, of: nil)
                twin.take(1)
            } == ["down 0 1 2", "up 0"])
    }

    @Test func `a palm of the panel is a palm for every compositor`() {
        #expect(
            story(.lift) { twin in
                twin.land(1)
                twin.handOn(1, x: 1, y: 2, of: nil)
                twin.reject(1)
            } == ["down 0 1 2", "cancel 0"])
    }

    @Test func `a slot that a palm had is a finger again`() {
        #expect(
            story { twin in
                twin.land(1)
                twin.handOn(1, x: 1, y: 2, of: nil)
                twin.take(1)
                twin.finishFrame()
                twin.land(2)
                twin.handOn(2, x: 3, y: 4, of: nil)
                twin.lift(2)
            } == ["down 0 1 2", "cancel 0", "down 0 3 4", "up 0"])
    }

    @Test func `two fingers that land together share a frame`() {
        var twin = Twin(panel, taking: .cancel)
        for finger in Int32(1)...2 {
            twin.land(finger)
            twin.handOn(finger, x: finger, y: 0, of: nil)
        }
        twin.finishFrame()
        #expect(twin.events.filter { $0 == .report }.count == 1)
    }

    @Test func `positions stay in the panel's range`() {
        #expect(
            story { twin in
                twin.land(1)
                twin.handOn(1, x: -5, y: 99999, of: nil)
            } == ["down 0 0 2303"])
    }

    @Test func `a finger for which no slot is left is not handed on`() {
        var twin = Twin(panel, taking: .cancel)
        for finger in Int32(1)...40 {
            twin.land(finger)
            twin.handOn(finger, x: 1, y: 1, of: nil)
        }
        #expect(twin.contactCount == panel.twinSlotCount)
        #expect(twin.state(of: 40) == .taken)
    }

    @Test func `fingers that nobody speaks of again are forgotten`() {
        var twin = Twin(panel, taking: .cancel)
        for finger in Int32(1)...1000 { twin.land(finger) }
        #expect(twin.state(of: 1) == nil)
        #expect(twin.state(of: 1000) == .withheld)
    }

    @Test func `whatever is called, the events are legal and every touch ends once`() {
        for seed in UInt64(1)...300 {
            var numbers = Numbers(state: seed)
            var twin = Twin(panel, taking: seed % 2 == 0 ? .cancel : .lift)
            var checker = ProtocolChecker(panel)
            for _ in 0..<400 {
                let finger = Int32(numbers.next(12))
                let (x, y) = (Int32(numbers.next(6000)) - 900, Int32(numbers.next(3000)) - 300)
                switch numbers.next(9) {
                case 0: twin.land(finger)
                case 1, 2: twin.handOn(finger, x: x, y: y, of: nil)
                case 3, 4: twin.move(finger, x: x, y: y, of: nil)
                case 5: twin.lift(finger)
                case 6: twin.take(finger)
                case 7: twin.finishFrame()
                default: numbers.next(3) == 0 ? twin.reject(finger) : twin.forget(finger)
                }
            }
            for finger in Int32(0)..<12 { twin.forget(finger) }
            twin.finishFrame()
            checker.take(twin.events)
            #expect(checker.finish() == nil, "seed \(seed)")
            #expect(checker.downs > 0)
        }
    }
}

/// Numbers that are the same in every run.
struct Numbers {
    var state: UInt64

    mutating func next(_ count: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % count
    }
}
