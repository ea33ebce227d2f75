// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Converts a device's events to touches, frame by frame. Supports protocol B (slots), protocol A and single touch.
struct TouchDecoder {
    struct Change {
        enum Kind { case down, move, up, cancel }
        var kind: Kind
        var touch: Int
        var x = 0
        var y = 0
    }

    private struct Contact {
        var isDown = false
        var wasDown = false
        var x = 0
        var y = 0
        var hasMoved = false
        var isPalm = false
        /// A new tracking id arrived while the old touch was down: the old touch lifts first.
        var isReplaced = false
    }

    private enum Style { case slots, anonymous, single }

    private let style: Style
    var hasSlots: Bool { style == .slots }
    /// Whether a touch keeps its number. In protocol A it need not, when another one lifts.
    var keepsNumbers: Bool { style != .anonymous }
    private var contacts: [Int: Contact] = [:]
    private var slot = 0
    /// Contacts of the current frame in protocol A.
    private var reported: [(id: Int?, x: Int, y: Int)] = []
    private var pending: (id: Int?, x: Int?, y: Int?) = (nil, nil, nil)
    private var isDropping = false

    init(_ device: RecordedDevice) {
        let sent = Set(device.events.lazy.filter { $0.type == Evdev.absolute }.map(\.code))
        if device.codes[Evdev.absolute]?.contains(Evdev.slot) ?? sent.contains(Evdev.trackingID) {
            style = .slots
        } else {
            style = sent.contains(Evdev.multiTouchX) ? .anonymous : .single
        }
        // A slot that never reported an axis has the minimum of that axis.
        let place = (device.horizontal?.minimum ?? 0, device.vertical?.minimum ?? 0)
        if style == .single { contacts[0] = Contact(x: place.0, y: place.1) }
    }

    /// Takes an event. Returns the changes of the frame that it completes, or nil if the frame continues.
    mutating func take(_ event: RecordedDevice.Event) -> [Change]? {
        switch event.type {
        case Evdev.synchronization: return synchronize(event.code)
        case Evdev.key where event.code == Evdev.touchButton && style == .single:
            contacts[0, default: Contact()].isDown = event.value != 0
        case Evdev.absolute where !isDropping: axis(event.code, event.value)
        default: break
        }
        return nil
    }

    private mutating func axis(_ code: Int, _ value: Int) {
        switch (style, code) {
        case (.slots, Evdev.slot): slot = min(max(0, value), 63)
        case (.slots, Evdev.trackingID):
            change { contact in
                if value >= 0, contact.wasDown, contact.isDown { contact.isReplaced = true }
                contact.isDown = value >= 0
                if value >= 0 { contact.isPalm = false }
            }
        case (.slots, Evdev.multiTouchX): change { ($0.x, $0.hasMoved) = (value, true) }
        case (.slots, Evdev.multiTouchY): change { ($0.y, $0.hasMoved) = (value, true) }
        case (.slots, Evdev.toolType): change { $0.isPalm = value == Evdev.palm }
        case (.anonymous, Evdev.trackingID): pending.id = value
        case (.anonymous, Evdev.multiTouchX): pending.x = value
        case (.anonymous, Evdev.multiTouchY): pending.y = value
        case (.single, Evdev.x): change { ($0.x, $0.hasMoved) = (value, true) }
        case (.single, Evdev.y): change { ($0.y, $0.hasMoved) = (value, true) }
        default: break
        }
    }

    private mutating func change(_ change: (inout Contact) -> Void) {
        change(&contacts[style == .slots ? slot : 0, default: Contact()])
    }

    private mutating func synchronize(_ code: Int) -> [Change]? {
        switch code {
        case Evdev.multiTouchReport:
            if let x = pending.x, let y = pending.y { reported.append((pending.id, x, y)) }
            pending = (nil, nil, nil)
            return nil
        case Evdev.dropped:
            isDropping = true
            return nil
        case Evdev.report:
            isDropping = false
            if style == .anonymous { takeReported() }
            return frame()
        default: return nil
        }
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
            let isDown = contact.isDown && !contact.isPalm
            if contact.wasDown, !isDown || contact.isReplaced {
                changes.append(Change(kind: contact.isPalm ? .cancel : .up, touch: id))
                contact.wasDown = false
            }
            if isDown, !contact.wasDown {
                changes.append(Change(kind: .down, touch: id, x: contact.x, y: contact.y))
            } else if isDown, contact.hasMoved {
                changes.append(Change(kind: .move, touch: id, x: contact.x, y: contact.y))
            }
            contact.wasDown = isDown
            contact.hasMoved = false
            contact.isReplaced = false
            contacts[id] = contact
        }
        return changes
    }
}
