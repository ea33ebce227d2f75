// SPDX-License-Identifier: MIT

import Evdev

/// Findings about a touchscreen, from its description and from its reports.
struct DeviceExamination {
    /// Name that the kernel gives it.
    let name: String
    /// Bus and numbers, such as `USB 04f3:2234`; empty if unknown.
    let identity: String
    var findings: [DeviceFinding]

    init(_ device: RecordedDevice) {
        name = device.name.isEmpty ? "a touchscreen without a name" : device.name
        identity = device.identity?.text ?? ""
        let collector = TrailCollector(device)
        let scale = GlassScale(device)
        var findings = device.findingsAboutItself
        guard !collector.trails.isEmpty || !collector.palmTimes.isEmpty else {
            findings.append(.trouble("touches", "none came", "touch the glass while the device is watched or recorded"))
            self.findings = findings
            return
        }
        findings.append(collector.count)
        findings += ReportRate(collector, scale).findings
        findings.append(GlassCoverage(collector, scale).finding)
        findings += collector.palms(scale)
        findings += TouchFaults(collector, scale).findings
        self.findings = findings
    }
}

extension DeviceRecording {
    /// Examines the touchscreens of a recording.
    func examine() -> [DeviceExamination] {
        devices.filter(\.hasTouches).map(DeviceExamination.init)
    }
}

extension RecordedDevice.Identity {
    /// Buses from linux/input.h on which touchscreens are.
    private static let buses = [
        0x03: "USB", 0x05: "Bluetooth", 0x06: "virtual", 0x11: "i8042", 0x13: "RS232", 0x18: "I2C", 0x19: "host",
        0x1C: "SPI",
    ]

    var text: String {
        let name = RecordedDevice.Identity.buses[bus]
        let numbers = vendor != 0 || product != 0 ? "\(hexadecimal(vendor)):\(hexadecimal(product))" : nil
        return [name, numbers].compactMap { $0 }.joined(separator: " ")
    }

    private func hexadecimal(_ number: Int) -> String {
        let text = String(number & 0xFFFF, radix: 16)
        return String(repeating: "0", count: 4 - text.count) + text
    }
}

extension TrailCollector {
    var count: DeviceFinding {
        let down = "\(trails.count) touch\(trails.count == 1 ? "" : "es")"
        return .fact("touches", "\(down) in \(end.tidySeconds), at most \(mostAtOnce) at once")
    }

    /// Palms, as the device tells them, and contacts that are much larger than others.
    func palms(_ scale: GlassScale) -> [DeviceFinding] {
        var texts: [String] = []
        if !palmTimes.isEmpty {
            let count = palmTimes.count == 1 ? "1 touch was" : "\(palmTimes.count) touches were"
            texts.append("\(count) called a palm by the device, first at \(palmTimes[0].tidySeconds)")
        }
        let sizes = trails.compactMap(\.largest).filter { $0 > 0 }.sorted()
        if sizes.count >= 4 {
            let median = sizes[sizes.count / 2]
            let large = trails.filter { ($0.largest ?? 0) * 2 >= median * 5 }
            if let first = large.first, let start = first.samples.first {
                let count = large.count == 1 ? "1 contact was" : "\(large.count) contacts were"
                texts.append(
                    "\(count) more than 2.5 times as large as most, first at \(start.time.tidySeconds), "
                        + scale.place(start.x, start.y))
            }
        }
        guard texts.isEmpty else { return [.fact("palms", texts.joined(separator: "; "))] }
        return [.fact("palms", sizes.isEmpty ? "none told; the device tells no sizes" : "none")]
    }
}
