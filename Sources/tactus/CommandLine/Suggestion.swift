// SPDX-License-Identifier: MIT

extension [String] {
    /// `a, b or c`
    var alternatives: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}

/// Finds the name that was meant by one that does not exist.
enum Suggestion {
    /// Returns `; perhaps next is meant`, or the names that there are.
    static func text(for name: String, among names: [String]) -> String {
        let ranked = names.map { (name: $0, distance: distance(lowercased(name), lowercased($0))) }
        let best = ranked.min { $0.distance < $1.distance }
        if let best, best.distance <= max(2, name.count / 3) { return "; perhaps \(best.name) is meant" }
        let longer = names.filter { $0.lowercased().hasPrefix(name.lowercased()) }
        if let first = longer.first, longer.count == 1 { return "; perhaps \(first) is meant" }
        guard !names.isEmpty else { return "; the file has no recognizers" }
        let more = names.count > 8 ? ", …" : ""
        return "; there are " + names.prefix(8).joined(separator: ", ") + more
    }

    private static func lowercased(_ text: String) -> [Character] { Array(text.lowercased().prefix(100)) }

    /// Returns the number of characters to add, remove or replace.
    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var row = Array(0...other.count)
        for (index, character) in one.enumerated() {
            var (diagonal, left) = (row.first ?? 0, index + 1)
            var next = [left]
            for (place, candidate) in other.enumerated() {
                let above = place + 1 < row.count ? row[place + 1] : 0
                left = min(left + 1, above + 1, diagonal + (character == candidate ? 0 : 1))
                next.append(left)
                diagonal = above
            }
            row = next
        }
        return row.last ?? 0
    }
}
