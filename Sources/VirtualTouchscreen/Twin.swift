// SPDX-License-Identifier: MIT

public import Evdev

/// Treatment of a finger that a gesture takes and that the compositor has already seen.
public enum Taking: Sendable {
    /// The finger becomes a palm: libinput cancels the touch, and most compositors pass the cancel on to clients.
    case cancel
    /// The finger lifts. For compositors that lose a cancel. There, gestures withhold their fingers, so that only
    /// fingers passed on for another reason are affected.
    case lift
}

/// The second device: what of the panel's fingers is left for the compositor, as events of protocol B.
///
/// Each finger of the panel is withheld first. It is handed on when no gesture waits for it any more, or taken when it
/// has become one. Slots and tracking ids are the twin's own. Calls only buffer; ``finishFrame()`` closes the frame.
/// What must not share a frame does not: a finger's landing, its way and its lift come in frames of their own, or else
/// libinput would see no more than the last of them.
public struct Twin {
    public enum State: Equatable, Sendable {
        case withheld
        /// Passed on, in this slot of the twin.
        case handedOn(Int)
        case taken

        var isHandedOn: Bool {
            if case .handedOn = self { true } else { false }
        }
    }

    private static let mostFingers = Int(PanelDescription.mostSlots + PanelDescription.extraSlots)

    private struct Contact {
        var finger: Int32 = -1
        var x: Int32 = 0
        var y: Int32 = 0
        var tool = ToolType.finger
        var landing = 0
        /// Changes in the frame that is being buffered.
        var isNew = false
        var hasMoved = false
        var hasGone = false
    }

    private let description: PanelDescription
    private let further: [AbsoluteAxis]
    private let positionX: AbsoluteAxis
    private let positionY: AbsoluteAxis
    private var fingers: [(id: Int32, state: State)] = []
    private var contacts: [Contact]
    private var currentSlot = -1
    private var lastTrackingID: Int32 = -1
    private var landings = 0
    private var isTouching = false
    private var pointer: (x: Int32, y: Int32)?
    private let hasPointer: Bool
    private var isFrameOpen = false
    public var taking: Taking
    /// Buffered events, including those of an unfinished frame.
    public private(set) var events: [InputEvent] = []

    /// Whether events are buffered, also in a frame that is not finished.
    public var hasChanges: Bool {
        !events.isEmpty
    }

    public init(_ description: PanelDescription, taking: Taking) {
        self.description = description
        self.taking = taking
        further = description.furtherAxes
        positionX = description.axis(AxisCode.positionX) ?? AbsoluteAxis(AxisCode.positionX, 0, 0)
        positionY = description.axis(AxisCode.positionY) ?? AbsoluteAxis(AxisCode.positionY, 0, 0)
        hasPointer = description.axis(AxisCode.x) != nil && description.axis(AxisCode.y) != nil
        contacts = Array(repeating: Contact(), count: description.twinSlotCount)
        fingers.reserveCapacity(description.twinSlotCount)
        events.reserveCapacity(512)
    }

    /// Returns the state of a finger on the panel, or nil after it has lifted and is no longer needed.
    public func state(of finger: Int32) -> State? {
        fingers.first { $0.id == finger }?.state
    }

    /// Adds a finger that landed. The compositor does not see it yet.
    public mutating func land(_ finger: Int32) {
        guard state(of: finger) == nil else { return }
        // Nothing reports when a lifted finger has become part of a gesture, so the oldest ones are dropped.
        if fingers.count >= Twin.mostFingers, let oldest = fingers.firstIndex(where: { !$0.state.isHandedOn }) {
            fingers.remove(at: oldest)
        }
        fingers.append((finger, .withheld))
    }

    /// Passes a finger on that no gesture waits for: the compositor sees it land at this location.
    public mutating func handOn(_ finger: Int32, x: Int32, y: Int32, slot panelSlot: Int = -1, of reader: PanelReader?)
    {
        guard state(of: finger) == .withheld else { return }
        // A slot that was freed in this frame is not reused, because the lift would be lost.
        if !contacts.contains(where: { $0.finger < 0 && !$0.hasGone }) { finishFrame() }
        guard let slot = contacts.firstIndex(where: { $0.finger < 0 && !$0.hasGone }) else {
            set(finger, .taken)
            return
        }
        set(finger, .handedOn(slot))
        landings += 1
        lastTrackingID = lastTrackingID >= 0xffff ? 0 : lastTrackingID + 1
        contacts[slot].finger = finger
        contacts[slot].landing = landings
        contacts[slot].isNew = true
        choose(slot)
        // The tool type comes before the tracking id: libinput drops a touch that begins with the slot's old palm type.
        if contacts[slot].tool != ToolType.finger {
            emit(AxisCode.toolType, ToolType.finger)
            contacts[slot].tool = ToolType.finger
        }
        emit(AxisCode.trackingID, lastTrackingID)
        contacts[slot].x = positionX.clamp(x)
        contacts[slot].y = positionY.clamp(y)
        emit(AxisCode.positionX, contacts[slot].x)
        emit(AxisCode.positionY, contacts[slot].y)
        emitFurther(finger, panelSlot, reader)
    }

    /// Moves a finger. Has no effect unless it was passed on.
    public mutating func move(_ finger: Int32, x: Int32, y: Int32, slot panelSlot: Int = -1, of reader: PanelReader?) {
        guard case .handedOn(let slot) = state(of: finger) else { return }
        if contacts[slot].isNew { finishFrame() }
        contacts[slot].hasMoved = true
        choose(slot)
        let (x, y) = (positionX.clamp(x), positionY.clamp(y))
        if x != contacts[slot].x { emit(AxisCode.positionX, x) }
        if y != contacts[slot].y { emit(AxisCode.positionY, y) }
        contacts[slot].x = x
        contacts[slot].y = y
        emitFurther(finger, panelSlot, reader)
    }

    /// Lifts a finger, visibly for the compositor if it was passed on.
    public mutating func lift(_ finger: Int32) {
        if case .handedOn(let slot) = state(of: finger) { end(slot) }
    }

    /// Takes a finger for a gesture: the compositor loses it, or never sees it.
    public mutating func take(_ finger: Int32) {
        guard let state = state(of: finger) else { return }
        if case .handedOn(let slot) = state {
            if taking == .cancel { reject(slot) } else { end(slot) }
        }
        set(finger, .taken)
    }

    /// Cancels a finger that the panel reports as a palm or that is gone, with any compositor.
    public mutating func reject(_ finger: Int32) {
        guard let state = state(of: finger) else { return }
        if case .handedOn(let slot) = state { reject(slot) }
        set(finger, .taken)
    }

    /// Removes a finger that has left the panel and needs no more events.
    public mutating func forget(_ finger: Int32) {
        if case .handedOn(let slot) = state(of: finger) { end(slot) }
        fingers.removeAll { $0.id == finger }
    }

    /// Passes on an event that belongs to no finger.
    public mutating func pass(_ event: InputEvent) {
        append(event)
    }

    /// Ends the frame if it has events.
    public mutating func finishFrame() {
        guard isFrameOpen else { return }
        tellPointer()
        events.append(.report)
        isFrameOpen = false
        for slot in contacts.indices {
            contacts[slot].isNew = false
            contacts[slot].hasMoved = false
            contacts[slot].hasGone = false
        }
    }

    /// Removes all buffered events, after they were written.
    public mutating func clear() {
        events.removeAll(keepingCapacity: true)
    }

    /// Number of fingers that the compositor sees.
    public var contactCount: Int {
        contacts.reduce(0) { $0 + ($1.finger >= 0 ? 1 : 0) }
    }

    private mutating func set(_ finger: Int32, _ state: State) {
        for index in fingers.indices where fingers[index].id == finger { fingers[index].state = state }
    }

    private mutating func reject(_ slot: Int) {
        if contacts[slot].isNew || contacts[slot].hasMoved { finishFrame() }
        choose(slot)
        emit(AxisCode.toolType, ToolType.palm)
        contacts[slot].tool = ToolType.palm
        finishFrame()
        end(slot)
    }

    private mutating func end(_ slot: Int) {
        if contacts[slot].isNew || contacts[slot].hasMoved { finishFrame() }
        choose(slot)
        emit(AxisCode.trackingID, -1)
        let finger = contacts[slot].finger
        contacts[slot].finger = -1
        contacts[slot].hasGone = true
        fingers.removeAll { $0.id == finger }
    }

    private mutating func emitFurther(_ finger: Int32, _ panelSlot: Int, _ reader: PanelReader?) {
        guard let reader else { return }
        for index in further.indices {
            guard let value = reader.value(ofAxisAt: index, finger: finger, slot: panelSlot) else { return }
            emit(further[index].code, further[index].clamp(value))
        }
    }

    /// Updates the single touch that old programs read: the finger that has been down longest.
    private mutating func tellPointer() {
        var oldest: Contact?
        for contact in contacts where contact.finger >= 0 {
            if contact.landing < oldest?.landing ?? Int.max { oldest = contact }
        }
        if (oldest != nil) != isTouching {
            isTouching = oldest != nil
            events.append(InputEvent(EventType.key, KeyCode.touch, isTouching ? 1 : 0))
        }
        guard hasPointer, let oldest else { return }
        if oldest.x != pointer?.x { events.append(InputEvent(EventType.absolute, AxisCode.x, oldest.x)) }
        if oldest.y != pointer?.y { events.append(InputEvent(EventType.absolute, AxisCode.y, oldest.y)) }
        pointer = (oldest.x, oldest.y)
    }

    private mutating func choose(_ slot: Int) {
        guard slot != currentSlot else { return }
        currentSlot = slot
        emit(AxisCode.slot, Int32(clamping: slot))
    }

    private mutating func emit(_ code: UInt16, _ value: Int32) {
        append(InputEvent(EventType.absolute, code, value))
    }

    private mutating func append(_ event: InputEvent) {
        events.append(event)
        isFrameOpen = true
    }
}
