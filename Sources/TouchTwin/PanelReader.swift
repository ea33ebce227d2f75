// SPDX-License-Identifier: MIT

/// Reads the multi-touch protocol of type B: events of slots in, fingers that land, move and lift out.
public struct PanelReader {
    /// What a finger did in a frame.
    public enum Change: UInt8, Sendable {
        case landed
        case moved
        case lifted
        /// The panel takes it for a palm: what it did until now is not to count.
        case rejected
    }

    /// A finger of the panel. Its number is never used again.
    public struct Finger: Sendable {
        public var id: Int32
        public var x: Int32
        public var y: Int32
        public var change: Change
        /// Of the panel, for the axes beside the place.
        public var slot: Int
    }

    private struct Slot {
        var id: Int32 = -1
        var x: Int32 = 0
        var y: Int32 = 0
        var tool = ToolType.finger
        /// As the twin's compositor knows it: what happened in this frame is not yet in it.
        var isTold = false
        var wasMoved = false
        /// The number that was let go of in this frame.
        var liftedID: Int32 = -1
        /// A palm until it lifts.
        var isRejected = false
    }

    private let description: PanelDescription
    private let further: [AbsoluteAxis]
    private var slots: [Slot]
    private var values: [Int32]
    private var current = 0
    private var lastID: Int32 = 0
    private var isTouched = false
    /// What the last frame brought: filled by ``take(_:)``.
    public private(set) var changes: [Finger] = []
    /// Events of the last frame that are no finger's: keys of the panel.
    public private(set) var others: [InputEvent] = []
    private var hasEnded = true

    public init(_ description: PanelDescription) {
        self.description = description
        further = description.furtherAxes
        slots = Array(repeating: Slot(), count: description.slotCount)
        values = Array(repeating: 0, count: description.slotCount * further.count)
        changes.reserveCapacity(slots.count * 2)
        others.reserveCapacity(16)
    }

    /// How many fingers are on the panel, palms included.
    public var fingerCount: Int {
        slots.reduce(0) { $0 + ($1.id >= 0 ? 1 : 0) }
    }

    /// Takes an event. Returns whether it ended a frame: ``changes`` and ``others`` then hold what it brought.
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

    /// Returns the value of an axis of ``PanelDescription/furtherAxes`` for the finger, or nil if its slot has another
    /// one by now.
    func value(ofAxisAt index: Int, finger id: Int32, slot: Int) -> Int32? {
        guard slots.indices.contains(slot), slots[slot].id == id, further.indices.contains(index) else { return nil }
        return values[slot * further.count + index]
    }

    /// Returns the slot in which a finger is, or -1.
    public func slot(of finger: Int32) -> Int {
        slots.firstIndex { $0.id == finger } ?? -1
    }

    private mutating func takeKey(_ event: InputEvent) {
        guard event.code != KeyCode.touch, !KeyCode.tools.contains(event.code), others.count < 64 else { return }
        others.append(event)
    }

    private mutating func takeAxis(_ event: InputEvent) {
        if event.code == AxisCode.slot {
            // Out of range: what follows belongs to nobody.
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
