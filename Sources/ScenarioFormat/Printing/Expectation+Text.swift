// SPDX-License-Identifier: MIT

extension Expectation {
    var header: String {
        var line = TextLine("expect")
        line.add("states", if: showsStates)
        line.add("delegates", if: showsDelegates)
        line.add("wire", if: showsWire)
        line.add("host", if: showsHost)
        line.add("responders", if: showsResponders)
        line.add("scrolling", if: showsScrolling)
        line.add("any-order", if: isAnyOrder)
        return line.text
    }
}

extension ExpectedLine {
    /// Text without indentation.
    public var text: String {
        var line = TextLine(time?.millisecondsText ?? "-", name, event.text)
        for id in ids { line.add(String(id)) }
        for number in coordinates { line.add(number.text) }
        for key in LogKey.allCases { line.add(key.rawValue, keys[key]?.text) }
        line.add("*", if: folds)
        return line.text
    }
}

extension ExpectedNumber {
    fileprivate var text: String {
        value.decimalText + (tolerance.map { "~\($0.decimalText)" } ?? "")
    }
}

extension ExpectedValue {
    fileprivate var text: String {
        switch self {
        case .numbers(let numbers): numbers.map(\.text).joined(separator: ",")
        case .count(let count): String(count)
        case .touches(let touches): touches.commaText
        case .reason(let reason): reason.rawValue
        }
    }
}

extension LogLine {
    /// Text in the log, with all keys.
    public var text: String {
        text(keys: LogKey.allCases)
    }

    /// Text with some keys.
    func text(keys shown: [LogKey]) -> String {
        var line = TextLine(time.millisecondsText, name, event.text)
        for id in ids { line.add(String(id)) }
        if let coordinates {
            line.add("\(coordinates.x.text(decimals: 3)) \(coordinates.y.text(decimals: 3))")
        }
        for key in shown { line.add(key.rawValue, keys[key]?.text) }
        return line.text
    }
}

extension LogValue {
    fileprivate var text: String {
        switch self {
        case .numbers(let numbers): numbers.map { $0.text(decimals: 3) }.joined(separator: ",")
        case .point(let point): "\(point.x.text(decimals: 3)),\(point.y.text(decimals: 3))"
        // Scales and angles, which are compared more finely than pixels.
        case .number(let number): number.text(decimals: 4)
        case .count(let count): String(count)
        case .touches(let touches): touches.commaText
        case .reason(let reason): reason.rawValue
        }
    }
}
