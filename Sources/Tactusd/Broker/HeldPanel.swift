// SPDX-License-Identifier: MIT

import CEvdev
import CVirtualTouchscreen
import Evdev
import Glibc
import VirtualTouchscreen

/// A touchscreen and its twin, as devices: what comes from the one goes to the process that recognizes gestures, and
/// what that leaves to the other.
final class HeldPanel {
    enum State {
        /// A contact is down. If the panel were grabbed now, the compositor would never see it lift.
        case waiting
        case grabbed
        /// A person has stopped the gestures: the panel works by itself, and is only watched for the sign to go on.
        case stopped
        case closed
    }

    /// Events of a frame at most; further ones are sent as a frame of their own.
    private static let mostEvents = 1024

    let device: EvdevDevice
    let description: PanelDescription
    /// Number of the panel in messages.
    let number: UInt32
    private(set) var state = State.waiting
    /// Reason why the panel was closed.
    private(set) var complaint: String?
    private(set) var stopSign: StopSign
    private var output: UinputDevice?
    private var reader: PanelReader
    private var frame: [InputEvent] = []
    /// Sends a frame. Called when it has ended.
    var onFrame: (HeldPanel, [InputEvent], UInt64) -> Void = { _, _, _ in }
    var onGrabbed: (HeldPanel) -> Void = { _ in }

    /// Opens no device: `device` is open. Nil if it is no panel that can have a twin.
    init?(_ device: EvdevDevice, number: UInt32, size: (width: Double, height: Double)) {
        description = device.description
        guard description.slotCount > 0 else { return nil }
        self.device = device
        self.number = number
        reader = PanelReader(description)
        stopSign = StopSign(description, size: description.millimetres ?? size)
        frame.reserveCapacity(HeldPanel.mostEvents)
    }

    var title: String {
        "\(device.name) (\(device.path))"
    }

    /// What the other process learns when the panel is grabbed.
    func facts(matrix: String) -> PanelFacts {
        let axes = PanelFacts.slotAxes(of: description)
        return PanelFacts(
            number: number, name: device.name, path: device.path, matrix: matrix, description: description,
            slot: Int32(clamping: device.currentSlot),
            values: (0..<description.slotCount).flatMap { slot in axes.map { device.value(in: slot, of: $0) } })
    }

    /// Releases the panel and destroys its twin.
    func close(_ complaint: String? = nil) {
        guard state != .closed else { return }
        letGo()
        state = .closed
        self.complaint = complaint
    }

    private func letGo() {
        if state == .grabbed { device.release() }
        twin_safety_remove(device.descriptor)
        output = nil
        frame.removeAll(keepingCapacity: true)
    }

    /// Lets the panel work by itself until a tap of five fingers.
    func stop() {
        guard state == .grabbed || state == .waiting else { return }
        letGo()
        stopSign.forgetTap()
        state = .stopped
    }

    /// Returns to grabbing.
    func resume() {
        guard state == .stopped else { return }
        state = .waiting
        takePanel()
    }

    /// Reads the panel's events. Those of a grabbed one are sent on.
    func read() {
        let reading = device.read { event, time in
            if reader.take(event) { stopSign.update(reader, at: time) }
            guard state == .grabbed else { return }
            frame.append(event)
            if event == .report || frame.count >= HeldPanel.mostEvents {
                onFrame(self, frame, time)
                frame.removeAll(keepingCapacity: true)
            }
        }
        if reading == .gone {
            close()
        } else if state == .waiting {
            takePanel()
        }
    }

    /// Grabs the panel as soon as no contact is down. Its twin is made first: a panel that is grabbed has one.
    func takePanel() {
        guard state == .waiting, device.isAtRest else { return }
        if output == nil { output = UinputDevice(twinOf: device.device, description) }
        guard output != nil else { return close("no twin (\(Log.reason())); the touchscreen is left alone") }
        guard twin_safety_add(device.descriptor) else { return close("too many touchscreens") }
        guard device.grab() else {
            return close("another program has grabbed it (\(Log.reason()))")
        }
        // Discards what was read before the grab: a finger that has just landed belongs to the compositor.
        while true {
            let reading = device.read { _, _ in }
            if reading == .gone { return close() }
            if reading == .done { break }
        }
        guard device.isAtRest else {
            device.release()
            twin_safety_remove(device.descriptor)
            return
        }
        reader = PanelReader(description, slot: device.currentSlot, value: device.value)
        state = .grabbed
        onGrabbed(self)
    }

    /// Writes events to the twin. Types that no panel has are left out; the kernel leaves out codes that the twin does
    /// not have. If writing fails, the panel is released.
    func write(_ events: [InputEvent]) {
        guard state == .grabbed, let output, !events.isEmpty else { return }
        if !output.write(events.allSatisfy(InputEvent.isOfTwin) ? events : events.filter(InputEvent.isOfTwin)) {
            close("its twin takes no events (\(Log.reason()))")
        }
    }
}

extension InputEvent {
    /// Returns whether a twin may send the event: wheels, repeats, lights and sounds are none of a panel's.
    static func isOfTwin(_ event: InputEvent) -> Bool {
        event.type != EventType.relative && isOfDevice(event)
    }

    /// Returns whether a virtual device may send the event: repeats, lights and sounds are none of theirs.
    static func isOfDevice(_ event: InputEvent) -> Bool {
        switch event.type {
        case EventType.synchronization: event.code == 0
        case EventType.key, EventType.absolute, EventType.relative: true
        default: false
        }
    }
}
