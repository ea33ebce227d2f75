// SPDX-License-Identifier: MIT

extension Settings {
    /// A line for each setting that was said.
    var lines: [String] {
        [delivery?.text, accommodations?.text].compactMap { $0 }
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
    fileprivate var text: String {
        var line = TextLine("source")
        line.add("hold", hold?.millisecondsText)
        line.add("ignore-repeat", ignoreRepeat?.millisecondsText)
        line.add("tap-assistance", tapAssistance.map { "\($0.duration.millisecondsText),\($0.place.rawValue)" })
        return line.text
    }
}
