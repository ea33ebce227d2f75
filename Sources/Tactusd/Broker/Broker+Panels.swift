// SPDX-License-Identifier: MIT

import CEvdev
import CVirtualTouchscreen
import VirtualTouchscreen

extension Broker {
    private static let mostPanels = Int(TWIN_SAFETY_MOST_PANELS)

    /// Takes what udev tells of new panels.
    func takeNews() {
        while let path = watch.next() {
            if link?.needs.panels == true, options.devices.isEmpty || options.devices.contains(path) { add(path) }
        }
    }

    /// Adds panels that are not open yet. Without gestures there is nothing to recognize, so no panel is opened.
    func addAll() {
        guard link?.needs.panels == true else { return }
        for path in options.devices.isEmpty ? watch.list() : options.devices { add(path) }
        if panels.isEmpty { Log.info("there is no touchscreen yet") }
    }

    /// Takes or lets go what the gestures need or do not need any more.
    func apply(_ needs: (panels: Bool, devices: VirtualDevices)) {
        devices.prepare(needs.devices)
        if needs.panels {
            addAll()
        } else {
            letGoOfPanels()
        }
    }

    func letGoOfPanels() {
        for panel in panels where panel.state != .closed {
            panel.close()
            loop.remove(panel.device.descriptor)
            tell(.gone(panel: panel.number))
        }
        panels = []
    }

    private func add(_ path: String) {
        guard !panels.contains(where: { $0.device.path == path && $0.state != .closed }) else { return }
        guard watch.seat(of: path) == seat.name else { return }
        guard let device = EvdevDevice(path) else { return Log.warning("\(path): \(Log.reason())") }
        guard !device.isTwin else { return }
        guard panels.filter({ $0.state != .closed }).count < Broker.mostPanels else {
            return Log.warning("\(device.name) (\(path)): too many touchscreens")
        }
        lastNumber &+= 1
        guard let panel = HeldPanel(device, number: lastNumber, size: options.stopSignSize) else {
            return Log.info("\(device.name) (\(path)): supports one finger only; left alone")
        }
        guard loop.add(device.descriptor, { [panel] in panel.read() }) else { return panel.close() }
        panel.onFrame = { [weak self] panel, frame, time in self?.send(frame, of: panel, time) }
        panel.onGrabbed = { [weak self] panel in
            guard let self else { return }
            tell(.panel(panel.facts(matrix: watch.calibrationMatrix(of: panel.device.path) ?? "")))
            Log.info("\(panel.title): taken, \(panel.description.slotCount) fingers")
        }
        panels.append(panel)
        if isStopped { return panel.stop() }
        panel.takePanel()
        if panel.state == .waiting {
            Log.info("\(panel.title): is being touched; will be taken when all fingers have lifted")
        }
    }

    /// Removes panels that are closed.
    func sweep() {
        guard panels.contains(where: { $0.state == .closed }) else { return }
        for panel in panels where panel.state == .closed {
            if let complaint = panel.complaint {
                Log.error("\(panel.title): released: \(complaint)")
            } else {
                Log.info("\(panel.title): was removed")
            }
            loop.remove(panel.device.descriptor)
            tell(.gone(panel: panel.number))
        }
        panels.removeAll { $0.state == .closed }
    }
}
