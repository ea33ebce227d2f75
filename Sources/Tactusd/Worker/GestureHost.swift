// SPDX-License-Identifier: MIT

import CTactus
import CTactusGestures
import Glibc
import VirtualTouchscreen

/// Runs the gestures of the file on all panels, as a host of libtactus-gestures. A daemon knows no windows: gestures that
/// need them are skipped with a log line.
final class GestureHost {
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
        self.root = root
        self.commands = commands
        self.limits = limits
        self.panelNames = panelNames
        self.panelFrame = panelFrame
        let box = Box()
        let data = Unmanaged.passRetained(box).toOpaque()
        let created = "a daemon in front of the compositor".withCString { name in
            var functions = GestureHost.functions
            functions.name = name
            return "sway".withCString { words in
                functions.words_name = words
                return tactus_gestures_create(application, root, &functions, data)
            }
        }
        guard let created else { return nil }
        gestures = created
        // Without a folder of the session no program can follow, and everything else works.
        tactus_gestures_publish(created)
        box.host = self
    }

    private static var functions: tactus_gestures_host {
        var host = tactus_gestures_host()
        host.size = MemoryLayout<tactus_gestures_host>.size
        host.log = { line, _ in
            if let line { Log.info(String(cString: line)) }
        }
        host.find_output = { touch, output, _ in
            guard let panel = GestureHost.panel(of: touch), let output else { return false }
            output.pointee.name = UnsafePointer(panel.name)
            let frame = panel.frame
            (output.pointee.x, output.pointee.y) = (frame.x, frame.y)
            (output.pointee.width, output.pointee.height) = (frame.width, frame.height)
            return true
        }
        host.has_output = { name, data in
            guard let name, let host = GestureHost.Box.of(data) else { return false }
            return host.panelNames().contains(String(cString: name))
        }
        host.actions = Actions.mask
        host.act = { event, data in
            if let event, let host = GestureHost.Box.of(data) { host.act(event.pointee) }
        }
        host.run = { command, data in
            if let command, let host = GestureHost.Box.of(data) { host.commands.run(command.pointee) }
        }
        return host
    }

    private func act(_ event: tactus_gestures_event) {
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

    private static func panel(of touch: OpaquePointer?) -> Panel? {
        tactus_touch_source_get_user_data(tactus_touch_get_source(touch)).map {
            Unmanaged<Panel>.fromOpaque($0).takeUnretainedValue()
        }
    }

    var descriptor: Int32 {
        tactus_gestures_get_fd(gestures)
    }

    var count: Int {
        tactus_gestures_get_count(gestures)
    }

    /// Loads this file, or, if nil, the user's or the system's file.
    func load(_ file: String?) {
        if let file {
            tactus_gestures_load_file(gestures, file, false)
        } else {
            tactus_gestures_load(gestures, nil)
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
        guard tactus_gestures_dispatch(gestures) else { return false }
        settle()
        return true
    }

    func add(_ panel: Panel) {
        tactus_gestures_add_seat(gestures, panel.seat)
        if let source = panel.touchSource { tactus_gestures_accommodate(gestures, source) }
        settle()
    }

    /// Adds the gestures for which there was no memory, before the panel's next events.
    func complete(_ panel: Panel) {
        if tactus_gestures_complete_seat(gestures, panel.seat) { settle() }
    }

    func remove(_ panel: Panel) {
        tactus_gestures_remove_seat(gestures, panel.seat)
    }

    func accommodate(_ panel: Panel) {
        if let source = panel.touchSource { tactus_gestures_accommodate(gestures, source) }
    }

    /// Virtual devices that the gestures need.
    var devices: VirtualDevices {
        var devices: VirtualDevices = []
        for (action, device) in [
            (TACTUS_GESTURES_ACTION_TOUCHPAD, VirtualDevice.touchpad), (TACTUS_GESTURES_ACTION_RIGHT_CLICK, .mouse),
            (TACTUS_GESTURES_ACTION_CLICK, .mouse), (TACTUS_GESTURES_ACTION_DRAG, .mouse),
            (TACTUS_GESTURES_ACTION_SCROLL, .mouse), (TACTUS_GESTURES_ACTION_KEYS, .keyboard),
        ] where tactus_gestures_uses_action(gestures, action) { devices.insert(VirtualDevices(device)) }
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
