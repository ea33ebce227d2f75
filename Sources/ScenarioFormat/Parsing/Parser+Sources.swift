// SPDX-License-Identifier: MIT

extension Parser {
    /// `touch-source NAME …`
    mutating func source(_ line: inout Line) throws(ScenarioError) -> SourceDeclaration {
        try sourceOptions(of: try names.declare(try line.next("a name"), as: .source), &line)
    }

    func sourceOptions(of name: String, _ line: inout Line) throws(ScenarioError) -> SourceDeclaration {
        var source = SourceDeclaration(name: name, line: line.source)
        var options = try line.options()
        if let seat = try options.value("seat")?.number(atLeast: 0, called: "seat") {
            source.seat = UInt32(exactly: seat) ?? 0
        }
        source.isFrameless = try options.flag("frameless")
        source.isNormalized = try options.flag("normalized")
        source.scalesLengths = try options.flag("scales-lengths")
        if let area = try options.value("area")?.numbers(4) {
            source.area = Rect(x: area[0], y: area[1], width: area[2], height: area[3])
        }
        if let size = try options.value("millimetres")?.numbers(2) { source.size = Point(x: size[0], y: size[1]) }
        if let numbers = try options.value("transform")?.numbers(6) {
            source.transform = AffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        }
        source.accommodations = try accommodations(&options)
        try options.finish()
        return source
    }

    /// `from SOURCE ACTION`. A finger stays on the source on which it landed, so that a file that is written by hand
    /// names the source of a down only.
    mutating func actionOfSource(_ line: inout Line) throws(ScenarioError) -> Action {
        let source = try names.source(try line.next("a touch source"))
        let inner = try line.next("an action")
        if !scenario.settings.isRecording {
            switch inner.text {
            case "down": break
            case RecordedVerb.cancelSource.rawValue: return .from(source, .call(RecordedCall(.cancelSource)))
            default: throw inner.error("only ‘down’ and ‘cancel-source’ stand behind ‘from’")
            }
        }
        return .from(source, try action(inner, &line))
    }
}
