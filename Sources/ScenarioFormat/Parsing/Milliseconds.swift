// SPDX-License-Identifier: MIT

// The text has milliseconds with decimals, the model whole microseconds: read and written digit by
// digit, since a detour over floating point would move times.

extension Word {
    /// Beyond any practical time, and small enough that a time and a duration can be added.
    static let latestTime: Microseconds = 1 << 61

    func milliseconds(called what: String = "time") throws(ScenarioError) -> Microseconds {
        guard let time = microseconds else {
            throw error("\(text.quoted) is no \(what) in milliseconds")
        }
        return time
    }

    private var microseconds: Microseconds? {
        let parts = Array(text.utf8).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard let whole = parts.first, !whole.isEmpty, parts.count <= 2 else { return nil }
        let fraction = parts.count == 2 ? parts[1] : []
        guard parts.count == 1 || !fraction.isEmpty else { return nil }
        guard (whole + fraction).allSatisfy(\.isDigit) else { return nil }

        var time: Microseconds = 0
        for digit in whole + (fraction + "000".utf8).prefix(3) {
            guard time <= Word.latestTime / 10 else { return nil }
            time = time * 10 + Microseconds(digit - UInt8(ascii: "0"))
        }
        if let next = fraction.dropFirst(3).first, next >= UInt8(ascii: "5") {
            time += 1
        }
        return time <= Word.latestTime ? time : nil
    }
}

extension Microseconds {
    /// Text in ms, with as few decimals as possible.
    public var millisecondsText: String {
        let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: 1_000)
        var text = (self < 0 ? "-" : "") + String(whole)
        if rest > 0 {
            var decimals = String(rest + 1_000).dropFirst()
            while decimals.last == "0" { decimals.removeLast() }
            text += "." + decimals
        }
        return text
    }
}

extension UInt8 {
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
