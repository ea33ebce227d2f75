// SPDX-License-Identifier: MIT

extension String {
    var lines: [String] {
        split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0) }
    }

    /// The text before a sign that is not doubled; doubled ones are one.
    func components(before sign: Character) -> String {
        var kept = ""
        var rest = self[...]
        while let first = rest.popFirst() {
            if first == sign {
                guard rest.first == sign else { break }
                rest.removeFirst()
            }
            kept.append(first)
        }
        return kept
    }

    func replacing(_ part: String, with other: String) -> String {
        guard !part.isEmpty else { return self }
        var result = ""
        var rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(part) {
                result += other
                rest = rest.dropFirst(part.count)
            } else if let first = rest.popFirst() {
                result.append(first)
            }
        }
        return result
    }
}
