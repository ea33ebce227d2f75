// SPDX-License-Identifier: MIT

import GestureCore

/// A number as a timeline writes it: no fraction where there is none, three places otherwise.
func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
    return "\(rounded)"
}

func text(_ point: Point) -> String { "\(text(point.x)),\(text(point.y))" }

func milliseconds(_ time: Microseconds) -> String { text(Double(time) / 1000) }

/// Milliseconds as the engine counts time.
func ms(_ count: Double) -> Microseconds { Microseconds((count * 1000).rounded()) }

/// The words of each line that has any.
func lines(_ text: String) -> [[String]] {
    var lines: [[String]] = []
    for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        if !words.isEmpty { lines.append(words.map(String.init)) }
    }
    return lines
}
