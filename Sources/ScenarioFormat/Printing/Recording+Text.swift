// SPDX-License-Identifier: MIT

extension TimelineEntry {
    /// The line and the lines below it.
    var lines: [String] {
        ["at \(time.millisecondsText) \(action.text)"] + nested.map(\.text) + losses.map(\.comment)
    }
}

extension RecordingLoss {
    var comment: String { RecordingLoss.prefix + text }
}

extension NestedAction {
    fileprivate var text: String {
        let time = time.map { "at \($0.millisecondsText) " } ?? ""
        return "  during \(name) \(callback.rawValue) \(ordinal): \(time)\(action.text)"
    }
}

extension SourceDeclaration {
    var text: String { text("touch-source") }
    var changeText: String { text("change-source") }

    private func text(_ word: String) -> String {
        var line = TextLine(word, name)
        if seat != 0 { line.add("seat", String(seat)) }
        line.add("frameless", if: isFrameless)
        line.add("normalized", if: isNormalized)
        line.add("scales-lengths", if: scalesLengths)
        line.add("area", area.map { [$0.x, $0.y, $0.width, $0.height].commaText })
        line.add("millimetres", size.map { [$0.x, $0.y].commaText })
        line.add("transform", transform.map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty].commaText })
        line.add(accommodations)
        return line.text
    }
}

extension PropertyChange {
    var text: String { "set \(name) \(property.rawValue)=\(values.commaText)" }
}

extension RecordedAnswer {
    var text: String {
        switch self {
        case .yes: "answer yes"
        case .no: "answer no"
        case .unhandled: "answer unhandled"
        case .view(let name): "answer \(name ?? "none")"
        case .place(let place): "answer \(place.text)"
        }
    }
}

extension RecordedCall {
    var text: String {
        var line = TextLine(verb.rawValue)
        var names = names[...]
        var numbers = numbers[...]
        for part in verb.parts {
            switch part {
            case .name, .nameOrNone, .newName: line.add((names.popFirst() ?? nil) ?? "none")
            case .number: line.add((numbers.popFirst() ?? 0).decimalText)
            case .touch, .touches: line.add(touches.commaText)
            case .state, .phase: line.add(word ?? "")
            case .deadline: line.add(time?.millisecondsText ?? "none")
            case .animated: line.add("animated", if: isAnimated)
            case .region: addRegion(to: &line)
            }
        }
        return line.text
    }

    private func addRegion(to line: inout TextLine) {
        if let word { line.add(word) }
        var rest = numbers[...]
        while !rest.isEmpty {
            line.add(rest.prefix(4).commaText)
            rest = rest.dropFirst(4)
        }
    }
}
