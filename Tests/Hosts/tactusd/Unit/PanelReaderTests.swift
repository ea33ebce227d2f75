// SPDX-License-Identifier: MIT

import Testing

@testable import Evdev
@testable import VirtualTouchscreen

private func slot(_ number: Int32) -> InputEvent { InputEvent(EventType.absolute, AxisCode.slot, number) }
private func id(_ number: Int32) -> InputEvent { InputEvent(EventType.absolute, AxisCode.trackingID, number) }
private func x(_ value: Int32) -> InputEvent { InputEvent(EventType.absolute, AxisCode.positionX, value) }
private func y(_ value: Int32) -> InputEvent { InputEvent(EventType.absolute, AxisCode.positionY, value) }
private func tool(_ value: Int32) -> InputEvent { InputEvent(EventType.absolute, AxisCode.toolType, value) }

/// What each frame brought: `landed 1 10 20`.
private func read(_ events: [InputEvent]) -> [[String]] {
    var reader = PanelReader(panel)
    return events.compactMap { event in
        guard reader.take(event) else { return nil }
        return reader.changes.map { "\($0.change) \($0.id) \($0.x) \($0.y)" }
    }
}

@Suite struct PanelReaderTests {
    @Test func `a finger lands, moves and lifts`() {
        let frames = read([
            slot(0), id(7), x(10), y(20), .report, x(11), .report, .report, id(-1), .report,
        ])
        #expect(frames == [["landed 1 10 20"], ["moved 1 11 20"], [], ["lifted 1 11 20"]])
    }

    @Test func `what a slot held before is not sent again`() {
        var reader = PanelReader(panel, slot: 1) { slot, axis in
            axis == AxisCode.toolType ? ToolType.finger : Int32(slot) * 100 + (axis == AxisCode.positionX ? 1 : 3)
        }
        for event in [id(7), .report] { _ = reader.take(event) }
        #expect(reader.changes.map { [$0.x, $0.y, Int32($0.slot)] } == [[101, 103, 1]])
        for event in [slot(0), id(8), y(5), .report] { _ = reader.take(event) }
        #expect(reader.changes.map { [$0.x, $0.y, Int32($0.slot)] } == [[1, 5, 0]])
    }

    @Test func `a slot that changes hands in one frame is two fingers`() {
        let frames = read([slot(0), id(7), x(10), y(20), .report, id(8), x(90), .report])
        #expect(frames == [["landed 1 10 20"], ["lifted 1 90 20", "landed 2 90 20"]])
    }

    @Test func `a finger that comes and goes in one frame was never there`() {
        #expect(read([slot(0), id(7), x(10), y(20), id(-1), .report]) == [[]])
    }

    @Test func `a palm is rejected once and says no more`() {
        let frames = read([
            slot(0), id(7), x(10), y(20), .report, tool(2), .report, x(12), .report, id(-1), tool(0), .report, id(8),
            .report,
        ])
        #expect(frames == [["landed 1 10 20"], ["rejected 1 10 20"], [], [], ["landed 2 12 20"]])
    }

    @Test func `what lands as a palm is no finger`() {
        #expect(read([slot(1), tool(2), id(7), x(10), y(20), .report, id(-1), .report]) == [[], []])
    }

    @Test func `slots that the panel does not have are nobody's`() {
        #expect(read([slot(77), id(7), x(10), y(20), .report, slot(-1), id(8), .report]) == [[], []])
    }

    @Test func `keys of the panel pass, those of the fingers do not`() {
        var reader = PanelReader(panel)
        for code in [KeyCode.touch, 0x145, 116] { _ = reader.take(InputEvent(EventType.key, code, 1)) }
        let isFrame = reader.take(.report)
        #expect(isFrame)
        #expect(reader.others == [InputEvent(EventType.key, 116, 1)])
    }

    @Test func `pressure follows its finger, and no other one`() {
        var reader = PanelReader(panel)
        for event in [slot(3), id(7), x(1), y(1), InputEvent(EventType.absolute, 0x3a, 99), .report] {
            _ = reader.take(event)
        }
        #expect(reader.value(ofAxisAt: 1, finger: 1, slot: 3) == 99)
        _ = reader.take(id(9))
        #expect(reader.value(ofAxisAt: 1, finger: 1, slot: 3) == nil)
    }

    @Test func `a thousand frames of ten fingers pass through without a loss`() {
        var reader = PanelReader(panel)
        var twin = Twin(panel, taking: .cancel)
        var checker = ProtocolChecker(panel)
        for frame in Int32(0)..<1000 {
            for finger in Int32(0)..<10 {
                _ = reader.take(slot(finger))
                if frame == 0 { _ = reader.take(id(finger)) }
                _ = reader.take(frame == 999 ? id(-1) : x(frame + finger))
                if frame == 0 { _ = reader.take(y(finger)) }
            }
            let isFrame = reader.take(.report)
            #expect(isFrame)
            for finger in reader.changes {
                switch finger.change {
                case .landed:
                    twin.land(finger.id)
                    twin.handOn(finger.id, x: finger.x, y: finger.y, slot: finger.slot, of: reader)
                case .moved: twin.move(finger.id, x: finger.x, y: finger.y, slot: finger.slot, of: reader)
                case .lifted: twin.lift(finger.id)
                case .rejected: twin.reject(finger.id)
                }
            }
            twin.finishFrame()
            checker.take(twin.events)
            twin.clear()
        }
        #expect(checker.finish() == nil)
        #expect(checker.story.filter { $0.hasPrefix("motion") }.count == 9980)
    }

    @Test func `the twin is as large as the panel and knows palms`() {
        #expect(panel.millimetres.map { [$0.width, $0.height] } == [256, 144])
        #expect(panel.twinAxes.first { $0.code == AxisCode.slot }?.maximum == 19)
        #expect(panel.twinAxes.contains { $0.code == AxisCode.toolType && $0.maximum >= 2 })
        #expect(panel.twinAxes.filter { $0.code == AxisCode.positionX } == [panel.axes[5]])
        #expect(PanelDescription(axes: [AbsoluteAxis(AxisCode.x, 0, 9)]).slotCount == 0)
        #expect(PanelDescription(axes: [AbsoluteAxis(AxisCode.x, 0, 9, fuzz: 4)]).twinAxes.first?.fuzz == 0)
    }
}
