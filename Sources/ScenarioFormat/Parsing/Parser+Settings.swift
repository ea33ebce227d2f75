// SPDX-License-Identifier: MIT

extension Parser {
    /// Reads a setting of the whole run. Returns false if the first word is no setting.
    mutating func readSetting(_ first: Word, _ line: inout Line) throws(ScenarioError) -> Bool {
        switch first.text {
        case "recording": try readRecording(first, &line)
        case "delivery":
            try check(first, isNew: scenario.settings.delivery == nil)
            scenario.settings.delivery = try delivery(&line)
        case "source":
            try check(first, isNew: scenario.settings.accommodations == nil)
            var options = try line.options()
            scenario.settings.accommodations = try accommodations(&options)
            try options.finish()
        // In a recording a touch source is a declaration.
        case "touch-source" where !scenario.settings.isRecording:
            try check(first, isNew: scenario.settings.panel == nil)
            let name = try names.declare(try line.next("a name"), as: .source)
            var options = try line.options()
            scenario.settings.panel = try panel(name, &options, first)
            try options.finish()
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

    private func panel(_ name: String, _ options: inout Options, _ first: Word) throws(ScenarioError) -> Panel {
        guard let area = try options.value("area")?.numbers(4), let size = try options.value("millimetres")?.numbers(2)
        else { throw first.error("area=X,Y,W,H and millimetres=W,H are missing") }
        guard area[2] > 0, area[3] > 0, size[0] > 0, size[1] > 0 else {
            throw first.error("a panel is larger than nothing")
        }
        return Panel(
            name: name, area: Rect(x: area[0], y: area[1], width: area[2], height: area[3]), width: size[0],
            height: size[1])
    }

    func accommodations(_ options: inout Options) throws(ScenarioError) -> Accommodations {
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
        return accommodations
    }
}
