// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Parts of the glass that fingers reached, in cells. A part that they did not reach may be dead, or nobody touched it.
struct GlassCoverage {
    private static let columns = 16
    private static let rows = 10
    private var isReached = [Bool](repeating: false, count: columns * rows)
    /// Nearest approach to the left, right, top and bottom edge, in parts of the glass.
    private var left = 1.0
    private var right = 1.0
    private var top = 1.0
    private var bottom = 1.0
    private let scale: GlassScale

    init(_ collector: TrailCollector, _ scale: GlassScale) {
        self.scale = scale
        for trail in collector.trails {
            if let first = trail.samples.first { reach(first.x, first.y) }
            for (from, to) in trail.steps {
                // A finger that moves reaches what lies between two reports.
                for step in 1...20 {
                    let part = Double(step) / 20
                    reach(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
                }
            }
        }
    }

    private mutating func reach(_ x: Double, _ y: Double) {
        let column = min(Int(x * Double(GlassCoverage.columns)), GlassCoverage.columns - 1)
        let row = min(Int(y * Double(GlassCoverage.rows)), GlassCoverage.rows - 1)
        let index = row * GlassCoverage.columns + column
        if isReached.indices.contains(index) { isReached[index] = true }
        (left, right) = (min(left, x), min(right, 1 - x))
        (top, bottom) = (min(top, y), min(bottom, 1 - y))
    }

    private func reached(_ column: Int, _ row: Int) -> Bool {
        let index = row * GlassCoverage.columns + column
        return isReached.indices.contains(index) && isReached[index]
    }

    private typealias Cell = (column: Int, row: Int)

    private var inner: [Cell] {
        (1..<GlassCoverage.rows - 1).flatMap { row in (1..<GlassCoverage.columns - 1).map { ($0, row) } }
    }

    private func share(_ cells: [Cell]) -> Double {
        cells.isEmpty ? 0 : Double(cells.count { reached($0.column, $0.row) }) / Double(cells.count)
    }

    var finding: DeviceFinding {
        let covered = isReached.count { $0 } * 100 / max(1, isReached.count)
        let share = share(inner)
        guard share >= 0.6 else {
            return .fact(
                "dead zones",
                "cannot be told: fingers reached \(covered) % of the glass; draw over all of it to see them")
        }
        let parts = edges + (share >= 0.85 ? holes : [])
        guard !parts.isEmpty else { return .fact("dead zones", "none: fingers reached \(covered) % of the glass") }
        return .trouble(
            "dead zones", "no finger reached " + parts.joined(separator: ", "),
            "draw there; if nothing comes, the glass is dead there, or its frame covers it")
    }

    /// Edges that no finger reached, and corners between edges that fingers reached.
    private var edges: [String] {
        let (columns, rows) = (GlassCoverage.columns, GlassCoverage.rows)
        let middle = { (count: Int) in 1..<count - 1 }
        let isDead = (
            left: share(middle(rows).map { (0, $0) }) == 0, right: share(middle(rows).map { (columns - 1, $0) }) == 0,
            top: share(middle(columns).map { ($0, 0) }) == 0, bottom: share(middle(columns).map { ($0, rows - 1) }) == 0
        )
        var parts: [String] = []
        if isDead.left { parts.append("the left edge (nearest \(scale.text(left * scale.width)))") }
        if isDead.right { parts.append("the right edge (nearest \(scale.text(right * scale.width)))") }
        if isDead.top { parts.append("the top edge (nearest \(scale.text(top * scale.height)))") }
        if isDead.bottom { parts.append("the bottom edge (nearest \(scale.text(bottom * scale.height)))") }
        if !isDead.left, !isDead.top, !reached(0, 0) { parts.append("the top left corner") }
        if !isDead.right, !isDead.top, !reached(columns - 1, 0) { parts.append("the top right corner") }
        if !isDead.left, !isDead.bottom, !reached(0, rows - 1) { parts.append("the bottom left corner") }
        if !isDead.right, !isDead.bottom, !reached(columns - 1, rows - 1) { parts.append("the bottom right corner") }
        return parts
    }

    /// Connected cells inside the glass that no finger reached, the largest three.
    private var holes: [String] {
        var rest = inner.filter { !reached($0.column, $0.row) }
        var groups: [[Cell]] = []
        while let first = rest.popLast() {
            var group = [first]
            var next = 0
            while next < group.count {
                let cell = group[next]
                next += 1
                let isNear = { (other: Cell) in
                    abs(other.column - cell.column) + abs(other.row - cell.row) == 1
                }
                group += rest.filter(isNear)
                rest.removeAll(where: isNear)
            }
            groups.append(group)
        }
        return groups.sorted { $0.count > $1.count }.prefix(3).map(text)
    }

    private func text(_ group: [Cell]) -> String {
        let (columns, rows) = (group.map(\.column), group.map(\.row))
        let from = scale.place(
            Double(columns.min() ?? 0) / Double(GlassCoverage.columns),
            Double(rows.min() ?? 0) / Double(GlassCoverage.rows))
        let to = scale.place(
            Double((columns.max() ?? 0) + 1) / Double(GlassCoverage.columns),
            Double((rows.max() ?? 0) + 1) / Double(GlassCoverage.rows))
        return "the part from \(from) to \(to)"
    }
}
