// SPDX-License-Identifier: MIT

import GestureCore

/// Rule 8.10 once more, as straightforward as can be: the parabola a + b·t + c·t² with the least squares by its
/// three normal equations, which elimination solves; t is 0 at the last sample, so that b is the velocity. What was
/// before a pause of more than 40 ms does not count.
func referenceVelocity(_ samples: [(ms: Double, place: Point)]) -> Point {
    guard let last = samples.last else { return .zero }
    let pause = samples.indices.dropFirst().last { samples[$0].ms - samples[$0 - 1].ms > 40 }
    let window = samples[(pause ?? 0)...].filter { last.ms - $0.ms <= 100 }
    guard let first = window.first, window.count > 1 else { return .zero }
    let times = window.map { ($0.ms - last.ms) / 1000 }
    let fit = Point(
        x: slope(times, window.map(\.place.x)),
        y: slope(times, window.map(\.place.y)))
    let way = last.place - first.place
    return fit.x * way.x + fit.y * way.y < 0 ? .zero : fit
}

private func slope(_ times: [Double], _ values: [Double]) -> Double {
    if times.count == 2 { return (values[1] - values[0]) / (times[1] - times[0]) }
    func sum(_ power: Int, _ weights: [Double]? = nil) -> Double {
        times.indices.reduce(0) { sum, index in
            let t = (0..<power).reduce(1.0) { product, _ in product * times[index] }
            return sum + t * (weights?[index] ?? 1)
        }
    }
    var rows = (0..<3).map { row in (0..<3).map { sum(row + $0) } + [sum(row, values)] }
    for column in 0..<3 {
        let pivot = (column..<3).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
        rows.swapAt(column, pivot)
        for row in 0..<3 where row != column {
            let factor = rows[row][column] / rows[column][column]
            for index in 0..<4 { rows[row][index] -= factor * rows[column][index] }
        }
    }
    return rows[1][3] / rows[1][1]
}
