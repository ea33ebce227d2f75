// SPDX-License-Identifier: MIT

import ScenarioRunner

extension RecognizerFacts {
    /// `3-finger swipe "next-track"`
    var title: String {
        var words: [String] = []
        if touches > 1 { words.append("\(touches)-finger") }
        if kind == "tap", taps > 1 { words.append(taps == 2 ? "double" : taps == 3 ? "triple" : "\(taps)-fold") }
        words.append(kind == "screen-edge-pan" ? "screen-edge pan" : kind.replacingDashes)
        words.append("\"\(name)\"")
        return words.joined(separator: " ")
    }
}

extension String {
    fileprivate var replacingDashes: String { String(map { $0 == "-" ? " " : $0 }) }
}
