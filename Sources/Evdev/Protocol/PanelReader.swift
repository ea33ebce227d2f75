// SPDX-License-Identifier: MIT

/// Converts events of the multi-touch protocol B to fingers that land, move and lift.
public struct PanelReader {
    /// Change of a finger in a frame.
    public enum Change: UInt8, Sendable {
        case landed
        case moved
        case lifted
        /// The panel classifies the finger as a palm: the touch must be cancelled.
        case rejected
    }

    /// A finger on the panel. Its id is never reused.
    public struct Finger: Sendable {
        public var id: Int32
        public var x: Int32
        public var y: Int32
        public var change: Change
        /// Slot on the panel, for axes other than the location.
        public var slot: Int
    }

    private struct Slot {
        var id: Int32 = -1
        var x: Int32 = 0
        var y: Int32 = 0
        var tool = ToolType.finger
        /// True if the finger was reported as landed in an earlier frame.
        var isTold = false
        var wasMoved = false
        /// Id of the finger that lifted in this frame.
        var liftedID: Int32 = -1
        /// True if the finger is a palm, until it lifts.
        var isRejected = false
    }

    private let description: PanelDescription
    private let further: [AbsoluteAxis]
    private var slots: [Slot]
    private var values: [Int32]
    private var current: Int
    private var lastID: Int32 = 0
    private var isTouched = false
    /// Changes of the last frame, set by ``take(_:)``.
    public private(set) var changes: [Finger] = []
    /// Events of the last frame that belong to no finger, such as the panel's keys.
    public private(set) var others: [InputEvent] = []
    private var hasEnded = true

    /// Starts in the panel's present state: the chosen slot, and what each slot holds of its last finger. The kernel sends
    /// only what differs from them.
    public init(
        _ description: PanelDescription, slot: Int = 0, value: (_ slot: Int, _ axis: UInt16) -> Int32 = { _, _ in 0 }
    ) {
        self.description = description
        let further = description.furtherAxes
        self.further = further
        current = slot
        slots = (0..<description.slotCount).map {
            Slot(
                x: value($0, AxisCode.positionX), y: value($0, AxisCode.positionY), tool: value($0, AxisCode.toolType))
        }
        values = (0..<description.slotCount).flatMap { slot in further.map { value(slot, $0.code) } }
        changes.reserveCapacity(slots.count * 2)
        others.reserveCapacity(16)
    }

    /// Number of fingers on the panel, including palms.
    public var fingerCount: Int {
        slots.reduce(0) { $0 + ($1.id >= 0 ? 1 : 0) }
    }

    /// Fingers on the panel, including palms: their ids and places.
    public var fingers: [(id: Int32, x: Int32, y: Int32)] {
        slots.filter { $0.id >= 0 }.map { ($0.id, $0.x, $0.y) }
    }

    /// Takes an event. Returns whether it ended a frame; ``changes`` and ``others`` are then those of the frame.
    public mutating func take(_ event: InputEvent) -> Bool {
        if hasEnded {
            changes.removeAll(keepingCapacity: true)
            others.removeAll(keepingCapacity: true)
            hasEnded = false
        }
        switch event.type {
        case EventType.absolute: takeAxis(event)
        case EventType.key: takeKey(event)
        case EventType.synchronization where event.code == 0:
            endFrame()
            hasEnded = true
            return true
        default: break
        }
        return false
    }

    /// Returns the value of an axis of ``PanelDescription/furtherAxes`` for the finger, or nil if its slot has been
    /// reused.
    public func value(ofAxisAt index: Int, finger id: Int32, slot: Int) -> Int32? {
        guard slots.indices.contains(slot), slots[slot].id == id, further.indices.contains(index) else { return nil }
        return values[slot * further.count + index]
    }

    /// Returns the slot of a finger, or -1.
    public func slot(of finger: Int32) -> Int {
        slots.firstIndex { $0.id == finger } ?? -1
    }

    private mutating func takeKey(_ event: InputEvent) {
        guard event.code != KeyCode.touch, !KeyCode.tools.contains(event.code), others.count < 64 else { return }
        others.append(event)
    }

    private mutating func takeAxis(_ event: InputEvent) {
        if event.code == AxisCode.slot {
            // The slot is out of range: events up to the next slot are ignored.
            current = Int(event.value)
            return
        }
        guard slots.indices.contains(current) else { return }
        switch event.code {
        case AxisCode.trackingID: number(event.value)
        case AxisCode.positionX:
            slots[current].x = event.value
            slots[current].wasMoved = true
        case AxisCode.positionY:
            slots[current].y = event.value
            slots[current].wasMoved = true
        case AxisCode.toolType: slots[current].tool = event.value
        default:
            guard let index = further.firstIndex(where: { $0.code == event.code }) else { return }
            values[current * further.count + index] = event.value
            slots[current].wasMoved = true
        }
    }

    private mutating func number(_ trackingID: Int32) {
        if slots[current].id >= 0 {
            if slots[current].isTold, !slots[current].isRejected { slots[current].liftedID = slots[current].id }
            slots[current].id = -1
        }
        guard trackingID >= 0 else { return }
        lastID = lastID == Int32.max ? 1 : lastID + 1
        slots[current].id = lastID
        slots[current].isTold = false
        slots[current].isRejected = false
    }

    private mutating func endFrame() {
        for index in slots.indices where slots[index].liftedID >= 0 {
            changes.append(finger(index, .lifted, id: slots[index].liftedID))
            slots[index].liftedID = -1
        }
        for index in slots.indices where slots[index].id >= 0 {
            let isPalm = slots[index].tool == ToolType.palm
            if !slots[index].isTold {
                slots[index].isTold = true
                slots[index].isRejected = isPalm
                if !isPalm { changes.append(finger(index, .landed)) }
            } else if isPalm, !slots[index].isRejected {
                slots[index].isRejected = true
                changes.append(finger(index, .rejected))
            } else if slots[index].wasMoved, !slots[index].isRejected {
                changes.append(finger(index, .moved))
            }
            slots[index].wasMoved = false
        }
    }

    private func finger(_ index: Int, _ change: Change, id: Int32? = nil) -> Finger {
        let slot = slots[index]
        return Finger(id: id ?? slot.id, x: slot.x, y: slot.y, change: change, slot: index)
    }
}
