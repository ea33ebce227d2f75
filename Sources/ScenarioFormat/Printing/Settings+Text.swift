// SPDX-License-Identifier: MIT

extension Settings {
    /// A line for each setting.
    var lines: [String] {
        [isRecording ? "recording 1" : nil, delivery?.text].compactMap { $0 } + touchSources.map(\.text)
            + [source].compactMap { $0 }
    }

    private var source: String? {
        guard let accommodations else { return nil }
        var line = TextLine("source")
        accommodations.add(to: &line)
        return line.text
    }
}

extension OutputFrameDelivery {
    fileprivate var text: String {
        var line = TextLine("delivery", "output-frame")
        line.add("resampled", if: isResampled)
        line.add("latency", latency?.millisecondsText)
        return line.text
    }
}

extension Accommodations {
    fileprivate func add(to line: inout TextLine) {
        line.add(self)
    }
}

extension TextLine {
    mutating func add(_ accommodations: Accommodations) {
        add("hold", accommodations.hold?.millisecondsText)
        add("ignore-repeat", accommodations.ignoreRepeat?.millisecondsText)
        add(
            "tap-assistance",
            accommodations.tapAssistance.map { "\($0.duration.millisecondsText),\($0.place.rawValue)" })
    }
}
