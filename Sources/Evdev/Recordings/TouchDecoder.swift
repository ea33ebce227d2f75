// SPDX-License-Identifier: MIT

/// Converts a device's events to touches, frame by frame. Supports protocol B (slots), protocol A and single touch.
public struct TouchDecoder {
    public struct Change {
        public enum Kind: Sendable { case down, move, up, cancel }
        public var kind: Kind
        public var touch: Int
        public var x = 0
        public var y = 0
    }

    private struct Contact {
        var isDown = false
        var wasDown = false
        var x = 0
        var y = 0
        var hasMoved = false
    }

    private enum Style { case slots, anonymous, single }

    private let style: Style
    public var hasSlots: Bool { style == .slots }
    /// True if a touch keeps its number. In protocol A it need not, when another one lifts.
    public var keepsNumbers: Bool { style != .anonymous }
    private var panel: PanelReader
    private var contacts: [Int: Contact] = [:]
    /// Contacts of the current frame in protocol A.
    private var reported: [(id: Int?, x: Int, y: Int)] = []
    private var pending: (id: Int?, x: Int?, y: Int?) = (nil, nil, nil)
    private var isDropping = false

    public init(_ device: RecordedDevice) {
        let sent = Set(device.events.lazy.filter { $0.input.type == EventType.absolute }.map(\.input.code))
        if device.codes[EventType.absolute]?.contains(AxisCode.slot) ?? sent.contains(AxisCode.trackingID) {
            style = .slots
        } else {
            style = sent.contains(AxisCode.positionX) ? .anonymous : .single
        }
        // A slot that never reported an axis has the minimum of that axis.
        let place = (device.horizontal?.minimum ?? 0, device.vertical?.minimum ?? 0)
        panel = PanelReader(.ofAnySlots) { _, axis in
            switch axis {
            case AxisCode.positionX: Int32(clamping: place.0)
            case AxisCode.positionY: Int32(clamping: place.1)
            default: 0
            }
        }
        if style == .single { contacts[0] = Contact(x: place.0, y: place.1) }
    }

    /// Takes an event. Returns the changes of the frame that it completes, or nil if the frame continues.
    public mutating func take(_ event: InputEvent) -> [Change]? {
        switch (event.type, event.code) {
        case (EventType.synchronization, SynchronizationCode.multiTouchReport):
            if let x = pending.x, let y = pending.y { reported.append((pending.id, x, y)) }
            pending = (nil, nil, nil)
        case (EventType.synchronization, SynchronizationCode.dropped): isDropping = true
        case (EventType.synchronization, SynchronizationCode.report):
            isDropping = false
            if style == .slots { return panel.take(event) ? panel.changes.map { Change($0) } : nil }
            if style == .anonymous { takeReported() }
            return frame()
        case (EventType.key, KeyCode.touch) where style == .single:
            contacts[0, default: Contact()].isDown = event.value != 0
        case (EventType.absolute, _) where !isDropping: axis(event)
        default: break
        }
        return nil
    }

    private mutating func axis(_ event: InputEvent) {
        let value = Int(event.value)
        switch (style, event.code) {
        case (.slots, _): _ = panel.take(event)
        case (.anonymous, AxisCode.trackingID): pending.id = value
        case (.anonymous, AxisCode.positionX): pending.x = value
        case (.anonymous, AxisCode.positionY): pending.y = value
        case (.single, AxisCode.x): move { $0.x = value }
        case (.single, AxisCode.y): move { $0.y = value }
        default: break
        }
    }

    private mutating func move(_ change: (inout Contact) -> Void) {
        change(&contacts[0, default: Contact()])
        contacts[0]?.hasMoved = true
    }

    /// Protocol A lists all contacts in each frame: a contact that is not listed has lifted.
    private mutating func takeReported() {
        let named = Dictionary(
            reported.enumerated().map { ($0.element.id ?? $0.offset, $0.element) }, uniquingKeysWith: { $1 })
        for id in contacts.keys where named[id] == nil { contacts[id]?.isDown = false }
        for (id, place) in named {
            var contact = contacts[id] ?? Contact()
            contact.hasMoved = contact.x != place.x || contact.y != place.y
            (contact.isDown, contact.x, contact.y) = (true, place.x, place.y)
            contacts[id] = contact
        }
        reported = []
    }

    private mutating func frame() -> [Change] {
        var changes: [Change] = []
        for id in contacts.keys.sorted() {
            guard var contact = contacts[id] else { continue }
            if contact.wasDown, !contact.isDown {
                changes.append(Change(kind: .up, touch: id))
            } else if contact.isDown, !contact.wasDown {
                changes.append(Change(kind: .down, touch: id, x: contact.x, y: contact.y))
            } else if contact.isDown, contact.hasMoved {
                changes.append(Change(kind: .move, touch: id, x: contact.x, y: contact.y))
            }
            contact.wasDown = contact.isDown
            contact.hasMoved = false
            contacts[id] = contact
        }
        return changes
    }
}

extension TouchDecoder.Change {
    /// A touch has its slot's number: two are never in one slot.
    fileprivate init(_ finger: PanelReader.Finger) {
        kind =
            switch finger.change {
            case .landed: .down
            case .moved: .move
            case .lifted: .up
            case .rejected: .cancel
            }
        (touch, x, y) = (finger.slot, Int(finger.x), Int(finger.y))
    }
}
