// SPDX-License-Identifier: MIT

extension Parser {
    /// Reads a setting of the whole run. False: the first word is none.
    mutating func readSetting(_ first: Word, _ line: inout Line) throws(ScenarioError) -> Bool {
        switch first.text {
        case "delivery":
            try check(first, isNew: scenario.settings.delivery == nil)
            scenario.settings.delivery = try delivery(&line)
        case "source":
            try check(first, isNew: scenario.settings.accommodations == nil)
            scenario.settings.accommodations = try accommodations(&line)
        default: return false
        }
        return true
    }

    private func check(_ first: Word, isNew: Bool) throws(ScenarioError) {
        guard isNew else { throw first.error("\(first.text.quoted) is said twice") }
        guard scenario.declarations.isEmpty, scenario.relations.isEmpty else {
            throw first.error("\(first.text.quoted) should stand before any view")
        }
    }

    private func delivery(_ line: inout Line) throws(ScenarioError) -> OutputFrameDelivery {
        try line.expect("output-frame")
        var options = try line.options()
        let isResampled = try options.flag("resampled")
        let word = try options.value("latency")
        let latency = try word?.milliseconds(called: "latency")
        if let word, !isResampled { throw word.error("a latency is for resampled touches") }
        try options.finish()
        return OutputFrameDelivery(isResampled: isResampled, latency: latency)
    }

    private func accommodations(_ line: inout Line) throws(ScenarioError) -> Accommodations {
        var options = try line.options()
        var accommodations = Accommodations()
        accommodations.hold = try options.value("hold")?.milliseconds(called: "duration")
        accommodations.ignoreRepeat = try options.value("ignore-repeat")?.milliseconds(called: "duration")
        if let word = try options.value("tap-assistance") {
            let parts = word.commaSeparated()
            guard parts.count == 2 else {
                throw word.error("\(word.text.quoted) should be a duration and a place with a comma between")
            }
            accommodations.tapAssistance = TapAssistance(
                duration: try parts[0].milliseconds(called: "duration"),
                place: try parts[1].oneOf(TapAssistance.Place.self, called: "place"))
        }
        try options.finish()
        return accommodations
    }
}
