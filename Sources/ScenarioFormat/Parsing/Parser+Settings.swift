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
            try check(first, isNew: true)
            let source = try source(&line)
            try check(first, sizeOf: source)
            scenario.settings.touchSources.append(source)
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

    /// A file that is written by hand gives a panel's place and its size, or neither.
    private func check(_ first: Word, sizeOf source: SourceDeclaration) throws(ScenarioError) {
        guard let area = source.area, let size = source.size else {
            guard source.area == nil, source.size == nil else {
                throw first.error("area=X,Y,W,H and millimetres=W,H belong together")
            }
            return
        }
        guard area.width > 0, area.height > 0, size.x > 0, size.y > 0 else {
            throw first.error("a panel is larger than nothing")
        }
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
