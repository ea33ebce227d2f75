// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput
internal import PanelOutputs

extension UnsafeMutablePointer<Adapter> {
    /// Finds the output of each device that has no rectangle of its own. Returns false if out of memory; nothing has
    /// changed then.
    ///
    /// - Parameter mapping: what `changed` is about to get.
    func assignOutputs(with mapping: Mapping? = nil, of changed: UnsafeMutablePointer<TouchDevice>? = nil) -> Bool {
        // A pen lies on the touchscreen's output, so that neither takes it from the other.
        assignOutputs(ofTablets: false, mapping, changed) && assignOutputs(ofTablets: true, mapping, changed)
    }

    private func assignOutputs(
        ofTablets isTablet: Bool, _ mapping: Mapping?, _ changed: UnsafeMutablePointer<TouchDevice>?
    ) -> Bool {
        func mappingOf(_ device: UnsafeMutablePointer<TouchDevice>) -> Mapping? {
            let current = device == changed ? mapping : device.pointee.mapping
            return current.flatMap { $0.isIgnored ? nil : $0 }
        }
        var panelCount = 0
        for device in devices where device.pointee.isTablet == isTablet {
            if let mapping = mappingOf(device), mapping.rectangle == nil { panelCount += 1 }
        }
        let outputCount = pointee.outputs.count
        guard let panelMemory = calloc(max(panelCount, 1), MemoryLayout<panel_facts>.stride) else { return false }
        defer { free(panelMemory) }
        guard let outputMemory = calloc(max(outputCount, 1), MemoryLayout<output_facts>.stride) else { return false }
        defer { free(outputMemory) }
        let panels = panelMemory.bindMemory(to: panel_facts.self, capacity: max(panelCount, 1))
        let outputs = outputMemory.bindMemory(to: output_facts.self, capacity: max(outputCount, 1))
        describeOutputs(outputs)
        // Devices are listed newest first. Twins that nothing tells apart keep the order in which they came.
        var index = panelCount
        for device in devices where device.pointee.isTablet == isTablet {
            guard let mapping = mappingOf(device) else { continue }
            if let rectangle = mapping.rectangle {
                take(rectangle, from: outputs)
            } else {
                index -= 1
                panels[index] = facts(of: device)
            }
        }
        panel_outputs_assign(panels, panelCount, outputs, outputCount)
        index = panelCount
        for device in devices where device.pointee.isTablet == isTablet {
            guard let mapping = mappingOf(device), mapping.rectangle == nil else {
                device.pointee.output = -1
                device.pointee.reason = PANEL_OUTPUT_REASON_NONE
                continue
            }
            index -= 1
            adopt(panels[index], for: device)
        }
        return true
    }

    private func describeOutputs(_ outputs: UnsafeMutablePointer<output_facts>) {
        var index = 0
        while let output = pointee.outputs[index] {
            outputs[index].name = output.name.pointer
            outputs[index].vendor = output.vendor.pointer
            outputs[index].width_mm = output.millimetres?.width ?? 0
            outputs[index].height_mm = output.millimetres?.height ?? 0
            index += 1
        }
    }

    /// The host has placed a device there itself.
    private func take(_ rectangle: Rectangle, from outputs: UnsafeMutablePointer<output_facts>) {
        var index = 0
        while let output = pointee.outputs[index] {
            if output.rectangle == rectangle { outputs[index].is_taken = true }
            index += 1
        }
    }

    private func facts(of device: UnsafeMutablePointer<TouchDevice>) -> panel_facts {
        var facts = panel_facts()
        facts.name = device.pointee.name.pointer
        facts.path = device.pointee.path.pointer
        facts.integration = device.pointee.integration.pointer
        facts.configured_output =
            device.pointee.chosenOutput.pointer ?? pointee.outputs.find(device: device.pointee.name)?.name.pointer
        facts.udev_output = device.pointee.outputName.pointer
        facts.current_output = device.pointee.currentOutput.pointer
        facts.width_mm = device.pointee.millimetres?.width ?? 0
        facts.height_mm = device.pointee.millimetres?.height ?? 0
        return facts
    }

    /// The host's default rectangle counts more than what is no more than a guess.
    private func adopt(_ facts: panel_facts, for device: UnsafeMutablePointer<TouchDevice>) {
        let isGuess = facts.reason.rawValue >= PANEL_OUTPUT_REASON_ONLY_ONE_LEFT.rawValue
        let counts = !isGuess || pointee.defaultRectangle == nil
        let reason = counts ? facts.reason : PANEL_OUTPUT_REASON_NONE
        device.pointee.output = counts ? facts.output : -1
        let name = pointee.outputs[Int(device.pointee.output)]?.name ?? OwnedText()
        let current = device.pointee.currentOutput
        let isSame = name.isEmpty ? current.isEmpty : name.equals(current)
        if isSame, reason == device.pointee.reason { return }
        device.pointee.reason = reason
        device.pointee.isNews = true
        if isSame { return }
        device.pointee.currentOutput.free()
        device.pointee.currentOutput = OwnedText(name.pointer)
    }

    /// A new listener knows nothing.
    func forgetToldOutputs() {
        for device in devices {
            device.pointee.isNews = true
            device.pointee.wasTold = false
        }
    }

    /// Tells the host of outputs that have changed, each once.
    func tellOutputs() {
        for device in devices where device.pointee.isNews {
            guard isUsable, let listener = pointee.outputListener else { return }
            device.pointee.isNews = false
            let reason = device.pointee.reason
            // That it has no output is no news of a device that had none.
            if reason == PANEL_OUTPUT_REASON_NONE, !device.pointee.wasTold { continue }
            device.pointee.wasTold = true
            listener(
                OpaquePointer(self), device.pointee.device, pointee.outputs[Int(device.pointee.output)]?.name.pointer,
                tactus_libinput_output_reason(rawValue: reason.rawValue), pointee.outputListenerData)
        }
    }
}
