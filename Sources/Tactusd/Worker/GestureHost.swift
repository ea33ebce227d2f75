// SPDX-License-Identifier: MIT

import CGestures
import CTactus
import Glibc
import TouchTwin

/// Runs the gestures of the file on all panels, as a host of plugins/gestures. A daemon knows no windows: gestures that
/// need them are skipped with a log line.
final class GestureHost {
    private let host: UnsafeMutablePointer<gestures_host>
    private let gestures: OpaquePointer
    private let root: OpaquePointer
    private let commands: Commands
    let actions = Actions()
    private let limits: WithholdingLimits
    private let panelNames: () -> [String]
    private let panelFrame: (UInt32) -> PanelFrame?
    /// Whether every gesture withholds its fingers until it is decided. Takes effect with the next ``load(_:)``.
    var withholds = false

    init?(
        _ application: OpaquePointer, root: OpaquePointer, commands: Commands, limits: WithholdingLimits,
        panelNames: @escaping () -> [String],
        panelFrame: @escaping (UInt32) -> PanelFrame?
    ) {
        host = .allocate(capacity: 1)
        host.initialize(to: gestures_host())
        self.root = root
        self.commands = commands
        self.limits = limits
        self.panelNames = panelNames
        self.panelFrame = panelFrame
        guard let holder = GestureHost.create(application, root, host) else { return nil }
        gestures = holder.gestures
        holder.box.host = self
        host.pointee.name = UnsafePointer(strdup("a daemon in front of the compositor"))
        host.pointee.log = { line, _ in
            if let line { Log.info(String(cString: line)) }
        }
        host.pointee.find_output = { touch, output, _ in
            guard let panel = GestureHost.panel(of: touch), let output else { return false }
            output.pointee.name = UnsafePointer(panel.name)
            let frame = panel.frame
            (output.pointee.x, output.pointee.y) = (frame.x, frame.y)
            (output.pointee.width, output.pointee.height) = (frame.width, frame.height)
            return true
        }
        host.pointee.has_output = { name, data in
            guard let name, let host = GestureHost.Box.of(data) else { return false }
            return host.panelNames().contains(String(cString: name))
        }
        host.pointee.actions = Actions.mask
        host.pointee.act = { event, data in
            if let event, let host = GestureHost.Box.of(data) { host.act(event.pointee) }
        }
        host.pointee.run = { command, data in
            if let command, let host = GestureHost.Box.of(data) { host.commands.run(command.pointee) }
        }
    }

    private func act(_ event: gestures_event) {
        guard let frame = panelFrame(event.seat) else { return }
        actions.act(event, on: frame, pixelsPerMillimetre: Panel.pixelsPerMillimetre)
    }

    /// Data pointer of the C callbacks. A separate object, because it is needed before the initializer ends.
    private final class Box {
        weak var host: GestureHost?

        static func of(_ data: UnsafeMutableRawPointer?) -> GestureHost? {
            data.flatMap { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().host }
        }
    }

    private static func create(
        _ application: OpaquePointer, _ root: OpaquePointer, _ host: UnsafeMutablePointer<gestures_host>
    ) -> (gestures: OpaquePointer, box: Box)? {
        let box = Box()
        guard let gestures = gestures_create(application, root, host, Unmanaged.passRetained(box).toOpaque()) else {
            return nil
        }
        return (gestures, box)
    }

    private static func panel(of touch: OpaquePointer?) -> Panel? {
        tactus_touch_source_get_user_data(tactus_touch_get_source(touch)).map {
            Unmanaged<Panel>.fromOpaque($0).takeUnretainedValue()
        }
    }

    var descriptor: Int32 {
        gestures_get_fd(gestures)
    }

    var count: Int {
        gestures_count(gestures)
    }

    /// Loads this file, or, if nil, the user's or the system's file.
    func load(_ file: String?) {
        if let file {
            gestures_load_file(gestures, file, false)
        } else {
            gestures_load(gestures, nil)
        }
        settle()
    }

    /// Forgets that ``descriptor`` is readable.
    func takeNews() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &buffer, buffer.count) > 0 {}
    }

    /// Reloads the file if it has changed. Returns whether gestures were reloaded.
    func dispatch() -> Bool {
        guard gestures_dispatch(gestures) else { return false }
        settle()
        return true
    }

    func add(_ panel: Panel) {
        gestures_add_seat(gestures, panel.seat)
        if let source = panel.touchSource { gestures_accommodate(gestures, source) }
        settle()
    }

    /// Adds the gestures for which there was no memory, before the panel's next events.
    func complete(_ panel: Panel) {
        if gestures_complete_seat(gestures, panel.seat) { settle() }
    }

    func remove(_ panel: Panel) {
        gestures_remove_seat(gestures, panel.seat)
    }

    func accommodate(_ panel: Panel) {
        if let source = panel.touchSource { gestures_accommodate(gestures, source) }
    }

    /// Virtual devices that the gestures need.
    var devices: VirtualDevices {
        var devices: VirtualDevices = []
        for (action, device) in [
            (GESTURES_ACTION_TOUCHPAD, VirtualDevice.touchpad), (GESTURES_ACTION_RIGHT_CLICK, .mouse),
            (GESTURES_ACTION_KEYS, .keyboard),
        ] where gestures_use_action(gestures, action) { devices.insert(VirtualDevices(device)) }
        return devices
    }

    /// Has the gestures withhold their fingers, within limits: two fingers that scroll are no pinch, and one is no
    /// swipe with three (7.15).
    private func settle() {
        guard withholds else { return }
        forEachRecognizer { recognizer in
            guard tactus_recognizer_get_cancels_touches_in_view(recognizer) else { return }
            tactus_recognizer_set_delays_touches_began(recognizer, true)
            tactus_recognizer_set_duration(recognizer, TACTUS_DURATION_DELAY_TOGETHER, limits.together)
            switch tactus_recognizer_get_kind(recognizer) {
            // They have durations of their own.
            case TACTUS_RECOGNIZER_KIND_TAP, TACTUS_RECOGNIZER_KIND_LONG_PRESS, TACTUS_RECOGNIZER_KIND_SWIPE: break
            default: tactus_recognizer_set_duration(recognizer, TACTUS_DURATION_DELAY_UNDECIDED, limits.undecided)
            }
        }
    }

    private func forEachRecognizer(_ body: (OpaquePointer) -> Void) {
        for index in 0..<tactus_view_get_recognizer_count(root) {
            if let recognizer = tactus_view_get_recognizer(root, index) { body(recognizer) }
        }
    }
}
