// SPDX-License-Identifier: MIT

@testable import Evdev
@testable import VirtualTouchscreen

/// Reads a twin's events as libinput does, and names the first that protocol B does not allow.
struct ProtocolChecker {
    private struct Slot {
        var trackingID: Int32 = -1
        var tool = ToolType.finger
        var position: (x: Int32?, y: Int32?) = (nil, nil)
        var hasBegun = false
        var hasMoved = false
        var hasEnded = false
    }

    let axes: [AbsoluteAxis]
    private var slots: [Slot]
    private var current = 0
    private var isTouching = false
    private var isOpen = false
    private(set) var problem: String?
    /// What a compositor makes of it: `down SLOT X Y`, `motion SLOT X Y`, `up SLOT`, `cancel SLOT`, `frame`.
    private(set) var story: [String] = []
    private(set) var downs = 0
    private(set) var ends = 0

    init(_ description: PanelDescription) {
        axes = description.twinAxes
        slots = Array(repeating: Slot(), count: description.twinSlotCount)
    }

    var liveCount: Int {
        slots.filter { $0.trackingID >= 0 }.count
    }

    mutating func take(_ events: [InputEvent]) {
        for event in events where problem == nil { take(event) }
    }

    /// Everything is finished and up.
    mutating func finish() -> String? {
        if problem == nil, isOpen { problem = "the last frame is not closed" }
        if problem == nil, liveCount > 0 { problem = "\(liveCount) touches never ended" }
        if problem == nil, downs != ends { problem = "\(downs) touches came and \(ends) went" }
        return problem
    }

    private mutating func blame(_ text: String) {
        problem = problem ?? text
    }

    private mutating func take(_ event: InputEvent) {
        if event == .report {
            if !isOpen { blame("an empty frame") }
            closeFrame()
            return
        }
        isOpen = true
        if event.type == EventType.key, event.code == KeyCode.touch {
            if (event.value == 1) == isTouching { blame("BTN_TOUCH twice") }
            isTouching = event.value == 1
        }
        guard event.type == EventType.absolute else { return }
        guard let axis = axes.first(where: { $0.code == event.code }) else {
            return blame("axis \(event.code) is not declared")
        }
        if event.code != AxisCode.trackingID, event.value < axis.minimum || event.value > axis.maximum {
            blame("axis \(event.code) is \(event.value)")
        }
        guard event.code != AxisCode.slot else {
            current = Int(event.value)
            if !slots.indices.contains(current) { blame("slot \(current)") }
            return
        }
        guard AxisCode.ofSlots.contains(event.code), slots.indices.contains(current) else { return }
        takeOfSlot(event)
    }

    private mutating func takeOfSlot(_ event: InputEvent) {
        var slot = slots[current]
        switch event.code {
        case AxisCode.trackingID where event.value >= 0:
            if slot.trackingID >= 0 { blame("slot \(current) begins twice") }
            if slot.hasEnded { blame("slot \(current) ends and begins in one frame") }
            if slot.tool == ToolType.palm { blame("slot \(current) begins as a palm") }
            if slots.contains(where: { $0.trackingID == event.value }) { blame("tracking id \(event.value) twice") }
            slot.trackingID = event.value
            slot.hasBegun = true
            slot.position = (nil, nil)
            downs += 1
        case AxisCode.trackingID:
            if slot.trackingID < 0 { blame("slot \(current) ends without a touch") }
            if slot.hasBegun { blame("slot \(current) begins and ends in one frame") }
            if slot.hasMoved { blame("slot \(current) moves and ends in one frame") }
            slot.trackingID = -1
            slot.hasEnded = true
            ends += 1
        case AxisCode.toolType:
            if slot.hasBegun { blame("slot \(current) gets its tool behind its number") }
            if slot.trackingID >= 0, event.value == ToolType.palm { story.append("cancel \(current)") }
            slot.tool = event.value
        default:
            if slot.trackingID < 0 { blame("slot \(current) without a touch") }
            if slot.tool == ToolType.palm { blame("slot \(current) moves after it was taken") }
            slot.hasMoved = true
            if event.code == AxisCode.positionX { slot.position.x = event.value }
            if event.code == AxisCode.positionY { slot.position.y = event.value }
        }
        slots[current] = slot
    }

    private mutating func closeFrame() {
        for index in slots.indices {
            let slot = slots[index]
            if slot.hasBegun, let x = slot.position.x, let y = slot.position.y {
                story.append("down \(index) \(x) \(y)")
            } else if slot.hasBegun {
                blame("slot \(index) begins nowhere")
            } else if slot.hasEnded {
                if slot.tool != ToolType.palm { story.append("up \(index)") }
            } else if slot.hasMoved, let x = slot.position.x, let y = slot.position.y {
                story.append("motion \(index) \(x) \(y)")
            }
            slots[index].hasBegun = false
            slots[index].hasMoved = false
            slots[index].hasEnded = false
        }
        if isTouching != (liveCount > 0) { blame("BTN_TOUCH is \(isTouching) with \(liveCount) touches") }
        story.append("frame")
        isOpen = false
    }
}
