// SPDX-License-Identifier: MIT

extension String {
    /// Splits a text at another one.
    func parts(between separator: String) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        var place = rest.startIndex
        while place < rest.endIndex {
            if !separator.isEmpty, rest[place...].hasPrefix(separator) {
                parts.append(String(rest[..<place]))
                rest = rest[place...].dropFirst(separator.count)
                place = rest.startIndex
            } else {
                place = rest.index(after: place)
            }
        }
        return parts + [String(rest)]
    }
}
