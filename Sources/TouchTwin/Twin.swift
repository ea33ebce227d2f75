// SPDX-License-Identifier: MIT

/// What becomes of a finger that the compositor knows when a gesture takes it.
public enum Taking: Sendable {
    /// It becomes a palm: libinput cancels the touch, and compositors that pass cancels on tell their clients.
    case cancel
    /// It lifts. For compositors that lose a cancel: gestures hold their fingers back instead, so that this happens
    /// only to a finger that was handed on for another reason.
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
        /// In this slot of the twin.
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
        /// What it did in the frame that is being buffered.
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
    /// What is to be written, up to the last finished frame and beyond it.
    public private(set) var events: [InputEvent] = []

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

    /// Returns what is known of a finger of the panel; nil: it has lifted and is through.
    public func state(of finger: Int32) -> State? {
        fingers.first { $0.id == finger }?.state
    }

    /// A finger landed on the panel: nobody hears of it yet.
    public mutating func land(_ finger: Int32) {
        guard state(of: finger) == nil else { return }
        // Nobody says when a finger that lifted in the meantime has become a gesture: those are dropped by and by.
        if fingers.count >= Twin.mostFingers, let oldest = fingers.firstIndex(where: { !$0.state.isHandedOn }) {
            fingers.remove(at: oldest)
        }
        fingers.append((finger, .withheld))
    }

    /// No gesture waits for the finger any more: the compositor sees it land here.
    public mutating func handOn(_ finger: Int32, x: Int32, y: Int32, slot panelSlot: Int = -1, of reader: PanelReader?)
    {
        guard state(of: finger) == .withheld else { return }
        // A slot that was left in this frame would hide the lift.
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
        // Before the number: libinput drops a touch that begins as the palm that the slot had before.
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

    /// The finger moved. Means nothing for one that is not handed on.
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

    /// The finger lifted and the compositor is to see it: one that is handed on ends.
    public mutating func lift(_ finger: Int32) {
        if case .handedOn(let slot) = state(of: finger) { end(slot) }
    }

    /// A gesture took the finger: the compositor loses it, or never hears of it.
    public mutating func take(_ finger: Int32) {
        guard let state = state(of: finger) else { return }
        if case .handedOn(let slot) = state {
            if taking == .cancel { reject(slot) } else { end(slot) }
        }
        set(finger, .taken)
    }

    /// The panel says that the finger is a palm, or is gone: so does the twin, whatever compositor there is.
    public mutating func reject(_ finger: Int32) {
        guard let state = state(of: finger) else { return }
        if case .handedOn(let slot) = state { reject(slot) }
        set(finger, .taken)
    }

    /// Forgets a finger that has left the panel, and of which the compositor will hear no more.
    public mutating func forget(_ finger: Int32) {
        if case .handedOn(let slot) = state(of: finger) { end(slot) }
        fingers.removeAll { $0.id == finger }
    }

    /// Passes an event that is no finger's on.
    public mutating func pass(_ event: InputEvent) {
        append(event)
    }

    /// Ends the frame, if anything is in it.
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

    /// All that was buffered is written.
    public mutating func clear() {
        events.removeAll(keepingCapacity: true)
    }

    /// How many fingers the compositor sees.
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

    /// The single touch that old programs see: the finger that has been there longest.
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
