// SPDX-License-Identifier: MIT

import Evdev
import LiveDevices
import ScenarioFormat

/// Examines a recording or this machine, and tells what was found.
struct Doctor {
    private let trial: GesturesTrial
    private let gestures: TriedGestures
    private let page: String?

    /// - Parameter page: file to which the page for a bug report is written
    init(_ trial: GesturesTrial, _ gestures: TriedGestures, page: String?) {
        (self.trial, self.gestures, self.page) = (trial, gestures, page)
    }

    // MARK: A recording

    func examine(_ path: String) throws(ScenarioError) -> ExitStatus {
        let bytes = try readFile(path)
        guard isDeviceRecording(bytes) else {
            throw ScenarioError(
                line: 0, "no recording of a device by evemu or ‘libinput record’; ‘tactus explain’ reads scenario files"
            )
        }
        let recording = try readDeviceRecording(path, bytes)
        for note in recording.notes { printError("\(shownName(path)): \(note)") }
        if let damage = recording.damage { printError("\(shownName(path)):\(damage); read up to there") }
        return try report(recording.examine(), recording, "a recording")
    }

    // MARK: This machine

    func examineMachine(_ path: String?, _ seconds: Double) throws(ScenarioError) -> ExitStatus {
        guard let devices = live_devices_open(path) else { throw ScenarioError(line: 0, "no memory") }
        defer { live_devices_close(devices) }
        let all = MachineDevice.all(of: devices)
        let screens = all.filter { device in
            device.error == 0
                && (path == nil ? device.kind == .touchscreen : device.recorded.hasTouches && device.isKnown)
        }
        guard !screens.isEmpty else {
            for line in Diagnosis.lines(of: all, named: path) { print(line) }
            return .failed
        }
        let closed = all.filter { $0.kind == .touchscreen && $0.error != 0 }
        if !closed.isEmpty { for line in Diagnosis.lines(of: closed, named: nil) { printError(line) } }
        let watched = Watch(screens, seconds: seconds).run(devices)
        let recording = DeviceRecording(watched: watched)
        var examinations = recording.examine()
        for (index, screen) in screens.enumerated() where examinations.indices.contains(index) {
            examinations[index].findings += screen.findingsOfHolders(hasTwin: all.contains(where: \.isTwin))
        }
        return try report(examinations, recording, "\(seconds.decimalText) s of watching")
    }

    // MARK: The report

    private func report(
        _ examinations: [DeviceExamination], _ recording: DeviceRecording, _ origin: String
    ) throws(ScenarioError) -> ExitStatus {
        var report = DoctorReport(examinations: examinations, gestures: gestures)
        var complaints: [String] = []
        do throws(ScenarioError) {
            var recording = recording
            let scenario = try recording.play(in: nil)
            report.verdicts = try trial.verdicts(on: gestures, scenario) { complaints.append($0) }
        } catch {
            complaints.append(error.message)
        }
        report.complaints = complaints
        report.printLines()
        if let page { try writeFile(page, report.page(of: origin)) }
        return .success
    }
}

extension MachineDevice {
    var isKnown: Bool { kind != .unknown }

    /// Findings about others that use the device: a program that holds it, and libinput.
    fileprivate func findingsOfHolders(hasTwin: Bool) -> [DeviceFinding] {
        var findings: [DeviceFinding] = []
        if isTwin { findings.append(.fact("held", "it is the twin that tactusd made of a touchscreen that it holds")) }
        if isHeld {
            let holder =
                hasTwin ? "tactusd has it for itself, and hands out a twin" : "another program has it for itself"
            findings.append(
                .trouble(
                    "held", "\(holder), so that nobody else hears of its fingers",
                    hasTwin ? "look at the twin, or stop tactusd" : "‘sudo fuser -v \(path)’ names the program"))
        }
        var message = [CChar](repeating: 0, count: 512)
        if let touches = live_touches_open(path, &message, message.count) {
            live_touches_close(touches)
            findings.append(.fact("libinput", "takes it for a touchscreen"))
        } else {
            let text = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            findings.append(
                .trouble(
                    "libinput", "gives no touches of it to compositors: \(text)", "‘libinput list-devices’ says more"))
        }
        return findings
    }
}
