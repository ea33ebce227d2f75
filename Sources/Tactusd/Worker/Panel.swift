// SPDX-License-Identifier: MIT

import CTactus
import Evdev
import Glibc
import VirtualTouchscreen

/// A rectangle in the engine's space, px.
typealias PanelFrame = (x: Double, y: Double, width: Double, height: Double)

/// A touchscreen and its twin, as the gestures see them. Feeds touches to the engine and collects what the gestures
/// leave for the twin.
final class Panel {
    /// The engine's px correspond to a logical density of 160 px per inch.
    static let pixelsPerMillimetre = 160 / 25.4
    /// Distance between two panels in the engine's space, in px.
    private static let distance = 100_000.0

    let facts: PanelFacts
    /// Number of the panel as a seat of the engine.
    let seat: UInt32
    let name: UnsafeMutablePointer<CChar>
    private var reader: PanelReader
    private var twin: Twin
    private var source: OpaquePointer?
    private var view: OpaquePointer?
    private let left: Double
    private(set) var size: (width: Double, height: Double)
    /// How the panel is built in, and how it appears on the screen.
    private let mounting: PanelTurn
    private var turn: PanelTurn
    private let perUnit: (x: Double, y: Double)
    private let least: (x: Int32, y: Int32)
    /// Largest place before the turn, in px.
    private let span: (x: Double, y: Double)

    /// Returns nil if the panel cannot have a twin.
    init?(
        _ facts: PanelFacts, seat: UInt32, taking: Taking, fallback: (width: Double, height: Double), turn: PanelTurn
    ) {
        let description = facts.description
        guard description.slotCount > 0, let x = description.axis(AxisCode.positionX),
            let y = description.axis(AxisCode.positionY), let name = strdup(facts.name)
        else { return nil }
        self.facts = facts
        self.seat = seat
        self.name = name
        reader = PanelReader(description, slot: Int(facts.slot), value: facts.value)
        twin = Twin(description, taking: taking)
        let millimetres = Panel.millimetres(description, x, y, fallback)
        let (width, height) = (
            millimetres.width * Panel.pixelsPerMillimetre, millimetres.height * Panel.pixelsPerMillimetre
        )
        mounting = turn
        self.turn = turn
        size = turn.swapsAxes ? (height, width) : (width, height)
        left = Double(seat) * Panel.distance
        perUnit = (width / x.extent, height / y.extent)
        span = (perUnit.x * (x.extent - 1), perUnit.y * (y.extent - 1))
        least = (x.minimum, y.minimum)
    }

    deinit {
        free(name)
    }

    /// Ignores absurd sizes: some panels claim to be as large as a house.
    private static func millimetres(
        _ description: PanelDescription, _ x: AbsoluteAxis, _ y: AbsoluteAxis,
        _ fallback: (width: Double, height: Double)
    ) -> (width: Double, height: Double) {
        let plausible = 20.0...3000.0
        if let size = description.millimetres, plausible.contains(size.width), plausible.contains(size.height) {
            return size
        }
        // Without a known height, units are assumed to be square.
        let height = fallback.height > 0 ? fallback.height : fallback.width * y.extent / x.extent
        return (fallback.width, min(max(height, 20), 3000))
    }

    /// Adds the panel to the engine as a touch source with a view.
    func attach(to application: OpaquePointer, root: OpaquePointer) -> Bool {
        var info = tactus_touch_source_info()
        info.size = MemoryLayout<tactus_touch_source_info>.size
        info.seat = seat
        (info.x, info.width, info.height) = (left, size.width, size.height)
        (info.width_mm, info.height_mm) = (
            size.width / Panel.pixelsPerMillimetre, size.height / Panel.pixelsPerMillimetre
        )
        guard let source = tactus_touch_source_create(application, &info),
            let view = tactus_view_create(application, left, 0, size.width, size.height)
        else { return false }
        self.source = source
        self.view = view
        let own = Unmanaged.passUnretained(self).toOpaque()
        var callbacks = tactus_responder_callbacks()
        callbacks.size = MemoryLayout<tactus_responder_callbacks>.size
        callbacks.touches_began = { Panel.take($1, $2, $4) { $0.begin($1) } }
        callbacks.touches_moved = { Panel.take($1, $2, $4) { $0.move($1) } }
        callbacks.touches_ended = { Panel.take($1, $2, $4) { $0.twin.lift(tactus_touch_get_id($1)) } }
        callbacks.touches_cancelled = { Panel.take($1, $2, $4) { $0.twin.take(tactus_touch_get_id($1)) } }
        tactus_touch_source_set_user_data(source, own)
        tactus_view_set_multiple_touch_enabled(view, true)
        tactus_view_set_responder_callbacks(view, &callbacks, own)
        return tactus_view_add_subview(root, view) == TACTUS_STATUS_OK
    }

    /// Whether no finger is on the panel.
    var isAtRest: Bool {
        reader.fingerCount == 0
    }

    /// Turns the panel with the picture on it, by quarters clockwise. It must be at rest and in no engine.
    func turn(byQuarters quarters: Int) {
        let next = mounting.followed(by: PanelTurn(quarters: quarters))
        if next.swapsAxes != turn.swapsAxes { size = (size.height, size.width) }
        turn = next
    }

    var touchSource: OpaquePointer? {
        source
    }

    var taking: Taking {
        get { twin.taking }
        set { twin.taking = newValue }
    }

    /// Rectangle of the panel in the engine's space.
    var frame: PanelFrame {
        (left, 0, size.width, size.height)
    }

    /// Ends the panel's touches.
    func close() {
        if let source { tactus_touch_source_destroy(source) }
        if let view { tactus_view_destroy(view) }
        (source, view) = (nil, nil)
    }

    // MARK: - from the panel to the engine

    /// Number of the panel in messages.
    var number: UInt32 {
        facts.number
    }

    /// Feeds events to the engine, of which the last one has this time in µs.
    func take(_ events: [InputEvent], _ time: UInt64) {
        for event in events where reader.take(event) { takeFrame(time) }
    }

    private func takeFrame(_ time: UInt64) {
        let changes = reader.changes
        for finger in changes { feed(finger, time) }
        if let source { tactus_touch_source_frame(source, time) }
        for finger in changes where finger.change == .lifted && twin.state(of: finger.id) == .taken {
            twin.forget(finger.id)
        }
        for event in reader.others { twin.pass(event) }
        twin.finishFrame()
    }

    private func feed(_ finger: PanelReader.Finger, _ time: UInt64) {
        guard let source else { return }
        let place = (
            x: (Double(finger.x) - Double(least.x)) * perUnit.x, y: (Double(finger.y) - Double(least.y)) * perUnit.y
        )
        var (x, y) = turn.turned(place, span: span)
        x += left
        switch finger.change {
        case .landed:
            twin.land(finger.id)
            // Fingers beyond the engine's limit go to the compositor directly.
            if tactus_touch_source_down(source, time, finger.id, x, y) != TACTUS_STATUS_OK {
                twin.handOn(finger.id, x: finger.x, y: finger.y, slot: finger.slot, of: reader)
            }
        case .moved:
            if tactus_touch_source_motion(source, time, finger.id, x, y) != TACTUS_STATUS_OK {
                twin.move(finger.id, x: finger.x, y: finger.y, slot: finger.slot, of: reader)
            }
        case .lifted:
            if tactus_touch_source_up(source, time, finger.id) != TACTUS_STATUS_OK { twin.lift(finger.id) }
        case .rejected:
            twin.reject(finger.id)
            tactus_touch_source_cancel(source, time, finger.id)
        }
    }

    // MARK: - from the engine to the twin

    private static func take(
        _ touches: UnsafePointer<OpaquePointer?>?, _ count: Int, _ data: UnsafeMutableRawPointer?,
        _ action: (Panel, OpaquePointer) -> Void
    ) -> tactus_handling {
        guard let data else { return TACTUS_HANDLING_HANDLED }
        let panel = Unmanaged<Panel>.fromOpaque(data).takeUnretainedValue()
        for touch in UnsafeBufferPointer(start: touches, count: count) {
            if let touch { action(panel, touch) }
        }
        return TACTUS_HANDLING_HANDLED
    }

    private func begin(_ touch: OpaquePointer) {
        let (x, y) = place(of: touch)
        let finger = tactus_touch_get_id(touch)
        twin.handOn(finger, x: x, y: y, slot: reader.slot(of: finger), of: reader)
    }

    private func move(_ touch: OpaquePointer) {
        let (x, y) = place(of: touch)
        let finger = tactus_touch_get_id(touch)
        twin.move(finger, x: x, y: y, slot: reader.slot(of: finger), of: reader)
    }

    /// Returns the location in the panel's units, exactly as the panel reported it.
    private func place(of touch: OpaquePointer) -> (x: Int32, y: Int32) {
        var (x, y) = (0.0, 0.0)
        tactus_touch_get_location(touch, nil, &x, &y)
        let place = turn.turnedBack((x - left, y), span: span)
        return (
            Int32(clamping: Int64(exactly: (place.x / perUnit.x).rounded()) ?? 0) &+ least.x,
            Int32(clamping: Int64(exactly: (place.y / perUnit.y).rounded()) ?? 0) &+ least.y
        )
    }

    /// Whether the twin gets something, also without an event of the panel.
    var hasEvents: Bool {
        twin.hasChanges
    }

    /// Ends the twin's frame and returns what it gets. ``clear()`` forgets it.
    func finishFrame() -> [InputEvent] {
        twin.finishFrame()
        return twin.events
    }

    func clear() {
        twin.clear()
    }
}
