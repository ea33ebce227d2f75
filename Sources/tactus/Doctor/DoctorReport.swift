// SPDX-License-Identifier: MIT

import CTactus
import Evdev
import ScenarioFormat

/// Findings of the doctor, for a terminal and as a page.
struct DoctorReport {
    var examinations: [DeviceExamination]
    var gestures: TriedGestures
    var verdicts: [GestureVerdict] = []
    /// Mistakes of the gesture file, or why it could not be tried.
    var complaints: [String] = []

    private var troubles: Int { examinations.flatMap(\.findings).count { $0.isTrouble } }

    private var closing: String {
        troubles == 0
            ? "no trouble was found" : troubles == 1 ? "1 trouble was found" : "\(troubles) troubles were found"
    }

    // MARK: On a terminal

    func printLines() {
        for examination in examinations {
            let identity = examination.identity.isEmpty ? "" : " (\(examination.identity))"
            print(Terminal.styled(examination.name + identity, .heading))
            for finding in examination.findings { printLines(of: finding) }
        }
        if !verdicts.isEmpty || !complaints.isEmpty { print(Terminal.styled(gestures.title, .heading)) }
        for verdict in verdicts { print(line(of: verdict)) }
        for complaint in complaints { print("  " + Terminal.styled(complaint, .bad)) }
        print(closing)
    }

    private func printLines(of finding: DeviceFinding) {
        let mark = finding.isTrouble ? Terminal.styled("!", .bad) : " "
        print("\(mark) \(padded(finding.topic)) \(finding.text)")
        if let remedy = finding.remedy { print("  \(padded("")) → \(remedy)") }
    }

    private func padded(_ topic: String) -> String {
        topic + String(repeating: " ", count: max(0, 10 - topic.count))
    }

    private func line(of verdict: GestureVerdict) -> String {
        guard verdict.fired == 0 else {
            return "  \(Terminal.styled("fired", .good))  \(verdict.name): \(verdict.times)"
        }
        return "  \(Terminal.styled("not", .noteworthy))    \(verdict.name): \(verdict.reason)"
    }

    // MARK: As a page

    /// Returns a page in Markdown. Nothing of the person or of the machine is in it, apart from the devices.
    func page(of origin: String) -> String {
        let version = tactus_version()
        let number = "\(version >> 16).\(version >> 8 & 0xFF).\(version & 0xFF)"
        var lines = ["# Touchscreen report", "", "By `tactus doctor` \(number), from \(origin): \(closing)."]
        for examination in examinations {
            lines += ["", "## \(DoctorReport.escaped(examination.name))", ""]
            if !examination.identity.isEmpty { lines += [examination.identity, ""] }
            lines += ["| | |", "|---|---|"]
            for finding in examination.findings {
                let topic = finding.isTrouble ? "**\(finding.topic)**" : finding.topic
                lines.append("| \(topic) | \(DoctorReport.escaped(finding.text)) |")
            }
        }
        if !verdicts.isEmpty {
            lines += ["", "## Gestures", "", "Of \(DoctorReport.escaped(gestures.title)):", ""]
            lines += ["| gesture | fired | why not |", "|---|---|---|"]
            lines += verdicts.map { verdict in
                let why = verdict.fired == 0 ? DoctorReport.escaped(verdict.reason) : ""
                return "| \(DoctorReport.escaped(verdict.name)) | \(verdict.times) | \(why) |"
            }
        }
        // Complaints quote the file, such as commands that are nobody's business.
        if !complaints.isEmpty {
            lines += [
                "",
                "Of that file \(complaints.count == 1 ? "1 line is" : "\(complaints.count) lines are") complained of.",
            ]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Words of devices and files are no Markdown, and control no terminal.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.printable {
            if "\\`*_[]<>|&#~".contains(character) { result += "\\" }
            result.append(character)
        }
        return result
    }
}

extension GestureVerdict {
    fileprivate var times: String { fired == 0 ? "no" : fired == 1 ? "once" : "\(fired) times" }
}
