// SPDX-License-Identifier: MIT

extension Settings {
    /// A line for each setting that was said.
    var lines: [String] {
        [delivery?.text, source].compactMap { $0 }
    }

    private var source: String? {
        guard accommodations != nil || panel != nil else { return nil }
        var line = TextLine("source")
        if let panel {
            line.add("area", [panel.area.x, panel.area.y, panel.area.width, panel.area.height].commaText)
            line.add("millimetres", [panel.width, panel.height].commaText)
        }
        accommodations?.add(to: &line)
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
        line.add("hold", hold?.millisecondsText)
        line.add("ignore-repeat", ignoreRepeat?.millisecondsText)
        line.add("tap-assistance", tapAssistance.map { "\($0.duration.millisecondsText),\($0.place.rawValue)" })
    }
}
