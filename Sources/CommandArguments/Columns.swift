// SPDX-License-Identifier: MIT

/// Returns lines of two columns, as help shows options. Texts of several lines are indented.
public func columns(_ rows: [(String, String)]) -> [String] {
    let width = rows.map { $0.0.count }.max() ?? 0
    return rows.flatMap { name, text -> [String] in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in
            let start = index == 0 ? name : ""
            return "  " + start + String(repeating: " ", count: width - start.count + 2) + line
        }
    }
}
