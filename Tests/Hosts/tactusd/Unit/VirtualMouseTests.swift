// SPDX-License-Identifier: MIT

import Testing

@testable import Evdev
@testable import VirtualTouchscreen

@Suite struct VirtualMouseTests {
    private func values(_ events: [InputEvent], _ type: UInt16, _ code: UInt16) -> [Int32] {
        events.filter { $0.type == type && $0.code == code }.map { $0.value }
    }

    private func turns(_ mouse: VirtualMouse, _ code: UInt16) -> [Int32] {
        values(mouse.events, EventType.relative, code)
    }

    @Test func `a place on the panel is a part of the range, and stays in it`() {
        var mouse = VirtualMouse()
        mouse.point(at: .init(x: 0.5, y: -3))
        mouse.point(at: .init(x: .nan, y: .infinity))
        #expect(values(mouse.events, EventType.absolute, AxisCode.x) == [32_768, 0])
        #expect(values(mouse.events, EventType.absolute, AxisCode.y) == [0, 65_535])
    }

    @Test func `a button is pressed and released in frames of their own`() {
        var mouse = VirtualMouse()
        mouse.press(0x112)
        mouse.release(0x112)
        #expect(
            mouse.events == [
                InputEvent(EventType.key, 0x112, 1), .report, InputEvent(EventType.key, 0x112, 0), .report,
            ])
    }

    @Test func `a wheel follows fingers without losing parts of a click`() {
        var mouse = VirtualMouse()
        mouse.beginScroll()
        for step in 1...100 { mouse.scroll(x: 0, y: Double(step) * 0.11) }
        #expect(turns(mouse, WheelCode.finelyVertical).reduce(0, +) == 330)
        #expect(turns(mouse, WheelCode.vertical) == [1, 1])
        mouse.clear()
        mouse.scroll(x: 0, y: 0)
        #expect(turns(mouse, WheelCode.finelyVertical) == [-330])
        #expect(turns(mouse, WheelCode.vertical) == [-2])
    }

    @Test func `fingers that go right scroll left`() {
        var mouse = VirtualMouse()
        mouse.scroll(x: 4, y: 0)
        #expect(turns(mouse, WheelCode.finelyHorizontal) == [-120])
        #expect(turns(mouse, WheelCode.horizontal) == [-1])
        #expect(turns(mouse, WheelCode.finelyVertical).isEmpty)
    }

    @Test func `fingers that rest turn nothing, and the next ones begin anew`() {
        var mouse = VirtualMouse()
        mouse.scroll(x: 0, y: 8)
        mouse.clear()
        mouse.scroll(x: 0, y: 8)
        #expect(mouse.events.isEmpty)
        mouse.beginScroll()
        mouse.scroll(x: 0, y: 4)
        #expect(turns(mouse, WheelCode.finelyVertical) == [120])
    }

    @Test func `a way that is out of range or no number turns it no further than the range`() {
        var mouse = VirtualMouse()
        mouse.scroll(x: .nan, y: 1e30)
        mouse.scroll(x: .nan, y: -.infinity)
        #expect(turns(mouse, WheelCode.finelyVertical) == [1_000_000, -2_000_000])
        #expect(turns(mouse, WheelCode.finelyHorizontal).isEmpty)
    }
}
