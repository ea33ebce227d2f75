// SPDX-License-Identifier: MIT

import Testing

@testable import Evdev
@testable import VirtualTouchscreen

@Suite struct VirtualTouchpadTests {
    private func positions(_ events: [InputEvent]) -> [Int32] {
        events.filter { $0.code == AxisCode.positionX && $0.type == EventType.absolute }.map { $0.value }
    }

    @Test func `fingers land side by side in the middle and lift together`() {
        var pad = VirtualTouchpad()
        pad.begin(fingers: 3)
        #expect(pad.isTouched)
        #expect(positions(pad.events) == [5820, 6000, 6180])
        pad.clear()
        pad.end()
        pad.end()
        #expect(pad.events.filter { $0.code == AxisCode.trackingID }.map { $0.value } == [-1, -1, -1])
        #expect(pad.events.filter { $0 == .report }.count == 1)
    }

    @Test func `millimetres on the panel are millimetres on the touchpad`() {
        var pad = VirtualTouchpad()
        pad.begin(fingers: 2)
        pad.clear()
        pad.move(x: -10, y: 0, scale: 2)
        #expect(positions(pad.events) == [5720, 6080])
    }

    @Test func `what is out of range or no number stays in range`() {
        var pad = VirtualTouchpad()
        pad.begin(fingers: 99)
        pad.move(x: 1e30, y: -.infinity, scale: .nan)
        #expect(positions(pad.events).allSatisfy { (0...12_000).contains($0) })
        #expect(positions(pad.events).count == 2 * VirtualTouchpad.mostFingers)
    }

    @Test func `without fingers nothing moves`() {
        var pad = VirtualTouchpad()
        pad.move(x: 1, y: 1, scale: 1)
        #expect(pad.events.isEmpty)
    }
}
