// SPDX-License-Identifier: MIT

extension Double {
    /// The shortest text that reads back as the same number; no `.0` behind whole ones, no sign before zero.
    public var decimalText: String {
        if self == 0 { return "0" }
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Text rounded for people, without trailing zeros.
    func text(decimals: Int) -> String {
        var unit: Int64 = 1
        for _ in 0..<decimals { unit *= 10 }
        let scaled = (self * Double(unit)).rounded()
        guard let units = Int64(exactly: scaled) else { return description }
        let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: unit.magnitude)
        var text = (units < 0 ? "-" : "") + String(whole)
        if rest > 0 {
            var digits = String(rest + unit.magnitude).dropFirst()
            while digits.last == "0" { digits.removeLast() }
            text += "." + digits
        }
        return text
    }
}
