// SPDX-License-Identifier: MIT

/// JSON values, written without white space.
enum JSON {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSON])
    /// Keys keep this order.
    case object([(String, JSON)])

    static func integers(_ numbers: [Int64]) -> JSON { .array(numbers.map(JSON.integer)) }

    /// JSON text that is safe inside a `script` element: `<` is escaped.
    var text: String {
        var result = ""
        write(to: &result)
        return result
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let isTrue): text += isTrue ? "true" : "false"
        case .integer(let number): text += String(number)
        case .number(let number): text += JSON.decimal(number)
        case .string(let string): JSON.write(string, to: &text)
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                JSON.write(member.0, to: &text)
                text += ":"
                member.1.write(to: &text)
            }
            text += "}"
        }
    }

    /// Rounds to a thousandth, finer than any screen. JSON has no infinite numbers.
    private static func decimal(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        guard number.magnitude < 1e12 else { return "\(number)" }
        let thousandths = Int64((number * 1000).rounded())
        guard thousandths % 1000 != 0 else { return String(thousandths / 1000) }
        return "\(Double(thousandths) / 1000)"
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "<", "\u{2028}", "\u{2029}": escape(scalar, to: &text)
            case _ where scalar.value < 0x20: escape(scalar, to: &text)
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    private static func escape(_ scalar: Unicode.Scalar, to text: inout String) {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
